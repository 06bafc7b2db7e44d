"""Counter of a neighbourhood shop: the camera and a card terminal on worn wood, tins and packets behind, out of focus."""
import random

import geometry as g
import lighting
import materials as m
import props_kiosk as p
import settings
import surfaces as s

SIZE = (2400, 1350)
LOOK = {'exposure': 0.58, 'contrast': 1.06, 'bloom': {'threshold': 1.2, 'amount': 0.35}}
GOODS = (
    ('#b5322b', 'Tomato'), ('#2b5ea6', 'Milk'), ('#2d7f55', 'Tea'), ('#c98b1f', 'Custard'), ('#6a3d2a', 'Cocoa'),
    ('#d8602c', 'Curry'), ('#1f7f8c', 'Salt'), ('#8a3f74', 'Soap'), ('#dcb53c', 'Noodles'),
)


def build():
    """The camera on the right third, the terminal before it on the left, both sharp; the shelves stay soft."""
    counter()
    shelves()
    camera = settings.product('intelligent-camera')
    g.pose(camera, yaw=-20, at=(12.5, -5, 0))
    g.pose(p.standing_terminal(), yaw=22, at=(-11.5, -9, 0))
    g.pose(p.sweet_jar(), yaw=20, at=(-26, 8, 0))
    g.pose(p.packet(11, 15, 4, '#b5322b', 'Biscuits', seed=4), yaw=-12, at=(27.5, 5, 0))
    light()
    return settings.view((-0.5, -5, 8.3), 3, 8, 85, 53, focus=(12.5, -7, 7), softness=2.8)


def counter():
    """Planks with soft edges, darker between them; a rounded front edge."""
    for i in range(5):
        wood = m.wood('#b07d4c', '#6b4224', 'x', 0.8 + 0.07 * i, 0.38)
        plank = g.rounded_box('plank', (220, 11.8, 4), 0.3, wood, (3 * i, -34 + i * 12, -2))
        plank.rotation_euler.x = 0.002 * (i % 3 - 1)


def shelves():
    """Three boards against a painted wall, full of goods, and strips of sachets that hang before them."""
    chance = random.Random(12)
    settings.wall(s.mottled('#8fb0a6', '#84a59b', 0.03, 0.8, 0.2), 112)
    board = m.wood('#9b6d43', '#5d3c23', 'x', 0.6, 0.5)
    turn = 0
    for z in (-20, 4.5, 31):
        settings.board((260, 30, 2.4), board, (0, 94, z - 1.2), 0.3)
        x = -72.0
        while x < 78:
            colour, words = GOODS[turn % len(GOODS)]
            turn += 4
            kind = chance.random()
            repeat = chance.randint(2, 3)
            for _ in range(repeat):
                if kind < 0.45:
                    wide = 9.0
                    for level in range(2):
                        g.pose(p.tin(4.2, 9.4, colour, words), yaw=chance.uniform(-16, 16), at=(x + wide / 2, 86 + chance.uniform(-1, 1), z + level * 9.4))
                elif kind < 0.78:
                    wide = 13.0
                    g.pose(p.packet(12.4, chance.uniform(16, 19), 5, colour, words, seed=int(x + 100)), yaw=chance.uniform(-10, 10), at=(x + wide / 2, 86, z))
                else:
                    wide = 7.8
                    g.pose(p.bottle(chance.choice(('#7a3b1c', '#c78a24', '#2f6b4a')), colour, 21), at=(x + wide / 2, 86, z))
                x += wide
            x += chance.uniform(0.5, 2)
    for i, (x, colour, words) in enumerate(((24, '#2b5ea6', 'Milk'), (33.5, '#b5322b', 'Tomato'), (43, '#2d7f55', 'Mint'), (-41, '#d8602c', 'Curry'))):
        g.pose(p.sachets(4, colour, words, seed=i * 7), yaw=chance.uniform(-14, 14), at=(x, 40, 47 + 3 * (i % 2)), floats=True)


def light():
    """Morning through the open shop front on the left, a warm bulb over the shelves."""
    settings.daylight(1.7, 0.85, sun_strength=2.4, sun_azimuth=-56, sun_elevation=32, target=(4, -6, 0))
    settings.lamp_glow((-20, 44, 56), 60, (1, 0.74, 0.46), 5)
    settings.lamp_glow((44, 50, 54), 45, (1, 0.74, 0.46), 5)
    lighting.softbox((40, 10, 60), (10, -4, 0), 40, 30, 2.0, (1, 0.82, 0.6))
