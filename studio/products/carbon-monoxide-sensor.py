"""Carbon Monoxide Sensor: a 11 cm squircle alarm, 3.6 cm deep, vents round its rim and a large test key."""
import math

import geometry as g
import materials as m
import settings
from shots import Glint, Shot

SIZE = 11.0
TOP = 3.5


def side_vents(dark):
    """Louvred gap between base and lid, held by ribs: smoke and gas enter from every side."""
    white = m.porcelain()
    parts = [g.plate('core', g.rounded_rectangle(SIZE - 1.5, SIZE - 1.5, 3.0, squareness=2.6, segments=20), dark, 1.1, 0.05, z=1.1)]
    outline = g.rounded_rectangle(SIZE - 0.62, SIZE - 0.62, 3.4, squareness=2.6, segments=24)
    count = len(outline)
    lengths = [0.0]
    for i in range(count):
        a, b = outline[i], outline[(i + 1) % count]
        lengths.append(lengths[-1] + math.dist(a, b))
    ribs = 56
    for k in range(ribs):
        goal = lengths[-1] * k / ribs
        i = max(j for j in range(count) if lengths[j] <= goal)
        a, b = outline[i], outline[(i + 1) % count]
        t = (goal - lengths[i]) / max(1e-6, lengths[i + 1] - lengths[i])
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        rib = g.rounded_box('rib', (0.55, 0.16, 1.0), 0.04, white, segments=2)
        rib.rotation_euler = (0, 0, math.atan2(y, x))
        rib.location = (x, y, 1.62)
        parts.append(rib)
    parts.append(g.plate('louvre', g.rounded_rectangle(SIZE - 0.3, SIZE - 0.3, 3.5, squareness=2.6, segments=24), white, 0.12, 0.05, z=1.56))
    return parts


def build():
    """The alarm standing on its rim, key towards the camera."""
    white, dark = m.porcelain(), m.matte('#262a2f')
    outline = g.rounded_rectangle(SIZE, SIZE, 3.7, squareness=2.6, segments=28)
    key_hole = g.circle(1.92, 0, -0.1, 160)
    window = g.slot(3.3, 1.05, 0, 3.15)
    sounder = [g.slot(0.9 - abs(i) * 0.09, 0.1, i * 0.26, -3.75, vertical=True) for i in range(-4, 5)]
    parts = [
        g.plate('base', outline, white, 1.15, 0.3, bevel_segments=7),
        g.plate('lid', outline, white, TOP - 2.05, 0.62, [key_hole, window, *sounder], z=2.05, bevel_segments=12, hole_bevel=0.05),
        g.plate('behind', g.circle(4.4, segments=64), dark, 0.1, 0.02, z=2.5),
        g.plate('display', g.slot(3.26, 1.01, 0, 3.15), m.dark_glass('#14181d', 0.06), 0.5, 0.04, z=TOP - 0.53),
        g.lathe('light', [(1.74, TOP - 0.4, 0), (1.74, TOP - 0.05, 0.02), (1.90, TOP - 0.05, 0.02), (1.90, TOP - 0.4, 0)], m.led(strength=1.7, core=0.4), segments=192, y=-0.1),
        g.lathe('key', [(1.70, TOP - 0.4, 0), (1.70, TOP + 0.10, 0.07), (1.5, TOP + 0.13, 0.08), (0.8, TOP + 0.04, 0.6), (0, TOP, 0)], white, segments=192, corner_segments=12, y=-0.1),
    ]
    parts += side_vents(dark)
    lit = m.screen_light('#eaf6ff', 1.3)
    parts.append(g.label('0', 0.8, lit, (-0.42, 3.15, TOP - 0.027), 'InterDisplay-Medium', thick=0.003))
    parts.append(g.label('ppm', 0.4, lit, (0.42, 3.08, TOP - 0.027), 'InterDisplay-Medium', thick=0.003))
    grey = m.ink('#5b656e')
    parts.append(g.label('CO', 0.95, grey, (0, 0.12, TOP + 0.035), 'InterDisplay-SemiBold'))
    parts.append(g.label('PRESS TO TEST', 0.23, grey, (0, -0.75, TOP + 0.075), 'Inter-Medium', spacing=1.15))
    for x, colour, words in ((-2.9, m.MINT, 'POWER'), (2.9, '#c2c8cd', 'ALARM')):
        material = m.led(colour, 3.0, 0.7) if colour == m.MINT else m.plastic(colour, 0.3, grain=0)
        parts.append(g.lathe('lamp', [(0.13, TOP - 0.02, 0), (0.1, TOP + 0.025, 0.03), (0, TOP + 0.035, 0)], material, segments=32, x=x, y=-0.0))
        parts.append(g.label(words, 0.22, grey, (x, -0.45, TOP + 0.003), 'Inter-Medium', spacing=1.15))
    return g.assemble('carbon monoxide sensor', g.face_front(parts))


def place(root):
    """On a kitchen wall beside the copper pipes of a water heater."""
    settings.daylight(1.5, target=(2, 0, 0))
    settings.wall(m.plaster('#d6cfc0'))
    settings.mounted(root, 2)
    copper = m.metal('#c98e6a', 0.24)
    brass = m.metal('#cfae6a', 0.25)
    for x in (16, 20.5):
        g.tube('pipe', [(x, -2.6, -80), (x, -2.6, 80)], 0.75, copper, 10)
        for z in (-9, 14):
            clip = g.lathe('clip', [(0.76, -0.6, 0), (1.0, -0.6, 0.1), (1.0, 0.6, 0.1), (0.76, 0.6, 0)], brass, segments=64)
            g.move(clip, x, -2.6, z)
            settings.board((0.6, 2.2, 0.9), brass, (x, -1.1, z), 0.15)
    settings.board((150, 30, 3), m.wood(axis='x', scale=1.0), (0, -15, -17.5), 0.4)
    settings.plant((-19, -9, -16), 16, 14, 4.2)
    kettle = g.lathe('jar', [(0, 0, 0), (4.4, 0, 0.6), (4.6, 9, 1.0), (3.4, 10.6, 0.4), (3.4, 11.4, 0.3), (0, 11.6, 0)], m.plastic('#4c6a63', 0.2, grain=0), segments=128)
    g.move(kettle, 7, -10, -16)
    return settings.view((1.5, 0, -1), 16, 5, 70, 52, focus=(0, -3, 2), softness=1.3, centre=(0.5, 0.48))


SHOTS = {
    'hero': Shot(yaw=-27, lean=5, elevation=11, width=0.56, height=0.46, glints=[Glint((0, -TOP, 3), size=(40, 40), radiance=0.7, shift=(-20, 16))]),
    'front': Shot(yaw=0, lean=3, azimuth=0, elevation=5, width=0.5, height=0.68),
    'detail': Shot(yaw=-44, lean=5, azimuth=4, elevation=18, aim=(2.2, -2.8, 1.6), span=10, softness=1.6),
    'place': Shot(setting=place, exposure=0.35),
}
