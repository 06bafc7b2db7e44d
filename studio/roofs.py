"""Roofs of a quarter by the lagoon as a lens shows them from far above: sheet roofs, tanks, crowns, water, haze. Centimetres."""
import math
import random

import bpy

import geometry as g
import materials as m
import surfaces as s

HAZE = (0.70, 0.80, 0.88)


def sheet(colour, far=0.0):
    """Corrugated sheet, paler with distance (`far` from 0 to 1)."""
    return s.mottled(_faded(colour, far), _faded(colour, far, 0.86), 0.006, 0.62, 0.05, 0.1, 0.3)


def _faded(colour, far, share=1.0):
    digits = [int(colour[i:i + 2], 16) * share for i in (1, 3, 5)]
    return '#' + ''.join(f'{int(value + (255 * haze - value) * far):02x}' for value, haze in zip(digits, HAZE))


def house(x, y, top, wide, deep, turned, roof, wall):
    """Hipped sheet roof on walls; `top` is the height of its ridge."""
    rise, over = wide * 0.17, 40
    half, back, ridge = wide / 2 + over, deep / 2 + over, wide * 0.26
    corners = [(-half, -back, -rise), (half, -back, -rise), (half, back, -rise), (-half, back, -rise), (-ridge, 0, 0), (ridge, 0, 0)]
    parts = [
        g.mesh('roof', corners, [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)], roof),
        g.rounded_box('walls', (wide, deep, 700), 4, wall, (0, 0, -rise - 350), 2),
    ]
    for part in parts:
        part.rotation_euler.z = math.radians(turned)
        part.location = (x + part.location.x, y + part.location.y, top + part.location.z)


def far_tank(x, y, top, finish, frame):
    """Another house's tank on its stand."""
    tank = g.lathe('far tank', [(0, 0, 0), (55, 0, 6), (55, 110, 22), (22, 128, 4), (20, 138, 3), (0, 138, 0)], finish, segments=48)
    tank.location = (x, y, top - 138)
    for dx in (-48, 48):
        g.rounded_box('leg', (10, 10, 400), 2, frame, (x + dx, y, top - 338), 1)
    g.rounded_box('deck', (130, 130, 12), 2, frame, (x, y, top - 144), 1)


def crown(x, y, top, radius, finish, seed):
    """Tree seen from above: a heap of rough balls."""
    chance = random.Random(seed)
    for _ in range(16):
        ball = g.lathe('crown', [(math.sin(math.pi * k / 10), -math.cos(math.pi * k / 10), 0) for k in range(11)], finish, segments=20)
        size = radius * chance.uniform(0.26, 0.46)
        ball.scale = (size, size, size * 0.8)
        ball.location = (x + chance.uniform(-0.75, 0.75) * radius, y + chance.uniform(-0.5, 0.5) * radius, top - size + chance.uniform(-0.5, 0) * radius)
    bpy.context.view_layer.update()


def tree(x, y, top, radius, leaves=5200, seed=1, colours=(('#3c5a2c', '#86a04a'), ('#2c4a2a', '#6d8c40'))):
    """Crown of single leaves in clumps, for a tree near enough that balls would show."""
    chance = random.Random(seed)
    clumps = [g.Vector((chance.gauss(0, 0.42), chance.gauss(0, 0.42), chance.uniform(-1.1, 0))) * radius for _ in range(46)]
    for share, (colour, glow) in enumerate(colours):
        vertices, faces = [], []
        for _ in range(leaves // len(colours)):
            middle = chance.choice(clumps) + g.Vector([chance.gauss(0, 0.12) * radius for _ in range(3)])
            long = g.Vector([chance.gauss(0, 1) for _ in range(3)]).normalized() * radius * chance.uniform(0.05, 0.09)
            wide = long.cross(g.Vector([chance.gauss(0, 1) for _ in range(3)])).normalized() * long.length * 0.42
            first = len(vertices)
            vertices += [tuple(middle + way) for way in (-long, wide, long, -wide)]
            faces.append((first, first + 1, first + 2, first + 3))
        cloud = g.mesh(f'leaves {share}', vertices, faces, s.leaf(colour, glow, 0.35, 0.5))
        cloud.location = (x, y, top)


def quarter(seed=7):
    """Rows of houses that step away to the lagoon, trees between them, a hazy shore behind it."""
    chance = random.Random(seed)
    tints = ('#a5492f', '#8c3f2c', '#3f6f5c', '#5f7f93', '#b0a596', '#94593a', '#6c7c84')
    walls = ('#e2d3b4', '#d9dcd6', '#e6c9a0', '#cfd8d8')
    black, frame, green = m.matte('#33383e', 0.6), m.matte('#9a958b', 0.8), ('#3d6238', '#4f7440', '#2f5436')
    for row, (y, top, wide, far) in enumerate(((900, -150, 700, 0.02), (1700, -175, 760, 0.10), (2700, -190, 800, 0.2), (4000, -200, 900, 0.32), (5600, -205, 1000, 0.44))):
        roofs, coats = [sheet(tint, far) for tint in tints], [m.matte(_faded(wall, far), 0.9) for wall in walls]
        leaves = [m.matte(_faded(colour, far), 0.8) for colour in green]
        half = y * 0.62
        x = -half
        while x < half:
            size = wide * chance.uniform(0.75, 1.2)
            house(x + size / 2, y + chance.uniform(-150, 150), top + chance.uniform(-60, 50), size, size * 0.8, chance.uniform(-24, 24), chance.choice(roofs), chance.choice(coats))
            if chance.random() < 0.45:
                far_tank(x + size * chance.uniform(0.2, 0.8), y - 90, top + chance.uniform(0, 70), black, frame)
            x += size + chance.uniform(60, 200)
            crown(x - 90, y - chance.uniform(100, 320), top + chance.uniform(-140, 30), chance.uniform(110, 220), chance.choice(leaves), row * 50 + int(x))
    g.mesh('ground', [(-9000, 500, -760), (9000, 500, -760), (9000, 7600, -760), (-9000, 7600, -760)], [(0, 1, 2, 3)], m.matte('#7f8468', 0.9))
    g.mesh('lagoon', [(-60000, 7000, -420), (60000, 7000, -420), (60000, 60000, -420), (-60000, 60000, -420)], [(0, 1, 2, 3)], m.matte('#a9c6d4', 0.35, 0.6))
    towers(chance)


def towers(chance):
    """Island beyond the water: pale blocks that stand in the haze."""
    finishes = [m.matte(_faded(colour, 0.72), 0.9) for colour in ('#8d9aa4', '#b9b2a6', '#7f8f9c')]
    x = -15000
    while x < 15000:
        wide, high = chance.uniform(300, 900), abs(chance.gauss(0, 1)) * 900 + 250
        g.rounded_box('tower', (wide, 600, high), 10, chance.choice(finishes), (x, 26000 + chance.uniform(-1500, 1500), -420 + high / 2), 1)
        x += wide + chance.uniform(60, 700)


def sky(strength=1.25):
    """Morning sky over the haze; only the camera and mirrors see it."""
    stops = ((0, '#e9eef0'), (0.12, '#d9e8f0'), (0.45, '#a9cde6'), (1, '#6fa8d6'))
    card = g.mesh('sky', [(-90000, 60000, -3000), (90000, 60000, -3000), (90000, 60000, 60000), (-90000, 60000, 60000)], [(0, 1, 2, 3)], s.gradient(stops, -420, 16000, strength))
    card.visible_diffuse = card.visible_shadow = False
    return card
