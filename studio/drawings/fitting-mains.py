"""A gloved hand turns off the main switch of a distribution board; on the shelf below it the gateway stays lit."""
import camera
import drawn_things as things
import geometry as g
from poses import Person

SIZE = (800, 600)
X, Z = 4, 134


def build():
    things.wall(10)
    board()
    things.block((60, 24, 2.2), (4, -2, 99), 'shelf', None, 'thing')
    gateway = things.device('gateway', drop=('gasket',), smooth=('body',), lead=False)
    g.pose(gateway, yaw=0, at=(6, -2, 100.1))
    person = Person((26, -64, 0), 176)
    person.hold('r', (X + 16.5, -9.6, Z - 1), (-0.5, 0.7, 0.5), (-0.45, 0.4, -0.8), (0.8, -0.3, -0.7), along=15.5, off=2)
    person.curl('r', [24, 62, 80, 84], thumb=30)
    person.hold('l', (-8, -60, 84), (0, 0.1, -1), (1, 0, 0), (-0.6, -1, 0), along=9)
    person.dress(('male_worksuit01', 'shoes03'), fine=2)
    return camera.add_camera((10, -14, 122), azimuth=-38, elevation=9, lens=60, distance=138)


def board():
    """Steel box, a row of breakers, the main switch at the right."""
    things.block((52, 12, 38), (X, 4, Z), 'board', None, 'thing')
    for i in range(7):
        x = X - 19 + i * 4.4
        things.block((3.9, 4, 11), (x, -4, Z), 'breaker', None, 'thing')
        things.block((2, 2.4, 2.6), (x, -6.6, Z + 1.8), 'breaker', None, 'thing')
    things.block((8.6, 4.4, 14), (X + 16.5, -4, Z), 'main', None, 'thing')
    things.block((3.4, 3.6, 3), (X + 16.5, -7.4, Z - 2.4), 'main', 'shade', 'thing')
