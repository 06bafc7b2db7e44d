"""Things of a neighbourhood shop: tins, packets, bottles, sachets on a string, a sweet jar, a card terminal. Centimetres.

Each is built about the origin, standing on z = 0 with its front towards -Y.
"""
import math
import random

import bmesh

import geometry as g
import materials as m
import surfaces as s


def tin(radius, high, colour, words, accent='#f2eee2'):
    """Tin with rolled rims and a printed label round it."""
    steel = m.metal('#c4c6c8', 0.28)
    r = radius
    parts = [
        g.lathe('tin', [
            (0, 0.25, 0), (r * 0.92, 0.25, 0), (r * 0.94, 0, 0.05), (r, 0, 0.06), (r, 0.35, 0.08), (r * 0.965, 0.5, 0.1), (r * 0.965, high - 0.5, 0.1),
            (r, high - 0.35, 0.08), (r, high, 0.06), (r * 0.94, high, 0.05), (r * 0.92, high - 0.3, 0.05), (0, high - 0.3, 0),
        ], steel, segments=64, corner_segments=3),
        g.lathe('label', [(r * 0.972, 0.55, 0), (r * 0.972, high - 0.55, 0)], m.matte(colour, 0.38, 0.4), segments=64),
        g.lathe('stripe', [(r * 0.976, high * 0.16, 0), (r * 0.976, high * 0.24, 0)], m.matte(accent, 0.4), segments=64),
    ]
    print_ = [
        g.plate('field', g.rounded_rectangle(r * 2.0, high * 0.34, high * 0.16, 0, high * 0.55), m.matte(accent, 0.4), 0.01, 0.002),
        g.label(words, min(high * 0.2, r * 2.3 / max(4, len(words))), m.ink(colour), (0, high * 0.55, 0.014), 'InterDisplay-Bold', thick=0.003),
    ]
    parts += [s.wrap(_denser(part), r * 0.978) for part in print_]
    return g.assemble('tin', parts)


def packet(wide, high, deep, colour, words, accent='#f5efe0', seed=0):
    """Pillow bag with crimped seals, creased where it is full."""
    chance = random.Random(seed)
    waves = [(chance.uniform(0.6, 1.5), chance.uniform(0.3, 1.2), chance.uniform(0, 6)) for _ in range(4)]
    film = m.matte(colour, 0.3, 0.5)
    n, rows = 36, 44
    parts = []
    for side in (-1, 1):
        vertices, faces = [], []
        for j in range(rows + 1):
            v = j / rows
            for i in range(n + 1):
                u = i / n
                across, along = 1 - abs(2 * u - 1) ** 2.6, max(0.0, math.sin(math.pi * min(1, max(0, (v - 0.06) / 0.88)))) ** 0.45
                x, z = (u - 0.5) * wide * (1 - 0.05 * along), v * high
                crease = sum(0.05 * math.sin(a * x * 2 + b * z + c) for a, b, c in waves) * (1.4 - along) * across
                seal = 0.05 * math.sin(x * 16) if v < 0.06 or v > 0.94 else 0
                vertices.append((x, side * (deep / 2 * across ** 0.5 * along + crease * 1.2 + 0.03) + seal, z))
        for j in range(rows):
            for i in range(n):
                a = j * (n + 1) + i
                face = (a, a + 1, a + n + 2, a + n + 1)
                faces.append(face if side < 0 else face[::-1])
        parts.append(g.mesh('film', vertices, faces, film, smooth_angle=80))
    flat = [
        g.plate('field', g.circle(min(wide, high) * 0.3, 0, 0, 64), m.matte(accent, 0.45), 0.02, 0.004),
        g.label(words, wide * 0.62 / max(4, len(words)) * 1.35, m.ink(colour), (0, 0, 0.024), 'InterDisplay-Bold', thick=0.003),
    ]
    parts += s.upright(flat, (0, -deep / 2 - 0.06, high * 0.52))
    return g.assemble('packet', parts)


