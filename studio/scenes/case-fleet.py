"""Refrigerated trucks parked in a yard at night, one with a lit status light on its box."""
import town_buildings as b
import town_street as s
import town_traffic as v
import town_works as w
from town import Model

SIZE = (2400, 1350)
LOOK = {'exposure': 0.6, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.5}}


def build():
    """Six trucks in marked bays under two lamps; a workshop behind them."""
    t = Model(seed=53)
    s.road(t, 0, -24, 160, 7)
    s.skyline(t, -60, 70, 40)
    for i in range(7):
        t.box('mark', -17.5 + i * 5, -1, 0.06, 0.16, 11, 0.012, 0.003)
    for i in range(6):
        v.truck(t, -15 + i * 5, -0.6, -90, ('paint', 'navy', 'paint', 'teal', 'paint', 'navy')[i], False, 'mint' if i == 1 else 'glass', 7)
    with t.at(-2, 18):
        w.workshop(t, 26, 12, 'cream', 'roof y')
    with t.at(24, 9):
        b.flats(t, 10, 8, 2, 'blue wall', bays=3)
    wall(t)
    s.pool(t, -10, -10, 3.5, 60, '#17d9b0', 0.3)
    for x, y, yaw in ((-20.5, -3, 90), (17.5, -2, -90), (-3, 10.5, 0), (-20, -19.6, 180), (12, -19.6, 180)):
        s.lamp(t, x, y, yaw, 1700, 7)
    v.person(t, -12.6, -8.6, 200, 'yellow')
    v.person(t, -11.2, -8.2, 150, 'teal', True)
    v.car(t, 22, -9, 180, 'red')
    v.truck(t, 14, -25.8, 0, 'paint', True, 'mint')
    for x, y, size in ((-26, 14, 1.2), (-27, 4, 1.0), (30, -12, 1.1), (31, 18, 1.2), (-29, -14, 1.1)):
        s.tree(t, x, y, size)
    s.line([(-38, -19.4), (38, -19.4)], 'link', z=0.26)
    s.line([(-20, -19.4), (-20, -9.4), (17, -9.4)], z=0.22)
    s.line([(17, -9.4), (17, 11), (3.9, 11)], z=0.22)
    for i in (1,):
        s.line([(-15 + i * 5, -9.4), (-15 + i * 5, -6.6)], z=0.22)
    t.finish()
    s.night(40, z=-0.02, floor='#5c6064')
    return s.view((-5, -1.5, 2.0), azimuth=-30, elevation=24, wide=43, centre=(0.54, 0.47), sharp=(-9, -5, 2), softness=0.9)


def wall(t):
    """Yard wall along the street with its gate."""
    for x, long in ((-21, 26), (17, 26)):
        t.box('concrete', x, -17.2, 0, long, 0.3, 2.0)
    for x in (-8, 4):
        t.box('white', x, -17.2, 0, 0.8, 0.8, 2.5)
        t.box('lamp', x, -17.2, 2.52, 0.3, 0.3, 0.3, 0.05)
