"""Intelligent Camera: an indoor camera, 6.6 cm head on a weighted aluminium foot, 10.8 cm tall."""
import math

import geometry as g
import materials as m
import settings
from shots import Glint, Shot

HEAD_Z = 7.3


def lens(glass, graphite):
    """Barrel rings and the front element behind the cover glass, about the origin, towards +Z."""
    return [
        g.lathe('ring 1', [(1.34, 0.00, 0), (1.34, 0.10, 0.03), (1.06, 0.10, 0.03), (1.00, -0.14, 0)], m.metal('#8a9098', 0.3), segments=128),
        g.lathe('barrel', [(1.02, -0.05, 0), (0.86, -0.25, 0.02), (0.84, -0.32, 0.02), (0.70, -0.34, 0.02), (0.62, -0.5, 0)], graphite, segments=128),
        g.lathe('element', [(0.86, -0.40, 0), (0.6, -0.26, 0.2), (0.3, -0.17, 0.2), (0, -0.14, 0)], glass, segments=128),
        g.lathe('iris', [(0.34, -0.155, 0), (0.30, -0.150, 0), (0, -0.135, 0)], m.dark_glass('#16324a', 0.03), segments=96),
    ]


def head(white, graphite):
    """The head about the origin, looking along +Z: shell, seam, dark face, lens, infra-red lights, microphone, mint light."""
    face = m.dark_glass('#14181d', 0.06)
    shell = g.lathe('shell', [
        (0, -2.3, 0), (1.6, -2.3, 0.3), (2.75, -1.5, 1.0), (3.3, -0.2, 1.2), (3.3, 0.66, 0.05), (3.24, 0.70, 0),
        (3.18, 0.70, 0),
    ], white, corner_segments=16)
    bezel = g.lathe('bezel', [
        (3.16, 0.66, 0), (3.22, 0.76, 0.02), (3.30, 0.80, 0.04), (3.30, 1.25, 0.14), (3.06, 1.42, 0.08), (2.96, 1.34, 0),
    ], white, corner_segments=12)
    seam = g.lathe('seam', [(3.0, 0.6, 0), (3.2, 0.6, 0), (3.2, 0.9, 0), (3.0, 0.9, 0)], graphite)
    holes = [g.circle(1.32, segments=96)]
    front = g.plate('face', g.circle(2.98, segments=192), face, 0.3, 0.05, holes, z=1.06)
    parts = [shell, seam, bezel, front]
    parts += [g.move(part, z=1.30) for part in lens(m.dark_glass('#0f1a26', 0.02), graphite)]
    infra_red = m.dark_glass('#3a1c22', 0.15)
    for i in range(8):
        angle = math.radians(22.5 + 45 * i)
        if i in (1, 5):
            continue
        bulb = g.lathe('infra red', [(0, 0.05, 0), (0.12, 0.03, 0.03), (0.17, 0, 0)][::-1], infra_red, segments=32)
        parts.append(g.move(bulb, 2.05 * math.cos(angle), 2.05 * math.sin(angle), 1.362))
    mint = g.lathe('status', [(0.085, 0, 0), (0.07, 0.03, 0.02), (0, 0.035, 0)], m.led(strength=3.4, core=0.8), segments=32)
    parts.append(g.move(mint, 0, 2.42, 1.36))
    grey = m.ink('#aab4bd')
    parts.append(g.label('4K  HDR', 0.26, grey, (0, -2.32, 1.362), 'Inter-Medium', spacing=1.15))
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
    return g.assemble('intelligent camera', parts)


FACE = Glint((0, -1.4, HEAD_Z), size=(26, 26), radiance=2.4, shift=(-13, 12))

def place(root):
    """On a book shelf, watching the living room."""
    settings.daylight(1.5, target=(0, 0, 6), sun_azimuth=-56)
    settings.wall(m.plaster('#cfc9be'), 11)
    settings.board((160, 26, 2.4), m.wood(axis='x', scale=1.1), (0, 0, -1.2))
    g.pose(root, yaw=-20, at=(0, -3, 0))
    settings.books((8, 2, 0), ((2.6, 21), (3.4, 18), (1.9, 22), (2.8, 19.5), (2.2, 21)), ('#42505c', '#d8d3c8', '#6f8579', '#b9a58a', '#5a4a42'))
    settings.plant((-17, 3, 0), 17, 15, 4.4, '#a7b3ad')
    return settings.view((0, 0, 6.6), 2, 7, 75, 30, focus=(0, -5, 7), softness=1.7, centre=(0.5, 0.46))


SHOTS = {
    'hero': Shot(yaw=-28, elevation=8, width=0.46, height=0.46, glints=[FACE]),
    'front': Shot(yaw=-8, azimuth=0, elevation=4, width=0.5, height=0.66, glints=[FACE]),
    'detail': Shot(yaw=-34, azimuth=4, elevation=6, aim=(0.2, -1.6, HEAD_Z), span=9, softness=1.5, glints=[FACE]),
    'place': Shot(setting=place, exposure=0.35),
}
