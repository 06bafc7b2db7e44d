"""First picture of the home page, with the mobile network lost too: the same block, only lines within a house's own plot still lit."""
import town_block
from town_block import LOOK, SIZE  # noqa: F401 (the renderer reads them here)

SAMPLES = 24


def build():
    return town_block.build(has_mains=False, has_network=False)
