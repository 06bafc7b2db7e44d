"""Dusk at a street cabinet: our gateway runs inside it; before it a tool bag and a phone with the crew's round in mint."""
import random

import cables
import displays
import distance
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import props
import props_tools as tools
import settings
import surfaces

SIZE = (2400, 1350)
LOOK = {'exposure': 0.62, 'contrast': 1.1, 'bloom': {'threshold': 1.4, 'amount': 0.4}}
BACK, SILL = 16.0, 5.0


def build():
    """Cabinet at the right, open; the phone leans on the bag at the left third; the street lies blurred behind."""
    stone = surfaces.mottled('#aaa69d', '#8c8982', 0.12, 0.9, 0.4, 1.4)
    g.rounded_box('plinth', (300, 60, 12), 0.8, stone, (0, -8, -6))
    cabinet()
    equipment()
    phone()
    bag()
    street()
    return settings.view((2, -10, 12.6), -8, 4.5, 85, 62, focus=(-2, -21, 8), softness=1.1, centre=(0.5, 0.5))


def cabinet():
    """Galvanised inside, grey enamel outside, the left side wall and the sill in view, a rubber seal round the opening."""
    enamel, zinc = surfaces.mottled('#8f9a9d', '#858f93', 0.15, 0.42, 0.08, 3), surfaces.mottled('#b3b9bd', '#a2a9ae', 0.5, 0.4, 0.03, 6, 0.6)
    seal = m.rubber('#2c3238')
    g.rounded_box('side', (1.6, 34, 90), 0.4, enamel, (2.2, BACK - 17, 45))
    g.rounded_box('sill', (70, 34, SILL), 0.5, enamel, (36, BACK - 17, SILL / 2))
    g.rounded_box('floor', (66, 31, 0.4), 0.1, zinc, (36, BACK - 16, SILL + 0.1))
    g.rounded_box('back', (70, 1, 90), 0.2, zinc, (36, BACK, 45))
    g.rounded_box('lining', (0.5, 30, 88), 0.1, zinc, (3.4, BACK - 16, 47))
    g.rounded_box('seal', (0.9, 1.0, 88), 0.4, seal, (2.2, BACK - 34.2, 47))
    g.rounded_box('seal', (66, 1.0, 0.9), 0.4, seal, (36, BACK - 34.2, SILL - 0.4))
    for z in (12, 34):
        hinge = g.lathe('hinge', [(0, 0, 0), (0.8, 0, 0.2), (0.8, 5, 0.2), (0, 5, 0)], m.steel(), segments=48)
        hinge.location = (1.2, BACK - 34.4, z)


def equipment():
    """Gateway on the floor, above it a rail with breakers; cables run in parallel into slotted ducts."""
    gateway = work.stand((23, -6.5, SILL + 0.3), -10)
    rail = m.metal('#c2c7cc', 0.3)
    g.rounded_box('rail', (60, 0.8, 3.5), 0.15, rail, (36, BACK - 1.2, 27))
    white, lever = m.plastic('#e9ebea', 0.4, 0.02), m.plastic('#2b3f8a', 0.4, 0)
    for i in range(9):
        x = 13 + i * 3.75
        g.rounded_box('breaker', (3.6, 6, 8.4), 0.18, white, (x, BACK - 4.6, 27))
        g.rounded_box('nose', (3.6, 1.4, 4.4), 0.18, white, (x, BACK - 8.0, 27))
        g.rounded_box('lever', (1.5, 1.2, 1.7), 0.3, lever if i else m.plastic('#b4432f', 0.4, 0), (x, BACK - 9.0, 27.6))
        g.rounded_box('mark', (2.4, 0.04, 0.7), 0.01, m.ink('#4b5864'), (x, BACK - 8.72, 25.6))
        for colour, shift in (('#7a4a2c', -0.8), ('#2f6fc0', 0.8)):
            g.tube('wire', [(x + shift, BACK - 5.6, 23), (x + shift, BACK - 5.6, 20.5), (x + shift, BACK - 3, 19)], 0.2, m.plastic(colour, 0.45, 0), 5)
    duct = m.plastic('#c9ced0', 0.55, 0.03)
    for z in (18, 36):
        g.rounded_box('duct', (62, 4, 3.2), 0.2, duct, (37, BACK - 2.4, z))
        for i in range(42):
            g.rounded_box('tooth', (0.35, 0.1, 1.9), 0.02, m.matte('#8d9397'), (7 + i * 1.45, BACK - 4.45, z + 0.4))
    work.connect(gateway, 0, '#12a98d', [(16.2, -20.4, 6.6), (11.5, -19, 6.2), (8.0, -13, 6.4), (6.4, -4, 8), (5.8, 4, 13), (5.8, 10, 24), (5.8, 11, 60)])
    work.connect(gateway, 1, '#dfe2e2', [(18.2, -21.0, 6.5), (12, -20.6, 6.0), (7.2, -14, 6.2), (5.5, -4, 7.8), (5.0, 4, 12.6), (5.0, 10, 24), (5.0, 11, 60)])
    for z in (16, 25, 34):
        cables.tie((5.4, 10, z), 'z', 0.85)
    lighting.softbox((34, -10, 58), (30, -2, 0), 44, 8, 8, (0.96, 0.98, 1), spread=150)


