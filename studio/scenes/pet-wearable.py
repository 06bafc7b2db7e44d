"""A dog's collar with its grey sensor on a woven mat, its six accessories in two rows beside it, morning light."""
import math
import random

import cables
import geometry as g
import materials as m
import settings
import surfaces

SIZE = (2400, 1350)
LOOK = {'exposure': 0.4, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.35}}
MAT = (('#d9c39a', 0.5), ('#cdb488', 0.34), ('#2f7f72', 0.1), ('#b9683a', 0.06))
SENSOR = '#c3c8cb'


def build():
    """All seven things within the middle 4:3 of the picture; a bowl and the veranda's tiles behind them."""
    veranda()
    mat()
    collar((-8.6, 0.4))
    accessories()
    bowl((9, 27))
    settings.daylight(1.7, target=(0, 2, 0), sun_azimuth=-48, sun_elevation=36, sun_strength=3.2)
    return settings.view((0.8, 1.6, 0.8), -8, 36, 90, 47.5, focus=(0, -4, 1), softness=0.9, centre=(0.5, 0.48))


def veranda():
    """Terracotta tiles with pale joints."""
    settings.floor(m.matte('#b9ada0', 0.9), -1.0)
    finish = [surfaces.mottled(a, b, 0.12, 0.5, 0.12, 2) for a, b in (('#a86f52', '#96604a'), ('#b07858', '#9d684e'), ('#a26b52', '#8f5c48'))]
    for i in range(-5, 6):
        for j in range(-3, 8):
            g.rounded_box('tile', (19.5, 19.5, 1.2), 0.15, finish[(i * 5 + j * 3) % 3], (i * 20 + 7, j * 20 + 3, -1.3))


def mat(columns=92, rows=40, pitch=0.72):
    """Raffia mat: flat strips over and under each other, some dyed; a sewn border."""
    chance = random.Random(5)
    dyes = [surfaces.mottled(colour, _shade(colour), 0.6, 0.75, 0.4, 4, 0.25) for colour, _ in MAT]
    wide, high = columns * pitch, rows * pitch
    for family, count, other, long in ((0, columns, rows, high), (1, rows, columns, wide)):
        for i in range(count):
            is_band = family == 1 and i % 13 in (3, 4, 9)
            dye = dyes[2 if i % 13 != 9 else 3] if is_band else dyes[chance.random() > 0.6]
            across = (i - count / 2 + 0.5) * pitch
            vertices, faces, steps = [], [], other * 4
            for k in range(steps + 1):
                t = (k / steps - 0.5) * long
                lift = 0.085 * math.cos(math.pi * (k / 4 - 0.5 + i + family))
                for side in (-0.46, 0.46):
                    a, b = across + side * pitch + 0.02 * math.sin(k * 0.31 + i), t
                    vertices.append((a, b, lift) if family == 0 else (b, a, lift))
            faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(steps)]
            strip = g.mesh('strip', vertices, faces, dye, smooth_angle=60)
            strip.location = (0.5, 0.5, -0.42)
            strip.rotation_euler.z = math.radians(-5)
    border = m.fabric('#2f7f72', 14)
    for size, at in (((wide + 1.4, 1.7, 0.5), (0, high / 2)), ((wide + 1.4, 1.7, 0.5), (0, -high / 2)), ((1.7, high, 0.5), (-wide / 2, 0)), ((1.7, high, 0.5), (wide / 2, 0))):
        edge = g.rounded_box('border', size, 0.24, border, (*at, -0.4))
        g.turn(edge, z=-5)
        g.move(edge, 0.5, 0.5, 0)


def _shade(colour):
    return '#' + ''.join(f'{int(int(colour[i:i + 2], 16) * 0.82):02x}' for i in (1, 3, 5))


