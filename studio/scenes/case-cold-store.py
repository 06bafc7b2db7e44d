"""Cold store by a quay at night: an insulated door open a hand's width, a truck waiting, a line to the box on the wall."""
import town_street as s
import town_traffic as v
import town_works as w
from town import Model

SIZE = (1600, 900)
LOOK = {'exposure': 0.6, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.5}}


def build():
    """Quay and water on the left, the store in the middle, its yard before it."""
    t = Model(seed=11)
    quay(t)
    s.skyline(t, -14, 80, 40)
    with t.at(5, 7):
        w.cold_store(t, 24, 14)
    with t.at(27.5, 10):
        w.shop(t, 7, 7, 'blue wall', 'navy', 'cool')
    v.truck(t, 12.5, -11.5, -62, 'paint', True, 'mint', 7)
    v.truck(t, 27, -3, 90, 'navy', False, None, 6)
    v.van(t, -6, -16, 12, False)
    for x, y in ((-3, -4.2), (0.5, -8), (9.2, -5.2)):
        v.person(t, x, y, t.chance.uniform(0, 360), t.chance.choice(('yellow', 'teal', 'red')))
    for x, y, yaw in ((-9.6, -2, 90), (-9.6, -18, 90), (21, -14, -60), (21, 17, -90)):
        s.lamp(t, x, y, yaw, 2860, 7)
    for x in (-3, 5, 13):
        s.pool(t, x, -4, 4.4, 220, '#cfe6ff')
    s.pool(t, 4.6, -2.2, 2.6, 130, '#8fd0ff')
    for x, y in ((-5.5, -1.5), (-6.8, -2.8), (17.5, -3.6), (18.6, -5)):
        t.box('wood', x, y, 0.06, 1.2, 1.0, 0.15, 0.02)
        for layer in range(3):
            t.box('paint', x, y, 0.22 + layer * 0.42, 1.1, 0.9, 0.38, 0.04)
    s.line([(8.6, -60), (8.6, -3.0)], z=0.2)
    s.line([(8.6, -16), (80, -16)], 'link', z=0.2)
    s.line([(8.6, -3.0, 0.2), (8.6, -3.05, 1.3), (8.6, -0.3, 1.42), (8.6, -0.22, 3.3)], radius=0.08)
    t.finish()
    s.night(40, z=-0.02, floor='#5c6064')
    return s.view((4, -3, 3.2), azimuth=-34, elevation=19, wide=46, centre=(0.55, 0.46), sharp=(4, -3, 2), softness=0.8)


def quay(t):
    """Edge of the quay with bollards and fenders over still, dark water."""
    t.box('concrete', -13.5, 0, 0, 1.6, 62, 0.5, 0.1)
    for i in range(9):
        y = -26 + i * 6.5
        t.cylinder('dark', -13.5, y, 0.5, 0.35, 0.7, 18, 0.3)
        t.cylinder('dark', -13.5, y, 1.1, 0.5, 0.2, 18)
        t.cylinder('tyre', -14.5, y + 2, -0.6, 0.6, 0.3, 20, axis='x')
    t.box('water', -44, 0, -0.02, 60.2, 200, 0.06, 0.01)
    hull_boat(t, -21, 4)


def hull_boat(t, x, y):
    """Fishing boat at its moorings."""
    outline = [(-2.2, -8), (2.2, -8), (2.6, -2), (2.4, 5), (0, 10), (-2.4, 5), (-2.6, -2)]
    low = [(x + px * 0.75, y + py * 0.94, -1.5) for px, py in outline]
    high = [(x + px, y + py, 1.2 + 0.02 * max(0, py) ** 1.6) for px, py in outline]
    count = len(outline)
    sides = [[i, (i + 1) % count, count + (i + 1) % count, count + i] for i in range(count)]
    t.hull('navy', low + high, [*sides, list(range(count)), list(range(count, 2 * count))])
    t.box('paint', x, y - 4.2, 1.1, 2.8, 4.2, 2.4, 0.15)
    t.box('warm', x, y - 2.08, 2.2, 2.0, 0.06, 0.8, 0.01)
    t.box('warm', x - 1.42, y - 4, 2.2, 0.06, 2.6, 0.8, 0.01)
    t.cylinder('steel', x, y + 1, 1.2, 0.09, 6, 10)
    t.box('lamp', x, y + 1, 7.2, 0.25, 0.25, 0.3, 0.05)
