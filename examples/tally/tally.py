"""Builds a module of the dialect tally, checks it and prints it."""

import mica
from mica.dialects import tally

context = mica.Context()
module = context.parse("")
with mica.InsertionPoint(module.body):
    one = tally.number(1)
    tally.add(one, one)
module.verify()
print(module)
