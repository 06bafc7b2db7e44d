"""Door of a cold store by day: the sensor on the insulated wall, a strip curtain with cold light behind it, mackerel on ice."""
import random

import geometry as g
import lighting
import materials as m
import props_store as p
import settings
import surfaces as s

SIZE = (2400, 1350)
LOOK = {'exposure': 0.32, 'contrast': 1.1, 'bloom': {'threshold': 1.3, 'amount': 0.35}}


def build():
    """The wall with the sensor on the right, the curtain left of it, a crate of fish before the curtain."""
    wall()
    curtain()
    catch()
    store()
    sensor = settings.product('humidity-sensor')
    g.pose(sensor, at=(14, 0, 5), floats=True)
    light()
    return settings.view((0.0, -6, 0.6), 6, 15, 80, 72, focus=(12, -3, 5), softness=2.6)


def wall():
    """Insulated panels with their joint, the door's metal frame with its gasket, a sign of the room."""
    panel, frame = s.mottled('#e4e8e9', '#dde2e4', 0.05, 0.4, 0.05, 3), m.metal('#b4bbc0', 0.34, 'z')
    for i in range(4):
        settings.board((29.8, 8, 300), panel, (19.6 + i * 30, 4, 0), 0.4)
    settings.board((5, 10, 300), frame, (1.8, 3.4, 0), 0.5)
    settings.board((1.6, 4, 300), m.rubber('#4a5157'), (-1.2, 2.6, 0), 0.6)
    plate = [g.plate('sign', g.rounded_rectangle(13, 5.4, 0.5), m.plastic('#1f5f86', 0.4, 0), 0.2, 0.05)]
    plate.append(g.label('Cold room 2', 1.5, m.ink('#f0f4f5'), (0, 0.85, 0.21), 'InterDisplay-SemiBold'))
    plate.append(g.label('-18 °C', 1.2, m.ink('#cfe3ee'), (0, -1.25, 0.21), 'InterDisplay-Medium'))
    s.upright(plate, (14, 0, 16.8))
    for x, z in ((8.2, 16.8), (19.8, 16.8)):
        g.turn(g.screw(m.steel(), 0, 0, 0.1, 0.18), x=90).location = (x, -0.25, z)


def curtain():
    """Overlapping strips; the two before the crate are pushed aside."""
    finish = p.frosted('#c3d7e0', 0.8)
    for i, (turned, sway) in enumerate(((5, 0), (-7, -1), (9, -2), (-6, -4), (8, -9), (-4, -12), (10, -13), (-3, -15))):
        p.strip(-6.5 - i * 8.6, 7 + (i % 2) * 1.8, finish, 11.5, turned=turned, sway=sway)


def catch():
    """Two crates, the upper one full of ice and fish."""
    chance = random.Random(4)
    for z, colour in ((-36, '#2a6f9e'), (-20.6, '#2f7fb0')):
        g.pose(p.crate(colour), yaw=7, at=(-24, -22, z))
    bed = p.ice(49, 31, -7.2, 1700)
    bed.location, bed.rotation_euler.z = (-24, -22, 0), 0.12
    finish = p.skin()
    for i in range(8):
        y = -33 + i * 3.1
        root = p.fish(finish, chance.uniform(23, 26))
        g.pose(root, yaw=194 + chance.uniform(-9, 9), lean=-74 + chance.uniform(-8, 10), at=(-25 + chance.uniform(-3, 3) + (7 if i % 2 else -5), y, -7.6 + 0.5 * (i % 3)))


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
