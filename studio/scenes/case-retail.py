"""Corner shop at night seen from the street, freezer cabinets glowing behind the window."""
import town_buildings as b
import town_street as s
import town_traffic as v
import town_works as w
from town import Model

SIZE = (1440, 810)
LOOK = {'exposure': 0.6, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.5}}


def build():
    """The shop stands on the corner of two streets, other fronts dim beside it."""
    t = Model(seed=61)
    s.road(t, 0, -13, 160, 7)
    s.skyline(t, -60, 70, 38)
    s.road(t, -14, 10, 38, 6, yaw=90, dashes=False)
    t.box('pavement', 10, 6, 0, 41, 29, 0.18, 0.05)
    with t.at(-2, 0, 0.18):
        w.shop(t, 12, 9, 'ochre', 'teal', 'cool', freezers=True)
        s.pool(t, -1.7, -6.0, 2.2, 420, '#d4eaff', 0.8)
        s.pool(t, 4.1, -5.6, 2.3, 90, '#d4eaff', 0.3)
        b.device(t, 5.2, 3.2, y=-4.5, size=0.9)
    with t.at(10.5, 1, 0.18):
        w.shop(t, 9, 8, 'rose', 'navy', 'dim')
    with t.at(21, 1, 0.18):
        w.shop(t, 9, 8, 'cream', 'red', 'glass')
    with t.at(6, 16):
        b.flats(t, 20, 10, 4, 'cream', bays=6)
    with t.at(-26, 6):
        b.flats(t, 12, 11, 3, 'blue wall', bays=4)
    for x, y, yaw, shirt in ((-5.5, -6.8, 160, 'red'), (-1, -7.2, 200, 'yellow'), (2.2, -6.6, 100, 'paint'), (12, -6.4, 30, 'teal')):
        v.person(t, x, y, yaw, shirt)
    s.stall(t, 8.4, -6.9, 'yellow')
    s.stall(t, 16.8, -6.7, 'red')
    v.danfo(t, 4, -14.8, 0)
    v.car(t, -9, -11.3, 180, 'paint', True)
    v.car(t, -15.5, 8, -90, 'navy')
    for x in (-9.4, 14.5):
        s.lamp(t, x, -8.8, 0, 1980, 6)
    heads = [(x, -17.6, 7.9) for x in (-27, -12.5, 7.2, 30)]
    for x, y, _ in heads:
        s.pole(t, x, y)
    s.wires(heads)
    s.palm(t, -9.5, 9, 8)
    s.tree(t, -9.2, 1.2, 0.7)
    s.line([(-80, -8.7), (80, -8.7)], z=0.28)
    s.line([(-10.2, -8.7), (-10.2, 28)], 'link', z=0.28)
    s.line([(3.2, -8.7), (3.2, -5.8)], z=0.28)
    s.line([(3.2, -5.8, 0.3), (3.2, -4.62, 0.5), (3.2, -4.6, 3.4)], radius=0.06)
    t.finish()
    s.night(36, z=-0.02, floor='#39424e')
    return s.view((1.2, -3.5, 2.6), azimuth=-24, elevation=18, wide=34, centre=(0.55, 0.47), sharp=(-2, -5, 2), softness=0.8)
