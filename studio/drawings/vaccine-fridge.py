"""A nurse's arm takes a carton from a vaccine fridge; the sensor stands on the shelf beside it."""
import camera
import drawn_things as things
import geometry as g
from poses import Person

SIZE = (1200, 520)


def build():
    fridge()
    sensor = things.device('humidity-sensor', drop=('arc dim', 'face', 'channel'))
    g.pose(sensor, yaw=-14, at=(-19, -10, 120.2))
    person = Person((32, -52, -2), 176, 'african-female-young')
    person.hold('l', (4.6, -9.6, 124.5), (-0.15, 0.95, 0.05), (0.95, 0.15, -0.1), (-0.5, -0.2, -1), along=10, off=5.6)
    person.curl('l', [40, 42, 44, 48], thumb=30)
    person.hold('r', (66, -56, 66), (0, 0.2, -1), (-1, 0, 0), (0.3, -1, 0))
    person.dress(('female_casualsuit01', 'shoes01'), gloves=False, fine=2)
    things.block((8, 7, 9), (5.4, -9, 125), 'taken', None, 'thing')
    return camera.add_camera((6, -10, 121), azimuth=-26, elevation=12, lens=60, distance=170)


def fridge():
    """Open case with wire shelves; vials in trays and cartons; the door stands open at the right."""
    wide, high, deep, z = 76, 120, 52, 118
    for side in (-1, 1):
        things.block((4, deep, high), (side * (wide / 2 + 2), 10, z), 'fridge', None, 'thing')
    things.block((wide, 1, high), (0, 36, z), 'fridge', 'shade', 'thing')
    for level in (92, 119, 147):
        things.block((wide, 1.4, 1.4), (0, -13, level), 'shelf', None, 'thing')
        things.block((wide, 48, 0.4), (0, 11, level), 'shelf', None, 'back')
        for i in range(12):
            if level == 119 and -32 < -33 + 6 * i < 12:
                continue
            if i % 4 == 3:
                things.block((11, 9, 8 + i % 3 * 2), (-31 + 6 * i, 3, level + 5), 'goods', None, 'back')
            elif i % 4 < 2:
                things.tin(2.0, 5.2, (-33 + 6 * i, -6, level + 0.4), 'vials', None)
                things.tin(1.6, 1.2, (-33 + 6 * i, -6, level + 5.6), 'vials', None)
