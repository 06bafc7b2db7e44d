"""Six long poultry houses in the dark, fans at their ends, an aerial on the roof of the nearest."""
import town_buildings as b
import town_street as s
import town_traffic as v
import town_works as w
from town import Model

SIZE = (2400, 1350)
LOOK = {'exposure': 0.6, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.5}}


def build():
    """The houses recede to the right; feed silos stand at their heads, bush all round."""
    t = Model(seed=41)
    t.box('earth', 0, -25, 0, 260, 7, 0.06)
    for i in range(6):
        x = -36 + i * 14.4
        with t.at(x, 3):
            w.poultry_house(t)
            s.pool(t, 0, -20.4, 2.6, 60, '#dff0ff', 0.2)
        silo(t, x + 6.2, -17.5)
        s.line([(x - 4.9, -21.2), (x - 4.9, 22)], z=0.22, radius=0.09)
    with t.at(-36, 3):
        b.mast(t, 0, -13, 10)
        t.box('dark', 0.9, -13, 4.9, 0.9, 0.6, 0.9)
        t.box('mint', 0.9, -13.32, 5.3, 0.5, 0.05, 0.12, 0.01)
    s.line([(-58, -21.2), (36, -21.2)], z=0.22)
    s.line([(-36, -10, 10.1), (-46, -6, 17), (-70, 4, 30)], 'link', radius=0.05, strength=2)
    v.truck(t, -20, -26.2, 4, 'navy', True)
    v.person(t, -30.5, -22.6, 160, 'yellow')
    v.person(t, -31.8, -23.2, 220, 'teal')
    for x, y in ((-40, -29), (-8, -29), (24, -29)):
        s.lamp(t, x, y, 180, 1980, 6)
    for i in range(26):
        s.tree(t, t.chance.uniform(-57, 57), t.chance.uniform(25, 40), t.chance.uniform(0.8, 1.6))
    maize(t)
    for x, y, high in ((-50, 3, 9), (-47, 17, 7.5)):
        s.palm(t, x, y, high)
    b.generator(t, -46.5, -15.5, yaw=84)
    t.finish()
    s.night(60, moon=1.1, z=-0.02, floor='#3d5448')
    return s.view((-18, -7, 3), azimuth=-32, elevation=23, wide=66, centre=(0.53, 0.47), sharp=(-30, -14, 3), softness=0.8)


def maize(t):
    """Young maize in rows beyond the road."""
    for row in range(7):
        for i in range(96):
            plant = s.tree(t, -48 + i * 0.82 + t.chance.uniform(-0.12, 0.12), -31.4 - row * 1.5, t.chance.uniform(0.16, 0.22))
            plant.location.z = -0.25


def silo(t, x, y):
    """Galvanised feed silo on legs."""
    for side_x in (-0.8, 0.8):
        for side_y in (-0.8, 0.8):
            t.box('steel', x + side_x, y + side_y, 0, 0.12, 0.12, 3.2, 0.02)
    t.cylinder('steel', x, y, 1.2, 0.2, 1.6, 24, 1.2)
    t.cylinder('steel', x, y, 2.8, 1.2, 3.2, 24)
    t.cylinder('steel', x, y, 6.0, 1.25, 0.8, 24, 0.25)
    for z in (3.6, 4.6, 5.6):
        t.cylinder('frame', x, y, z, 1.23, 0.06, 24)
