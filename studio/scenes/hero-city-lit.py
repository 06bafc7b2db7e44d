"""First picture of the home page, with mains: it goes out, block by block, over `hero-city`."""
import town_block
from town_block import LOOK, SIZE  # noqa: F401 (the renderer reads them here)

SAMPLES = 24


def build():
    return town_block.build()