def bottle(colour, cap='#d8b23a', high=24.0, radius=3.4, label='#f3eee0'):
    """Glass or plastic bottle with a paper label."""
    r = radius
    parts = [
        g.lathe('bottle', [
            (0, 0, 0), (r, 0, 0.5), (r, high * 0.55, 1.6), (r * 0.42, high * 0.76, 1.2), (r * 0.36, high * 0.95, 0.1), (0, high * 0.95, 0),
        ], m.plastic(colour, 0.12, 0, 0.6), segments=72),
        g.lathe('cap', [(0, high * 0.93, 0), (r * 0.44, high * 0.93, 0.05), (r * 0.44, high, 0.1), (0, high, 0)], m.plastic(cap, 0.35, 0), segments=48),
        g.lathe('label', [(r + 0.01, high * 0.16, 0), (r + 0.01, high * 0.46, 0)], m.matte(label, 0.5), segments=72),
        g.lathe('stripe', [(r + 0.02, high * 0.26, 0), (r + 0.02, high * 0.36, 0)], m.matte(cap, 0.5), segments=72),
    ]
    return g.assemble('bottle', parts)


def sachets(count, colour, words, seed=0, wide=7.0, high=8.6):
    """Strip of sachets that hangs from z = 0 downwards."""
    parts = []
    for i in range(count):
        bag = packet(wide, high, 1.1, colour, words, seed=seed + i)
        bag.location = (0.12 * math.sin(i * 2.1), 0, -(i + 1) * high)
        bag.rotation_euler = (0.03 * math.sin(i * 1.7), 0, 0.12 * math.sin(i + seed))
        parts.append(bag)
    return g.assemble('sachets', parts)


def sweet_jar(radius=6.2, high=15.0, colours=('#d9534a', '#e9b73e', '#4fa37a', '#e8e2d4'), seed=3):
    """Glass jar with a screw lid, more than half full of sweets."""
    glass, r = s.clear('#eef5f2', 0.84, 0.2), radius
    parts = [
        g.lathe('jar', [(0, 0, 0), (r, 0, 0.8), (r, high * 0.8, 1.6), (r * 0.8, high * 0.9, 0.4), (r * 0.8, high * 0.94, 0)], glass, segments=96),
        g.lathe('lid', [(0, high * 0.91, 0), (r * 0.86, high * 0.91, 0.1), (r * 0.86, high * 1.06, 0.3), (0, high * 1.06, 0)], m.plastic('#b8372f', 0.35, 0.02), segments=96),
    ]
    chance = random.Random(seed)
    finishes = [m.plastic(colour, 0.28, 0) for colour in colours]
    for i in range(170):
        a, out = chance.uniform(0, 2 * math.pi), (r - 1.1) * math.sqrt(chance.uniform(0.25, 1))
        sweet = g.lathe('sweet', [(0, -0.8, 0), (0.75, -0.8, 0.6), (0.75, 0.8, 0.6), (0, 0.8, 0)], finishes[i % len(finishes)], segments=20, corner_segments=4)
        sweet.location = (out * math.cos(a), out * math.sin(a), 1.0 + high * 0.56 * (i / 170))
        sweet.rotation_euler = (chance.uniform(0, 3), chance.uniform(0, 3), 0)
        parts.append(sweet)
    return g.assemble('jar', parts)


