"""The dialogs in which a user answers an agent: one file per kind, plain values in and out."""
