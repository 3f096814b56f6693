"""Game: what a game may answer, a module for each role, each with an example of how it is answered.

| role | module | what people get from it |
|---|---|---|
| the game itself | `game`, `content` | its layouts, loaded and named |
| kinds of file | `file_kind` | schemas, completion and findings while they write YAML |
| components | `component` | something to print |
| assembly, emblem | `assembly`, `emblem` | the picture of how pieces lie together; the small picture of a layout |
| arranger | `arranger` | set-ups with codes |
| checks, examiner | `check`, `answer`, `examiner` | proofs that a layout can be played, with pictures |
| playtest | `playtest`, `study`, `metric` | bots that play it by the thousand |
| inventor | `inventor` | new layouts |
| scorer | `written_game` | games that were written down, replayed and scored |

Only the game itself is a must; `games/smallest` answers every role in as few lines as possible.
"""
