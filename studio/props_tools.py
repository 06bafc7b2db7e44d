"""What a technician carries: canvas bag, pliers, screwdrivers, tester, tape. Centimetres; built about the origin on z = 0."""
import math

import cables
import geometry as g
import materials as m
import surfaces


def bag(wide=32.0, deep=17.0, high=17.0, cloth='#4a5a4f', trim='#8a5b36', seed=0):
    """Open canvas tote: soft walls, leather foot and rim, pockets in front, a carrying bar on straps."""
    canvas = surfaces.mottled(cloth, _darker(cloth), 0.5, 0.92, 0.5, 3.0, 0.12)
    leather = surfaces.mottled(trim, _darker(trim), 0.35, 0.55, 0.25, 1.6, 0.3)
    parts = [_wall(wide, deep, 0.2, high, canvas, seed), _wall(wide + 0.5, deep + 0.5, 0, 4.2, leather, seed), _wall(wide + 0.4, deep + 0.4, high - 1.4, high + 0.25, leather, seed)]
    parts.append(g.rounded_box('inside', (wide - 2, deep - 2, 0.6), 0.2, m.matte('#2b302d', 0.9), (0, 0, 4)))
    for i, x in enumerate((-10.6, -3.6, 3.4, 10.4)):
        parts.append(g.rounded_box('pocket', (6.4, 1.8, 8.2 + 0.8 * (i % 2)), 0.8, canvas, (x, -deep / 2 - 0.5, 7.6)))
        parts.append(g.rounded_box('hem', (6.5, 1.9, 0.9), 0.4, leather, (x, -deep / 2 - 0.5, 11.8 + 0.4 * (i % 2))))
    for x in (-wide / 2 + 0.2, wide / 2 - 0.2):
        parts.append(g.rounded_box('strap', (0.5, 3.2, high), 0.2, leather, (x * 1.02, 0, high / 2 + 4)))
    parts.append(g.tube('bar', [(-wide / 2, 0, high + 12), (wide / 2, 0, high + 12)], 1.15, m.wood('#b0804f', '#74492a', 'x', 1.4), 8))
    return g.assemble('bag', parts)


def _darker(colour):
    digits = [int(colour[i:i + 2], 16) for i in (1, 3, 5)]
    return '#' + ''.join(f'{int(value * 0.8):02x}' for value in digits)


def _wall(wide, deep, low, high, material, seed):
    """Band of the bag between two heights, bulging a little as cloth does."""
    rows, columns, thick = 12, 96, 0.35
    vertices, faces = [], []
    for j in range(rows + 1):
        z = low + (high - low) * j / rows
        for i in range(columns):
            a = 2 * math.pi * i / columns
            c, s = math.cos(a), math.sin(a)
            bulge = 1 + 0.02 * math.sin(3 * a + seed) * math.sin(z * 0.35) + 0.012 * math.sin(7 * a + z * 0.6)
            vertices.append((wide / 2 * math.copysign(abs(c) ** 0.36, c) * bulge, deep / 2 * math.copysign(abs(s) ** 0.36, s) * bulge, z))
    for j in range(rows):
        for i in range(columns):
            a, b = j * columns + i, j * columns + (i + 1) % columns
            faces.append((a, b, b + columns, a + columns))
    band = g.mesh('cloth', vertices, faces, material, smooth_angle=60)
    solid = band.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = thick
    return band


def pliers(colour='#c8452f', closed=True):
    """Pliers standing on their jaws: two dipped handles that spread upwards, a riveted joint."""
    steel, dip = m.metal('#9aa1a8', 0.28), m.plastic(colour, 0.42, 0.04)
    parts = [g.rounded_box('jaws', (1.9, 1.0, 5), 0.4, steel, (0, 0, 2.5)), g.rounded_box('joint', (2.6, 1.2, 2.8), 0.55, steel, (0, 0, 5.6))]
    rivet = g.lathe('rivet', [(0, 0, 0), (0.6, 0, 0.1), (0.55, 0.2, 0.1), (0, 0.22, 0)], m.steel(), segments=32)
    rivet.rotation_euler.x, rivet.location = math.pi / 2, (0, -0.58, 5.6)
    parts.append(rivet)
    spread = 1.0 if closed else 1.6
    for side in (-1, 1):
        path = g.smooth_path([(side * 0.7, 0, 6.4), (side * 1.5 * spread, 0, 9), (side * 2.2 * spread, 0, 13), (side * 1.9 * spread, 0, 17.6)])
        parts.append(g.tube('handle', path, 0.82, dip, 8))
        end = g.lathe('end', [(0, -0.82, 0), (0.82, -0.82, 0.6), (0.82, 0.82, 0.7), (0, 0.82, 0)], dip, segments=48)
        end.location = path[-1]
        parts.append(end)
        parts.append(g.tube('bright', path[:8], 0.6, steel, 6))
    return g.assemble('pliers', parts)


def tape(colour='#2f6fc0', radius=3.4, high=1.9):
    """Roll of insulating tape lying flat."""
    return g.assemble('tape', [
        g.plate('tape', g.circle(radius, segments=96), m.plastic(colour, 0.35, 0.02), high, 0.12, [g.circle(radius * 0.62, segments=96)]),
        g.plate('core', g.circle(radius * 0.63, segments=96), m.matte('#c9b28c', 0.85), high - 0.1, 0.03, [g.circle(radius * 0.56, segments=96)], z=0.05),
    ])


def coil(colour='#dfe2e2', radius=6.0, turns=4, thick=0.28):
    """Patch cable wound up, lying, held by two ties."""
    points = []
    for k in range(turns * 40 + 1):
        a = 2 * math.pi * k / 40
        wobble = radius + 0.35 * math.sin(a * 1.31) + 0.12 * math.sin(a * 3.7)
        points.append((wobble * math.cos(a), wobble * math.sin(a), thick + thick * 1.5 * (k / 40) * 0.75 + 0.1 * math.sin(a * 2.3)))
    parts = [g.tube('coil', points, thick, m.plastic(colour, 0.48, 0.02), 6)]
    root = g.assemble('coil', parts)
    for angle in (40, 220):
        band = cables.tie((0, 0, 0), 'y', 1.15, '#20262c')
        band.scale = (1, 1.0, 0.9)
        band.location = (radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle)), thick + 0.75)
        band.rotation_euler = (math.pi / 2, 0, math.radians(angle))
        band.parent = root
    return root
