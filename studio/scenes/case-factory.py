"""Cutaway factory hall at night with three machines, a meter cabinet and a generator outside."""
import town_buildings as b
import town_street as s
import town_traffic as v
import town_works as w
from town import Model

SIZE = (2400, 1350)
LOOK = {'exposure': 0.5, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.5}}


def build():
    """The hall is lit from within; the line runs from the machines by the cabinet to the generator."""
    t = Model(seed=71)
    s.skyline(t, -50, 60, 36)
    with t.at(-2, 3):
        w.factory(t)
        for i in range(3):
            s.pool(t, -8.5 + i * 7.6, -0.5, 5.4, 1100, '#dcecff', 0.8)
            s.line([(-2 - 8.5 + i * 7.6 + 2.5, 3 - 4.6), (-2 - 8.5 + i * 7.6 + 2.5, 3 - 3.0)], z=0.46, radius=0.08)
        v.person(t, -4.5, -4.6, 190, 'yellow')
        v.person(t, 3.4, -4.8, 170, 'teal')
        s.pool(t, 15.6, -6.4, 3, 90, '#ffd9a8')
    s.line([(-40, -1.6), (10.6, -1.6), (10.6, 8.6)], z=0.46, radius=0.1)
    s.line([(10.6, -1.6), (13.2, -1.0)], z=0.46, radius=0.08)
    s.line([(-40, -12), (40, -12)], 'link', z=0.2)
    s.line([(6, -12), (6, -5.4)], 'link', z=0.2)
    v.truck(t, 21, -13, 168, 'paint', True, 'mint')
    for x, y in ((-21, -8), (26, 4)):
        s.lamp(t, x, y, 120, 2640, 7)
    with t.at(-28, 10):
        b.flats(t, 10, 10, 2, 'blue wall', bays=3)
    for x, y in ((-17.5, -6.5), (-19, -4), (24, 10)):
        t.box('wood', x, y, 0.05, 1.3, 1.1, 0.15, 0.02)
        for layer in range(3):
            t.box('cream', x, y, 0.2 + layer * 0.45, 1.2, 1.0, 0.42, 0.04)
    for x, y, size in ((22, 16, 1.3), (-20, 14, 1.1), (28, -4, 1.0), (-25, -12, 1.0)):
        s.tree(t, x, y, size)
    b.mast(t, 13.2, 11.5, 12)
    b.tank(t, 17.5, 9.5, 0, 4)
    t.finish()
    s.night(38, z=-0.02, floor='#5c6064')
    return s.view((0.5, 0.5, 2.8), azimuth=-27, elevation=31, wide=39, centre=(0.54, 0.48), sharp=(0, 0, 2), softness=0.7)
