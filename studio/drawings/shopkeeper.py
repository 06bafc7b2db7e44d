"""A shopkeeper from behind before her shelves; a sensor on the door of the freezer beside them."""
import random

import camera
import drawn_things as things
import geometry as g
from poses import Person

SIZE = (1200, 520)
LEVELS = (66, 98, 130, 160)


def build():
    things.wall(20)
    shelves()
    freezer(104)
    person = Person((-26, -56, 0), 172, 'african-female-young')
    person.pose({'spine_02': (2, 0, 0), 'neck_01': (-6, 0, -8), 'thigh_r': (3, 0, 0)})
    person.hold('r', (0, -10, 137), (-0.1, 0.9, 0.35), (-0.9, 0.1, -0.1), (0.6, -0.2, -1), along=9, off=4.4)
    person.curl('r', [52, 50, 48, 46], thumb=20)
    things.mark(things.tin(4.2, 11, (-4.6, -10, 131.4)), 'tin', None, 'thing', 60)
    person.hold('l', (-52, -40, 96), (0.3, 0.9, 0), (1, -0.2, 0), (-0.5, -0.6, -1), along=9, off=3)
    person.curl('l', 40, thumb=14)
    things.block((22, 16, 15), (-38, -36, 97), 'carton', None, 'thing')
    person.dress(('female_casualsuit01', 'shoes01'), hair='braid01', gloves=False)
    return camera.add_camera((18, -20, 131), azimuth=12, elevation=6, lens=60, distance=300)


def shelves():
    """Boards with tins, cartons and jars; the place before the shopkeeper's hand is empty."""
    chance = random.Random(5)
    for x in (-150, 62):
        things.block((2.4, 34, 230), (x, 2, 100), 'rack', None, 'back')
    for z in LEVELS:
        things.block((210, 32, 2.2), (-44, 2, z - 1.1), 'rack', None, 'back')
        x = -146
        while x < 52:
            wide = chance.choice((8, 8, 9.5, 14, 18))
            high = chance.uniform(12, 22)
            count = chance.choice((1, 2, 3)) if wide < 10 else 1
            for _ in range(count):
                is_free = z == 130 and -16 < x + wide / 2 < 10
                if x + wide < 58 and not is_free:
                    if wide < 10:
                        things.tin(wide / 2 - 0.4, high, (x + wide / 2, -6, z))
                    else:
                        things.block((wide - 0.8, 18, high + 2), (x + wide / 2, -4, z + high / 2 + 1), 'goods', None, 'back')
                x += wide
            x += 2


def freezer(x):
    """Upright freezer with a glass door; the sensor bridges the door and the case at the upper edge."""
    things.block((70, 60, 156), (x, -8, 78), 'freezer', None, 'thing')
    things.block((66, 5, 120), (x, -40.6, 88), 'freezer door', None, 'thing')
    things.block((54, 0.6, 104), (x, -43.2, 86), 'freezer door', 'shade', 'back')
    things.block((3, 4, 34), (x - 29, -45, 108), 'handle', None, 'thing')
    sensor = things.device('door-window-sensor')
    g.pose(sensor, roll=90, at=(x - 14, -43.4, 150), floats=True)
