"""Carbon Monoxide Sensor: a 11 cm squircle alarm, 3.6 cm deep, vents round its rim and a large test key."""
import math

import geometry as g
import lighting
import materials as m
import parts as p
import settings
import shots

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
        *p.light_ring(1.70, 1.92, TOP, y=-0.1, spots=16, depth=0.06),
        g.lathe('key', [(1.70, TOP - 0.4, 0), (1.70, TOP + 0.05, 0.07), (1.5, TOP + 0.09, 0.08), (1.3, TOP + 0.03, 0.4), (0, TOP + 0.03, 0)], white, segments=192, corner_segments=12, y=-0.1),
    ]
    parts += side_vents(dark)
    lit = m.screen_light('#eaf6ff', 1.0)
    parts += p.segments('0', 0.62, -0.32, 3.15, TOP - 0.024, lit, m.matte('#1c2126', 0.06))
    parts.append(g.label('ppm', 0.4, lit, (0.42, 3.06, TOP - 0.027), 'InterDisplay-Medium', thick=0.003))
    grey = m.ink('#5b656e')
    parts.append(g.label('CO', 0.95, grey, (0, 0.16, TOP + 0.031), 'InterDisplay-SemiBold'))
    parts.append(g.label('PRESS TO TEST', 0.25, grey, (0, -0.70, TOP + 0.031), 'Inter-SemiBold', spacing=1.08))
    for x, colour, words in ((-2.9, m.MINT, 'POWER'), (2.9, '#c2c8cd', 'ALARM')):
        material = m.diffuser(0, 0.16, colour, 1.6) if colour == m.MINT else m.plastic(colour, 0.3, grain=0)
        parts.append(g.lathe('lamp', [(0.13, TOP - 0.02, 0), (0.1, TOP + 0.025, 0.03), (0, TOP + 0.035, 0)], material, segments=32, x=x, y=-0.0))
        parts.append(g.label(words, 0.27, grey, (x, -0.48, TOP + 0.003), 'Inter-SemiBold', spacing=1.08))
    return g.assemble('carbon monoxide sensor', g.face_front(parts))


def place(root):
    """Beside a gas water heater at night, by the light of one lamp: copper to its valves, the alarm's display the brightest thing."""
    settings.wall(m.plaster('#a8a294', 0.5))
    settings.mounted(root, 1, -6)
    m.use(root, 0.12, 0.3)
    enamel = m.plastic('#d9d8d2', 0.22, 0)
    settings.board((34, 20, 60), enamel, (29, -10, 37), 1.4)
    settings.board((30, 0.6, 5), m.matte('#2c2f33', 0.3), (29, -20.2, 12), 0.2)
    for x in (22, 36):
        knob = g.lathe('knob', [(0, 0, 0), (1.7, 0, 0.1), (1.5, 1.8, 0.25), (0, 1.9, 0)], m.plastic('#35393e', 0.35, 0.05), segments=96)
        g.turn(knob, x=90)
        g.move(knob, x, -20.4, 12)
    copper, brass = m.metal('#c2815a', 0.28, 'z', 0.05), m.metal('#c6a765', 0.28)
    for x, y in ((20, -5), (29, -5), (38, -5)):
        g.tube('pipe', [(x, y, -90), (x, y, 8)], 0.76, copper, 10)
        g.move(g.lathe('nut', [(0.8, -1.1, 0), (1.5, -1.1, 0.1), (1.5, 1.1, 0.1), (0.8, 1.1, 0)], brass, segments=6), x, y, 4.4)
        g.move(g.lathe('valve', [(0.8, -2.2, 0), (1.25, -2.0, 0.2), (1.25, 2.0, 0.2), (0.8, 2.2, 0)], brass, segments=64), x, y, -7)
        handle = g.rounded_box('handle', (0.7, 4.6, 0.9), 0.25, m.plastic('#b23a2c' if x == 29 else '#2f5f8f', 0.4, 0.05), (x, y - 2.6, -7), 4)
        handle.rotation_euler.x = math.radians(-18)
        g.tube('clip', g.arc_points(0.86, 0, 360, 0, segments=40), 0.14, m.metal('#b9bec4', 0.3), 4).location = (x, y, -17)
        settings.board((0.7, 5, 0.7), m.metal('#b9bec4', 0.3), (x, -2.5, -17), 0.1)
    settings.lit_by('vestibule', 0.09, 30, [((-34, -44, 40), (0, 0, 0), 14, 14, 40, (1, 0.84, 0.62))])
    return settings.view((5.5, 0, 1), 20, 2, 75, 46, focus=(-6, -3.5, 1), softness=1.8, centre=(0.5, 0.5))


SHOTS = {
    'hero': shots.hero(mount='wall'),
    'front': shots.front(mount='wall'),
    'detail': shots.macro(mount='wall', yaw=-40, elevation=16, aim=(1.5, -TOP, 0.6), span=9.5),
    'place': shots.Shot(setting=place, exposure=0.5, look={'grain': 0.012}),
}
