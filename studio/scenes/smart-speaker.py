"""Small round speaker with a fabric side on a kitchen shelf at night, a thin mint ring lit on its top, a switch on the wall."""
import math

import camera as cameras
import dark_set as d
import geometry as g
import lighting
import materials as m
import props
import settings

SIZE = (1440, 810)
LOOK = {'exposure': 0.75, 'contrast': 1.06, 'bloom': {'threshold': 1.0, 'amount': 0.5}}


def build():
    """The speaker right of the middle, the wall's left side dark."""
    wall = d.fade_to_void(m.plaster('#5a6675', 0.3), (8, 12, 14), 16, 62)
    g.rounded_box('wall', (320, 3, 160), 0.3, wall, (0, 14, 40))
    shelf = d.fade_to_void(m.wood('#8f6a48', '#5c412c', 'x', 0.5, 0.4), (6, 0, 0), 18, 58)
    g.rounded_box('shelf', (220, 27, 2.6), 0.4, shelf, (0, 0, -1.3))
    speaker()
    switch = settings.product('smart-scenes-switch')
    g.pose(switch, yaw=0, at=(24.5, 11.9, 15.5), floats=True)
    cups()
    light()
    view = cameras.add_camera((5.5, 0, 10.0), azimuth=-11, elevation=12, lens=85, distance=134)
    cameras.focus(view, (1, -5, 6), softness=1.2)
    return view


def speaker():
    """Fabric drum with a matte cap and a lit ring let into it."""
    cloth = m.fabric('#6d7986', 26)
    cap = m.plastic('#59636f', 0.5, 0.06)
    g.lathe('drum', [(0, 0.5, 0), (5.4, 0.5, 0.6), (5.9, 3.0, 1.6), (5.9, 8.0, 1.8), (5.2, 10.6, 0.6), (0, 10.6, 0)], cloth, x=1.5)
    g.lathe('foot', [(0, 0, 0), (4.6, 0, 0.1), (4.6, 0.6, 0.1), (0, 0.6, 0)], m.rubber(), x=1.5)
    g.lathe('cap', [(0, 10.5, 0), (5.0, 10.5, 0.2), (4.95, 10.85, 0.2), (0, 10.85, 0)], cap, x=1.5)
    g.lathe('ring', [(4.1, 10.8, 0), (4.45, 10.8, 0), (4.45, 10.9, 0.04), (4.1, 10.9, 0.04)], m.led(strength=4.5, core=0.7), x=1.5)
    ink = m.ink('#b8c2cb')
    for x, y in ((0, 1.9), (0, -1.9)):
        g.plate('key', g.slot(0.9, 0.12, 1.5 + x, y), ink, 0.01, 0.003, z=10.85)
    g.plate('key', g.slot(0.9, 0.12, 1.5, 1.9, vertical=True), ink, 0.01, 0.003, z=10.85)
    for i in range(4):
        a = math.pi / 2 * i + 0.6
        g.plate('microphone', g.circle(0.1, 1.5 + 3.2 * math.cos(a), 3.2 * math.sin(a), 20), m.matte('#20262e'), 0.01, 0.003, z=10.85)
    g.tube('lead', g.smooth_path([(1.5, 5.4, 1.0), (3, 9, 0.4), (12, 11.4, 0.3), (40, 11.6, 0.3)]), 0.22, m.rubber('#343b44'), 5)


def cups():
    """Two stacked bowls and a mug, so that the shelf belongs to a kitchen."""
    clay = m.plastic('#b9a48e', 0.45, 0.05)
    for i in range(3):
        bowl = g.lathe('bowl', [(0, 0, 0), (2.6, 0, 0.2), (2.8, 0.5, 0.2), (6.4, 4.4, 1.2), (6.6, 5.2, 0.12), (6.3, 5.2, 0.12), (2.6, 0.9, 0.6), (0, 0.9, 0)], clay)
        bowl.location = (16.5, 3.5, i * 1.5)
    g.pose(props.mug('#8fa3ac'), yaw=-130, at=(-11.5, 4.5, 0))


def light():
    """A lamp under a cupboard on the right, the ring's own light on the wall, moonlight from the left."""
    d.surround(0.2)
    lighting.softbox((16, 2, 44), (12, 2, 0), 40, 6, 24, (1, 0.78, 0.52))
    lighting.softbox((-60, -30, 30), (0, 0, 6), 20, 50, 6, (0.6, 0.8, 1))
    d.lamp((1.5, 0, 14.5), 500, m.MINT, 2.5)