def sensor():
    """The capsule: a grey pebble with a light and its lens cap, its face up."""
    return [
        g.cushion('pebble', 3.8, 2.7, 1.2, 1.0, m.plastic(SENSOR, 0.4, 0.04), crown=0.14, edge=0.34),
        g.plate('seam', g.rounded_rectangle(3.84, 2.74, 1.02, squareness=2.4), m.plastic('#8b9398', 0.5, 0), 0.06, 0.02, z=0.4),
        g.plate('light', g.slot(0.9, 0.12), m.led(strength=3.4), 0.03, 0.008, z=1.31),
    ]


def collar(at):
    """Woven band in a ring: stitched edges, eyelets, buckle with a tongue, ring for the lead, the capsule in front."""
    x, y = at
    band, steel, radius = m.fabric('#1f7f73', 18), m.metal('#c2c7cb', 0.22), 7.0
    g.plate('band', g.circle(radius, x, y, 200), band, 2.1, 0.09, [g.circle(radius - 0.3, x, y, 200)], bevel_segments=4)
    stitch = m.ink('#cfe9e2')
    for z in (0.34, 1.76):
        for i in range(64):
            g.tube('stitch', g.arc_points(radius + 0.015, 5.625 * i, 5.625 * i + 3.3, z, x, y, 3), 0.038, stitch, 1)
    for k in range(5):
        a = math.radians(60 + k * 9)
        eyelet = g.lathe('eyelet', [(0.16, 0, 0), (0.34, 0, 0.03), (0.34, 0.08, 0.04), (0.16, 0.08, 0.03)], steel, segments=32)
        eyelet.rotation_euler = (math.pi / 2, 0, a + math.pi / 2)
        eyelet.location = (x + (radius + 0.02) * math.cos(a), y + (radius + 0.02) * math.sin(a), 1.05)
    frame = [(x + math.cos(a) * (radius + 0.35) , y + math.sin(a) * (radius + 0.35)) for a in (math.radians(96), math.radians(126))]
    (ax, ay), (bx, by) = frame
    loop = [(ax, ay, 0), (ax, ay, 2.1), ((ax + bx) / 2, (ay + by) / 2 + 0.2, 2.3), (bx, by, 2.1), (bx, by, 0), ((ax + bx) / 2, (ay + by) / 2 + 0.2, -0.1), (ax, ay, 0)]
    g.tube('buckle', g.smooth_path(loop, 8), 0.2, steel, 6)
    g.tube('tongue', [(ax, ay + 0.15, 1.05), (bx, by + 0.15, 1.05)], 0.14, steel, 5)
    d_ring = [(x - 4.9 + 1.15 * math.cos(a), y - 5.55 - 0.25 * math.cos(a), 0.98 + 1.15 * math.sin(a)) for a in (math.tau * k / 48 for k in range(48))]
    g.tube('ring', d_ring, 0.16, steel, 6, True)
    parts = sensor()
    for part in parts:
        g.turn(part, x=90)
    root = g.assemble('sensor', parts)
    root.location = (x + 1.5, y - radius + 0.02, 1.3)
    root.rotation_euler.z = math.radians(12)


def accessories():
    """Charging dock, spare strap, rubber sleeve, clip, cable, and a tag with a code: two rows of three."""
    white, steel = m.porcelain(), m.metal('#c2c7cb', 0.24)
    dock((3.4, 5.2), white)
    path = [(9.7 + 2.2 * math.cos(a) * (1 - a * 0.034), 5.2 + 2.2 * math.sin(a) * (1 - a * 0.034)) for a in (0.16 * i for i in range(122))]
    strap(path, m.fabric('#b9683a', 18))
    g.plate('sleeve', g.rounded_rectangle(5.0, 3.9, 1.5, 3.6, -3.0), m.rubber('#59646e'), 1.35, 0.4, [g.rounded_rectangle(3.6, 2.5, 0.95, 3.6, -3.0)], bevel_segments=8)
    for z, high, long in ((0.28, 0.5, 4.6), (0.98, 0.36, 4.2)):
        g.plate('clip', g.rounded_rectangle(1.7, long, 0.7, 9.0, -3.0), steel, high, 0.16, z=z - high / 2, bevel_segments=6)
    g.tube('spring', [(8.2, -1.1, 0.64), (9.8, -1.1, 0.64)], 0.3, m.graphite(), 6)
    coil = [(14.4 + (1.9 + 0.05 * math.sin(3 * a)) * math.cos(a), -2.2 + 1.9 * math.sin(a), 0.22 + 0.035 * a) for a in (0.2 * i for i in range(100))]
    cables.cord([*coil, (16.4, -3.4, 0.5), (16.6, -5.0, 0.26), (15.6, -6.0, 0.26)], '#e3e6e6', 0.17, 3)
    usb = [g.rounded_box('shell', (1.1, 1.9, 0.6), 0.22, white, (0, 0, 0.32)), g.rounded_box('tip', (0.84, 0.9, 0.28), 0.1, steel, (0, -1.2, 0.32))]
    g.pose(g.assemble('usb', usb), yaw=-58, at=(14.7, -6.5, 0))
    code((15.2, 5.2))


