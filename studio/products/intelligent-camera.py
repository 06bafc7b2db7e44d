"""Intelligent Camera: an indoor camera, 6.6 cm head on a weighted aluminium foot, 10.8 cm tall."""
import math

import cables
import geometry as g
import lighting
import materials as m
import parts as p
import room_behind
import settings
import shots
import table_top
from shots import Glint

HEAD_Z = 7.3


def head(white, graphite):
    """The head about the origin, looking along +Z: shell, seam, dark face, lens, infra-red lights, microphone, mint light."""
    face = m.dark_glass('#14181d', 0.06)
    shell = g.lathe('shell', [
        (0, -2.3, 0), (1.6, -2.3, 0.3), (2.75, -1.5, 1.0), (3.3, -0.2, 1.2), (3.3, 0.66, 0.05), (3.24, 0.70, 0),
        (3.18, 0.70, 0),
    ], white, corner_segments=24, segments=256)
    bezel = g.lathe('bezel', [
        (3.16, 0.66, 0), (3.22, 0.76, 0.02), (3.30, 0.80, 0.04), (3.30, 1.25, 0.14), (3.06, 1.42, 0.08), (2.96, 1.34, 0),
    ], white, corner_segments=16, segments=256)
    seam = g.lathe('seam', [(3.0, 0.6, 0), (3.2, 0.6, 0), (3.2, 0.9, 0), (3.0, 0.9, 0)], graphite)
    holes = [g.circle(1.32, segments=160)]
    front = g.plate('face', g.circle(2.98, segments=192), face, 0.3, 0.05, holes, z=1.06)
    parts = [shell, seam, bezel, front]
    parts.append(g.lathe('ring', [(1.36, 1.3, 0), (1.36, 1.43, 0.03), (1.24, 1.44, 0.03), (1.2, 1.3, 0)], m.metal('#8a9098', 0.28), segments=160))
    parts += [g.move(part, z=1.40) for part in p.lens(1.21, 0.95)]
    infra_red, chip = p.coated('#c9a2b8', 1.0, 1.6), m.matte('#4a1d26', 0.4)
    for i in range(8):
        angle = math.radians(22.5 + 45 * i)
        at = (2.12 * math.cos(angle), 2.12 * math.sin(angle))
        cup = g.lathe('infra red', [(0.24, 1.375, 0), (0.24, 1.368, 0), (0.15, 1.362, 0), (0, 1.3615, 0)], m.metal('#5d6168', 0.35), segments=48)
        die = g.rounded_box('die', (0.09, 0.09, 0.01), 0.003, chip, (0, 0, 1.37))
        parts += [g.move(part, *at) for part in (cup, die, p.dome('bulb', 0.2, 1.372, 0.09, infra_red, 48))]
    mint = g.lathe('status', [(0.085, 0, 0), (0.07, 0.03, 0.02), (0, 0.035, 0)], m.led(strength=1.6, core=0.8), segments=32)
    parts.append(g.move(mint, 0, 2.56, 1.36))
    grey = m.ink('#aab4bd')
    parts.append(g.label('4K', 0.28, grey, (0, -2.56, 1.362), 'Inter-Medium', spacing=1.15))
    return parts


def build():
    """The camera on its foot, looking slightly down at the viewer."""
    white, graphite = m.porcelain(), m.graphite()
    parts = []
    for part in head(white, graphite):
        g.turn(part, x=90 + 4)
        parts.append(g.move(part, z=HEAD_Z))
    metal = m.metal('#c6cad0', 0.25)
    parts += [
        g.lathe('pad', [(0, 0, 0), (2.9, 0, 0.02), (2.9, 0.12, 0), (0, 0.12, 0)], m.rubber()),
        g.lathe('foot', [(0, 0.1, 0), (3.1, 0.1, 0.05), (3.1, 0.55, 0.18), (0.9, 0.86, 1.0), (0.62, 1.5, 0.5), (0.55, 3.2, 0), (0, 3.2, 0)], metal, segments=256, corner_segments=18),
        g.lathe('collar', [(0, 3.15, 0), (0.66, 3.15, 0.04), (0.66, 3.55, 0.04), (0.52, 3.6, 0), (0.46, 4.4, 0), (0, 4.4, 0)], graphite),
        g.lathe('joint', [(0, 3.6, 0), (0.6, 3.7, 0.2), (0.6, 4.3, 0.2), (0.3, 4.6, 0)], graphite),
    ]
    parts += supply()
    return g.assemble('intelligent camera', parts)


def supply():
    """The USB-C lead: out of the foot's rear, in a loose curve over the table and away."""
    path = [(0.3, 2.7, 0.36), (0.6, 4.6, 0.3), (2.0, 7.2, 0.2), (5.4, 8.6, 0.2), (9.4, 7.4, 0.2), (14, 7.0, 0.2), (22, 10.5, 0.2), (44, 26, 0.2)]
    relief = cables.loft('relief', [(2.6, 0.3, 0.26, 3), (3.2, 0.28, 0.24, 2.6), (3.9, 0.21, 0.2, 2)], m.rubber('#d5d7d6'), z=0.36)
    loose = [relief, cables.cord(path, '#d5d7d6', 0.19)]
    for part in loose:
        part['is_loose'] = True
    return loose


FACE = Glint((0, -1.4, HEAD_Z), size=(26, 26), radiance=2.4, shift=(-13, 12))

def place(root):
    """On a shop's worn counter after closing, close; the lit arcade behind it out of focus, its lead away over the planks."""
    table_top.planks(160, 60, (0, 6), 5, colours=('#6f563f', '#3a291c'), seed=9)
    g.pose(root, yaw=-30, at=(0, 0, 0))
    m.use(root, 0.09, 0.06)
    room_behind.show('leadenhall_market', 0.08, 0.24, 40, 90, 2.6, (1, 0.84, 0.66))
    lighting.softbox((-30, -22, 34), (0, 0, 6), 8, 8, 120, (1, 0.9, 0.76))
    lighting.softbox((30, 16, 22), (0, 0, 6), 5, 30, 10, (0.72, 0.86, 1))
    view = settings.view((1.0, 0, 5.3), 2, 7, 85, 19.6, centre=(0.5, 0.48), focus=(-1.6, -2.4, 7), f_number=6.3, tilt=-0.5)
    lighting.reflection(view, root.matrix_world @ g.Vector(FACE.point), root.matrix_world.to_3x3() @ g.Vector(FACE.normal), 20, 26, 2.2, 50, (0.86, 0.93, 1), (-13, 11))
    return view


SHOTS = {
    'hero': shots.hero(yaw=-30, width=0.5, height=0.56, glints=[FACE], softness=0.8),
    'front': shots.front(yaw=-8, width=0.5, height=0.76, glints=[FACE]),
    'detail': shots.macro(yaw=-30, azimuth=4, elevation=5, aim=(0.1, -1.5, HEAD_Z), span=7.8, exposure=0.8, glints=[Glint((0, -1.5, HEAD_Z), size=(20, 30), radiance=2.4, shift=(-12, 9))]),
    'place': shots.Shot(setting=place, exposure=1.2, look={'grain': 0.012}),
}
