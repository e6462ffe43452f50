"""The IR under one name: operations, their regions, blocks and values."""

from mica.value import BlockArgument, OpResult, Use, Value
from mica.operation import Operation
from mica.block import Block, Region
from mica.building import InsertionPoint, create

__all__ = ["Block", "BlockArgument", "InsertionPoint", "Operation", "OpResult", "Region", "Use", "Value", "create"]
