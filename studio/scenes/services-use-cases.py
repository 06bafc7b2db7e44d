"""Six small buildings on one model street at night, joined by a thin mint line."""
import town_buildings as b
import town_street as s
import town_traffic as v
import town_works as w
from town import Model

SIZE = (2400, 1350)
LOOK = {'exposure': 0.8, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.5}}


def build():
    """Three buildings on each side of the street, the line in its gutter."""
    t = Model(seed=97)
    s.slab(84, 64)
    s.road(t, 0, 0, 83, 7)
    s.lot(t, 0, 17.5, 82, 26, 'grass')
    s.lot(t, 0, -17.5, 82, 26, 'yard')
    with t.at(-26, 16, 0.1):
        b.house(t)
    with t.at(0, 15, 0.1):
        w.clinic(t)
    with t.at(27, 15.5, 0.1):
        w.workshop(t, 17, 11)
    with t.at(-27, -15, 0.1):
        w.shop(t, 10, 8.5, 'rose', 'navy', 'cool', True)
    with t.at(-3, -15, 0.1):
        w.cold_store(t, 19, 11)
    with t.at(25, -16, 0.1):
        b.flats(t, 14, 10, 3, 'cream', bays=4)
    for x, y in ((-26, 8.5), (3, 8.6), (22, 8.2), (-28, -21.5), (-3, -23), (25, -23)):
        s.pool(t, x, y, 2.4, 160, '#ffcb94', 0.5)
    for x in (-36, -13, 13, 36):
        s.lamp(t, x, 5.4, 0, 1980, 6)
    for x, y, size in ((-12.5, 20, 1.2), (13, 21, 1.1), (38, 24, 1.0), (-38, 9, 0.9), (-15, -19, 1.1), (13, -22, 1.0), (37, -10, 1.1), (-38, -22, 1.2)):
        s.tree(t, x, y, size)
    for x, y, high in ((-38.5, 24, 8), (-14, 8, 7), (14.4, 8, 7.5), (-19, -8, 6.5), (36.5, -24, 7.5)):
        s.palm(t, x, y, high)
    v.danfo(t, -12, -1.8, 0)
    v.car(t, 12, 1.8, 180, 'paint', True)
    v.truck(t, 26, -1.8, 0, 'navy', False, 'mint')
    s.line([(-41.5, 4.3), (41.5, 4.3)], z=0.26, radius=0.1)
    s.line([(-41.5, -4.3), (41.5, -4.3)], z=0.26, radius=0.1)
    for x, y in ((-26, 10), (5.2, 9.4), (31, 9.4), (-24, -9.5), (-3, -8.5), (25, -10)):
        s.line([(x, 4.3 if y > 0 else -4.3), (x, y)], z=0.26, radius=0.1)
        s.climb(t, x, y, 1.6)
    t.finish()
    s.night(46, moon=1.3)
    return s.view((2, -1, 2), azimuth=-35, elevation=33, wide=98, centre=(0.56, 0.49), sharp=(0, -4, 2), softness=0.9)
