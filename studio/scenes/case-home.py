"""Two-storey house at night with lit windows, drawn curtains and a mint light on the front-door lock."""
import town_buildings as b
import town_street as s
import town_traffic as v
from town import Model

SIZE = (1600, 900)
LOOK = {'exposure': 0.6, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.5}}


def build():
    """The garden in front, a street with a lamp before the wall."""
    t = Model(seed=17)
    t.box('grass', 0, 1, 0, 30, 33, 0.08)
    s.road(t, 0, -20.5, 160, 7)
    s.skyline(t, -60, 70, 36)
    with t.at(0, 3):
        b.house(t)
        t.box('pavement', 0.2, -12.4, 0.05, 3.4, 12.2, 0.1)
        t.box('yard', 8.5, -6.5, 0.05, 6.5, 14, 0.09)
        s.pool(t, 0.2, -6.0, 2.6, 150, '#ffc68a', 0.3)
        s.pool(t, -3.9, -6.2, 1.6, 110, '#ffb867', 0.6)
        s.pool(t, 3.6, -6.0, 1.6, 70, '#ffcf97', 0.6)
        s.pool(t, -8.2, -2.2, 1.8, 70, '#ffb867', 0.6)
        for x in (-1.9, 2.3):
            for i in range(3):
                t.box('lamp', x, -7.5 - i * 2.2, 0.1, 0.12, 0.12, 0.45, 0.03)
                s.pool(t, x, -7.5 - i * 2.2, 0.75, 6, '#ffc98f', 0.08)
    with t.at(0, 1):
        b.fence(t, 30, 33, 5.0, 'white')
    with t.at(-27, 6):
        b.flats(t, 12, 10, 3, 'cream', bays=4)
    with t.at(27, 9):
        b.flats(t, 12, 10, 2, 'ochre', bays=4)
    v.car(t, 8.6, -3.6, -90, 'navy')
    v.car(t, -17, -22.2, 0, 'paint', True)
    for x, y, high in ((-11.5, -9, 7.5), (-12.5, 9, 8.5), (12.5, 12, 8), (12.8, -11, 6.5)):
        s.palm(t, x, y, high)
    for x, y, size in ((-7, -10.5, 0.55), (-9, -6, 0.6), (5.6, -11.6, 0.5), (-4.4, -11.8, 0.42), (11.5, 4, 0.9), (-18, -14, 1.0), (18, 14, 1.2)):
        s.tree(t, x, y, size)
    s.lamp(t, -12, -16.1, 0, 2420, 6)
    s.lamp(t, 15, -16.1, 0, 2420, 6)
    s.line([(-80, -16.7), (2.3, -16.7), (2.3, -3.2), (5.5, -3.2), (5.5, -2.2)], z=0.26)
    s.line([(2.3, -16.7), (80, -16.7)], 'link', z=0.26)
    s.line([(5.5, -2.2, 0.28), (5.5, -1.75, 0.4), (5.5, -1.72, 2.9)], radius=0.06)
    t.box('dark', 5.5, -1.86, 2.9, 0.7, 0.25, 0.45)
    t.box('mint', 5.5, -2.0, 3.05, 0.44, 0.04, 0.08, 0.01)
    t.finish()
    s.night(32, z=-0.02, floor='#39424e')
    return s.view((0.5, -3, 3.0), azimuth=-27, elevation=21, wide=37, centre=(0.55, 0.48), sharp=(0, -4, 2), softness=0.8)
