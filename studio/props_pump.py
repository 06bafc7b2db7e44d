"""A motor pump in a plant room: painted castings with chips and drips, rating plate, flanges, a vibration sensor on a stud. Centimetres.

The shaft runs along X at a height of 10 centimetres.
"""
import math
from functools import partial

import geometry as g
import materials as m
import nodes
import surfaces

BARE = '#5b4a40'


def painted(colour, other, relief=0.5, wear=0.5):
    """Enamel on a casting: sandy skin below it, chips down to rust at the edges, grease and dust in blotches."""
    material = surfaces.mottled(colour, other, 0.16, 0.42, relief, 3.2, 0.4)
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    enamel = shader.inputs['Base Color'].links[0].from_socket
    gloss = shader.inputs['Roughness'].links[0].from_socket

    place = tree.nodes.new('ShaderNodeNewGeometry').outputs['Position']
    noise, between, mixed = partial(nodes.noise, tree, place), partial(nodes.map_range, tree), partial(nodes.mixed, tree)
    edges = tree.nodes.new('ShaderNodeNewGeometry').outputs['Pointiness']
    chipped = nodes.calculate(tree, 'ADD', between(edges, 0.5, 0.56, 0, 0.2), noise(0.9, 9, 0.72))
    chips = between(chipped, 0.71 - 0.06 * wear, 0.725 - 0.06 * wear, 0, 1)
    grime = between(noise(0.22, 6, 0.6), 0.48, 0.75, 0, 0.6)
    dirty = mixed(grime, enamel, m.linear('#2c2620'))
    tree.links.new(mixed(chips, dirty, m.linear(BARE)), shader.inputs['Base Color'])
    tree.links.new(mixed(chips, gloss, (0.85, 0.85, 0.85, 1)), shader.inputs['Roughness'])
    return material


def lie(part, x, z=10.0):
    """Turn a lathe's axis along X, starting at x."""
    part.rotation_euler.y = math.pi / 2
    part.location = (x, 0, z)
    return part


def bolts(count, radius, x, size=0.62, z=10.0, y=0.0):
    """Ring of hexagon bolts with washers about the shaft's axis, their heads towards +X."""
    steel = m.metal('#8f9397', 0.42)
    for i in range(count):
        a = math.tau * (i + 0.5) / count
        head = g.lathe('bolt', [(0, 0, 0), (size, 0, 0.04), (size, size * 0.75, 0.12), (0, size * 0.78, 0)], steel, segments=6)
        washer = g.lathe('washer', [(0, -0.02, 0), (size * 1.3, -0.02, 0.02), (size * 1.3, 0.1, 0.03), (0, 0.1, 0)], steel, segments=32)
        for part in (head, washer):
            part.rotation_euler = (0, math.pi / 2, 0)
            part.location = (x, y + radius * math.cos(a), z + radius * math.sin(a))
        head.rotation_euler.x = 0.7 * i


def plate(lines, wide, high, at, size=0.36):
    """Rating plate of bright metal with stamped lines, four rivets; its face looks at -Y."""
    steel, ink = m.metal('#b9bbb8', 0.4, 'x', 0.05), m.ink('#22272b', 0.6)
    parts = [g.plate('plate', g.rounded_rectangle(wide, high, 0.12), steel, 0.06, 0.02)]
    top = high / 2 - size * 1.1
    for i, line in enumerate(lines):
        big = i == 0
        parts.append(g.label(line, size * (1.25 if big else 1), ink, (-wide / 2 + 0.45, top - i * size * 1.6, 0.062), 'InterDisplay-Bold' if big else 'Inter-Medium', 'LEFT', 0.001, 1.04))
        if i:
            parts.append(g.rounded_box('rule', (wide - 0.8, 0.018, 0.004), 0.001, ink, (0, top - i * size * 1.6 + size * 0.8, 0.062)))
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(g.lathe('rivet', [(0.13, 0.05, 0), (0.1, 0.1, 0.03), (0, 0.12, 0)], m.steel(), segments=24, x=x * (wide / 2 - 0.2), y=y * (high / 2 - 0.2)))
    return surfaces.upright(parts, at)


