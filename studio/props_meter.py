"""Inside of a meter cupboard: energy meters and breakers on a rail, slotted duct, the RS-485 line and its plug. Centimetres."""
import math

import geometry as g
import materials as m
import surfaces as s

WIDE, HIGH = 7.2, 9.0
PHASES = ('#7a4a2c', '#2c3238', '#8d949a', '#2f6fc0')


def rail(left, right, y, z):
    """Top-hat rail, galvanised, with its long holes."""
    zinc = m.metal('#c3c8cc', 0.3)
    wide, x = right - left, (left + right) / 2
    g.rounded_box('rail', (wide, 0.2, 3.5), 0.06, zinc, (x, y - 0.75, z), 3)
    for side in (-1, 1):
        g.rounded_box('lip', (wide, 0.75, 0.15), 0.05, zinc, (x, y - 0.4, z + side * 1.3), 3)
    for i in range(int(wide / 2.5)):
        g.rounded_box('hole', (1.5, 0.05, 0.55), 0.02, m.matte('#4a5157', 0.7), (left + 1.2 + i * 2.5, y - 0.86, z), 2)


def duct(left, right, y, z, high=4.0):
    """Slotted wiring duct with its lid: grey fingers, round-edged."""
    grey = m.plastic('#b9bfc2', 0.5, 0.02)
    x = (left + right) / 2
    g.rounded_box('lid', (right - left, 0.5, high), 0.2, grey, (x, y - 4.6, z), 4)
    for side in (-1, 1):
        for i in range(int((right - left) / 1.25)):
            g.rounded_box('finger', (0.85, 4.0, 0.16), 0.06, grey, (left + 0.6 + i * 1.25, y - 2.5, z + side * (high / 2 - 0.1)), 2)


def front(parts, y):
    """Turn flat parts up and set them on the face at depth `y`."""
    return s.upright(parts, (0, y, 0))


def meter(at, title, total, power, lit='#cfe6b8', bus=True, pulse=True):
    """Four-module energy meter whose back is at y = 0 of `at` (its middle): terminals with screws, a lit display, two keys, a `pulse` lamp."""
    shell, edge, dark = m.plastic('#e6e8e6', 0.4, 0.04), m.plastic('#d4d8d7', 0.45, 0.04), m.matte('#23282d', 0.8)
    parts = [g.rounded_box('body', (WIDE - 0.06, 4.6, HIGH), 0.18, shell, (0, -2.3, 0), 4), g.rounded_box('nose', (WIDE - 0.06, 2.2, 5.3), 0.22, shell, (0, -4.9, 0), 5)]
    ink, steel = m.ink('#37424c'), m.metal('#c9cdd1', 0.22)
    for side in (-1, 1):
        parts.append(g.rounded_box('cover', (WIDE - 0.3, 0.9, 1.5), 0.15, edge, (0, -4.5, side * 3.55), 3))
        for k in range(4):
            x = (k - 1.5) * 1.62
            ring = g.lathe('well', [(0, 0, 0), (0.36, 0, 0), (0.36, 0.03, 0.01), (0.46, 0.03, 0.01), (0.46, 0, 0)], edge, segments=40)
            pit = g.lathe('pit', [(0, 0.012, 0), (0.36, 0.012, 0)], dark, segments=40)
            screw = g.lathe('screw', [(0, 0.02, 0), (0.29, 0.02, 0.02), (0.29, 0.05, 0.02), (0, 0.06, 0)], steel, segments=40)
            slit = g.rounded_box('slit', (0.5, 0.09, 0.03), 0.01, dark, (0, 0, 0.055))
            slit.rotation_euler.z = 0.5 + k * 0.9 + side
            for part in (ring, pit, screw, slit):
                g.move(part, x, side * 3.55, 0)
                parts += front([part], -4.95)
    face = [g.plate('window', g.rounded_rectangle(5.5, 2.5, 0.22, 0, 0.7), m.dark_glass('#1b2126', 0.08), 0.06, 0.03), g.plate('display', g.rounded_rectangle(4.9, 1.9, 0.08, 0, 0.7), m.screen_light(lit, 0.26), 0.01, 0.002, z=0.06)]
    figure = m.ink('#1c2a1a')
    face += [
        g.label(total, 0.92, figure, (1.55, 0.86, 0.073), 'InterDisplay-SemiBold', 'RIGHT', 0.001, 1.06), g.label('kWh', 0.36, figure, (1.68, 0.70, 0.073), 'Inter-Medium', 'LEFT', 0.001),
        g.label(power, 0.36, figure, (-2.3, 0.08, 0.073), 'Inter-Medium', 'LEFT', 0.001), g.label('Addr ' + ('1' if title == 'GRID' else '2'), 0.36, figure, (2.3, 0.08, 0.073), 'Inter-Medium', 'RIGHT', 0.001),
    ]
    face.append(g.plate('tag', g.rounded_rectangle(5.5, 0.98, 0.12, 0, -1.38), m.plastic('#26506e' if title == 'GRID' else '#a5552a', 0.42, 0), 0.05, 0.02))
    face.append(g.label(title, 0.6, m.ink('#f3f4f2'), (0, -1.38, 0.053), 'InterDisplay-Bold', thick=0.002, spacing=1.08))
    for x in (-2.4, -1.6):
        face.append(g.plate('key', g.circle(0.2, x, -2.22, 32), m.plastic('#59636c', 0.4, 0), 0.09, 0.04))
    face.append(g.lathe('pulse', [(0, 0.12, 0), (0.08, 0.1, 0.04), (0.12, 0, 0)][::-1], m.led('#ff4a30', 3.2, 0.6) if pulse else m.plastic('#6e2b26', 0.3, 0), segments=32, x=2.45, y=-2.2))
    face.append(g.label('1000 imp/kWh', 0.27, ink, (0.9, -2.22, 0.01), 'Inter-Medium', thick=0.001))
    parts += front(face, -6.0)
    if bus:
        parts += bus_plug((1.75, -5.2, -4.35))
    for part in parts:
        if part.parent is None:
            g.move(part, *at)
    return parts


