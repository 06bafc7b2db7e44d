"""Two small figures beside a service van at night, one holding a lit phone to a street cabinet."""
import town_buildings as b
import town_street as s
import town_traffic as v
from town import Model

SIZE = (1440, 810)
LOOK = {'exposure': 0.65, 'contrast': 1.06, 'bloom': {'threshold': 1.2, 'amount': 0.5}}


def build():
    """Close to the kerb: van, cabinet with an open door, a lamp above."""
    t = Model(seed=67)
    s.road(t, 0, -4.5, 90, 7)
    t.box('pavement', 0, 4.5, 0, 90, 8.4, 0.18, 0.03)
    wall(t)
    v.van(t, -2.4, -1.9, 0)
    cabinet(t)
    v.person(t, 5.5, 0.75, -128, 'teal', True)
    v.person(t, 2.5, 0.35, 128, 'yellow')
    for x, y, paint in ((1.0, 0.6, 'red'), (1.4, 0.9, 'navy')):
        t.box(paint, x, y, 0.18, 0.36, 0.22, 0.24, 0.03)
    for x in (-5.6, 4.9):
        t.cylinder('red', x, -2.6, 0.08, 0.18, 0.05, 16)
        t.cylinder('red', x, -2.6, 0.1, 0.13, 0.55, 16, 0.03)
        t.cylinder('paint', x, -2.6, 0.32, 0.095, 0.1, 16, 0.07)
    s.lamp(t, 6.2, 1.6, -20, 1500, 6)
    s.lamp(t, -16, 1.4, 0, 1500, 6)
    s.tree(t, -9, 4.5, 0.9)
    s.palm(t, 9.4, 5.2, 7)
    v.car(t, 14, -6.4, 180, 'navy')
    s.line([(-45, -0.75), (3.9, -0.75), (3.9, 1.3)], z=0.3, radius=0.045)
    s.line([(3.9, -0.75), (45, -0.75)], 'link', z=0.3, radius=0.045)
    t.finish()
    s.night(17, moon=1.1, z=-0.02, floor='#39424e')
    return s.view((1.4, 0.2, 1.4), azimuth=-24, elevation=14, wide=11.2, centre=(0.52, 0.46), sharp=(3.2, 0.4, 1.2), softness=0.9)


def wall(t):
    """Garden wall behind the pavement, a dark house beyond with one window lit."""
    t.box('cream', 0, 8.8, 0, 90, 0.3, 2.2, 0.03)
    t.box('concrete', 0, 8.8, 2.2, 90, 0.46, 0.14, 0.03)
    for i in range(9):
        t.box('concrete', -24 + i * 6, 8.7, 0, 0.5, 0.5, 2.5, 0.03)
    with t.at(-6, 17):
        b.flats(t, 15, 10, 3, 'blue wall', ('glass', 'glass', 'dim', 'glass', 'warm'), bays=5)
    with t.at(12, 18):
        b.flats(t, 13, 10, 2, 'rose', ('glass', 'glass', 'soft'), bays=4)


def cabinet(t):
    """Grey street cabinet, one door open on a lit rack with mint lights."""
    t.box('concrete', 4.3, 2.0, 0.1, 1.9, 0.9, 0.25, 0.04)
    t.box('steel', 4.3, 2.0, 0.35, 1.7, 0.7, 1.45, 0.05)
    t.box('frame', 4.3, 2.0, 1.8, 1.85, 0.85, 0.1, 0.03)
    t.box('dark', 3.9, 1.64, 0.45, 0.74, 0.04, 1.25, 0.01)
    for row in range(5):
        t.box('frame', 3.9, 1.62, 0.55 + row * 0.22, 0.68, 0.04, 0.14, 0.01)
        for k in range(5):
            t.box('mint' if (row + k) % 3 else 'link', 3.66 + k * 0.12, 1.59, 0.6 + row * 0.22, 0.05, 0.02, 0.04, 0.005)
    t.box('steel', 3.1, 1.45, 0.42, 0.8, 0.06, 1.3, 0.02)
    t.box('steel', 4.72, 1.63, 0.42, 0.8, 0.05, 1.3, 0.02)
    s.pool(t, 3.9, 1.3, 1.3, 5, '#8ff0dc', 0.1)