def motor(blue):
    """Finned motor from x = -34 to -6 with its terminal box, feet and rating plate."""
    lie(g.lathe('body', [(0, 0, 0), (7.2, 0, 0.3), (7.2, 20, 0.3), (0, 20, 0)], blue), -28)
    for i in range(40):
        a = math.tau * i / 40
        if -2.3 < a - math.pi * 1.5 < -1.1:
            continue
        fin = g.rounded_box('fin', (17.5, 0.26, 1.2), 0.1, blue, (-18.2, 7.7 * math.cos(a), 10 + 7.7 * math.sin(a)))
        fin.rotation_euler.x = a - math.pi / 2
    lie(g.lathe('end', [(0, 0, 0), (7.9, 0, 0.5), (8.1, 1.6, 0.4), (7.2, 2.2, 0.2), (4.2, 3.4, 0.5), (0, 3.4, 0)], blue), -9.4)
    bolts(4, 7.1, -7.8, 0.42)
    lie(g.lathe('cover', [(0, 0, 0), (6.6, 0, 0.9), (8.3, 1.4, 1.2), (8.3, 6.5, 0.1), (8.0, 6.5, 0.1), (0, 3, 0)], blue), -33.6)
    g.rounded_box('terminal', (8, 6.5, 4.4), 0.5, blue, (-17, -1, 19.6))
    g.rounded_box('lid', (8.4, 6.9, 0.8), 0.3, blue, (-17, -1, 22.0))
    for x in (-24, -13):
        g.rounded_box('foot', (3, 15, 1.2), 0.3, blue, (x, 0, 3.1))
        for y in (-5.4, 5.4):
            g.rounded_box('leg', (3, 1.8, 3.4), 0.3, blue, (x, y, 5.0))
    plate(('3~ MOTOR  132 S', 'Nr 26-40871', '400 V  11.2 A  50 Hz', '5.5 kW  1450 / min', 'IP 55   cos φ 0.84'), 6.4, 3.4, (-17.4, -8.3, 10.2), 0.4)


def pump(cast):
    """Coupling guard, bearing housing, volute with its outlet upwards and the suction flange with its pipe."""
    guard = painted('#b98a1d', '#a67a18', 0.12, 0.8)
    lie(g.lathe('shaft', [(0, 0, 0), (1.3, 0, 0.1), (1.3, 12, 0.1), (0, 12, 0)], m.metal('#9da1a4', 0.3, 'z')), -6.5)
    lie(g.lathe('guard', [(2.6, 0, 0.2), (4.2, 0, 0.3), (4.2, 6.4, 0.3), (2.6, 6.4, 0.2)], guard), -4.6)
    lie(g.lathe('bearing', [(0, 0, 0), (4.2, 0, 0.5), (4.6, 2.4, 0.4), (4.2, 6.4, 0.8), (6.2, 7.4, 0.5), (6.2, 8.6, 0.3), (0, 8.6, 0)], cast), 2.4)
    bolts(8, 5.5, 9.6, 0.44)
    lie(g.lathe('volute', [(0, 0, 0), (8.0, 0, 1.2), (9.6, 2.4, 1.8), (9.6, 4.8, 1.8), (8.0, 7.2, 1.2), (4.2, 7.6, 0.4), (4.0, 10, 0.3), (0, 10, 0)], cast), 11)
    g.lathe('outlet', [(0, 10, 0), (3.4, 10, 0), (3.0, 22, 0.6), (5.4, 22.6, 0.2), (5.4, 24.4, 0.3), (2.4, 24.4, 0.1)], cast, x=14.6, y=-5.0)
    g.lathe('pipe flange', [(2.4, 24.5, 0), (5.4, 24.5, 0.2), (5.4, 26.2, 0.3), (3.4, 26.6, 0.4), (3.2, 60, 0)], cast, x=14.6, y=-5.0)
    g.lathe('gasket', [(0, 24.35, 0), (4.9, 24.35, 0), (4.9, 24.55, 0), (0, 24.55, 0)], m.rubber('#3a3531'), x=14.6, y=-5.0)
    steel = m.metal('#8f9397', 0.42)
    for i in range(8):
        a = math.tau * i / 8 + 0.39
        for z, way in ((26.2, 1), (22.6, -1)):
            head = g.lathe('bolt', [(0, 0, 0), (0.62, 0, 0.05), (0.62, 0.55, 0.1), (0, 0.58, 0)], steel, segments=6)
            head.scale.z = way
            head.location = (14.6 + 4.4 * math.cos(a), -5 + 4.4 * math.sin(a), z)
    lie(g.lathe('flange', [(0, 0, 0), (5.8, 0, 0.3), (5.8, 1.7, 0.3), (5.6, 1.75, 0), (5.8, 1.8, 0), (5.8, 3.4, 0.3), (3.6, 3.8, 0.4), (3.4, 40, 0), (0, 40, 0)], cast), 20.6)
    bolts(8, 4.7, 24.0, 0.55)
    g.rounded_box('foot', (7, 15, 1.2), 0.3, cast, (14.6, 0, 3.2))
    g.rounded_box('web', (5, 9, 4), 0.5, cast, (14.6, 0, 5.2))


