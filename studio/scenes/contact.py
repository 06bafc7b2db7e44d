"""A technician from behind at an open cupboard in the evening: breakers, the gateway and its lights by the light of a lamp."""
import random

import camera as cameras
import dark_set
import figure
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import settings

SIZE = (2000, 1125)
SAMPLES = 12
LOOK = {'exposure': 0.95, 'contrast': 1.08, 'grain': 0.011, 'bloom': {'threshold': 1.3, 'amount': 0.5}}
# the cupboard's inside: middle and size
BOX = (30, 148)
WIDE, HIGH, DEEP = 66, 84, 22


def build():
    """Cupboard and person right of the middle; the wall runs out into the dark on the left."""
    room()
    cupboard()
    figure.person((-2, -26, 0), 180 - 14, {
        'upperarm_r': (-58, 0, 30), 'lowerarm_r': (-34, 0, 10), 'upperarm_l': (-12, 26, 0), 'lowerarm_l': (-58, 0, -8),
        'neck_01': (-8, 0, 6), 'spine_02': (-5, 0, -6),
    }, tint='#74777c')
    lighting.place('autoshop_01', 0.07, 30)
    light()
    view = cameras.add_camera((-52, 0, 122), azimuth=16, elevation=4, lens=47, distance=640)
    cameras.aperture(view, (0, -26, 140), 2.0)
    return view


def room():
    """Rendered wall with a dado, pipes that come down to the cupboard, a screed floor, tools and a case on it."""
    settings.wall(m.plaster('#b9b3a6', 0.6), 22)
    g.rounded_box('dado', (1200, 0.6, 110), 0.2, m.plastic('#56666b', 0.55, 0.1), (0, 21.8, 55))
    settings.floor(m.plaster('#6c6963', 0.3))
    grey = m.plastic('#c3c6c6', 0.5, 0.02)
    for i, x in enumerate((8, 13, 18, 44, 49)):
        g.tube('pipe', [(x, 19.6, 189), (x, 19.6, 330)], 1.25, grey, 6)
        for z in (210, 262):
            g.rounded_box('clip', (3.4, 2.2, 1.4), 0.3, grey, (x, 20, z + i))
    case = m.plastic('#2b3138', 0.5, 0.1)
    g.rounded_box('case', (46, 26, 22), 2, case, (-52, -20, 11))
    g.rounded_box('lid', (46, 3, 24), 1, case, (-52, -4, 30))
    g.tube('handle', g.smooth_path([(-60, -33, 15), (-60, -36, 17), (-44, -36, 17), (-44, -33, 15)]), 0.9, m.rubber('#1c2024'))
    g.tube('lead', g.smooth_path([(-40, -30, 1), (-20, -44, 1), (8, -34, 1), (26, -14, 1), (34, 10, 3), (36, 16, 60), (36, 18, 106)], 14), 0.7, m.rubber('#c8742a'))


def cupboard():
    """Open steel cupboard: two rows of breakers, trunking with wires, the gateway on its shelf."""
    x, z = BOX
    sheet, inside = m.plastic('#b4b9bc', 0.45, 0.05), m.plastic('#8d9396', 0.55, 0.05)
    g.rounded_box('back', (WIDE, 1, HIGH), 0.2, inside, (x, 21, z))
    for side in (-1, 1):
        g.rounded_box('side', (1.2, DEEP, HIGH), 0.3, sheet, (x + side * WIDE / 2, 21 - DEEP / 2, z))
        g.rounded_box('lid', (WIDE, DEEP, 1.2), 0.3, sheet, (x, 21 - DEEP / 2, z + side * HIGH / 2))
    g.rounded_box('door', (1.6, WIDE, HIGH), 0.5, sheet, (x + WIDE / 2 + 8, -DEEP / 2 - 31, z)).rotation_euler.z = -0.24
    chance = random.Random(2)
    white, black, steel = m.plastic('#e4e6e5', 0.4, 0.02), m.plastic('#23272c', 0.4, 0), m.metal('#b9bec3', 0.35, 'x')
    for height in (z + 25, z + 3):
        g.rounded_box('rail', (WIDE - 8, 1, 3.5), 0.2, steel, (x, 19.6, height))
        for i in range(13):
            if i in (4, 9):
                continue
            place = x - 24 + i * 3.7
            g.rounded_box('breaker', (3.5, 6, 8.4), 0.3, white, (place, 16.4, height))
            g.rounded_box('toggle', (1.6, 1.4, 2.2), 0.3, black, (place, 12.9, height + (0.8 if i % 5 else -0.8)))
            if chance.random() < 0.8:
                colour = chance.choice(('#7b4a2b', '#3a63a8', '#2f8a4a', '#22262b'))
                g.tube('wire', g.smooth_path([(place, 15, height - 4), (place, 13.6, height - 7), (place + chance.uniform(-2, 2), 15, height - 11.5)]), 0.32, m.plastic(colour, 0.45, 0), 4)
        g.rounded_box('trunking', (WIDE - 8, 5, 5), 0.4, inside, (x, 17.6, height - 13))
    g.rounded_box('shelf', (40, 16, 0.8), 0.2, steel, (x - 6, 12, z - 32))
    work.stand((x - 6, 11, z - 31.5))


def light():
    """A lamp hung in the cupboard's top, one on the floor beside the case, a door to a lit passage on the left."""
    x, z = BOX
    dark_set.lamp((x + 6, 6, z + 37), 62000, '#ffd9a6', 3)
    dark_set.lamp((x - 8, 4, z - 8), 14000, '#ffd9a6', 2)
    dark_set.lamp((-150, -40, 12), 60000, '#ffcf98', 4, (0, 10, 120), 90)
    lighting.softbox((-260, -120, 150), (0, 0, 120), 60, 200, 2.6, (0.62, 0.76, 1))
