"""For the page that does not exist: a network plug pulled out of its coupler, one small mint light still on."""
import math

import camera as cameras
import dark_set as d
import geometry as g
import lighting
import materials as m

SIZE = (1440, 810)
LOOK = {'exposure': 0.6, 'contrast': 1.06, 'bloom': {'threshold': 1.1, 'amount': 0.55}}


def build():
    """Plug on the left, coupler on the right, a gap of three centimetres between them."""
    d.surround(0.25)
    d.floor((0, 0, 0), 7, 24, '#1b222d', 0.28)
    d.plug((-2.0, -0.5, 0.55), yaw=-78 + 180)
    d.cable([(-5.5, -1.24, 0.55), (-7.6, -1.7, 0.4), (-12, -2.6, 0.3), (-17, -1.2, 0.29), (-24, 2.6, 0.29), (-36, 4, 0.29)])
    coupler((4.4, 0.9, 0.95), -72)
    d.cable([(5.5, 1.27, 0.95), (7.4, 1.9, 0.8), (11, 3.0, 0.32), (16, 2.2, 0.29), (24, -1.0, 0.29), (38, -1, 0.29)])
    view = cameras.add_camera((0.6, 0, 0.6), azimuth=-8, elevation=20, lens=100, distance=52)
    cameras.focus(view, (0.2, -0.3, 0.9), softness=1.5)
    d.rig(0.5, key=6, rim=18, mint=8, fill=2.4, at=(0, 0, 1))
    lighting.reflection(view, (0, 0, 0), (0, 0, 1), 60, 20, 0.6, 60, (0.6, 0.8, 1), (0, 8))
    d.lamp((1.5, -0.9, 1.3), 40, m.MINT, 0.1)
    d.glow(view, (1, 2, 1), 12, '#1d4170', 0.35, 30)
    return view


def coupler(at, yaw):
    """In-line socket: a graphite sleeve with a real opening, gold pins and a mint light on its top."""
    graphite = m.graphite()
    opening = g.fillet([
        (-0.62, -0.46, 0.03), (0.62, -0.46, 0.03), (0.62, 0.28, 0.03), (0.36, 0.28, 0.02),
        (0.36, 0.5, 0.03), (-0.36, 0.5, 0.03), (-0.36, 0.28, 0.02), (-0.62, 0.28, 0.03),
    ], closed=True, segments=4)
    shell = g.plate('shell', g.rounded_rectangle(2.1, 1.8, 0.42), graphite, 3.4, 0.14, [opening], bevel_segments=6)
    inner = g.rounded_box('inner', (1.5, 1.3, 0.4), 0.05, m.rubber('#22262c'), (0, 0, 0.5))
    ring = g.plate('ring', g.rounded_rectangle(2.14, 1.84, 0.44), m.metal('#17b8a3', 0.3), 0.14, 0.03, [opening], z=2.9)
    boot = g.lathe('boot', [(0, -1.2, 0), (0.42, -1.2, 0.06), (0.46, -0.6, 0.1), (0.78, 0.1, 0.2), (0, 0.1, 0)], m.rubber('#2f3640'))
    light = g.lathe('light', [(0, 0, 0), (0.13, 0, 0), (0.12, 0.05, 0.05), (0, 0.07, 0)], m.led(strength=5, core=0.8), segments=40)
    light.rotation_euler.x = -math.pi / 2
    light.location = (0, 0.9, 2.2)
    parts = [shell, inner, ring, boot, light]
    gold = m.gold()
    parts += [g.tube('pin', [(-0.4 + i * 0.114, -0.44, 3.2), (-0.4 + i * 0.114, 0.0, 1.6)], 0.025, gold, 2) for i in range(8)]
    for part in parts:
        g.turn(part, x=90)
    root = g.assemble('coupler', parts)
    root.rotation_euler.z = math.radians(yaw)
    root.location = at
    return root