def phone():
    """Leaning against the bag; the round as a mint line over the streets, the next stop beneath."""
    root = props.phone((), ring=False)
    wide, high, z = 6.8, 14.8, 0.815
    left, bottom = -wide / 2, -high / 2
    parts = displays.street_map((left, bottom + 3.3, wide / 2, high / 2 - 0.05), z, 0.78, 8, 24)
    stops = [(-2.2, -2.4), (-1.5, -0.2), (0.3, -0.9), (1.2, 1.5), (-0.4, 2.6), (0.6, 4.9)]
    parts += displays.route(stops, 0.2, z + 0.01, strength=1.6, radius=0.5)
    white, grey, mint = displays.finish(displays.TEXT, 1.0), displays.finish(displays.QUIET, 0.7), m.led(strength=1.3, core=0.2)
    parts += [displays.dot(*stop, 0.13, white, z + 0.014) for stop in stops[1:-1]]
    parts.append(displays.area(g.rounded_rectangle(wide, 4.0, 0.6, 0, bottom + 1.95), displays.finish('#17263a', 0.9), z + 0.004))
    parts.append(displays.words('Next stop', 0.46, left + 0.5, bottom + 3.2, grey, z + 0.01))
    parts.append(displays.words('Cabinet 14, Yaba', 0.62, left + 0.5, bottom + 2.4, white, z + 0.01, 'InterDisplay-SemiBold'))
    parts.append(displays.area(g.rounded_rectangle(wide - 1.0, 1.1, 0.5, 0, bottom + 1.0), mint, z + 0.008))
    parts.append(displays.words('4 of 6 done', 0.5, 0, bottom + 1.02, displays.finish('#08221d', 0.0), z + 0.014, 'InterDisplay-SemiBold', 'CENTER'))
    displays.upon(root, parts)
    g.pose(root, yaw=7, lean=-64, at=(-4.5, -22.5, 0))


def bag():
    """Tool bag with handles looking out of its pockets; a coil and a roll of tape beside it."""
    root = tools.bag()
    g.pose(root, yaw=14, at=(-21, -10, 0))
    place = root.matrix_world
    kit = [(tools.driver('#12a98d'), -10.6, 4.4, 3), (tools.driver('#d8a531', shaft=7), -8.6, 5.6, -6), (tools.pliers(), -3.6, 5.6, 3), (tools.driver('#3566a8', shaft=8), 3.0, 4.4, -4), (tools.pliers('#2f5fa8'), 10.4, 5.4, -3)]
    for tool, x, z, tilt in kit:
        g.pose(tool, yaw=14, roll=tilt, at=tuple(place @ g.Vector((x, -8.9, z))), floats=True)
    for tool, x, y, tilt in ((tools.driver('#c8452f', shaft=12), -6, 2, -8), (tools.pliers('#d8a531'), 5, 1, 7)):
        g.pose(tool, yaw=40, roll=tilt, at=tuple(place @ g.Vector((x, y, 5))), floats=True)
    g.pose(tools.coil(), yaw=0, at=(10.5, -27.5, 0))
    g.pose(tools.tape('#c9a227'), yaw=20, at=(21.5, -28.5, 0))


def street():
    """Dusk sky, low dark roofs and lamps far behind; warm lamp light from the upper left."""
    distance.sky(700, ((0, '#3a4258'), (0.3, '#5d5a6b'), (0.42, '#e0a070'), (0.7, '#8d8fa6'), (1, '#4f6c99')), -60, 62, 0.85)
    roof = [m.matte(colour, 0.9) for colour in ('#39404f', '#454c5c', '#323949')]
    for i, (x, wide, high) in enumerate(((-330, 170, 16), (-190, 90, 4), (-100, 70, 26), (20, 150, 8))):
        g.rounded_box('house', (wide, 60, 200), 6, roof[i % 3], (x, 560, high - 100))
    chance = random.Random(3)
    spots = [(chance.uniform(-230, 0), chance.uniform(380, 430), chance.uniform(-40, 34), chance.uniform(4, 7)) for _ in range(30)]
    distance.lamps(spots, ('#ffb868', '#ffd9a8', '#ff9a4a', '#ff7a4a'), 0.6)
    lighting.world((0.56, 0.66, 0.92), 0.4)
    lighting.softbox((-60, -75, 62), (-6, -18, 6), 36, 36, 17, (1, 0.76, 0.5))
    lighting.softbox((-60, 120, 60), (-10, -10, 6), 140, 40, 4.5, (1, 0.72, 0.52))
    lighting.softbox((30, -110, 50), (0, 0, 10), 90, 60, 1.2, (0.7, 0.8, 1))
