"""Things about a Lagos house gate: iron leaf, rendered post, bougainvillea, palm fronds, a house front in the dusk. Centimetres."""
import math
import random

from mathutils import Vector

import geometry as g
import materials as m
import surfaces as s


def post(at, wide=30.0, deep=26.0, colours=('#c2a883', '#b39871'), low=-140.0, high=60.0):
    """Rendered post with soft corners, its front at y = at[1], and a shadow gap under its cap."""
    render = s.mottled(*colours, size=0.07, rough=0.9, relief=0.55, grain=0.9)
    g.rounded_box('post', (wide, deep, high - low), 1.0, render, (at[0], at[1] + deep / 2, (high + low) / 2), 4)
    return render


def iron_gate(left, right, y, low=-120.0, high=60.0, step=9.6):
    """Leaf of round bars between flat rails, rings between its two middle rails, a collar on each bar."""
    iron = m.plastic('#45413e', 0.42, 0.12, 0.6)
    count = int((right - left) / step)
    for i in range(count + 1):
        x = right - i * step
        g.tube('bar', [(x, y, low), (x, y, high)], 0.8, iron, 5)
        for z in (-24, 26):
            collar = g.lathe('collar', [(0.8, -0.9, 0), (1.35, -0.6, 0.2), (1.35, 0.6, 0.2), (0.8, 0.9, 0)], iron, segments=32)
            collar.location = (x, y, z)
    for z in (-8.4, 4.4):
        g.rounded_box('rail', (right - left + 3, 1.2, 2.6), 0.3, iron, ((left + right) / 2, y, z), 3)
    for i in range(count):
        x = right - (i + 0.5) * step
        ring = [(x + 3.9 * math.cos(a), y, -2 + 3.9 * math.sin(a)) for a in [2 * math.pi * k / 48 for k in range(48)]]
        g.tube('ring', ring, 0.55, iron, 4, True)
    g.rounded_box('stile', (3.2, 3.2, high - low), 0.5, iron, (right + 2.4, y, (high + low) / 2), 3)
    for z in (-22, 22):
        g.tube('hinge', [(right + 5.0, y, z - 3.5), (right + 5.0, y, z + 3.5)], 1.3, iron, 6)
        g.rounded_box('strap', (6, 1, 2.4), 0.3, iron, (right + 5.5, y - 1.2, z), 3)


def bougainvillea(stems, count=220, reach=5.0, seed=1, size=3.4):
    """Flowering twigs along polylines: papery bracts in threes and small leaves, two meshes in all."""
    chance = random.Random(seed)
    bark = m.matte('#5b4632', 0.8)
    petals, leaves = ([], []), ([], [])
    for stem in stems:
        path = g.smooth_path(stem, 8)
        g.tube('twig', path, 0.22, bark, 3)
        for _ in range(count // len(stems)):
            base = Vector(chance.choice(path)) + Vector([chance.gauss(0, reach * 0.5) for _ in range(3)])
            way = Vector([chance.gauss(0, 1) for _ in range(3)]) + Vector((0, -0.9, 0.1))
            if chance.random() < 0.34:
                _petal(leaves, base, way, size * chance.uniform(0.9, 1.5), 0.26, chance)
                continue
            for k in range(3):
                lean = way.normalized() + Vector([chance.gauss(0, 0.55) for _ in range(3)])
                _petal(petals, base, lean, size * chance.uniform(0.75, 1.1), 0.4, chance)
    g.mesh('bracts', *petals, s.leaf('#b52a63', '#e0487f', 0.42, 0.6), smooth_angle=80)
    g.mesh('leaves', *leaves, s.leaf('#3f6a38', '#7fa63f', 0.35), smooth_angle=80)


def _petal(store, base, way, long, breadth, chance):
    """One pointed, cupped leaf from `base` along `way`."""
    vertices, faces = store
    way = way.normalized()
    side = way.cross(Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1)))).normalized()
    up = side.cross(way)
    first, steps = len(vertices), 6
    for i in range(steps + 1):
        t = i / steps
        half = long * breadth * math.sin(math.pi * (t * 0.94 + 0.05)) ** 0.75
        middle = base + way * long * t + up * long * 0.16 * math.sin(t * 2.6)
        fold = up * half * 0.4
        vertices += [tuple(middle - side * half + fold), tuple(middle), tuple(middle + side * half + fold)]
    for i in range(steps):
        a = first + i * 3
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]


def frond(root, tip, drop, leaflets=34, long=34.0, finish=None):
    """Palm frond: a bowed rib with drooping leaflets on both sides."""
    finish = finish or s.leaf('#35553a', '#6f9440', 0.3)
    start, end = Vector(root), Vector(tip)
    rib = [start.lerp(end, t) + Vector((0, 0, drop * math.sin(math.pi * t * 0.9) - drop * 1.4 * t * t)) for t in [i / 20 for i in range(21)]]
    g.tube('rib', [tuple(p) for p in rib], 0.6, m.matte('#5d6b3a', 0.6), 3)
    vertices, faces = [], []
    for i in range(leaflets):
        t = 0.1 + 0.88 * i / leaflets
        at = rib[min(19, int(t * 20))].lerp(rib[min(20, int(t * 20) + 1)], t * 20 % 1)
        ahead = (rib[min(20, int(t * 20) + 1)] - rib[int(t * 20)]).normalized()
        out = ahead.cross(Vector((0, 0, 1))).normalized()
        for way in (-1, 1):
            size = long * (0.45 + 0.75 * math.sin(math.pi * (0.12 + 0.84 * t)))
            first = len(vertices)
            for k in range(6):
                u = k / 5
                middle = at + (out * way * 0.8 + ahead * 0.6) * size * u + Vector((0, 0, -size * 0.55 * u * u))
                half = ahead * (1.5 * math.sin(math.pi * (0.1 + 0.88 * u)))
                vertices += [tuple(middle - half), tuple(middle + half)]
            faces += [(first + 2 * k, first + 2 * k + 1, first + 2 * k + 3, first + 2 * k + 2) for k in range(5)]
    g.mesh('leaflets', vertices, faces, finish, smooth_angle=70)


def lit_window(x, z, y, wide=104.0, high=96.0):
    """Window of a house at dusk: frame, bars, drawn-back curtains, a lamp's warm gradient behind them."""
    frame = m.plastic('#e8e2d6', 0.5, 0)
    glow = s.gradient(((0, '#b8702c'), (0.5, '#f2b869'), (1, '#ffdca6')), z - high / 2, z + high / 2, 1.25)
    g.rounded_box('glow', (wide, 1, high), 0.2, glow, (x, y + 6, z))
    curtain = s.leaf('#d9c39a', '#ffd59a', 0.5, 0.9)
    for side in (-1, 1):
        points = [(side * (wide / 2 - 27 + 27 * i / 24), 1.8 * math.sin(i * 1.9)) for i in range(25)]
        vertices = [(x + px, y + 3 + py, z + k * high / 2) for px, py in points for k in (-1, 1)]
        g.mesh('curtain', vertices, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(24)], curtain, smooth_angle=80)
    for px, pz, sx, sz in ((0, high / 2, wide + 8, 7), (0, -high / 2, wide + 14, 8), (-wide / 2, 0, 7, high), (wide / 2, 0, 7, high), (0, 0, 4, high), (0, high * 0.18, wide, 3.4)):
        g.rounded_box('frame', (sx, 5, sz), 0.6, frame, (x + px, y, z + pz), 3)
