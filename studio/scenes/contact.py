"""An open wall cupboard in the evening, by the light of its own lamp: the wires of the breakers above, the gateway at work on the shelf below."""
import random

import camera as cameras
import dark_set
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import settings

SIZE = (1440, 810)
SAMPLES = 14
LOOK = {'exposure': 0.75, 'contrast': 1.08, 'grain': 0.011, 'bloom': {'threshold': 1.3, 'amount': 0.4}}
# the cupboard's inside: middle and size
BOX = (30, 148)
WIDE, HIGH, DEEP = 66, 84, 22


def build():
    """Near: the gateway on its shelf, the wires of the lower row of breakers go into their trunking above it."""
    room()
    cupboard()
    lighting.place('autoshop_01', 0.06, 30)
    light()
    view = cameras.add_camera((23.5, 8, 125.5), azimuth=-20, elevation=7, lens=70, distance=112)
    cameras.aperture(view, (24, 4, 118), 4)
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
    ink = m.ink('#2c343c')
    white, black, steel = m.plastic('#e4e6e5', 0.4, 0.02), m.plastic('#23272c', 0.4, 0), m.metal('#b9bec3', 0.35, 'x')
    for height in (z + 25, z + 3):
        g.rounded_box('rail', (WIDE - 8, 1, 3.5), 0.2, steel, (x, 19.6, height))
        for i in range(13):
            if i in (4, 9):
                continue
            place = x - 24 + i * 3.7
            g.rounded_box('breaker', (3.5, 6, 8.4), 0.3, white, (place, 16.4, height))
            for words, size, up in (('C16', 0.9, 2.6), ('230 V~', 0.5, 1.8)):
                text = g.turn(g.label(words, size, ink, (0, 0, 0), 'Inter-Medium', thick=0.001), x=90)
                g.move(text, place, 13.39, height + up)
            g.rounded_box('toggle', (1.6, 1.4, 2.2), 0.3, black, (place, 12.9, height + (0.8 if i % 5 else -0.8)))
            if chance.random() < 0.8:
                colour = chance.choice(('#7b4a2b', '#3a63a8', '#2f8a4a', '#22262b'))
                g.tube('wire', g.smooth_path([(place, 15, height - 4), (place, 13.6, height - 7), (place + chance.uniform(-2, 2), 15, height - 11.5)]), 0.32, m.plastic(colour, 0.45, 0), 4)
        g.rounded_box('trunking', (WIDE - 8, 7.4, 5), 0.4, inside, (x, 16.4, height - 13))
    for side in (-16, 14):
        g.rounded_box('bracket', (1.4, 13, 1.2), 0.3, steel, (x + side, 14, z - 33.1))
        g.rounded_box('bracket', (1.4, 1.2, 8), 0.3, steel, (x + side, 19.8, z - 36))
    g.rounded_box('shelf', (40, 16, 0.8), 0.2, steel, (x - 6, 12, z - 32))
    gateway = work.stand((x - 6, 11, z - 31.5), -4)
    m.use(gateway, marks=0.2, dust=0.4)
    floor = z - 31.4
    work.connect(gateway, 0, '#c9ced3', [(14.6, -1.0, floor + 0.6), (9.4, 2, floor + 0.4), (4.6, 9, floor + 1), (2.0, 15, floor + 12), (1.6, 17, floor + 30)])
    work.power(gateway, [(22.6, -3.4, floor + 0.5), (20, -3.8, floor + 0.2), (12, -1.6, floor + 0.2), (5.6, 8, floor + 0.6), (3.4, 15.4, floor + 9), (3.0, 17, floor + 30)])


def light():
    """A lamp hung in the cupboard's top, one hard one at the left where the visitor would stand; the room is dark."""
    x, z = BOX
    dark_set.lamp((x + 8, 4, z + 37), 60000, '#ffd9a6', 2.4)
    dark_set.lamp((x - 70, -96, z + 22), 240000, '#ffe2bd', 3, (x - 6, 8, z - 22), 50)
    lighting.softbox((-160, -120, 150), (20, 0, 120), 40, 160, 1.2, (0.62, 0.76, 1))