def bus_plug(at):
    """Green two-pole plug under a meter, its wire holes downwards."""
    x, y, z = at
    green = m.plastic('#1c9160', 0.4, 0.04)
    parts = [g.rounded_box('plug', (1.5, 1.2, 1.3), 0.08, green, (x, y, z - 0.35), 3)]
    for shift in (-0.36, 0.36):
        screw = g.lathe('screw', [(0, 0, 0), (0.21, 0, 0.02), (0.21, 0.03, 0.02), (0, 0.03, 0)], m.steel(), segments=32)
        slit = g.rounded_box('slit', (0.36, 0.07, 0.02), 0.008, m.rubber('#22262b'), (0, 0, 0.035))
        for part in (screw, slit):
            g.turn(part, x=90)
            parts.append(g.move(part, x + shift, y - 0.6, z - 0.3))
    return parts


def breaker(at, rating, words='', on=True):
    """One-module circuit breaker whose back is at y = 0 of `at`: terminals with screws, its rating in print, a lever up or down."""
    shell, grey, steel, dark = m.plastic('#dcdedb', 0.45, 0.05), m.plastic('#c4c8c7', 0.5, 0.05), m.metal('#c9cdd1', 0.24), m.matte('#23282d', 0.8)
    wide = 1.74
    parts = [g.rounded_box('body', (wide, 4.4, 8.4), 0.12, shell, (0, -2.2, 0), 4), g.rounded_box('nose', (wide, 2.0, 4.5), 0.14, shell, (0, -5.3, 0), 4)]
    for side in (-1, 1):
        pit = g.lathe('pit', [(0, 0.005, 0), (0.33, 0.005, 0)], dark, segments=32)
        screw = g.lathe('screw', [(0, 0.01, 0), (0.26, 0.01, 0.02), (0.26, 0.04, 0.02), (0, 0.05, 0)], steel, segments=32)
        cross = [g.rounded_box('slit', size, 0.01, dark, (0, 0, 0.045)) for size in ((0.42, 0.08, 0.03), (0.08, 0.42, 0.03))]
        for part in (pit, screw, *cross):
            part.rotation_euler.z = 0.4 + 1.1 * side + at[0]
            g.move(part, 0, side * 3.25, 0)
            parts += front([part], -4.4)
    ink = m.ink('#2d3740')
    face = [g.label(rating, 0.5, ink, (0, -0.95, 0.003), 'InterDisplay-Bold', thick=0.001), g.label('230 V~', 0.2, ink, (0, -1.42, 0.003), 'Inter-Medium', thick=0.001), g.label('6000', 0.2, ink, (0, -1.72, 0.003), 'Inter-Medium', thick=0.001)]
    face.append(g.plate('window', g.rounded_rectangle(0.62, 0.26, 0.04, 0, 1.86), m.plastic('#b3372a' if on else '#2f8f57', 0.4, 0), 0.01, 0.004))
    parts += front(face, -6.3)
    lever = [g.plate('slot', g.rounded_rectangle(0.86, 1.7, 0.1), dark, 0.02, 0.006), g.rounded_box('lever', (0.8, 0.62, 1.0), 0.14, m.plastic('#2d333a', 0.4, 0.03), (0, 0.38 if on else -0.38, 0.35), 4)]
    lever.append(g.label('I' if on else '0', 0.34, m.ink('#e8ebec'), (0, 0.38 if on else -0.38, 0.853), 'Inter-SemiBold', thick=0.001))
    for part in lever:
        g.move(part, y=0.55)
    parts += front(lever, -6.3)
    if words:
        parts += front([g.plate('strip', g.rounded_rectangle(wide, 0.7, 0.03, 0, 2.55), m.plastic('#f2f3f0', 0.5, 0), 0.02, 0.006), g.label(words, 0.3, ink, (0, 2.55, 0.022), 'Inter-Medium', thick=0.001)], -4.42)
    for part in parts:
        if part.parent is None:
            g.move(part, *at)
    return parts


def pair(points, colours=('#e7e9ea', '#e0842c'), radius=0.13, twist=0.2, turn=1.7):
    """Twisted pair through 3D points."""
    path = [g.Vector(p) for p in g.smooth_path(points, 30)]
    for i, colour in enumerate(colours):
        wound, run = [], 0.0
        for k, here in enumerate(path):
            ahead = (path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]).normalized()
            run += (here - path[k - 1]).length if k else 0
            side = ahead.cross(g.Vector((0.13, 1, 0.07))).normalized()
            up = side.cross(ahead)
            a = run * math.tau / turn + math.pi * i
            wound.append(tuple(here + (side * math.cos(a) + up * math.sin(a)) * min(twist, radius * 1.08)))
        g.tube('wire', wound, radius, m.plastic(colour, 0.42, 0), 5)
