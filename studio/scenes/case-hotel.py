"""Hotel of eight floors at night, cut open along one corridor so that its door locks can be seen."""
import town_buildings as b
import town_street as s
import town_traffic as v
from town import Model

SIZE = (1600, 900)
LOOK = {'exposure': 0.6, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.5}}


def build():
    """The open floor lies in the middle of the picture."""
    t = Model(seed=23)
    s.road(t, 0, -17, 200, 8)
    s.skyline(t, -80, 80, 46)
    t.box('pavement', 0, -1, 0, 42, 22, 0.16, 0.05)
    with t.at(0, 3, 0.16):
        cut = b.hotel(t)
        for i in range(4):
            s.pool(t, -8 + i * 5.4, -5.0, cut + 2.5, 110, '#ffc690', 0.3)
        s.pool(t, 0, -8.5, 2.4, 300, '#ffc98f')
        with t.at(2.6, -5.2, cut + 0.15):
            v.person(t, 0, 0, 180, 'teal')
    with t.at(-29, 8):
        b.flats(t, 13, 11, 4, 'ochre', bays=4)
    with t.at(30, 9):
        b.flats(t, 14, 11, 5, 'rose', bays=4)
    for x in (-24, -8, 8, 24):
        s.lamp(t, x, -21.2, 180, 1980, 6)
    for x, y, high in ((-15, -9.5, 8), (-12.4, -8.2, 6), (15, -9.5, 8.5), (18, -6, 6.5), (-19, 0, 7)):
        s.palm(t, x, y, high)
    for x, yaw, paint, on in ((-16, 0, 'navy', True), (9, 180, 'paint', True), (-6, 180, 'red', False)):
        v.car(t, x, -15.2 if yaw else -18.8, yaw, paint, on)
    v.danfo(t, 20, -18.9, 0)
    s.line([(-42, -12.4), (42, -12.4)], z=0.26)
    s.line([(-42, -21.8), (42, -21.8)], 'link', z=0.26)
    s.line([(-10.9, -12.4), (-10.9, -4.0)], z=0.26)
    s.line([(-10.85, -3.9, 0.3), (-10.85, -3.9, cut + 2.6)], radius=0.09)
    t.finish()
    s.night(46, z=-0.02, floor='#39424e')
    return s.view((0, -3, 11.6), azimuth=-24, elevation=9, wide=50, centre=(0.56, 0.46), sharp=(0, -3, 10), softness=0.7)