def terminal():
    """Hand-held card terminal on its back: a screen with an amount, a receipt out of its top; gives the root."""
    shell, grey, glass = m.plastic('#454d57', 0.42, 0.05), m.plastic('#59626c', 0.45, 0.04), m.dark_glass('#10161d', 0.07)
    white, quiet, mint = m.screen_light('#f2f7fa', 1.25), m.screen_light('#93a5b4', 0.8), m.led(strength=1.5, core=0.25)
    top = 2.62
    parts = [
        g.plate('base', g.rounded_rectangle(8.2, 19.4, 1.3, squareness=2.4), shell, 2.5, 0.5, bevel_segments=7),
        g.rounded_box('printer', (8.2, 4.6, 3.4), 0.7, shell, (0, 8.1, 2.5), 6),
        g.rounded_box('slot', (6.4, 0.3, 0.3), 0.1, m.rubber('#2a2d31'), (0, 8.6, 4.16)),
        g.plate('glass', g.rounded_rectangle(7.2, 14.4, 0.7, 0, -1.7), glass, 0.16, 0.06, z=2.46),
        g.rounded_box('side key', (0.3, 1.6, 0.6), 0.12, grey, (4.1, 2.5, 1.7)),
        g.label('Approved', 0.8, quiet, (0, 1.0, top), 'InterDisplay-Medium', thick=0.002),
        g.label('₦ 4,350.00', 1.16, white, (0, -0.6, top), 'InterDisplay-SemiBold', thick=0.002, spacing=0.97),
        g.tube('ring', g.arc_points(1.15, 0, 360, top, 0, 3.3), 0.06, mint, 3, True),
        g.tube('tick', [(-0.46, 3.3, top), (-0.1, 2.95, top), (0.54, 3.72, top)], 0.08, mint, 3),
        g.plate('button', g.rounded_rectangle(6.0, 1.5, 0.7, 0, -7.3), m.screen_light('#1d9c7d', 0.7), 0.01, 0.002, z=top - 0.012),
        g.label('Print again', 0.62, white, (0, -7.3, top), 'InterDisplay-SemiBold', thick=0.002),
    ]
    for i, long in enumerate((5.6, 4.4, 5.0)):
        parts.append(g.plate('line', g.slot(long, 0.12, -3.0 + long / 2, -2.7 - i * 1.0), quiet, 0.006, 0.001, z=top - 0.01))
    return g.assemble('terminal', [*parts, *_receipt()])


def standing_terminal(lean=34.0):
    """The terminal in its charging cradle, its screen turned up to whoever stands at the counter."""
    rise = 16.2 * math.tan(math.radians(lean))
    side = g.fillet([(-8.3, 0, 0.2), (7.9, 0, 0.8), (7.9, rise, 1.6), (-8.3, 0.5, 0.2)], closed=True)
    wedge = g.plate('cradle', side, m.plastic('#343b44', 0.5, 0.05), 6.6, 0.4)
    g.turn(wedge, x=90, z=90)
    g.move(wedge, x=-3.3)
    device = terminal()
    g.pose(device, lean=-lean, at=(0, 0, 0.35))
    return g.assemble('terminal on cradle', [wedge, device])


def _receipt(wide=5.6):
    """Slip that leaves the printer and curls back over it."""
    path = [(8.6 + 0.3 * math.sin(t * 1.5) - 2.86 * t ** 2.2, 4.1 + 6.27 * math.sin(t * 1.35)) for t in [i / 30 for i in range(31)]]
    vertices = [(x * wide / 2, y, z) for y, z in path for x in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(30)]
    parts = [g.mesh('receipt', vertices, faces, s.leaf('#efece4', share=0.25, rough=0.8), smooth_angle=80)]
    ink = m.ink('#6a7077')
    for i in range(4, 26, 2):
        y, z = path[i][0] - 0.02, path[i][1] + 0.01
        end = -wide * (0.2 - 0.18 * ((i * 7) % 5) / 5)
        for left, right in ((-wide * 0.4, end), (wide * 0.26, wide * 0.4)):
            parts.append(g.tube('print', [(left, y, z), (right, y, z)], 0.05, ink, 1))
    return parts


def _denser(part):
    """Cut wide faces along X so that they can be bent."""
    shape = bmesh.new()
    shape.from_mesh(part.data)
    low, high = min(v.co.x for v in shape.verts), max(v.co.x for v in shape.verts)
    steps = max(2, int((high - low) / 0.35))
    for k in range(1, steps):
        geometry = shape.verts[:] + shape.edges[:] + shape.faces[:]
        bmesh.ops.bisect_plane(shape, geom=geometry, plane_co=(low + (high - low) * k / steps, 0, 0), plane_no=(1, 0, 0))
    shape.to_mesh(part.data)
    shape.free()
    return part
