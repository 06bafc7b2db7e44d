"""Vaccine fridge of a clinic at night, its door open: the sensor at the edge of the wire shelf, sharp, vials and cartons behind it in the light of the fridge."""
import random

import geometry as g
import lighting
import materials as m
import props_clinic as p
import settings
import surfaces as s

SIZE = (1600, 900)
SAMPLES = 14
LOOK = {'grain': 0.013, 'exposure': 0.3, 'contrast': 1.15, 'bloom': {'threshold': 1.3, 'amount': 0.3}}


def build():
    """The sensor stands right of the middle, the cabinet's rim at the right edge."""
    cabinet()
    shelf()
    sensor = settings.product('humidity-sensor', reading='4.2', unit='°C')
    m.use(sensor, 0.16, 0.2)
    # it leans on a carton, as a disc does not stand by itself
    g.pose(p.carton((9.6, 6, 5.6), '#2f8f6d'), yaw=-6, at=(9.4, -14.4, 0))
    g.pose(sensor, yaw=-7, lean=16, at=(8.8, -18, 0.0))
    light()
    view = settings.view((4.4, -16, 4.9), -10, 5, 85, 31, focus=(8.8, -19, 4), softness=2.6)
    view.rotation_euler.rotate_axis('Z', 0.01)
    return view


def cabinet():
    """White liner with ribbed back, the upper shelf, and the cabinet's steel rim on the right."""
    enamel = m.plastic('#ced4d5', 0.3, 0.03)
    for i in range(8):
        g.rounded_box('rib', (9.75, 2, 90), 0.5, enamel, (-53 + i * 10, 13, 10), 4)
    g.rounded_box('back', (90, 1, 90), 0.1, m.matte('#d4d9db', 0.6), (-18, 13.2, 10))
    g.rounded_box('side', (3, 50, 90), 0.6, enamel, (19.2, -8, 10))
    rim = m.plastic('#c3c8ca', 0.35, 0.04)
    g.rounded_box('rim', (3.4, 4, 90), 0.9, rim, (20.2, -32, 10))
    wire = m.plastic('#f0f2f2', 0.35, 0)
    for z in (0, 22):
        p.wire_shelf(78, 42, z, wire, -21.6)


def shelf():
    """Two trays of vials, rows of cartons behind and beside them, the upper shelf's cartons."""
    chance = random.Random(8)
    finishes = p.vial_finishes()
    caps = {name: m.plastic(colour, 0.35, 0) for name, colour in (('red', '#c2443c'), ('blue', '#2f6fae'), ('green', '#2f8f6d'), ('grey', '#9aa4ac'))}
    blue, clear = s.clear('#9cc6e2', 0.42, 0.1, 0.15), s.clear('#e3eef2', 0.5, 0.12, 0.12)
    for x, y, finish, kinds in ((-29.0, -11, clear, ('red', 'grey')), (-7.4, -11.5, blue, ('green', 'blue'))):
        g.pose(p.tray(19, 17, 2.3, finish), yaw=chance.uniform(-2, 2), at=(x, y, 0))
        for row in range(6):
            for column in range(7):
                kind = kinds[0] if column < 4 else kinds[1]
                if row == 0 and column in (2, 5) or row == 1 and column == 5:
                    continue
                root = p.vial(finishes, caps[kind], caps[kind])
                g.pose(root, yaw=chance.uniform(0, 20), at=(x - 7.6 + column * 2.5 + chance.uniform(-0.15, 0.15), y - 6.3 + row * 2.5, 0.34))
    colours = ('#2f6fae', '#c2703c', '#2f8f6d', '#7a5ea8', '#c29a2c')
    x = -42.6
    for i in range(6):
        size = (chance.uniform(8.4, 10.5), 7, chance.uniform(8, 11))
        size = (min(size[0], 16.6 - x), *size[1:])
        g.pose(p.carton(size, colours[(i * 2 + 1) % 5]), yaw=chance.uniform(-4, 4), at=(x + size[0] / 2, 5.5, 0))
        if i % 2:
            lower = (size[0] * 0.94, 6.6, 5.2)
            g.pose(p.carton(lower, colours[i % 5]), yaw=chance.uniform(-5, 5), at=(x + size[0] / 2, 5.8, size[2]))
        x += size[0] + 0.4
    for i in range(6):
        g.pose(p.carton((10.5, 9, 8), colours[(i + 2) % 5]), yaw=chance.uniform(-5, 5), at=(-42 + i * 11.4, -9 + chance.uniform(-2, 2), 22))


def light():
    """The fridge's own cool strip over the front of the shelf, a little warm light of the room from the left."""
    lighting.place('vestibule', 0.07, 40)
    lighting.softbox((4, -30, 20.4), (6, -16, 0), 30, 2.4, 34, (0.86, 0.95, 1))
    lighting.softbox((-8, 8, 20.6), (-8, 4, 0), 50, 3, 1.5, (0.86, 0.95, 1))
    lighting.softbox((-58, -70, 30), (4, -12, 4), 14, 14, 34, (1, 0.86, 0.68))
