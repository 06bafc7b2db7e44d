"""Model of a Lagos street at night with a clinic, a shop, a cold store and a workshop, each with one lit window."""
import town_buildings as b
import town_street as s
import town_traffic as v
import town_works as w
from town import Model

SIZE = (2400, 1350)
LOOK = {'exposure': 0.75, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.5}}


def build():
    """The four stand along one street that runs out of the picture on both sides; the left is calm."""
    t = Model(seed=83)
    s.slab(104, 56)
    s.road(t, 0, -9, 103, 8)
    s.lot(t, 0, 10.5, 102, 27, 'yard')
    s.lot(t, 0, -21, 102, 12, 'grass')
    with t.at(-31, 8, 0.1):
        w.clinic(t, 'cool')
    with t.at(-11.5, 6, 0.1):
        w.shop(t, 10, 8.5, 'ochre', 'teal', 'warm')
    with t.at(10, 10, 0.1):
        w.cold_store(t, 20, 13, 0.35)
    with t.at(34.5, 9, 0.1):
        w.workshop(t, 18, 12)
    for x, y in ((-27.8, 2.6), (-12.9, 0.2), (38.8, 2.0)):
        s.pool(t, x, y, 2.2, 150, '#ffd2a0' if x > -27 else '#d2e8ff', 0.5)
    s.pool(t, 10, 1.6, 4.2, 160, '#cfe6ff')
    b.generator(t, -19.4, 11, 90)
    for x in (-44, -22, 0, 22, 44):
        s.lamp(t, x, -3.4, 0, 1980, 6)
    for x, y, size in ((-46, 12, 1.3), (-19.5, 17, 1.2), (-3.5, 15, 1.1), (23.3, 14, 1.0), (47, 14, 1.2), (-36, -20, 1.1), (-9, -22, 1.0), (18, -20, 1.2), (42, -21, 1.1)):
        s.tree(t, x, y, size)
    for x, y, high in ((-43.5, -1.5, 7.5), (-3.6, 1.5, 7), (22.6, -1.6, 6.5), (-25, -18, 8), (30, -18, 7.5)):
        s.palm(t, x, y, high)
    v.danfo(t, -20, -11, 0)
    v.car(t, 0, -7, 180, 'paint', True)
    v.truck(t, 21, -11, 0, 'navy', True, 'mint')
    v.car(t, 38, -7, 180, 'red')
    heads = [(x, -15, 7.9) for x in (-50, -25, 0, 25, 50)]
    for x, y, _ in heads:
        s.pole(t, x, y)
    s.wires(heads)
    s.line([(-51.5, -4.4), (51.5, -4.4)], z=0.26, radius=0.1)
    s.line([(-51.5, -13.6), (51.5, -13.6)], 'link', z=0.26, radius=0.1)
    for x, y, z in ((-25.8, 1.9, 2.8), (-8.1, 0.9, 2.0), (13, -0.4, 1.0), (38.2, 2.2, 3.0)):
        s.line([(x, -4.4), (x, y)], z=0.26, radius=0.1)
        s.climb(t, x, y, z)
    for x in (-30, -13, -6, 9, 34):
        v.person(t, x, -3.0, t.chance.uniform(0, 360), t.chance.choice(('red', 'paint', 'teal', 'yellow')))
    t.finish()
    s.night(50, moon=1.4)
    return s.view((4, 0, 3), azimuth=-55, elevation=24, wide=88, centre=(0.66, 0.54), sharp=(0, -2, 3), softness=1.0)