def dock(at, white):
    """Cradle with the spare capsule charging in it."""
    g.cushion('dock', 5.8, 4.7, 1.1, 1.5, white, crown=0.0, edge=0.34).location = (*at, 0)
    g.plate('well', g.rounded_rectangle(4.1, 3.0, 1.1, *at), m.plastic('#d3d7d8', 0.5, 0.03), 0.05, 0.02, z=1.08)
    for part in sensor():
        part.location = (part.location.x + at[0], part.location.y + at[1], part.location.z + 0.95)


def code(at):
    """Steel tag with a hole, a split ring and an engraved square code."""
    x, y = at
    g.plate('tag', g.circle(1.8, x, y, 96), m.metal('#cfd3d7', 0.28, 'x'), 0.2, 0.08, [g.circle(0.26, x, y + 1.36, 32)])
    g.tube('ring', [(x + 0.62 * math.cos(a), y + 1.9 + 0.62 * math.sin(a), 0.22 + 0.14 * math.sin(a)) for a in (math.tau * k / 40 for k in range(40))], 0.07, m.steel(), 5, True)
    chance, ink = random.Random(8), m.ink('#2b323a')
    for i in range(11):
        for j in range(11):
            corner = (i < 3 or i > 7) and (j < 3 or j > 7) and not (i > 7 and j < 3)
            if (corner and (i % 8 != 1 and j % 8 != 1 or i % 8 == 1 and j % 8 == 1)) or (not corner and chance.random() < 0.5):
                g.rounded_box('module', (0.165, 0.165, 0.01), 0.002, ink, (x - 0.83 + i * 0.166, y - 1.1 + j * 0.166, 0.204))


def strap(path, material, high=2.0):
    """Coiled strap standing on edge along (x, y) points."""
    count = len(path)
    vertices = [(x, y, z) for z in (0.02, high) for x, y in path]
    thing = g.mesh('strap', vertices, [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)], material, smooth_angle=40)
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = 0.24
    soft = thing.modifiers.new('soft', 'BEVEL')
    soft.width, soft.segments = 0.06, 3


def bowl(at):
    """Steel drinking bowl with a rubber foot, water in it."""
    x, y = at
    shell = g.lathe('bowl', [(0, 0.1, 0), (8.6, 0.1, 0.4), (9.4, 0.8, 0.4), (8.0, 6.2, 0.5), (8.3, 6.6, 0.25), (7.4, 6.4, 0.3), (5.8, 1.4, 1.5), (0, 1.0, 0)], m.metal('#c6cacd', 0.18), segments=160)
    shell.location = (x, y, -0.7)
    foot = g.lathe('foot', [(8.4, 0, 0), (9.5, 0, 0.2), (9.5, 0.8, 0.2), (8.4, 0.8, 0)], m.rubber('#3b4148'), segments=128)
    foot.location = (x, y, -0.7)
    water = g.lathe('water', [(0, 4.6, 0), (6.95, 4.6, 0)], m.dark_glass('#5c6b70', 0.03), segments=96)
    water.location = (x, y, -0.7)
