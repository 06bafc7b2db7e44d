"""Things of a desk by a window in daylight: an open notebook with a sketch, a pen, a cup and saucer, a louvre window. Centimetres."""
import math
import random

import geometry as g
import materials as m
import surfaces as s

PAGE_WIDTH, PAGE_HEIGHT = 14.2, 20.6


def page_height(x):
    """Height of the open notebook's paper at `x`: it dips to the spine and falls a little to its edges."""
    u = abs(x) / PAGE_WIDTH
    return 0.35 + 0.95 * (1 - math.exp(-7 * u)) - 0.25 * u * u


def open_notebook(cover='#23504c'):
    """Notebook lying open, its spine along Y; a plan of a site is sketched on the right page, notes stand on the left."""
    paper, edge = s.mottled('#efebe0', '#e9e4d7', 0.2, 0.85, 0.04, 4), m.matte('#d9d3c4', 0.9)
    n, vertices, faces = 48, [], []
    for i in range(n + 1):
        x = (i / n * 2 - 1) * PAGE_WIDTH
        vertices += [(x, -PAGE_HEIGHT / 2, page_height(x)), (x, PAGE_HEIGHT / 2, page_height(x))]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
    parts = [g.mesh('pages', vertices, faces, paper, smooth_angle=80)]
    for y in (-PAGE_HEIGHT / 2, PAGE_HEIGHT / 2):
        rim = [v for i in range(n + 1) for v in ((vertices[2 * i][0], y, vertices[2 * i][2]), (vertices[2 * i][0], y, 0.25))]
        parts.append(g.mesh('edge', rim, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)], edge))
    for side in (-1, 1):
        parts.append(g.rounded_box('edge', (0.1, PAGE_HEIGHT, 0.8), 0.02, edge, (side * PAGE_WIDTH, 0, 0.62), 2))
    parts.append(g.plate('cover', g.rounded_rectangle(PAGE_WIDTH * 2 + 0.7, PAGE_HEIGHT + 0.7, 0.5), m.fabric(cover, 30), 0.26, 0.1))
    parts += _sketch(m.ink('#27407e'), m.ink('#0b7a66'))
    return g.assemble('notebook', parts)


def _sketch(blue, green):
    """Lines of handwriting on the left; on the right a cold room, its probes and the way to the gateway, by hand."""
    chance = random.Random(11)

    def draw(points, ink=blue, radius=0.055, wobble=0.03):
        path = [(x + chance.uniform(-wobble, wobble), y + chance.uniform(-wobble, wobble)) for x, y in points]
        dense = g.smooth_path([(x, y, 0) for x, y in path], 6) if len(path) > 2 else [(*p, 0) for p in path]
        return g.tube('pen', [(x, y, page_height(x) + 0.012) for x, y, _ in dense], radius, ink, 1)

    def box(x, y, wide, high):
        corners = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high), (x, y)]
        return [draw([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], wobble=0.05) for a, b in zip(corners, corners[1:])]

    parts = []
    for row in range(11):
        y, x = 7.6 - row * 1.35, -12.6
        if row in (4, 8):
            continue
        while x < -2.6 - chance.uniform(0, 3):
            long = chance.uniform(0.8, 2.2)
            count = int(long / 0.16)
            parts.append(draw([(x + i * 0.16, y + (0.2 if i % 2 else -0.16) * chance.uniform(0.4, 1.1)) for i in range(count)], radius=0.042, wobble=0.05))
            x += long + 0.45
    parts += box(2.6, 0.6, 5.0, 5.6) + box(9.6, -4.2, 2.6, 1.8) + box(3.2, -7.4, 2.8, 3.0)
    for x, y in ((3.8, 4.8), (6.2, 4.6), (5.0, 2.0), (4.6, -5.8)):
        ring = [(x + 0.28 * math.cos(a), y + 0.28 * math.sin(a)) for a in [math.pi * k / 5 for k in range(11)]]
        parts.append(draw(ring, green, 0.065, 0.02))
    parts += [draw(p, green, 0.065) for p in ([(6.5, 4.6), (9.4, 3.4), (10.6, 0.6), (10.9, -2.3)], [(5.3, 2.0), (8.4, 0.2), (10.2, -2.3)], [(4.9, -5.8), (7.2, -5.4), (9.5, -3.9)])]
    parts.append(draw([(10.9, -4.3), (11.0, -6.4), (11.8, -8.2)]))
    return parts


def pen(long=13.4, colour='#2b3640'):
    """Ball pen lying along X with a steel clip, its tip at +X."""
    body, steel = m.plastic(colour, 0.28, 0), m.metal('#c3c8cd', 0.22)
    parts = [
        g.lathe('body', [(0, 0, 0), (0.44, 0, 0.12), (0.46, long * 0.55, 0.05), (0.46, long * 0.86, 0.1), (0.2, long * 0.97, 0.1), (0, long * 0.97, 0)], body, segments=64),
        g.lathe('ring', [(0.45, long * 0.52, 0), (0.49, long * 0.525, 0.02), (0.49, long * 0.56, 0.02), (0.45, long * 0.565, 0)], steel, segments=64),
        g.lathe('tip', [(0.2, long * 0.96, 0), (0.07, long, 0.03), (0, long, 0)], steel, segments=32),
        g.lathe('button', [(0.2, -0.7, 0.1), (0.24, 0.05, 0), (0, 0.05, 0)], steel, segments=32),
        g.rounded_box('clip', (0.28, 0.1, 4.2), 0.05, steel, (0, -0.6, 2.5), 3),
    ]
    for part in parts:
        g.turn(part, y=90)
        g.move(part, x=-long / 2, z=0.46)
    return g.assemble('pen', parts)


