"""Desk: what people want, as values and functions, for whichever front door they come through.

Nothing here prints, exits, asks or knows a terminal. Each kind of thing has a module, and the same steps in it:

1. a *wish* is a frozen value of plain types that options or the fields of a form can fill; what is left open is ''
   or None;
2. one function settles it: names are looked up, the project, guesses and defaults fill what is open. A wrong name is an
   UnknownNameError with the choices in it, what does not go together a UsageError;
3. one function carries it out and gives values: documents, findings, figures, and files as bytes by their names. How
   far it is, it tells a callable;
4. `places.put` writes files into a folder, all or none; kits and projects have rules of their own for that.

Whoever needs no file stops before the last step. A name that is none of ours is taken for the path of a file: a door
that does not trust whoever knocks looks names up with `names.known` first, or hands over text as `Written`.
"""
