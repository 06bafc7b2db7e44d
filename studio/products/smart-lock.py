"""Smart Lock: a keypad escutcheon for timber and steel doors, 6.7 x 16.9 cm, with a lever and a fingerprint pad."""
import math

import geometry as g
import materials as m
import parts as p
import settings
import shots
import table_top
from shots import Glint

LEVER_Y = -4.9


def keypad(light):
    """Digits, back and lock signs on the glass."""
    top = 2.446
    parts = []
    for i, digit in enumerate('1234567890'):
        column = 0 if digit == '0' else i % 3 - 1
        parts.append(g.label(digit, 0.86, light, (column * 1.52, 6.28 - (i // 3) * 1.62, top), 'InterDisplay-Regular', thick=0.002))
    parts.append(p.stroke([(-1.38, 1.66), (-1.62, 1.42), (-1.38, 1.18)], 0.085, top, light))
    parts.append(g.plate('padlock', g.rounded_rectangle(0.54, 0.42, 0.07, 1.52, 1.29), light, 0.004, 0.001, z=top - 0.003))
    shackle = [(1.52 + 0.17 * math.cos(a), 1.58 + 0.19 * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))]
    parts.append(p.stroke([(1.69, 1.46), *shackle, (1.35, 1.46)], 0.075, top, light))
    return parts


def lever(metal, glass):
    """Rose, neck, lever and the glass fingerprint pad on its hub, which stands proud of the metal."""
    outline = g.fillet([(1.35, -1.15, 1.12), (1.35, 1.15, 1.12), (-9.2, 0.86, 0.82), (-9.2, -0.86, 0.82)], closed=True, segments=16)
    return [
        g.lathe('rose', [(0, 2.40, 0), (2.35, 2.40, 0), (2.35, 2.86, 0.14), (1.75, 3.02, 0.06), (1.72, 3.0, 0), (0, 3.0, 0)], metal, corner_segments=10, y=LEVER_Y),
        g.lathe('neck', [(0, 2.9, 0), (1.15, 2.9, 0), (1.05, 3.2, 0.25), (1.02, 4.4, 0), (0, 4.4, 0)], metal, y=LEVER_Y),
        g.move(g.plate('lever', outline, metal, 1.15, 0.42, z=4.1, bevel_segments=9), y=LEVER_Y),
        *p.light_ring(0.78, 0.88, 5.33, y=LEVER_Y, spots=10, depth=0.03),
        g.lathe('pad rim', [(0.88, 5.2, 0), (0.88, 5.33, 0.02), (0.95, 5.30, 0.03), (1.0, 5.2, 0)], metal, segments=128, y=LEVER_Y),
        g.lathe('pad', [(0.78, 5.2, 0), (0.78, 5.30, 0.02), (0.70, 5.30, 0), (0.4, 5.285, 0), (0, 5.28, 0)], glass, segments=128, y=LEVER_Y),
    ]


def build():
    """The outer half of the lock; its back lies in the plane y = 0."""
    face = m.aluminium('y', 0.27)
    glass = m.dark_glass('#101317', 0.06)
    outline = g.rounded_rectangle(6.7, 16.9, 2.1, squareness=2.3, segments=24)
    window = g.rounded_rectangle(5.7, 8.9, 1.62, y=3.5, squareness=2.3, segments=24)
    parts = [
        g.plate('gasket', g.rounded_rectangle(6.3, 16.5, 1.9, squareness=2.3, segments=20), m.rubber(), 0.35, 0.05),
        g.plate('body', outline, m.metal('#4a4f56', 0.38), 1.5, 0.3, z=0.3, bevel_segments=7),
        g.plate('frame', outline, face, 0.62, 0.14, [window], z=1.86, bevel_segments=6),
        g.plate('glass', g.rounded_rectangle(5.62, 8.82, 1.58, y=3.5, squareness=2.3, segments=24), glass, 0.5, 0.07, z=1.94, bevel_segments=6),
        g.move(g.plate('status', g.rounded_rectangle(1.5, 0.11, 0.05), m.light_line(0.065, strength=1.5), 0.02, 0.004, z=2.434), 0, -0.36),
    ]
    parts += keypad(m.screen_light('#eaf6ff', 0.95))
    parts += lever(m.metal('#c9cdd2', 0.24, 'x'), glass)
    keyway = g.plate('key cover', g.slot(1.1, 0.34, 0, -7.75), m.metal('#6c727a', 0.3), 0.1, 0.03, z=2.42)
    parts.append(keyway)
    return g.assemble('smart lock', g.face_front(parts))


FACE = Glint((0, -2.46, 3.5), size=(26, 60), radiance=2.2, shift=(-17, 12))
PLATE = Glint((0, -2.46, -3), size=(50, 60), radiance=0.55, shift=(10, 0))


def door_piece(root):
    """A showroom's piece of door leaf: oak veneer over a solid edge, the latch and its forend in it."""
    oak, lipping = table_top.worn_wood('#b48a5c', '#86603c', wear=0.15), table_top.worn_wood('#a87d50', '#7a5534', wear=0.1)
    # grain runs along the local X axis, upright once the leaf has been stood up
    leaf = g.rounded_box('leaf', (25.4, 15.4, 4.2), 0.1, oak, (0, 0, 0), 3)
    edge = g.rounded_box('lipping', (25.4, 0.9, 4.2), 0.1, lipping, (0, -8.1, 0), 3)
    parts = [leaf, edge]
    for part in parts:
        g.turn(part, z=90)
        g.move(part, -3.0, 0, -2.1)
    steel = m.metal('#b9bcbf', 0.28, 'y', 0.06)
    x = 5.56
    forend = g.plate('forend', g.rounded_rectangle(2.2, 16.5, 0.3), steel, 0.12, 0.03, [g.circle(0.3, 0, 6.9, 40), g.circle(0.3, 0, -6.9, 40)])
    latch = g.plate('latch', [(-0.75, -1.15), (0.75, -1.15), (0.75, 1.15), (-0.75, 1.15)], m.metal('#c9c2ae', 0.25), 0.95, 0.12)
    for part, up in ((forend, 0), (latch, LEVER_Y + 1.5)):
        part.rotation_euler = (0, math.radians(90), 0)
        part.location = (x if part is forend else x + 0.4, up, -2.1)
        parts.append(part)
    for y in (6.9, -6.9):
        screw = g.screw(m.steel(), 0, 0, 0, 0.3)
        screw.rotation_euler = (0, math.radians(90), 0)
        screw.location = (x + 0.13, y, -2.1)
        parts.append(screw)
    return g.face_front(parts)


def place(root):
    """On a teak front door in the light of the lamp beside it; the jamb with its strike on the right."""
    settings.upright_planks(-44, [12.6, 12.6, 12.6, 13.0], ('#8d5d36', '#4e311d'), 0.0, 4.4)
    settings.upright_planks(7.5, [9], ('#83552f', '#452b19'), -2.2, 9)
    settings.wall(m.plaster('#a79f90', 0.6), 3)
    settings.mounted(root, 0, -0.4)
    m.use(root, 0.16, 0.3)
    steel = m.metal('#b6bac0', 0.3, 'z')
    settings.board((0.5, 2.6, 24), steel, (6.95, 2.0, -2), 0.1)
    settings.board((1.1, 1.5, 2.2), m.metal('#c9b27a', 0.26), (7.2, 2.0, -3.4), 0.15)
    settings.lit_by('vestibule', 0.22, 40, [((-30, -40, 44), (0, 0, 0), 12, 12, 52, (1, 0.88, 0.7)), ((44, -30, 6), (0, 0, 0), 6, 50, 5, (0.74, 0.86, 1))])
    return settings.view((-1.5, 0, 0), 22, 3, 80, 34, focus=(0, -3, 1), softness=1.5)


SHOTS = {
    'hero': shots.hero(dress=door_piece, yaw=-30, width=0.6, height=0.5, glints=[FACE, PLATE]),
    'front': shots.front(dress=door_piece, yaw=-12, width=0.62, height=0.66, glints=[FACE]),
    'detail': shots.macro(mount='wall', dress=door_piece, back=4.4, yaw=-30, azimuth=10, elevation=12, aim=(-1.6, -4.6, -4.4), span=12.5, glints=[Glint((0, -2.46, -5), size=(34, 50), radiance=1.1, shift=(-16, 14)), Glint((-5, -5.2, -4.9), size=(30, 30), radiance=0.9, shift=(-8, 6))]),
    'place': shots.Shot(setting=place, exposure=0.2, look={'grain': 0.012}),
}
