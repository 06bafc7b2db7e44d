"""Things that stand about on desks and benches: phone, laptop, lamp, mug, circuit boards, paper, tools. Centimetres.

Each is built about the origin, its top up, standing on z = 0; `g.pose` puts it in its place.
"""
import math
import random

import geometry as g
import materials as m


def phone(lines=(), wide=7.2, high=15.2, ring=True):
    """Phone lying on its back, its top towards +Y. `lines` are (x, y, length, thickness, finish) on its screen."""
    glass = m.dark_glass('#0b111b', 0.08)
    metal = m.metal('#7d868f', 0.3)
    parts = [
        g.plate('phone', g.rounded_rectangle(wide, high, 1.1, squareness=2.4), metal, 0.78, 0.2, bevel_segments=7),
        g.plate('screen', g.rounded_rectangle(wide - 0.24, high - 0.24, 1.0, squareness=2.4), glass, 0.05, 0.02, z=0.76),
        g.plate('lens', g.circle(0.14, 0, high / 2 - 0.7), m.dark_glass('#1c2634', 0.1), 0.01, 0.003, z=0.808),
    ]
    for x, y, long, thick, finish in lines:
        parts.append(g.plate('line', g.slot(long, thick, x + long / 2, y), finish, 0.006, 0.001, z=0.808))
    if ring:
        mint = m.led(strength=1.6, core=0.3)
        parts.append(g.tube('ring', g.arc_points(1.7, 0, 360, 0.815, 0, 2.4), 0.045, mint, 3, True))
        parts.append(g.tube('tick', [(-0.62, 2.4, 0.815), (-0.14, 1.92, 0.815), (0.75, 2.95, 0.815)], 0.06, mint, 3))
    return g.assemble('phone', parts)


# rows of a keyboard: (legend, width in keys)
KEYS = (
    [(c, 1) for c in '`1234567890-='] + [('delete', 1.6)],
    [('tab', 1.6)] + [(c, 1) for c in 'QWERTYUIOP[]'] + [('#', 1)],
    [('caps', 1.85)] + [(c, 1) for c in "ASDFGHJKL;'"] + [('enter', 1.75)],
    [('shift', 2.35)] + [(c, 1) for c in 'ZXCVBNM,./'] + [('shift', 2.25)],
    [('ctrl', 1.3), ('fn', 1), ('alt', 1.3), ('', 6.4), ('alt', 1.3), ('ctrl', 1.3), ('<', 1), ('>', 1)],
)


def keys(wide, deep, material, ink, z=0.0, gap=0.2):
    """Keys with their legends in five staggered rows that fill `wide` by `deep` about the origin, their tops at z + 0.24."""
    pitch, parts = deep / len(KEYS), []
    for row, line in enumerate(KEYS):
        unit, x = wide / sum(size for _, size in line), -wide / 2
        y = deep / 2 - (row + 0.5) * pitch
        for legend, size in line:
            parts.append(g.rounded_box('key', (unit * size - gap, pitch - gap, 0.24), 0.09, material, (x + unit * size / 2, y, z + 0.12)))
            if legend:
                big = len(legend) == 1
                parts.append(g.label(legend, pitch * (0.34 if big else 0.2), ink, (x + unit * size / 2, y, z + 0.241), 'Inter-Medium', thick=0.001))
            x += unit * size
    return parts


def laptop(screen=(), open_by=108.0):
    """Open laptop, hinge towards +Y. `screen` are lit parts about the middle of its display of 29.4 by 18.6, in the XY plane."""
    body = m.metal('#8b939c', 0.32)
    parts = [
        g.plate('base', g.rounded_rectangle(31, 21.5, 1.2), body, 1.1, 0.25),
        g.plate('pad', g.rounded_rectangle(11, 6.6, 0.5, 0, -6.4), m.metal('#7b838c', 0.28), 0.03, 0.01, z=1.09),
        g.plate('well', g.rounded_rectangle(28.6, 10.4, 0.5, 0, 3.6), m.matte('#23282e', 0.7), 0.02, 0.005, z=1.095),
    ]
    parts += [g.move(part, y=3.6) for part in keys(28.0, 10.0, m.plastic('#2b3037', 0.5, 0.03), m.ink('#c9d1d8'), 1.05)]
    lid = [
        g.plate('lid', g.rounded_rectangle(31, 20.5, 1.2), body, 0.6, 0.2),
        g.plate('panel', g.rounded_rectangle(30.2, 19.6, 0.8), m.dark_glass('#0c1116', 0.1), 0.04, 0.01, z=0.58),
        *[g.move(part, z=0.622) for part in screen],
    ]
    hinge = g.assemble('lid', lid)
    # the lid lies on its hinge line, then opens
    for part in lid:
        part.location.y += 10.25
    hinge.location = (0, 10.6, 1.0)
    hinge.rotation_euler.x = math.radians(180 - open_by)
    return g.assemble('laptop', [*parts, hinge])


