"""The gateway on the shelf in a night without mains: on its battery, its line dead, LTE carries what it says."""
import gateway_at_work as work
import gateway_on_shelf
from gateway_on_shelf import LOOK, SIZE  # noqa: F401 (the renderer reads them here)

SAMPLES = 14


def build():
    """Supply amber; the lights of the line and of the local network are off, for switch and router have no power either."""
    return gateway_on_shelf.build({'PWR': work.AMBER, 'WAN': work.OFF, 'LAN': work.OFF}, has_link=False)
