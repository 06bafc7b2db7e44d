"""A technician from behind at an open wall cabinet, one hand on a cable of the gateway."""
import camera
import drawn_things as things
import geometry as g
from poses import Person

SIZE = (1200, 640)


def build():
    things.wall(6)
    cabinet(18, 138)
    gateway = things.device('gateway', drop=('gasket',), smooth=('body',), lead=False)
    g.pose(gateway, at=(25, -8, 112.4))
    for x, bow in ((19.4, 4), (21.3, -5)):
        path = [(x, -16, 113.6), (x + bow * 0.3, -21, 112.6), (x + bow, -18, 107), (x + bow, -10, 104), (x + bow, -6, 92)]
        things.rod(g.smooth_path(path), 0.45, 'cable', None, 'thing')
    pipes()
    person = Person((-22, -74, 0), 160)
    person.pose({'spine_02': (3, 0, 0), 'neck_01': (8, 0, 6), 'thigh_l': (4, 0, 0), 'thigh_r': (-3, 0, 0)})
    person.hold('r', (20, -19, 115), (0.1, 0.95, -0.2), (-0.2, -0.2, -1), (0.7, -0.3, -0.8), along=15, off=2)
    person.curl('r', [40, 48, 60, 68], thumb=30)
    person.hold('l', (-16, -24, 141), (0.45, 0.6, 0.65), (0.8, -0.1, -0.5), (-0.7, -0.3, -0.8), along=14, off=2)
    person.curl('l', [56, 56, 58, 60], thumb=24)
    person.dress(('male_worksuit01', 'shoes03'))
    return camera.add_camera((9, -30, 134), azimuth=20, elevation=7, lens=60, distance=318)


def cabinet(x, z):
    """Steel cabinet, its door swung back against the wall at the left; breakers on a rail, a shelf for the gateway."""
    wide, high, deep = 70, 66, 24
    for side in (-1, 1):
        things.block((1.2, deep, high), (x + side * wide / 2, 6 - deep / 2, z), 'cabinet', None, 'thing')
        things.block((wide, deep, 1.2), (x, 6 - deep / 2, z + side * high / 2), 'cabinet', None, 'thing')
    things.block((wide, 0.5, high), (x, 5.6, z), 'cabinet', 'shade', 'thing')
    things.block((wide, 1.2, high), (x - wide - 3, 4, z), 'cabinet door', None, 'thing')
    things.block((1.6, 2, 9), (x - wide * 1.5 + 3, 2.6, z), 'cabinet door', None, 'thing')
    things.block((wide - 2, deep - 4, 1.2), (x, 5 - deep / 2, 111.8), 'tray', None, 'thing')
    for i in range(10):
        things.block((4, 5, 10), (x - 21 + i * 4.5, 2, z + 16), 'breaker', None, 'back')
        things.block((1.8, 2, 2.4), (x - 21 + i * 4.5, -1, z + 17.5), 'breaker', None, 'back')


def pipes():
    """Conduits to the cabinet, a meter beside it."""
    for x in (0, 8, 30):
        things.rod([(x, 3, 171), (x, 3, 330)], 1.6)
    things.block((26, 12, 34), (88, 0, 142), 'meter', None, 'back')
    things.block((18, 1, 8), (88, -6.2, 150), 'meter', None, 'back')
    things.rod([(88, 2, 159), (88, 2, 330)], 1.6)
    things.rod([(75, 2, 136), (54, 2, 136)], 1.6)