def mug(colour='#e4e6e6'):
    """Plain mug with its handle towards +X."""
    finish = m.plastic(colour, 0.25, 0)
    cup = g.lathe('mug', [
        (0, 0, 0), (3.6, 0, 0.5), (4.0, 9.4, 0.12), (3.7, 9.4, 0.12), (3.4, 0.8, 0.4), (0, 0.7, 0),
    ], finish)
    coffee = g.lathe('coffee', [(0, 7.6, 0), (3.66, 7.6, 0)], m.matte('#2a1a12', 0.15, 0.6))
    handle = g.tube('handle', g.smooth_path([(3.7, 0, 7.8), (5.6, 0, 7.6), (6.3, 0, 5.4), (5.4, 0, 3.0), (3.6, 0, 2.2)]), 0.42, finish)
    return g.assemble('mug', [cup, coffee, handle])


def board(wide, high, seed=1, lit=True, colour='#0f3d38'):
    """Circuit board with chips, a shielded radio, pin headers, capacitors and copper tracks; component side up."""
    chance = random.Random(seed)
    mask, black, tin = m.plastic(colour, 0.35, 0), m.plastic('#2a2e34', 0.45, 0.02), m.metal('#c5cacf', 0.32)
    copper, white, gold = m.metal('#2f7f6c', 0.4), m.ink('#d9dee2'), m.gold()
    holes = [g.circle(0.16, sx * (wide / 2 - 0.4), sy * (high / 2 - 0.4), 24) for sx in (-1, 1) for sy in (-1, 1)]
    parts = [g.plate('board', g.rounded_rectangle(wide, high, 0.3), mask, 0.16, 0.02, holes)]
    top = 0.16
    for _ in range(int(wide * high * 0.5)):
        x, y = chance.uniform(-wide / 2 + 0.6, wide / 2 - 0.6), chance.uniform(-high / 2 + 0.5, high / 2 - 0.5)
        long = chance.uniform(0.4, 2.4)
        corner = (x + long, y) if chance.random() < 0.5 else (x, y + long)
        if abs(corner[0]) < wide / 2 - 0.3 and abs(corner[1]) < high / 2 - 0.3:
            parts.append(g.tube('track', [(x, y, top), (*corner, top), (corner[0] + 0.3, corner[1] + 0.3, top)], 0.022, copper, 1))
    chips = [(-0.18, 0.05, 1.5, 1.5), (0.22, -0.18, 1.0, 1.0), (0.1, 0.27, 1.1, 0.7), (-0.3, -0.3, 0.8, 0.6)]
    for u, v, sx, sy in chips:
        x, y = u * wide, v * high
        parts.append(g.rounded_box('chip', (sx, sy, 0.14), 0.02, black, (x, y, top + 0.08)))
        parts.append(g.plate('dot', g.circle(0.05, x - sx * 0.36, y + sy * 0.36, 16), white, 0.004, 0.001, z=top + 0.149))
        for i in range(int(sx / 0.14)):
            for side in (-1, 1):
                parts.append(g.rounded_box('leg', (0.06, 0.16, 0.04), 0.01, tin, (x - sx / 2 + 0.1 + i * 0.14, y + side * (sy / 2 + 0.05), top + 0.03)))
    parts.append(g.rounded_box('shield', (1.8, 1.5, 0.28), 0.05, tin, (0.34 * wide, 0.25 * high, top + 0.14)))
    for i in range(10):
        parts.append(g.rounded_box('pin', (0.07, 0.07, 0.7), 0.01, gold, (-wide * 0.4 + i * 0.254, -high * 0.43, top + 0.4)))
    parts.append(g.rounded_box('header', (2.6, 0.25, 0.25), 0.02, black, (-wide * 0.4 + 1.14, -high * 0.43, top + 0.13)))
    for _ in range(26):
        x, y = chance.uniform(-wide * 0.44, wide * 0.44), chance.uniform(-high * 0.36, high * 0.44)
        if all(abs(x - u * wide) > sx * 0.75 or abs(y - v * high) > sy * 0.85 for u, v, sx, sy in chips):
            size = (0.16, 0.09, 0.08) if chance.random() < 0.5 else (0.09, 0.16, 0.08)
            parts.append(g.rounded_box('part', size, 0.01, chance.choice((m.plastic('#a58f6e', 0.4, 0), tin, black)), (x, y, top + 0.04)))
    for i in range(3):
        can = g.lathe('capacitor', [(0, 0, 0), (0.26, 0, 0.03), (0.26, 0.55, 0.05), (0, 0.55, 0)], tin, segments=40)
        can.location = (wide * 0.42, -high * 0.32 + i * 0.62, top)
        parts.append(can)
    if lit:
        parts.append(g.rounded_box('led', (0.16, 0.09, 0.08), 0.02, m.led(strength=6), (wide * 0.2, high * 0.05, top + 0.05)))
    return g.assemble('board', parts)


def sheet(wide=21.0, high=29.7, colour='#e9e7e1'):
    """Sheet of paper, very slightly curled at one corner."""
    vertices, faces, n = [], [], 24
    for i in range(n + 1):
        for j in range(n + 1):
            u, v = i / n, j / n
            lift = 0.9 * max(0, u + v - 1.55) ** 2 + 0.04
            vertices.append(((u - 0.5) * wide, (v - 0.5) * high, lift))
    for i in range(n):
        for j in range(n):
            a = i * (n + 1) + j
            faces.append((a, a + n + 1, a + n + 2, a + 1))
    return g.mesh('sheet', vertices, faces, m.matte(colour, 0.8, 0.2), smooth_angle=60)


