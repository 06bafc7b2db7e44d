"""A phone in a hand reads the code on the sensor's card, which lies beside the sensor on a table."""
import random

import camera
import drawn_things as things
import geometry as g
from poses import Person

SIZE = (800, 600)
CODE = 7


def build():
    things.block((220, 70, 3), (0, 10, 88.5), 'table')
    sensor = things.device('door-window-sensor')
    g.pose(sensor, yaw=-24, lean=90, at=(-11, -1, 90))
    card()
    phone = things.phone()
    code(phone, (0, 1), 0.95, 'light')
    things.upon(phone, g.rounded_rectangle(3.4, 0.7, 0.3, 0, -4.8), 'mint')
    g.pose(phone, yaw=-6, lean=-24, at=(3, -2, 103), floats=True)
    person = Person((8, -35, -13), 184)
    person.hold('r', (3.4, -2.4, 102.8), (-0.8, 0.55, 0.2), (0.05, -0.42, 0.9), (0.8, -0.3, -0.5), along=9.2, off=2.6)
    person.curl('r', [48, 44, 44, 46], thumb=0, spread=24)
    person.hold('l', (24, -24, 66), (0.3, 0.3, -1), (1, 0, 0), (-0.2, -1, 0))
    person.dress(('male_worksuit01', 'shoes03'), fine=2, gloves=False)
    return camera.add_camera((0, -4, 97), azimuth=-50, elevation=33, lens=60, distance=86)


def card():
    """Card with its code and three lines of words."""
    root = g.assemble('card', [g.plate('card', g.rounded_rectangle(8.6, 6.4, 0.5), things.m.matte('#ffffff'), 0.12, 0.01)])
    things.mark(root, 'card', 'paper', 'thing', 60)
    code(root, (-1.4, 0), 0.66, 'ink', 0.12)
    for i in range(3):
        things.upon(root, g.rounded_rectangle(2.2 - 0.5 * i, 0.36, 0.1, 2.6 - 0.25 * i, 1.2 - 1.1 * i), 'muted', 0.12)
    g.pose(root, yaw=-8, at=(1, 2, 90))


def code(root, middle, size, tone, z=0.93):
    """Seven squares by seven with marks in three corners, as such codes have."""
    chance = random.Random(3)
    for i in range(CODE):
        for j in range(CODE):
            is_corner = min(i, 6 - i) < 3 and j < 3 or (i < 3 and j > 3)
            is_gap = (i, j) in ((1, 1), (5, 1), (1, 5))
            if (is_corner and not is_gap) or (not is_corner and chance.random() < 0.45):
                at = (middle[0] + (i - 3) * size, middle[1] + (3 - j) * size)
                things.upon(root, g.rounded_rectangle(size, size, 0.02, *at), tone, z)