def cup(colour='#e9e5dc', drink='#5a3216'):
    """Tea cup on its saucer, a spoon beside it; the handle towards +X."""
    clay, steel = s.mottled(colour, '#e2ddd2', 0.6, 0.3, 0.03, 6, 0.5), m.metal('#c9cdd1', 0.18)
    parts = [
        g.lathe('saucer', [(0, 0, 0), (4.0, 0, 0.2), (4.4, 0.4, 0.2), (7.4, 1.5, 0.3), (7.6, 1.75, 0.08), (7.3, 1.72, 0.1), (4.2, 0.75, 0.4), (0, 0.65, 0)], clay, segments=128),
        g.lathe('cup', [(0, 0.6, 0), (2.6, 0.6, 0.2), (2.8, 1.1, 0.3), (4.2, 4.0, 1.6), (4.5, 7.4, 0.1), (4.28, 7.4, 0.1), (3.9, 4.0, 1.5), (2.4, 1.3, 0.6), (0, 1.2, 0)], clay, segments=128),
        g.lathe('drink', [(0, 6.3, 0), (4.2, 6.3, 0)], m.matte(drink, 0.08, 0.6), segments=96),
        g.tube('handle', g.smooth_path([(4.2, 0, 6.4), (6.0, 0, 6.5), (6.7, 0, 4.9), (5.6, 0, 3.3), (3.9, 0, 3.4)]), 0.42, clay),
        g.tube('spoon', g.smooth_path([(-1.5, -5.2, 1.15), (2.2, -5.9, 1.3), (6.8, -5.6, 2.1), (9.2, -5.2, 2.2)]), 0.16, steel, 4),
    ]
    bowl = g.cushion('bowl', 3.4, 2.0, 0.2, 0.98, steel, crown=0.12, edge=0.08)
    bowl.location = (-3.0, -5.0, 1.15)
    parts.append(bowl)
    return g.assemble('cup', parts)


def window_wall(y, left, right, sill, top, finish, frame, blades=0, depth=9.0):
    """Wall with an opening, its frame, a mullion and a sill; `blades` adds a louvre of glass in each half."""
    middle = (left + right) / 2
    for size, at in (
        ((400, depth, 300), (left - 200, y, 20)), ((400, depth, 300), (right + 200, y, 20)),
        ((right - left + 2, depth, 200), (middle, y, sill - 100)), ((right - left + 2, depth, 200), (middle, y, top + 100)),
    ):
        g.rounded_box('wall', size, 0.6, finish, at, 3)
    high = top - sill
    for size, at in (
        ((3, 5, high), (left + 1.2, y, (sill + top) / 2)), ((3, 5, high), (right - 1.2, y, (sill + top) / 2)), ((3.4, 5, high), (middle, y, (sill + top) / 2)),
        ((right - left, 5, 3), (middle, y, sill + 1.2)), ((right - left, 5, 3), (middle, y, top - 1.2)),
    ):
        g.rounded_box('frame', size, 0.5, frame, at, 3)
    g.rounded_box('sill', (right - left + 8, depth + 6, 2), 0.6, frame, (middle, y - 3, sill - 1), 4)
    glass, clip = s.clear('#f1f6f4', 0.9, 0.4), m.metal('#aab0b5', 0.35)
    for i in range(blades):
        z = sill + 4 + (high - 8) * (i + 0.5) / blades
        for start, end in ((left + 2.6, middle - 1.6), (middle + 1.6, right - 2.6)):
            pane = g.rounded_box('blade', (end - start, 0.5, (high - 8) / blades * 1.12), 0.15, glass, ((start + end) / 2, y, z), 2)
            pane.rotation_euler.x = math.radians(-38)
            for x in (start + 0.5, end - 0.5):
                holder = g.rounded_box('clip', (0.9, 1.0, (high - 8) / blades * 1.0), 0.2, clip, (x, y, z), 2)
                holder.rotation_euler.x = math.radians(-38)


def outdoors(y=700.0, strength=1.9, stops=((0, '#9fb08a'), (0.34, '#cfd6c4'), (0.5, '#e8eef0'), (1, '#bcd6ea')), low=-260.0, high=420.0):
    """Bright sky and haze behind a window; it lights nothing and casts no shadow, the lamps of the scene do that."""
    card = g.mesh('outdoors', [(-3000, y, -1500), (3000, y, -1500), (3000, y, 2500), (-3000, y, 2500)], [(0, 1, 2, 3)], s.gradient(stops, low, high, strength))
    card.visible_shadow = False
    return card
