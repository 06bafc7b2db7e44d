"""Network plugs as they are: clear body, eight coloured wires, gold contacts, latch, moulded boot. Centimetres."""
import math

import geometry as g
import materials as m
import surfaces

WIRES = ('#e98a3a', '#f0d9c4', '#3f9a5a', '#cfe0f0', '#2f6fc0', '#d5ead9', '#7a4a2c', '#e3d2c6')
PITCH = 0.102


def plug(colour='#3d464f', boot_colour=None):
    """RJ45 plug, its tip at the origin towards -Y, contacts up, latch below; the cable leaves at (0, 4.6, 0.3)."""
    clear, gold = surfaces.clear('#eef4f6', 0.8, 0.3, 0.06), m.gold()
    side = g.fillet([(0, 0.06, 0.05), (2.1, 0, 0.06), (2.1, 0.68, 0.06), (0.78, 0.68, 0.04), (0.72, 0.5, 0.02), (0, 0.5, 0.06)], closed=True, segments=5)
    parts = [_across(g.plate('body', side, clear, 1.16, 0.025))]
    for i in range(9):
        parts.append(g.rounded_box('rib', (0.045 if 0 < i < 8 else 0.19, 0.7, 0.2), 0.015, clear, (_rib(i), 0.37, 0.57)))
    for i, wire in enumerate(WIRES):
        x = (i - 3.5) * PITCH
        parts.append(g.rounded_box('contact', (0.05, 0.58, 0.3), 0.015, gold, (x, 0.33, 0.46)))
        path = [(x, 0.2, 0.3), (x, 0.9, 0.3), (x * 0.8, 1.25, 0.32), (x * 0.5, 1.6, 0.34 + 0.08 * (i % 2))]
        parts.append(g.tube('wire', g.smooth_path(path, 6), 0.045, m.plastic(wire, 0.4, 0), 3))
    parts.append(_along(g.lathe('jacket', [(0, 0, 0), (0.27, 0, 0.04), (0.27, 1.4, 0), (0, 1.4, 0)], m.plastic(colour, 0.5, 0), segments=48), 1.45, 0.34))
    parts += latch(clear)
    parts.append(boot(m.rubber(boot_colour or colour)))
    return g.assemble('plug', parts)


def _rib(i):
    if 0 < i < 8:
        return (i - 4) * PITCH
    return math.copysign(0.485, i - 4)


def _across(part):
    """Turn a profile drawn as (y, z) so that its thickness runs along X, centred."""
    part.location.z = 0
    g.turn(part, x=90)
    return g.turn(part, z=90)


def _along(part, y, z):
    part.rotation_euler.x = -math.pi / 2
    part.location = (0, y, z)
    return part


def latch(clear):
    """The springy tongue: fixed at the tip, broad with two shoulders, then a narrow lever that stands away."""
    root = g.fillet([(0.1, 0.06), (0.16, -0.06, 0.05), (1.0, -0.26, 0.2), (1.0, -0.16, 0.1), (0.3, 0.06, 0.1)], closed=True, segments=4)
    lever = g.fillet([(0.95, -0.26), (2.0, -0.46, 0.1), (2.02, -0.37, 0.05), (0.95, -0.16)], closed=True, segments=4)
    return [_across(g.plate('latch', root, clear, 0.62, 0.02)), _across(g.plate('lever', lever, clear, 0.32, 0.02))]


def boot(material):
    """Strain relief: grips the plug's rear, tapers to the cable, its tail cut into rings; a hood guards the latch."""
    sections = [(1.75, 0.6, 0.4, 5), (1.8, 0.64, 0.44, 5), (2.5, 0.64, 0.44, 4.5), (2.9, 0.55, 0.41, 3.4)]
    y = 3.05
    for i in range(5):
        wide = 0.48 - i * 0.025
        sections += [(y, wide, wide * 0.84, 2.6), (y + 0.17, wide - 0.01, wide * 0.82, 2.4)]
        sections += [(y + 0.19, wide - 0.09, wide * 0.82 - 0.07, 2.3), (y + 0.27, wide - 0.09, wide * 0.82 - 0.07, 2.2)]
        y += 0.3
    sections += [(y, 0.34, 0.34, 2), (y + 0.06, 0.27, 0.27, 2)]
    return loft('boot', sections, material, z=0.33)