def vibration_sensor(at):
    """Steel accelerometer on a stud upon the bearing housing, its moulded plug and armoured lead on top."""
    x, y, z = at
    steel = m.metal('#c3c6c8', 0.22)
    parts = [
        g.lathe('seat', [(0, 0, 0), (1.25, 0, 0.05), (1.25, 0.5, 0.08), (0, 0.5, 0)], m.metal('#a4a8ab', 0.32), segments=64),
        g.lathe('hexagon', [(0, 0.5, 0), (1.15, 0.5, 0.05), (1.15, 1.5, 0.08), (0, 1.5, 0)], steel, segments=6),
        g.lathe('can', [(0, 1.4, 0), (1.0, 1.4, 0), (1.0, 3.9, 0.12), (0.62, 4.1, 0.06), (0.62, 4.6, 0.05), (0, 4.6, 0)], steel, segments=96),
        g.lathe('ring', [(0.6, 4.4, 0), (0.86, 4.4, 0.05), (0.86, 5.5, 0.1), (0.5, 5.6, 0.05)], m.metal('#9ea2a5', 0.35), segments=48),
        g.lathe('plug', [(0, 5.2, 0), (0.66, 5.2, 0.05), (0.62, 6.6, 0.3), (0.36, 7.2, 0.15), (0, 7.2, 0)], m.rubber('#23282d'), segments=64),
    ]
    ink = m.ink('#3a4046')
    for i, words in enumerate(('VIB 2 · 100 mV/g', 'S/N 26-1184')):
        parts.append(surfaces.wrap(g.label(words, 0.24, ink, (0, 0, 0), 'Inter-Medium', thick=0.0008), 1.004, 3.2 - i * 0.45))
    for part in parts:
        g.move(part, x, y, z)
    g.tube('lead', g.smooth_path([(x, y, z + 6.9), (x + 0.1, y, z + 8.6), (x - 1.4, y - 1.6, z + 10.6), (x - 5.0, y - 3.4, z + 7.4), (x - 6.4, y - 5.6, z - 2), (x - 7.2, y - 7.6, z - 9), (x - 7.6, y - 9.6, z - 12.6), (x - 12, y - 14, z - 13.4), (x - 40, y - 20, z - 13.4)], 14), 0.3, m.plastic('#2c3238', 0.5, 0.03), 8)
