"""Commands: one module each, named like the command and beginning with its help; `COMMAND` at its foot runs it.

`--help` lists the first words of these files. Only the command that is called is imported.
"""
