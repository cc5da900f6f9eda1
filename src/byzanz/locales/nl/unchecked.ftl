### At a table that warns before mistakes: an action that was sent without a verdict.

# Shown for a few seconds after an action, when the server was too busy to judge it before it had to be sent.
hint-unchecked = Deze zet kon niet op tijd worden gecontroleerd.
