"""First picture of the home page: the same block in a power cut, the gateways' lights and lines still on."""
import town_block
from town_block import LOOK, SIZE  # noqa: F401 (the renderer reads them here)

SAMPLES = 24


def build():
    return town_block.build(has_mains=False)
