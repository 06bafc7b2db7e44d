"""Dimmer Knob: a knurled aluminium knob on an 8.6 cm wall plate; a ring of lights shows the level."""
import math

import geometry as g
import lighting
import materials as m
import settings
from shots import Glint, Shot

SIZE = 8.6
PLATE_TOP = 1.05
KNOB_TOP = 2.75
LEVEL = 0.62
LIGHTS = 31


def knurled_outline(radius, teeth=96, depth=0.045):
    """Circle with fine round teeth that fingers hold."""
    points = []
    steps = 8
    for i in range(teeth * steps):
        angle = 2 * math.pi * i / (teeth * steps)
        wave = 0.5 + 0.5 * math.cos(2 * math.pi * i / steps)
        r = radius - depth * (1 - wave)
        points.append((r * math.cos(angle), r * math.sin(angle)))
    return points


def knob():
    """Dark foot, knurled skirt and a spun face with a pointer line."""
    metal, skirt = m.metal('#ccd0d5', 0.24), m.metal('#b4b9c0', 0.28)
    return [
        g.lathe('foot', [(0, PLATE_TOP, 0), (2.1, PLATE_TOP, 0), (2.1, PLATE_TOP + 0.22, 0.03), (0, PLATE_TOP + 0.22, 0)], m.graphite()),
        g.plate('skirt', knurled_outline(2.2), skirt, KNOB_TOP - PLATE_TOP - 0.55, 0.1, z=PLATE_TOP + 0.2, bevel_segments=4),
        g.lathe('cap', [(2.12, KNOB_TOP - 0.5, 0), (2.17, KNOB_TOP - 0.3, 0.05), (2.11, KNOB_TOP - 0.02, 0.14), (1.95, KNOB_TOP, 0.1), (1.65, KNOB_TOP - 0.05, 0.4), (0, KNOB_TOP - 0.12, 0)], metal, segments=256, corner_segments=14),
    ]


def build():
    """The dimmer standing on the lower edge of its plate."""
    white = m.porcelain()
    outline = g.rounded_rectangle(SIZE, SIZE, 0.95, squareness=2.4, segments=18)
    parts = [
        g.plate('box', g.rounded_rectangle(6.8, 6.8, 0.5), m.plastic('#c9ced3', 0.5), 0.3, 0.05, z=-0.3),
        g.plate('frame', outline, white, 0.48, 0.12, bevel_segments=6),
        g.plate('gap', g.rounded_rectangle(SIZE - 0.5, SIZE - 0.5, 0.75, squareness=2.4, segments=18), m.graphite(), 0.1, 0.01, z=0.44),
        g.plate('panel', g.rounded_rectangle(SIZE - 0.24, SIZE - 0.24, 0.86, squareness=2.4, segments=18), white, 0.5, 0.16, z=PLATE_TOP - 0.5, bevel_segments=7),
    ]
    parts += knob()
    lit, dark = m.led(strength=2.2, core=0.35), m.plastic('#c3c9ce', 0.4, grain=0)
    radius = 3.02
    for i in range(LIGHTS):
        share = i / (LIGHTS - 1)
        angle = math.radians(-140 + 280 * share)
        dot = g.lathe('level', [(0.11, 0, 0), (0.09, 0.035, 0.02), (0, 0.045, 0)], lit if share <= LEVEL else dark, segments=24)
        parts.append(g.move(dot, radius * math.sin(angle), radius * math.cos(angle), PLATE_TOP - 0.005))
    pointer_angle = math.radians(-140 + 280 * LEVEL)
    inner, outer = 1.05, 1.82
    line = [(r * math.sin(pointer_angle), r * math.cos(pointer_angle), KNOB_TOP - 0.05) for r in (inner, outer)]
    parts.append(g.tube('pointer', line, 0.06, m.led(strength=2.0, core=0.5), 5))
    grey = m.ink('#7a848d')
    for words, x in (('0', -2.35), ('100', 2.42)):
        parts.append(g.label(words, 0.34, grey, (x, -3.3, PLATE_TOP + 0.003), 'Inter-Medium'))
    return g.assemble('dimmer knob', g.face_front(parts))


FACE = Glint((0, -KNOB_TOP, 0), size=(30, 30), radiance=1.5, shift=(-9, 8))

def place(root):
    """On a wall in lamplight, evening."""
    lighting.world((0.6, 0.72, 1), 0.16)
    lighting.softbox((-80, -50, 30), (0, 0, 0), 60, 80, 1.0, colour=(0.72, 0.84, 1))
    settings.wall(m.plaster('#a9aca4', 0.3))
    settings.mounted(root, 0, -4)
    settings.floor_lamp((15.5, -15, 4), 8.5, 13, '#ffd9a3', 1.5)
    g.tube('stem', [(15.5, -15, -60), (15.5, -15, 10)], 0.5, m.metal('#b49a6c', 0.3), 6)
    lighting.softbox((15.5, -15, 3), (15.5, -10, -40), 10, 10, 16, colour=(1, 0.76, 0.48), spread=160)
    lighting.softbox((13, -16, 10), (-4, 0, 0), 8, 12, 11, colour=(1, 0.76, 0.48))
    settings.board((70, 16, 2), m.wood(axis='x', scale=1.2), (20, -8, -17), 0.4)
    return settings.view((1.5, 0, 0), 16, 4, 75, 36, focus=(-4, -2.5, 0), softness=1.3, centre=(0.5, 0.5))


SHOTS = {
    'hero': Shot(yaw=-24, elevation=12, width=0.5, height=0.44, glints=[FACE]),
    'front': Shot(yaw=0, azimuth=0, elevation=6, width=0.5, height=0.66, glints=[FACE]),
    'detail': Shot(yaw=-42, azimuth=4, elevation=22, aim=(-0.8, -2.2, 0.8), span=7.4, softness=1.6, glints=[FACE]),
    'place': Shot(setting=place, exposure=0.6),
}
