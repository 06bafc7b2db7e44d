"""Model of a haulage yard at night with parked trucks, a gate hut and a lit board beside the barrier."""
import town_buildings as b
import town_street as s
import town_traffic as v
import town_works as w
from town import Model

SIZE = (2400, 1350)
LOOK = {'exposure': 0.6, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.5}}


def build():
    """The gate in front, the trucks behind it in their bays."""
    t = Model(seed=59)
    s.skyline(t, -60, 60, 40)
    s.road(t, 0, -22, 140, 8)
    for i in range(5):
        v.truck(t, -14 + i * 5.4, 4, -90, ('navy', 'paint', 'teal', 'paint', 'navy')[i], False, 'mint' if i in (0, 3) else None, 7)
        t.box('mark', -16.7 + i * 5.4, 4, 0.06, 0.16, 11, 0.012, 0.003)
    with t.at(-4, 21):
        w.workshop(t, 26, 12, 'cream', 'roof y')
    gate(t)
    board(t)
    v.truck(t, -1.5, -15.5, 90, 'paint', True, 'mint')
    v.person(t, 5.6, -12.2, 240, 'yellow')
    for x, y, yaw in ((-20.5, -1, 90), (16.5, 0, -90), (-15, -17, 180), (20, -17, 180)):
        s.lamp(t, x, y, yaw, 2600, 7)
    for x, y, size in ((-26, 10, 1.3), (24, 12, 1.2), (-28, -12, 1.0), (27, -11, 1.1)):
        s.tree(t, x, y, size)
    s.line([(-70, -17.2), (8.6, -17.2), (8.6, -12.6)], 'link', z=0.26)
    s.line([(6.2, -8.4), (6.2, -3.6), (-14, -3.6)], z=0.2)
    for x in (-14, -8.6, -3.2, 2.2):
        s.line([(x, -3.6), (x, -2.2)], z=0.2)
    t.finish()
    s.night(36, z=-0.02, floor='#5c6064')
    return s.view((0.5, -8, 1.8), azimuth=-26, elevation=20, wide=35, centre=(0.52, 0.44), sharp=(2, -12, 2), softness=0.9)


def gate(t):
    """Wall, pillars, a raised barrier and the lit hut beside it."""
    for x, long in ((-19, 28), (26, 24)):
        t.box('concrete', x, -13.6, 0, long, 0.3, 2.0)
    for x in (-5, 14):
        t.box('white', x, -13.6, 0, 0.8, 0.8, 2.6)
    t.box('white', 8, -10.6, 0, 3.6, 3.4, 0.2)
    t.box('white', 8, -10.6, 0.2, 3.2, 3.0, 2.8, 0.05)
    t.box('navy', 8, -10.6, 3.0, 4.2, 4.0, 0.22, 0.04)
    with t.at(8, -12.1, 0.2):
        b.window(t, 0, 0.95, 2.4, 1.4, 'warm', 2)
    with t.at(6.4, -10.6, 0.2, yaw=-90):
        b.window(t, 0.3, 0.95, 1.6, 1.4, 'warm', 1)
        b.device(t, -0.9, 2.1, size=0.7)
    s.pool(t, 6.4, -12.9, 2.0, 90, '#ffc690', 0.3)
    t.box('dark', 4.2, -13.6, 0, 0.6, 0.6, 1.2)
    with t.at(4.2, -13.6, 1.0):
        for i in range(9):
            x, z = -0.62 * i * 0.42, 0.62 * i * 1.0
            t.box('red' if i % 2 else 'paint', x, 0, z, 0.3, 0.16, 0.64, 0.02)


def board(t):
    """Display on two posts: rows of a list, one of them amber."""
    with t.at(12.0, -15.4, yaw=-14):
        for x in (-1.8, 1.8):
            t.box('frame', x, 0, 0, 0.16, 0.16, 2.4, 0.02)
        t.box('dark', 0, 0, 1.5, 4.6, 0.3, 2.7, 0.06)
        t.box('glass', 0, -0.16, 1.6, 4.4, 0.03, 2.5, 0.01)
        for row in range(6):
            z = 3.72 - row * 0.38
            t.box('amber' if row == 3 else 'mint', -1.95, -0.19, z, 0.16, 0.02, 0.16, 0.01)
            t.box('tube', -1.1, -0.19, z, 1.2, 0.02, 0.13, 0.01)
            t.box('amber' if row == 3 else 'link', 0.9 + 0.12 * (row % 3), -0.19, z, 1.3 + 0.24 * (row % 3), 0.02, 0.1, 0.01)
        s.pool(t, 0, -1.2, 2.6, 50, '#9fe8ff', 0.5)
