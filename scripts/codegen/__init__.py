"""From the JSON Schema to the package `pi_protocol`: pure functions that return text.

`schema` reads and checks the schema, `types` has datamodel-code-generator write the dataclasses,
`decoders` and `encoders` write the codec, `package` puts the files together. Only `generate.py` writes.
"""
