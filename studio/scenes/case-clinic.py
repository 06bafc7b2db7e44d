"""Small clinic at night with a generator running beside it and a vaccine fridge lit through the window."""
import town_buildings as b
import town_street as s
import town_traffic as v
import town_works as w
from town import Model

SIZE = (1440, 810)
LOOK = {'exposure': 0.6, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.5}}


def build():
    """The street behind is dark: the grid is off, the clinic is not."""
    t = Model(seed=31)
    t.box('earth', 0, 4, 0, 72, 34, 0.06)
    s.road(t, 0, -18, 160, 7)
    s.skyline(t, -60, 70, 40, share=0.04)
    with t.at(0, 2):
        t.box('yard', 2, -6, 0.02, 27, 15, 0.08)
        w.clinic(t, 'soft')
        s.pool(t, 3.2, -6.4, 2.0, 170, '#cfe8ff', 0.5)
        s.pool(t, -2.6, -6.2, 3.0, 80, '#ffc98f', 0.2)
    b.generator(t, 14.5, -3.5, yaw=-24)
    s.pool(t, 14.0, -6.2, 2.6, 80, '#ffd9a8')
    b.tank(t, 11.5, 8, 0, 3.0)
    for x, y, wall, floors in ((-27, 8, 'cream', 2), (27, 13, 'ochre', 3), (-8, 19, 'rose', 2), (10, 20, 'blue wall', 3)):
        with t.at(x, y):
            b.flats(t, 12, 9, floors, wall, ('glass', 'glass', 'glass', 'glass', 'dim'), bays=4)
    fence(t)
    for x, y, size in ((-13, -5, 1.1), (-15, 6, 1.3), (19, 3, 1.2), (22, -7, 0.9), (-20, -9, 1.0)):
        s.tree(t, x, y, size)
    s.palm(t, -10.5, -8.5, 7.5)
    s.palm(t, 17.5, 9, 8)
    v.car(t, 7.5, -9, 205, 'paint')
    v.car(t, -27, -19.6, 0, 'red', True)
    v.person(t, -1.6, -6.3, 160, 'paint')
    v.person(t, -3.4, -7.2, 20, 'yellow')
    s.lamp(t, 24, -13.2, 0, 2420, 6)
    s.lamp(t, -24, -13.2, 0, 2420, 6)
    heads = [(x, -13.4, 7.9) for x in (-34, -11, 12, 35)]
    for x, y, _ in heads:
        s.pole(t, x, y)
    s.wires(heads)
    s.line([(-80, -14.1), (5.2, -14.1), (5.2, -6.0)], z=0.26)
    s.line([(5.2, -14.1), (80, -14.1)], 'link', z=0.26)
    s.line([(5.2, -7.0), (12.3, -4.6)], z=0.26)
    s.line([(5.2, -6.0, 0.3), (5.2, -2.7, 0.42), (5.2, -2.66, 2.8)], radius=0.08)
    t.finish()
    s.night(38, moon=1.4, z=-0.02, floor='#39424e')
    return s.view((3.5, -3, 2.4), azimuth=-22, elevation=15, wide=40, centre=(0.55, 0.42), sharp=(3, -5, 2), softness=0.8)


def fence(t):
    """Low wall along the street with a gate left open."""
    for x, long in ((-13, 16), (17, 12)):
        t.box('white', x, -12.6, 0, long, 0.25, 1.1)
        t.box('concrete', x, -12.6, 1.1, long, 0.36, 0.1)
