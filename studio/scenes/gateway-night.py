"""The gateway at night on a shelf, close, filling the picture; one network cable leaves it."""
import gateway_on_shelf
from gateway_on_shelf import LOOK, SIZE  # noqa: F401 (the renderer reads them here)

SAMPLES = 14


def build():
    return gateway_on_shelf.build()
