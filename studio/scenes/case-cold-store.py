"""Door of a cold store by day: the sensor on the insulated wall, a strip curtain with cold light behind it, frozen cartons."""
import random

import geometry as g
import lighting
import materials as m
import props_store as p
import settings
import surfaces as s

SIZE = (1600, 900)
SAMPLES = 16
LOOK = {'grain': 0.008, 'exposure': 0.32, 'contrast': 1.1, 'bloom': {'threshold': 1.3, 'amount': 0.35}}


def build():
    """The wall with the sensor on the right, the curtain left of it, cartons before the curtain."""
    wall()
    curtain()
    goods()
    store()
    sensor = settings.product('humidity-sensor', reading='−18.4', unit='°C')
    g.pose(sensor, at=(13, 0, 4), floats=True)
    light()
    return settings.view((3.5, -6, 4.6), 6, 12, 80, 47, focus=(13, -3, 4), softness=2.2)


def wall():
    """Insulated panels with their joint, the door's metal frame with its gasket, a sign of the room."""
    panel, frame = s.mottled('#e4e8e9', '#dde2e4', 0.05, 0.4, 0.05, 3), m.metal('#b4bbc0', 0.34, 'z')
    for i in range(4):
        settings.board((29.8, 8, 300), panel, (19.6 + i * 30, 4, 0), 0.4)
    settings.board((5, 10, 300), frame, (1.8, 3.4, 0), 0.5)
    settings.board((1.6, 4, 300), m.rubber('#4a5157'), (-1.2, 2.6, 0), 0.6)
    plate = [g.plate('sign', g.rounded_rectangle(13, 5.4, 0.5), m.plastic('#1f5f86', 0.4, 0), 0.2, 0.05)]
    plate.append(g.label('Frozen store 1', 1.4, m.ink('#f0f4f5'), (0, 0.85, 0.21), 'InterDisplay-SemiBold'))
    plate.append(g.label('−18 °C', 1.2, m.ink('#cfe3ee'), (0, -1.25, 0.21), 'InterDisplay-Medium'))
    s.upright(plate, (13, 0, 13.8))
    for x, z in ((7.2, 13.8), (18.8, 13.8)):
        g.turn(g.screw(m.steel(), 0, 0, 0.1, 0.18), x=90).location = (x, -0.25, z)


def curtain():
    """Overlapping strips; the two before the crate are pushed aside."""
    finish = p.frosted('#c3d7e0', 0.8)
    for i, (turned, sway) in enumerate(((5, 0), (-7, -1), (9, -2), (-6, -4), (8, -9), (-4, -12), (10, -13), (-3, -15))):
        p.strip(-6.5 - i * 8.6, 7 + (i % 2) * 1.8, finish, 11.5, turned=turned, sway=sway)


def goods():
    """Frozen cartons on a trolley before the curtain, rimed, none set quite straight."""
    chance = random.Random(6)
    g.rounded_box('bed', (66, 40, 3), 0.6, m.metal('#a9b1b7', 0.4), (-27, -22, -36), 3)
    for row, count in enumerate((3, 3, 2)):
        for i in range(count):
            size = (20, 26, 11.6)
            x = -47 + i * 20.6 + chance.uniform(-0.5, 0.5) + (3 if row == 2 else 0)
            g.pose(p.frozen_carton(size, row * 4 + i), yaw=chance.uniform(-3, 3) + (7 if row == 2 else 0), at=(x, -24 + chance.uniform(-1, 1), -34.4 + row * 11.8))


def store():
    """Racks of frozen cartons in the cold room, far out of focus."""
    chance = random.Random(3)
    steel = m.metal('#9fb0bb', 0.4)
    for z in (-62, -24, 14, 52):
        settings.board((260, 40, 3), steel, (-40, 150, z - 1.5), 0.4)
        x = -150.0
        while x < 40:
            size = (chance.uniform(24, 32), 30, chance.uniform(20, 28))
            g.pose(p.frozen_carton(size, int(x)), yaw=chance.uniform(-4, 4), at=(x, 146, z))
            x += size[0] + chance.uniform(1, 9)
    for x in (-96, 4):
        settings.board((4, 4, 300), steel, (x, 128, 0), 0.5)
    settings.wall(m.plastic('#dce9f0', 0.5), 210)


def light():
    """Warm day on the outer wall from the left, white tubes in the cold room."""
    settings.daylight(1.9, 0.8, sun_strength=2.2, sun_azimuth=-44, sun_elevation=36, target=(-2, 0, -12))
    lighting.softbox((-40, 90, 100), (-40, 140, -20), 160, 40, 17, (0.76, 0.91, 1))
    lighting.softbox((-30, 40, 70), (-24, -10, -10), 60, 20, 3.0, (0.78, 0.92, 1))
