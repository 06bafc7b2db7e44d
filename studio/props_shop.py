"""Goods of a neighbourhood shop and the shelf they stand on. Centimetres; each stands on z = 0 about its own middle."""
import math

import geometry as g
import materials as m
import surfaces


def tin(colour, word, band='#f1eee6', radius=3.7, high=8.2, ink='#f4f1ea'):
    """Food tin with rolled rims and a printed paper label."""
    steel = m.metal('#c3c7cb', 0.24)
    parts = [
        g.lathe('tin', [(0, 0, 0), (radius, 0, 0.08), (radius + 0.09, 0.12, 0.1), (radius, 0.34, 0.1), (radius, high - 0.34, 0.1), (radius + 0.09, high - 0.12, 0.1), (radius, high, 0.08), (radius - 0.2, high, 0.06), (radius - 0.3, high - 0.3, 0.1), (0, high - 0.3, 0)], steel, segments=96),
        g.lathe('label', [(radius + 0.02, 0.5, 0), (radius + 0.025, high - 0.5, 0)], surfaces.mottled(colour, colour, 0.2, 0.5, 0.04), segments=96),
        g.lathe('band', [(radius + 0.03, high * 0.2, 0), (radius + 0.03, high * 0.34, 0)], m.ink(band), segments=96),
    ]
    text = g.label(word, radius * 0.52, m.ink(ink), (0, 0, 0), 'InterDisplay-SemiBold')
    # the straight bar of a T spans a chord; print that stands a millimetre off keeps its middle above the tin
    parts.append(surfaces.wrap(text, radius + 0.14, high * 0.6))
    return g.assemble('tin', parts)


def bottle(oil, words, label='#f3efe4', cap='#b8442f', high=24.0, radius=3.7, ink='#7a3b12'):
    """Bottle of cooking oil: clear wall with a waist, screw cap, wrapped label with a line of `words` each."""
    profile = [(0, 0, 0), (radius, 0, 0.7), (radius, high * 0.3, 1.2), (radius * 0.93, high * 0.36, 1.0), (radius, high * 0.42, 1.2), (radius, high * 0.62, 2.0), (1.6, high * 0.84, 2.0), (1.45, high * 0.9, 0.2), (0, high * 0.9, 0)]
    glass = surfaces.clear('#e3b858', 0.88, 0.4, 0.05)
    parts = [
        g.lathe('bottle', profile, glass, segments=96),
        g.lathe('label', [(radius + 0.03, high * 0.09, 0), (radius + 0.03, high * 0.29, 0)], m.plastic(label, 0.5, 0), segments=96),
        g.lathe('cap', [(0, high * 0.88, 0), (1.75, high * 0.88, 0.1), (1.72, high * 0.97, 0.25), (0, high * 0.975, 0)], m.plastic(cap, 0.4, 0.03), segments=64),
        g.lathe('ring', [(1.5, high * 0.865, 0), (1.8, high * 0.865, 0.05), (1.8, high * 0.878, 0.05), (1.5, high * 0.878, 0)], m.plastic(cap, 0.4, 0.03), segments=64),
    ]
    for i, word in enumerate(words):
        text = g.label(word, 1.3 if i == 0 else 0.8, m.ink(ink), (0, 0, 0), 'InterDisplay-SemiBold' if i == 0 else 'Inter-Medium')
        parts.append(surfaces.wrap(text, radius + 0.04, high * (0.235 - 0.058 * i)))
    for low, thick in ((0.105, 0.024), (0.275, 0.008)):
        parts.append(g.lathe('stripe', [(radius + 0.035, high * low, 0), (radius + 0.035, high * (low + thick), 0)], m.ink(cap), segments=96))
    fill = g.lathe('oil', [(0, 0.4, 0), (radius - 0.2, 0.5, 0.5), (radius - 0.2, high * 0.3, 1.2), (radius * 0.93 - 0.2, high * 0.36, 1.0), (radius - 0.2, high * 0.42, 1.2), (radius - 0.2, high * 0.62, 2.0), (2.1, high * 0.76, 0.2), (0, high * 0.76, 0)], m.plastic(oil, 0.12, 0, 0.6), segments=96)
    return g.assemble('bottle', [*parts, fill])


def carton(size, colour, word, band='#f1eee6', ink='#f6f3ec'):
    """Printed box: tea, sugar, soap. Its face looks at -Y."""
    wide, deep, high = size
    parts = [g.rounded_box('carton', size, 0.16, surfaces.mottled(colour, colour, 0.2, 0.62, 0.06), (0, 0, high / 2), 3)]
    parts += surfaces.upright([
        g.plate('band', g.rounded_rectangle(wide - 0.3, high * 0.2, 0.05, 0, high * 0.24), m.ink(band), 0.01, 0.002),
        g.label(word, min(wide * 0.24, high * 0.2), m.ink(ink), (0, high * 0.62, 0.01), 'InterDisplay-SemiBold'),
    ], (0, -deep / 2 - 0.005, 0))
    return g.assemble('carton', parts)


def bag(colour, word, wide=13.0, high=19.0, deep=6.5, ink='#f6f3ec', seed=0):
    """Filled paper bag of flour or rice: swollen sides, a folded top."""
    rows, cols = 22, 40
    vertices, faces = [], []
    for j in range(rows + 1):
        v = j / rows
        swell = math.sin(math.pi * min(1, v * 1.02)) ** 0.4
        flat = 1 - max(0, (v - 0.82) / 0.18) ** 1.2 * 0.86
        for i in range(cols):
            a = 2 * math.pi * i / cols
            c, s = math.cos(a), math.sin(a)
            wave = 1 + 0.012 * math.sin(5 * a + 9 * v + seed) + 0.01 * math.sin(17 * v + 3 * a)
            x = wide / 2 * math.copysign(abs(c) ** 0.55, c) * (0.94 + 0.06 * swell) * wave
            y = deep / 2 * math.copysign(abs(s) ** 0.6, s) * (0.78 + 0.22 * swell) * flat * wave
            vertices.append((x, y, v * high))
    for j in range(rows):
        for i in range(cols):
            a, b = j * cols + i, j * cols + (i + 1) % cols
            faces.append((a, b, b + cols, a + cols))
    body = g.mesh('bag', vertices, faces, surfaces.mottled(colour, colour, 0.3, 0.7, 0.35, 0.8), smooth_angle=60)
    parts = [body, g.rounded_box('fold', (wide * 0.94, 1.4, 1.3), 0.25, surfaces.mottled(colour, colour, 0.3, 0.7, 0.3, 0.8), (0, 0, high - 0.3))]
    text = g.label(word, wide * 0.2, m.ink(ink), (0, 0, 0), 'InterDisplay-SemiBold')
    g.turn(text, x=88)
    g.move(text, y=-deep / 2 * 1.02 - 0.06, z=high * 0.5)
    return g.assemble('bag', [*parts, text])


def price(x, y, z, text, colour='#f4e7b0'):
    """Card in the rail."""
    parts = [
        g.plate('card', g.rounded_rectangle(6.2, 2.5, 0.12), m.ink(colour, 0.6), 0.03, 0.01),
        g.label(text, 1.25, m.ink('#26303a'), (0, 0.1, 0.035), 'InterDisplay-SemiBold'),
    ]
    return surfaces.upright(parts, (x, y, z))