def loft(name, sections, material, z=0.0, segments=64):
    """Skin over superellipses along Y: (y, half width, half height, power) each."""
    vertices, faces = [], []
    for y, wide, high, power in sections:
        for k in range(segments):
            a = 2 * math.pi * k / segments
            c, s = math.cos(a), math.sin(a)
            vertices.append((wide * math.copysign(abs(c) ** (2 / power), c), y, z + high * math.copysign(abs(s) ** (2 / power), s)))
    for ring in range(len(sections) - 1):
        for k in range(segments):
            a, b = ring * segments + k, ring * segments + (k + 1) % segments
            faces.append((b, a, a + segments, b + segments))
    last = (len(sections) - 1) * segments
    faces += [tuple(range(segments)), tuple(reversed(range(last, last + segments)))]
    return g.mesh(name, vertices, faces, material, smooth_angle=32)


def cord(points, colour, radius=0.27, steps=14):
    """Round network cable through 3D points."""
    return g.tube('cord', g.smooth_path(points, steps), radius, m.plastic(colour, 0.48, 0.02), 8)


def tie(at, direction='x', radius=0.6, colour='#22282e'):
    """Hook-and-loop tie round a bundle that runs along an axis."""
    band = g.lathe('tie', [(radius - 0.08, -0.6, 0), (radius, -0.6, 0.04), (radius, 0.6, 0.04), (radius - 0.08, 0.6, 0)], m.fabric(colour, 24), segments=48)
    band.rotation_euler = {'x': (0, math.pi / 2, 0), 'y': (math.pi / 2, 0, 0), 'z': (0, 0, 0)}[direction]
    band.location = at
    return band


def power_plug(colour='#2b3037'):
    """USB-C plug, its tip at the origin towards -Y, broad side upright as the gateway's jack; the cord leaves at (0, 4.1, 0)."""
    shell, body = m.metal('#c4c8cc', 0.22), m.rubber(colour)
    rim = g.rounded_rectangle(0.3, 0.84, 0.145)
    hollow = g.rounded_rectangle(0.22, 0.74, 0.1)
    tip = g.plate('tip', rim, shell, 0.7, 0.02, [hollow])
    g.turn(tip, x=90)
    tip.location = (0, 0.35, 0)
    tongue = g.rounded_box('tongue', (0.07, 0.4, 0.6), 0.02, m.gold(), (0, 0.42, 0))
    moulded = loft('moulded', [(0.68, 0.25, 0.5, 4), (0.72, 0.28, 0.54, 4), (2.3, 0.28, 0.54, 4), (2.44, 0.26, 0.44, 3.4), (2.5, 0.2, 0.22, 2)], body)
    grips = [g.rounded_box('grip', (0.6, 0.07, 0.46), 0.03, body, (0, 1.1 + i * 0.16, 0)) for i in range(5)]
    relief = loft('relief', [(2.44, 0.22, 0.24, 2), (2.9, 0.22, 0.22, 2), (4.1, 0.19, 0.19, 2)], body)
    return g.assemble('power plug', [tip, tongue, moulded, *grips, relief])


def coil(colour, radius, turns, thick):
    """Patch cable wound up, lying, held by two ties."""
    points = []
    for k in range(turns * 40 + 1):
        a = 2 * math.pi * k / 40
        wobble = radius + 0.35 * math.sin(a * 1.31) + 0.12 * math.sin(a * 3.7)
        points.append((wobble * math.cos(a), wobble * math.sin(a), thick + thick * 1.5 * (k / 40) * 0.75 + 0.1 * math.sin(a * 2.3)))
    parts = [g.tube('coil', points, thick, m.plastic(colour, 0.48, 0.02), 6)]
    root = g.assemble('coil', parts)
    for angle in (40, 220):
        band = tie((0, 0, 0), 'y', 1.15, '#20262c')
        band.scale = (1, 1.0, 0.9)
        band.location = (radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle)), thick + 0.75)
        band.rotation_euler = (math.pi / 2, 0, math.radians(angle))
        band.parent = root
    return root
