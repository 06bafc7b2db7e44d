"""The gateway taken apart in layers: finned lid, circuit board, battery and base, floating one above the other."""
import math

import camera as cameras
import dark_set as d
import gateway_layers as layers
import geometry as g
import lighting
import materials as m
import packing

SIZE = (1920, 1080)
SAMPLES = 24
LOOK = {'exposure': 0.4, 'contrast': 1.06, 'bloom': {'threshold': 1.2, 'amount': 0.45}}


def build():
    """Four layers on one axis; thin mint lines mark the screws' way."""
    parts = [layers.lid(), packing.asleep(layers.plane()), layers.battery(), packing.asleep(layers.base())]
    for root, height in zip(parts, (17.0, 11.6, 7.0, 0.4)):
        g.pose(root, yaw=-28, at=(0, 0, height), floats=True)
    guides()
    d.surround(0.3)
    d.floor((0, 0, 0), 14, 44)
    view = cameras.add_camera((0, 0, 8.7), azimuth=-3, elevation=19, lens=100, distance=118)
    view.data.shift_x = -0.11
    cameras.focus(view, (0, -5, 8), softness=0.6)
    d.rig(1.1, key=8, rim=20, mint=12, fill=3.4, at=(0, 0, 8))
    lighting.reflection(view, (0, 0, 17), (0, 0, 1), 90, 30, 1.3, 70, (0.8, 0.9, 1), (6, 4))
    d.glow(view, (2, 4, 9), 32, '#22405f', 0.5, 70)
    return view


def guides():
    """Thin lines through the four screw posts."""
    mint = m.led(strength=1.4, core=0.2)
    turn = math.radians(-28)
    for x in (-6.9, 6.9):
        for y in (-4.2, 4.2):
            at = (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn))
            g.tube('guide', [(*at, 1.8), (*at, 15.7)], 0.028, mint, 2)
