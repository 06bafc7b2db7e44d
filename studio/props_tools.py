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


def driver(colour='#12a98d', grip='#2c333a', shaft=9.0):
    """Screwdriver standing on its tip: fluted two-colour handle on top."""
    core = g.lathe('core', [(0, shaft, 0), (0.9, shaft, 0.2), (1.0, shaft + 1, 0.4), (0.85, shaft + 2.2, 0.5), (1.25, shaft + 4.4, 1), (1.3, shaft + 8.2, 0.8), (0.7, shaft + 9.6, 0.5), (0, shaft + 9.7, 0)], m.plastic(colour, 0.38, 0.04), segments=48)
    bands = [g.rounded_box('grip', (0.5, 0.32, 4.4), 0.14, m.rubber(grip), (1.2 * math.cos(k * math.pi / 3), 1.2 * math.sin(k * math.pi / 3), shaft + 6)) for k in range(6)]
    for k, band in enumerate(bands):
        band.rotation_euler.z = k * math.pi / 3 + math.pi / 2
    blade = g.lathe('blade', [(0, 0, 0), (0.3, 0, 0.02), (0.3, shaft + 0.2, 0), (0, shaft + 0.2, 0)], m.steel(), segments=24)
    return g.assemble('driver', [core, blade, *bands])


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


def iron():
    """Soldering iron in its holder: a heavy foot with a damp sponge, a wire cone, the grip standing out towards -X."""
    steel, dark = m.metal('#b6bcc2', 0.24), surfaces.mottled('#4b535b', '#454d55', 0.3, 0.45, 0.1, 3)
    parts = [
        g.plate('foot', g.rounded_rectangle(12, 8, 1.4), dark, 1.5, 0.35),
        g.plate('tray', g.rounded_rectangle(5, 6, 0.8, -2.8, 0), m.metal('#9da4aa', 0.3), 0.25, 0.1, z=1.4),
        g.plate('sponge', g.rounded_rectangle(4.3, 5.3, 0.6, -2.8, 0), surfaces.mottled('#d9b24a', '#c99f36', 0.8, 0.95, 0.5, 4), 0.6, 0.2, z=1.5),
        g.tube('stem', g.smooth_path([(4.4, 0, 1.2), (4.8, 0, 3.4), (3.6, 0, 5.4)]), 0.34, steel, 6),
    ]
    lying = []
    coil = [((0.75 + 0.045 * a / 6.28) * math.cos(a), (0.75 + 0.045 * a / 6.28) * math.sin(a), 0.8 + a * 0.115) for a in (0.3 * i for i in range(190))]
    lying.append(g.tube('cone', coil, 0.1, steel, 4))
    for z, radius in ((0.8, 0.76), (7.3, 1.16)):
        lying.append(g.tube('ring', [(radius * math.cos(a), radius * math.sin(a), z) for a in (math.tau * k / 40 for k in range(40))], 0.14, steel, 5, True))
    lying.append(g.lathe('tip', [(0, 1.4, 0), (0.08, 1.5, 0), (0.26, 2.8, 0.1), (0.34, 3.0, 0), (0.42, 8.2, 0), (0, 8.2, 0)], steel, segments=48))
    lying.append(g.lathe('collar', [(0, 8, 0), (0.95, 8, 0.1), (0.95, 8.7, 0.1), (0.6, 9, 0.1), (0, 9, 0)], m.metal('#d0d4d8', 0.2), segments=64))
    lying.append(g.lathe('grip', [(0, 8.8, 0), (1.05, 8.9, 0.2), (1.2, 11, 0.6), (0.86, 13, 0.8), (0.98, 17.4, 0.5), (0.5, 18.2, 0.3), (0, 18.3, 0)], m.plastic('#1f6f9a', 0.42, 0.05), segments=96))
    lying.append(g.lathe('sleeve', [(1.1, 9.4, 0), (1.3, 9.6, 0.1), (1.32, 12.2, 0.3), (1.0, 12.9, 0.2)], m.rubber('#2d343b'), segments=96))
    for part in lying:
        g.turn(part, y=-52)
        g.move(part, 7.2, 0, 2.2)
    lead = [(-6.6, 0, 13.1), (-8.6, 0.2, 14.4), (-11.6, 1.2, 12.4), (-12.4, 3.4, 6), (-9.5, 6.4, 0.8), (-1, 8.4, 0.2), (12, 9.5, 0.2), (40, 9, 0.2)]
    parts.append(g.tube('lead', g.smooth_path(lead, 12), 0.3, m.rubber('#30373e'), 6))
    return g.assemble('iron', [*parts, *lying])
