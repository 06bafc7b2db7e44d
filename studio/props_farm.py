"""A layer house by day: pulp trays of brown eggs, a line of red bell drinkers, a post with our sensor. Centimetres."""
import math
import random

import geometry as g
import materials as m
import surfaces as s

PITCH = 4.8
SHELLS = ('#b27d5a', '#c3926f', '#a56f4e', '#d0a887', '#ad7653', '#bb8a68')


def egg(finish):
    """Egg on its point, 5.7 high."""
    outline = []
    for k in range(33):
        a = math.pi * k / 32
        z = 2.85 - 2.85 * math.cos(a)
        # an egg is a sphere that tapers towards its point
        outline.append((2.16 * math.sin(a) * (1 + 0.13 * -math.cos(a)), z, 0))
    return g.lathe('egg', outline, finish, segments=64)


def shells(seed=5):
    """Finishes of a brown layer's eggs: a speckle and a soft gloss."""
    chance = random.Random(seed)
    return [s.mottled(c, '#' + ''.join(f'{int(int(c[i:i + 2], 16) * 0.94):02x}' for i in (1, 3, 5)), 0.9, 0.46, 0.05, 9, 0.4) for c in SHELLS for _ in range(1 + int(chance.random() < 0.3))]


def tray(finish, columns=6, rows=5, seed=1):
    """Pulp tray for thirty eggs, its rim 3.2 above its feet: cups between blunt posts, a rough edge."""
    chance = random.Random(seed)
    wide, deep, fine = columns * PITCH, rows * PITCH, 14
    across, along = columns * fine, rows * fine
    ripple = [(chance.uniform(0.2, 0.7), chance.uniform(0.2, 0.7), chance.uniform(0, 6)) for _ in range(3)]
    vertices, faces = [], []
    for j in range(along + 1):
        for i in range(across + 1):
            x, y = wide * i / across, deep * j / along
            wave = (math.cos(math.tau * x / PITCH) + math.cos(math.tau * y / PITCH)) / 2
            edge = min(x, y, wide - x, deep - y)
            high = 0.25 + 3.1 * (1 / (1 + math.exp(-3.2 * (wave - 0.12))))
            if edge < 0.9:
                rim = 2.0 + 0.12 * math.sin(x * 1.3 + y)
                high = rim + (high - rim) * max(0, edge / 0.9) ** 1.4
            high += 0.05 * sum(math.sin(a * x * 3 + b * y * 3 + c) for a, b, c in ripple)
            vertices.append((x - wide / 2, y - deep / 2, high))
    for j in range(along):
        for i in range(across):
            a = j * (across + 1) + i
            faces.append((a, a + 1, a + across + 2, a + across + 1))
    sheet = g.mesh('pulp', vertices, faces, finish, smooth_angle=80)
    thick = sheet.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = 0.22, -1
    return sheet


def stack(at, turned, layers, empty=(), seed=2):
    """Filled trays on each other; `empty` are the cups (column, row) of the top one that hold no egg."""
    chance = random.Random(seed)
    finish = s.mottled('#8f958f', '#838a86', 0.5, 0.95, 0.55, 3.2, 0.1)
    eggs = [egg(shell) for shell in shells()]
    parts = []
    for layer in range(layers):
        z = layer * 4.9
        root = [tray(finish, seed=layer + 1)]
        for column in range(6):
            for row in range(5):
                top = layer == layers - 1
                if (top and (column, row) in empty) or (not top and 0 < column < 5 and 0 < row < 4):
                    continue
                shell = chance.choice(eggs).copy()
                g.bpy.context.collection.objects.link(shell)
                size = chance.uniform(0.94, 1.02)
                shell.scale = (size, size, size * chance.uniform(0.97, 1.04))
                shell.rotation_euler = (chance.uniform(-0.12, 0.12), chance.uniform(-0.12, 0.12), chance.uniform(0, 6))
                shell.location = ((column - 2.5) * PITCH, (row - 2) * PITCH, 0.55)
                root.append(shell)
        for part in root:
            part.location.z += z
        trim = turned + (chance.uniform(-2.4, 2.4) if layer else 0)
        group = g.assemble('layer', root)
        group.rotation_euler.z = math.radians(trim)
        group.location = at
        parts.append(group)
    for shell in eggs:
        shell.location.z = -5000
    return parts


def drinker(at, size=1.0):
    """Red bell drinker with a white cone, hanging on its cord."""
    red, white = m.plastic('#c2301f', 0.32, 0.02), m.plastic('#e9e6dc', 0.4, 0)
    x, y, z = at
    bell = g.lathe('bell', [(15, -1.5, 0.4), (18.5, -2.2, 0.3), (19, 2.4, 0.5), (17, 2.2, 0.4), (14.5, 0, 0.6), (13, 3, 2), (9, 15, 4), (4, 22, 2), (2.2, 25, 0.4), (0, 25.5, 0)], red, segments=64)
    cap = g.lathe('cap', [(0, 24, 0), (3.2, 24, 0.4), (2.4, 31, 0.6), (0, 31.5, 0)], white, segments=48)
    for part in (bell, cap):
        part.scale = (size, size, size)
        part.location = (x, y, z)
    g.tube('cord', [(x, y, z + 30 * size), (x, y, z + 300)], 0.5, white, 4)


def straw(left, right, near, far, count=26, seed=9):
    """Stalks of litter that were carried in, strewn on a table at z = 0."""
    chance = random.Random(seed)
    finishes = [m.matte(colour, 0.6) for colour in ('#d0b073', '#c2a062', '#dcc48c')]
    for _ in range(count):
        x, y, way, long = chance.uniform(left, right), chance.uniform(near, far), chance.uniform(0, math.pi), chance.uniform(1.2, 4.6)
        bend = chance.uniform(-0.07, 0.07)
        path = [(x + (k - 2) / 4 * long * math.cos(way) + bend * math.sin(k), y + (k - 2) / 4 * long * math.sin(way) + bend * math.cos(k), 0.1 + 0.1 * chance.random()) for k in range(5)]
        g.tube('stalk', g.smooth_path(path, 4), 0.075, chance.choice(finishes), 3)


def lying_egg(at, turned=0.0):
    """One egg on its side."""
    shell = egg(shells()[1])
    shell.rotation_euler = (math.radians(88), 0, math.radians(turned))
    shell.location = (at[0], at[1], at[2] + 2.2)
    return shell
