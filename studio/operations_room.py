"""Operations room at night: two lit desks and a wall map of sites, one marked in amber; two scenes look at it. Metres."""
import math

import town_street as s

# sites on the wall map, metres from its middle; the fourth has an alarm
SITES = ((-3.1, 0.3), (-2.2, -0.6), (-1.2, 0.7), (-0.3, -0.25), (0.7, 0.45), (1.6, -0.7), (2.6, 0.2), (3.3, -0.5), (-3.6, -0.9), (1.9, 0.95))
ALARM = 3


def build(t):
    """The room, cut open like a doll's house; the map fills its back wall."""
    t.box('slab', 0, 0, -0.2, 14, 9, 0.2, 0.04)
    s.pool(t, -0.6, 3.2, 3.3, 60, '#7fb6ff', 0.6)
    t.box('slab', 0, 4.4, 0, 14, 0.25, 3.6, 0.04)
    t.box('slab', 6.9, 0, 0, 0.25, 9, 3.6, 0.04)
    wall_map(t)
    for x in (-2.6, 2.0):
        desk(t, x, 0.4)
    chairs(t)
    t.box('frame', 4.6, 4.0, 0, 1.0, 0.7, 2.1, 0.03)
    for i in range(9):
        t.box('dark', 4.6, 3.63, 0.2 + i * 0.2, 0.86, 0.04, 0.15, 0.01)
        for k in range(3):
            t.box('mint' if (i + k) % 4 else 'link', 4.3 + k * 0.09, 3.6, 0.26 + i * 0.2, 0.035, 0.02, 0.025, 0.004)
    t.cylinder('white', 5.9, -2.6, 0, 0.3, 0.5, 20, 0.36)
    s.tree(t, 5.9, -2.6, 0.3)


def wall_map(t):
    """Coast, roads and sites as thin lit lines on a dark panel."""
    t.box('dark', -0.6, 4.22, 0.75, 9.4, 0.12, 2.7, 0.03)
    cx, cz, y = -0.6, 2.1, 4.11
    coast = [(-4.5, -0.95), (-3.6, -0.55), (-2.6, -0.95), (-1.7, -0.45), (-0.6, -0.85), (0.6, -0.5), (1.5, -1.0), (2.8, -0.75), (4.5, -1.05)]
    s.line([(cx + a, y, cz + b) for a, b in coast], 'link', radius=0.012, strength=1.2)
    for i, j in ((8, 0), (0, 2), (2, 4), (1, 3), (3, 4), (4, 6), (3, 5), (6, 7), (4, 9)):
        (a, b), (c, d) = SITES[i], SITES[j]
        s.line([(cx + a, y, cz + b), (cx + c, y, cz + d)], 'mint', radius=0.008, strength=0.8)
    for i, (a, b) in enumerate(SITES):
        name = 'amber' if i == ALARM else 'mint'
        t.cylinder(name, cx + a, y, cz + b, 0.1 if i == ALARM else 0.055, 0.03, 24, axis='y')
        if i == ALARM:
            ring = [(cx + a + 0.22 * _cos(k), y, cz + b + 0.22 * _sin(k)) for k in range(33)]
            s.line(ring, 'amber', radius=0.014, strength=3)
    s.pool(t, cx + SITES[ALARM][0], 3.7, cz + SITES[ALARM][1], 5, '#ffa63d', 0.1)


def _cos(step):
    return math.cos(math.pi * step / 16)


def _sin(step):
    return math.sin(math.pi * step / 16)


def desk(t, x, y):
    """Desk with two screens, a lamp and a mug; the screens look at whoever sits before them."""
    t.box('wood', x, y, 0.72, 2.6, 1.0, 0.06, 0.02)
    for side in (-1.15, 1.15):
        t.box('frame', x + side, y, 0, 0.07, 0.8, 0.72, 0.02)
    for side, light in ((-0.5, 'cool'), (0.45, 'cold')):
        t.box('frame', x + side, y + 0.32, 0.78, 0.3, 0.2, 0.03, 0.01)
        t.box('frame', x + side, y + 0.34, 0.8, 0.06, 0.05, 0.3, 0.01)
        t.box('dark', x + side, y + 0.3, 1.0, 0.88, 0.05, 0.54, 0.015)
        t.box('glass', x + side, y + 0.27, 1.02, 0.84, 0.012, 0.5, 0.004)
        for row in range(5):
            long = t.chance.uniform(0.25, 0.7)
            name = 'amber' if side < 0 and row == 1 else t.chance.choice(('mint', 'tube', 'tube', 'link'))
            t.box(name, x + side - 0.38 + long / 2, y + 0.26, 1.42 - row * 0.085, long, 0.006, 0.022, 0.002)
        t.box(light, x + side + 0.25, y + 0.262, 1.06, 0.26, 0.008, 0.14, 0.002)
    s.pool(t, x, y - 0.2, 1.35, 26, '#bfe0ff', 0.3)
    t.box('dark', x - 0.1, y - 0.2, 0.78, 0.55, 0.2, 0.025, 0.01)
    t.cylinder('paint', x + 0.85, y - 0.2, 0.78, 0.05, 0.11, 18)
    t.cylinder('frame', x - 1.05, y + 0.2, 0.78, 0.1, 0.02, 18)
    t.cylinder('frame', x - 1.05, y + 0.2, 0.8, 0.015, 0.5, 8)
    t.cylinder('teal', x - 1.0, y + 0.08, 1.26, 0.13, 0.12, 20, 0.05)
    s.pool(t, x - 1.0, y + 0.02, 1.2, 18, '#ffb867', 0.06)


def chairs(t):
    """Two desk chairs, one with a person in it."""
    for x, turned in ((-2.7, 8), (1.7, -25)):
        with t.at(x, -0.75, yaw=turned):
            for k in range(5):
                with t.at(yaw=72 * k):
                    t.box('frame', 0.18, 0, 0.06, 0.36, 0.05, 0.05, 0.01)
            t.cylinder('steel', 0, 0, 0.1, 0.03, 0.36, 12)
            t.box('navy', 0, 0, 0.46, 0.52, 0.5, 0.1, 0.04)
            t.box('navy', 0, -0.25, 0.62, 0.48, 0.08, 0.6, 0.04)
    with t.at(-2.7, -0.62, yaw=188):
        t.box('teal', 0, 0, 0.56, 0.42, 0.26, 0.58, 0.1)
        t.cylinder('skin', 0, 0, 1.12, 0.06, 0.1, 12)
        t.loft('skin', [(0, 0, 1.18, 0.06, 0.07), (0, 0, 1.24, 0.09, 0.1), (0, 0, 1.34, 0.1, 0.11), (0, 0, 1.42, 0.07, 0.08)])
        for side in (-0.24, 0.24):
            t.box('teal', side, -0.12, 0.74, 0.11, 0.34, 0.34, 0.05)
            t.box('skin', side * 0.8, -0.36, 0.78, 0.09, 0.3, 0.09, 0.03)
            t.box('navy', side * 0.45, -0.2, 0.5, 0.16, 0.5, 0.15, 0.06)
