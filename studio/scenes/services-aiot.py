"""A small camera above a doorway, with outlines drawn round three people passing beneath it."""
import camera as cameras
import geometry as g
import town_buildings as b
import town_street as s
import town_traffic as v
from town import Model

SIZE = (1440, 810)
LOOK = {'exposure': 0.6, 'contrast': 1.06, 'bloom': {'threshold': 1.2, 'amount': 0.45}}
PEOPLE = ((-2.6, -2.6, 100, 'red'), (0.3, -1.5, 200, 'yellow'), (2.5, -3.2, 255, 'paint'))


def build():
    """Front of a shop at night, seen from across the pavement, a little from above."""
    t = Model(seed=19)
    t.box('pavement', 0, -5, -0.2, 60, 12, 0.2, 0.02)
    for i in range(24):
        t.box('slab', -23 + i * 2, -5, 0.0, 0.04, 12, 0.006, 0.001)
    front(t)
    for x, y, yaw, shirt in PEOPLE:
        v.person(t, x, y, yaw, shirt)
        outline(x, y)
    watcher(t)
    t.finish()
    s.pool(t, 0, -1.6, 3.0, 55, '#dfeeff', 0.3)
    s.pool(t, -6.5, -2.0, 2.2, 40, '#ffc98f', 0.5)
    s.pool(t, 7.5, -2.4, 2.6, 30, '#ffc98f', 0.5)
    s.night(14, moon=0.8, z=-0.19, floor='#39424e')
    return s.view((0.2, -1.6, 1.75), azimuth=-22, elevation=15, wide=10.2, centre=(0.53, 0.46), sharp=(0, -2, 1.4), softness=0.8)


def front(t):
    """Wall with a glazed double door and a window on each side."""
    t.box('cream', 0, 0.4, 0, 44, 0.8, 5.2, 0.05)
    t.box('concrete', 0, -0.35, 4.2, 44, 0.9, 0.25, 0.04)
    t.box('dark', 0, -0.1, 3.3, 5.2, 0.24, 0.72, 0.04)
    b.window(t, 0, 0.02, 3.0, 2.75, 'soft', 3)
    b.window(t, -6.5, 0.7, 4.4, 2.0, 'dim', 3)
    b.window(t, 7.5, 0.7, 4.4, 2.0, 'glass', 3)
    for x in (-3.6, 3.6):
        t.box('teal', x, -0.05, 0, 0.5, 0.2, 4.2, 0.03)
    t.box('frame', -0.12, -0.14, 1.0, 0.05, 0.06, 0.6, 0.01)
    t.box('frame', 0.12, -0.14, 1.0, 0.05, 0.06, 0.6, 0.01)
    for x in (-10.5, 11.5):
        t.cylinder('concrete', x, -1.2, 0, 0.5, 0.7, 24, 0.6)
        s.tree(t, x, -1.2, 0.42)


def watcher(t):
    """The camera: a white turret under the sign, its light on; twice its true size, as in all the town's devices."""
    t.box('paint', 0, -0.3, 3.12, 0.5, 0.3, 0.16, 0.05)
    t.cylinder('paint', 0, -0.48, 2.86, 0.2, 0.3, 28, 0.22)
    t.cylinder('glass', 0, -0.72, 2.9, 0.13, 0.1, 24, axis='y')
    t.box('mint', 0.0, -0.66, 3.1, 0.08, 0.05, 0.03, 0.01)
    for x in (-1.9, 0.2, 2.2):
        s.line([(0, -0.75, 2.88), (x, -2.2, 1.9)], radius=0.006, strength=0.8)


def outline(x, y):
    """Corners of a frame about a person, upright and facing the street."""
    half, low, high, arm, front = 0.5, 0.04, 1.98, 0.3, y - 0.35
    for side in (-1, 1):
        for z, up in ((low, 1), (high, -1)):
            s.line([(x + side * (half - arm), front, z), (x + side * half, front, z), (x + side * half, front, z + up * arm)], radius=0.018, strength=4)
