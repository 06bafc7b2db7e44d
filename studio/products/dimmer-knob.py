"""Dimmer Knob: a knurled aluminium knob on an 8.6 cm wall plate; a ring of lights shows the level."""
import math

import doorway
import geometry as g
import lighting
import materials as m
import settings
import shots
from shots import Glint

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


def spot(i):
    """Where the light number i shines, in the plane of the plate."""
    angle = math.radians(-140 + 280 * i / (LIGHTS - 1))
    return 3.02 * math.sin(angle), 3.02 * math.cos(angle)


def build():
    """The dimmer on its wall plate."""
    white = m.porcelain()
    outline = g.rounded_rectangle(SIZE, SIZE, 0.95, squareness=2.4, segments=18)
    parts = [
        g.plate('box', g.rounded_rectangle(6.8, 6.8, 0.5), m.plastic('#c9ced3', 0.5), 0.3, 0.05, z=-0.3),
        g.plate('frame', outline, white, 0.48, 0.12, bevel_segments=6),
        g.plate('gap', g.rounded_rectangle(SIZE - 0.5, SIZE - 0.5, 0.75, squareness=2.4, segments=18), m.graphite(), 0.1, 0.01, z=0.44),
        g.plate('panel', g.rounded_rectangle(SIZE - 0.24, SIZE - 0.24, 0.86, squareness=2.4, segments=18), white, 0.5, 0.16, [g.circle(0.115, *spot(i), 24) for i in range(LIGHTS)], z=PLATE_TOP - 0.5, bevel_segments=7, hole_bevel=0.02),
    ]
    parts += knob()
    lit, dark = m.diffuser(0, 0.13, strength=1.6), m.plastic('#b4bac0', 0.35, grain=0)
    for i in range(LIGHTS):
        share = i / (LIGHTS - 1)
        dot = g.lathe('level', [(0.125, -0.08, 0), (0.125, -0.045, 0), (0.09, -0.02, 0.03), (0, -0.008, 0)], lit if share <= LEVEL else dark, segments=32)
        parts.append(g.move(dot, *spot(i), PLATE_TOP))
    pointer_angle = math.radians(-140 + 280 * LEVEL)
    inner, outer = 1.05, 1.82
    line = [(r * math.sin(pointer_angle), r * math.cos(pointer_angle), KNOB_TOP - 0.05) for r in (inner, outer)]
    parts.append(g.tube('pointer', line, 0.06, m.led(strength=1.3, core=0.5), 5))
    grey = m.ink('#7a848d')
    for words, x in (('0', -2.35), ('100', 2.42)):
        parts.append(g.label(words, 0.34, grey, (x, -3.3, PLATE_TOP + 0.003), 'Inter-Medium'))
    return g.assemble('dimmer knob', g.face_front(parts))


FACE = Glint((0, -KNOB_TOP, 0), size=(30, 30), radiance=0.6, shift=(-9, 8))

def place(root):
    """Beside a door in the evening: plaster painted dark, one small lamp from the upper left, the lit room behind out of focus."""
    wood = m.plastic('#c9c4b8', 0.34, 0.03)
    doorway.wall_to(10.4, doorway.paint('#56615d', '#4d5855'), wood, 5.6, 1.4)
    settings.mounted(root, 0, -4.6)
    m.use(root, 0.14, 0.3)
    doorway.room(140, z=-34)
    doorway.glow(10.4, 5)
    lighting.place('vestibule', 0.06, 30)
    lighting.softbox((-34, -26, 36), (-4, 0, 0), 9, 9, 150, (1, 0.9, 0.76))
    view = settings.view((2.4, 0, -0.3), -14, 3, 85, 30, focus=(-4.6, -2.4, 0), f_number=5.6, tilt=0.5)
    lighting.reflection(view, (-4.6, -KNOB_TOP, 0), (0, -1, 0), 26, 26, 0.8, shift=(-9, 9))
    return view


SHOTS = {
    'hero': shots.hero(mount='wall', elevation=10, glints=[FACE]),
    'front': shots.front(mount='wall'),
    'detail': shots.macro(mount='wall', yaw=-42, azimuth=4, elevation=20, aim=(-0.6, -2.2, 0.8), span=7.6, glints=[FACE]),
    'place': shots.Shot(setting=place, exposure=1.1, look={'grain': 0.012}),
}