def chart(wide, high, seed=4, days=7):
    """Printed line chart of a cold room's week on the plane z = 0.05: axes, band of 2 to 8 °C, and the curve."""
    chance = random.Random(seed)
    ink, grey, mint, red = m.ink('#2b3542'), m.ink('#b9bfc6'), m.ink('#08705c'), m.ink('#c0483c')
    z = 0.05
    parts = [g.plate('band', g.rounded_rectangle(wide, high * 0.6, 0.02), m.ink('#d3ece4'), 0.004, 0.001, z=z - 0.004)]
    for i in range(6):
        y = -high / 2 + high * i / 5
        parts.append(g.tube('grid', [(-wide / 2, y, z), (wide / 2, y, z)], 0.012, grey, 1))
    for day in range(days + 1):
        x = -wide / 2 + wide * day / days
        parts.append(g.tube('grid', [(x, -high / 2, z), (x, -high / 2 + 0.3, z)], 0.018, ink, 1))
    for day, name in enumerate(('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun')[:days]):
        parts.append(g.label(name, 0.62, ink, (-wide / 2 + wide * (day + 0.5) / days, -high / 2 - 0.65, z), 'Inter-Medium'))
    for i, value in enumerate(('0', '2', '4', '6', '8', '10')):
        parts.append(g.label(value, 0.55, ink, (-wide / 2 - 0.6, -high / 2 + high * i / 5, z), 'Inter-Medium'))
    points = []
    for i in range(days * 24):
        u = i / (days * 24 - 1)
        level = 0.44 + 0.07 * math.sin(u * days * 2 * math.pi) + 0.03 * math.sin(u * 97) + chance.uniform(-0.012, 0.012)
        if 0.60 < u < 0.665:
            level += 0.41 * math.sin((u - 0.60) / 0.065 * math.pi)
        points.append(((u - 0.5) * wide, (level - 0.5) * high, z + 0.004))
    parts.append(g.tube('curve', points, 0.045, mint, 2))
    peak = max(points, key=lambda p: p[1])
    parts.append(g.tube('mark', g.arc_points(0.55, 0, 360, z + 0.01, peak[0], peak[1] - 0.1), 0.035, red, 2, True))
    return parts


def pencil(long=15.0, colour='#1d6f6a'):
    """Sharpened hexagonal pencil lying along X, its point at +X: the paint ends in scallops at the cone, a grade is stamped on it."""
    paint, wood = m.plastic(colour, 0.3, 0.02), m.matte('#d3a978', 0.75)
    shaft = g.lathe('pencil', [(0, 0, 0), (0.37, 0, 0.03), (0.37, long, 0), (0, long, 0)], paint, segments=6)
    # flats of a hexagon meet the cone in arcs: the cone starts inside the shaft and comes out of its flats first
    cone = g.lathe('cone', [(0.375, long - 0.18, 0), (0.1, long + 1.55, 0)], wood, segments=48)
    lead = g.lathe('lead', [(0.105, long + 1.5, 0), (0.022, long + 2.1, 0.02), (0, long + 2.12, 0)], m.matte('#2e3136', 0.35), segments=24)
    end = g.lathe('end', [(0, -0.02, 0), (0.33, -0.02, 0.02), (0.33, 0.05, 0)], wood, segments=24)
    core = g.lathe('core', [(0, -0.03, 0), (0.1, -0.03, 0)], m.matte('#2e3136', 0.35), segments=16)
    # a flat lies on the table and one looks up
    g.turn(shaft, z=30)
    for part in (shaft, cone, lead, end, core):
        g.move(g.turn(part, y=90), -long / 2, 0, 0.37)
    grade = g.label('2  HB', 0.34, m.ink('#e6d9a8'), (-long / 2 + 1.6, 0, 0.37 + 0.3215), 'Inter-SemiBold', thick=0.001)
    return g.assemble('pencil', [shaft, cone, lead, end, core, grade])


def screwdriver(colour='#12806d', long=9.0):
    """Precision screwdriver lying along X."""
    handle = g.lathe('handle', [
        (0, 0, 0), (0.45, 0, 0.1), (0.45, 0.7, 0.06), (0.3, 0.8, 0.06), (0.55, 1.2, 0.2), (0.6, 6.5, 0.3), (0.35, 8.0, 0.2), (0, 8.0, 0),
    ], m.plastic(colour, 0.4, 0.04), segments=48)
    shaft = g.lathe('shaft', [(0, 7.9, 0), (0.16, 7.9, 0), (0.16, 8 + long, 0.03), (0, 8 + long, 0)], m.steel(), segments=32)
    for part in (handle, shaft):
        part.rotation_euler.y = math.pi / 2
        part.location = (-8, 0, 0.6)
    return g.assemble('screwdriver', [handle, shaft])
