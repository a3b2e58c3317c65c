"""From the JSON Schema to the package `pi_protocol`: pure functions that return text.

`lint` reads the schema and checks its style, `schema` tells what is in it, `types` has
datamodel-code-generator write the dataclasses, `decoders` and `encoders` write the codec,
`package` puts the files together. Only `generate.py` writes.
"""
