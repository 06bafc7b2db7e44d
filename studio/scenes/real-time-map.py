"""Folded paper map of Lagos on a table by a window: pins with the age of each report, a mint thread along the live round."""
import math

import geometry as g
import materials as m
import paper_map as town
import settings
import surfaces as s

SIZE = (2400, 1350)
LOOK = {'exposure': 0.4, 'contrast': 1.07, 'bloom': {'threshold': 1.6, 'amount': 0.25}}
ROUND = ((3.353, 6.4495), (3.3365, 6.4555), (3.3275, 6.470), (3.3265, 6.486), (3.3335, 6.498), (3.347, 6.498), (3.362, 6.495), (3.3695, 6.476), (3.380, 6.459), (3.3895, 6.4565), (3.400, 6.451), (3.4065, 6.4395), (3.416, 6.4305))
SPOOL = (-21.2, -28.6, 0.75)
# longitude, latitude, head, and the two lines of its flag
PINS = (
    (3.353, 6.4495, '#12a98d', 'Yard', ''), (3.362, 6.495, '#12a98d', 'Clinic', '40 s'), (3.416, 6.4305, '#12a98d', 'Truck 4', '12 s'),
    (3.4185, 6.4620, '#8b949c', 'Depot', 'silent'), (3.396, 6.5225, '#12a98d', 'Cold room', '55 s'), (3.4600, 6.4475, '#e58a1f', 'Shop 7', '2 min'),
)


def build():
    """The table fills the picture; the lagoon gives the calm, the round and its pins the life."""
    settings.board((320, 240, 4), m.wood('#b98a5b', '#7f5635', 'x', 0.55, 0.42), (0, 0, -2), 0.6)
    town.sheet()
    thread()
    for i, pin in enumerate(PINS):
        marker(*pin, lean=(4, -5, 3, -3, 5, -4)[i])
    g.pose(spool(0.74), yaw=28, roll=90, at=SPOOL)
    settings.daylight(3.0, 1.15, 3.4, -56, 36, target=(0, -12, 0))
    return settings.view((-8.5, -13.2, 0), -9, 38, 85, 53, focus=(-8, -17, 1), softness=1.3, centre=(0.5, 0.5))


def thread():
    """Cotton thread laid along the streets of the round, from pin to pin."""
    cotton = m.fabric('#0fb48f', 30)
    points = [(*town.put(p), 0) for p in ROUND]
    path = [(x, y, town.lift(x, y) + 0.24) for x, y, _ in g.smooth_path(points, 14)]
    g.tube('thread', path, 0.19, cotton, 6)
    x, y, z = SPOOL
    loose = [(x + 1.6, y - 0.4, 0.5), (x + 4.2, y - 1.6, 0.5), (x + 6.2, y - 0.2, 0.5), (x + 6.4, y + 3.4, 0.5), (x + 3.4, y + 7.4, 0.5), points[0]]
    g.tube('loose end', [(px, py, max(pz, town.lift(px, py) + 0.24)) for px, py, pz in g.smooth_path(loose, 14)], 0.15, cotton, 6)


def marker(east, north, colour, name, age, lean):
    """Pin with a ball head and a paper flag that looks at the camera."""
    x, y = town.put((east, north))
    steel, ball = m.steel(), m.plastic(colour, 0.22, 0, 0.6)
    parts = [
        g.lathe('needle', [(0, 0, 0), (0.07, 0.3, 0), (0.07, 4.6, 0), (0, 4.6, 0)], steel, segments=24),
        g.lathe('head', [(0.62 * math.sin(math.pi * k / 16), 4.9 - 0.62 * math.cos(math.pi * k / 16), 0) for k in range(17)], ball, segments=64),
    ]
    wide = 0.95 + 0.46 * max(len(name), len(age) + 1)
    paper, ink = s.leaf('#f8f5ec', share=0.3, rough=0.8), m.ink('#25303c')
    flag = [g.plate('flag', g.rounded_rectangle(wide, 2.3 if age else 1.4, 0.14, wide / 2, 0), paper, 0.03, 0.01, z=-0.015)]
    flag.append(g.label(name, 0.82, ink, (0.45, 0.5 if age else 0, 0.02), 'InterDisplay-SemiBold', 'LEFT', 0.002))
    if age:
        flag.append(g.label(age, 0.82, m.ink('#9a5b08' if colour == '#e58a1f' else '#08705c' if colour == '#12a98d' else '#6a737b'), (0.45, -0.52, 0.02), 'InterDisplay-SemiBold', 'LEFT', 0.002))
    s.upright(flag, (0, -0.08, 3.1))
    root = g.assemble('marker', [*parts, *flag])
    g.pose(root, yaw=-9 + lean, roll=lean * 0.8, at=(x, y, town.lift(x, y) - 0.2), floats=True)


def spool(size):
    """Wooden spool wound with the thread, standing; `size` 1 is six centimetres high."""
    wood, cotton = m.wood('#c79a67', '#94683f', 'z', 1.4), m.fabric('#0fb48f', 30)
    parts = [g.lathe('spool', [(0, 0, 0), (2.3, 0, 0.2), (2.3, 0.5, 0.2), (1.3, 1.1, 0.2), (1.3, 4.9, 0.2), (2.3, 5.5, 0.2), (2.3, 6.0, 0.2), (0, 6.0, 0)], wood, segments=96)]
    turns = [((1.86 + 0.02 * math.sin(a * 0.37)) * math.cos(a), (1.86 + 0.02 * math.sin(a * 0.37)) * math.sin(a), 1.25 + 3.5 * k / 700) for k, a in ((k, k * 0.16) for k in range(701))]
    parts.append(g.tube('thread', turns, 0.15, cotton, 4))
    parts.append(g.lathe('wound', [(0, 1.2, 0), (1.84, 1.2, 0.1), (1.84, 4.8, 0.1), (0, 4.8, 0)], cotton, segments=96))
    for part in parts:
        part.scale = (size, size, size)
    return g.assemble('spool', parts)
