"""Roofs of a quarter by the lagoon as a lens shows them from far above: sheet roofs, tanks, crowns, water, haze. Centimetres."""
import math
import random

import geometry as g
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


def sky(strength=1.25):
    """Morning sky over the haze; only the camera and mirrors see it."""
    stops = ((0, '#e9eef0'), (0.12, '#d9e8f0'), (0.45, '#a9cde6'), (1, '#6fa8d6'))
    card = g.mesh('sky', [(-90000, 60000, -3000), (90000, 60000, -3000), (90000, 60000, 60000), (-90000, 60000, 60000)], [(0, 1, 2, 3)], s.gradient(stops, -420, 16000, strength))
    card.visible_diffuse = card.visible_shadow = False
    return card
