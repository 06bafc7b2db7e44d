"""Vaccine fridge of a clinic with its door open, in daylight: trays of vials and cartons, the sensor standing among them."""
import random

import geometry as g
import lighting
import materials as m
import props_clinic as p
import settings
import surfaces as s

SIZE = (2000, 1125)
SAMPLES = 12
LOOK = {'grain': 0.008, 'exposure': 0.52, 'contrast': 1.12, 'bloom': {'threshold': 1.3, 'amount': 0.3}}


def build():
    """The sensor stands right of the middle; the door with the old log sheet is open on the right, out of focus."""
    cabinet()
    shelf()
    sensor = settings.product('humidity-sensor', reading='4.2', unit='°C')
    g.pose(sensor, yaw=-7, lean=9, at=(8.8, -18, 0.0))
    door()
    light()
    return settings.view((4.6, -16, 7.2), -8, 6, 85, 41, focus=(8.8, -19, 4), softness=2.4)


def cabinet():
    """White liner with ribbed back, the upper shelf, and the cabinet's steel rim on the right."""
    enamel = m.plastic('#e9edee', 0.3, 0.02)
    for i in range(8):
        g.rounded_box('rib', (9.75, 2, 90), 0.5, enamel, (-53 + i * 10, 13, 10), 4)
    g.rounded_box('back', (90, 1, 90), 0.1, m.matte('#d4d9db', 0.6), (-18, 13.2, 10))
    g.rounded_box('side', (3, 50, 90), 0.6, enamel, (19.2, -8, 10))
    rim = m.plastic('#dfe4e6', 0.35, 0.03)
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
                root = p.vial(finishes, caps[kind], caps[kind], seed=row * 9 + column)
                g.pose(root, yaw=chance.uniform(0, 20), at=(x - 7.6 + column * 2.5 + chance.uniform(-0.15, 0.15), y - 6.3 + row * 2.5, 0.34))
    names = (('BCG', '#2f6fae'), ('Measles', '#c2703c'), ('OPV', '#2f8f6d'), ('Penta', '#7a5ea8'), ('Yellow fever', '#c29a2c'))
    x = -42.6
    for i in range(6):
        words, colour = names[(i * 2 + 1) % 5]
        size = (chance.uniform(8.4, 10.5), 7, chance.uniform(8, 11))
        size = (min(size[0], 16.6 - x), *size[1:])
        g.pose(p.carton(size, colour, words, '10 doses   2 - 8 °C', seed=i), yaw=chance.uniform(-4, 4), at=(x + size[0] / 2, 5.5, 0))
        if i % 2:
            lower = (size[0] * 0.94, 6.6, 5.2)
            g.pose(p.carton(lower, names[i % 5][1], names[i % 5][0], seed=i + 20), yaw=chance.uniform(-5, 5), at=(x + size[0] / 2, 5.8, size[2]))
        x += size[0] + 0.4
    for i in range(6):
        words, colour = names[(i + 2) % 5]
        g.pose(p.carton((10.5, 9, 8), colour, words, '20 doses', seed=i + 40), yaw=chance.uniform(-5, 5), at=(-42 + i * 11.4, -9 + chance.uniform(-2, 2), 22))


def door():
    """Glass door swung wide open on the right, a clipboard hung on it; behind it the room."""
    frame, gasket = m.metal('#c3c8cc', 0.35, 'z'), m.rubber('#8d959b')
    parts = [
        g.plate('frame', g.rounded_rectangle(62, 120, 1.6, 31, 0), frame, 3.2, 0.5, [g.rounded_rectangle(56.5, 112, 1.2, 31, 0)]),
        g.plate('gasket', g.rounded_rectangle(59.6, 116, 1.6, 31, 0), gasket, 0.9, 0.35, [g.rounded_rectangle(57, 113, 1.3, 31, 0)], z=3.1),
        g.plate('pane', g.rounded_rectangle(57.5, 113, 0.5, 31, 0), s.clear('#e6f1f0', 0.9, 0.4), 0.4, 0.05, z=1.4),
    ]
    log = p.log_sheet()
    for part in g.members(log):
        part.parent = None
        g.move(part, 15.6, 1, 2.2)
        parts.append(part)
    g.face_front(parts)
    g.pose(g.assemble('door', parts), yaw=-20, at=(21.6, -35, 8), floats=True)
    settings.wall(s.mottled('#c4d2c8', '#bccbc0', 0.02, 0.8, 0.2), 120)


def light():
    """Window light from the left, the fridge's own cool strip above the shelf, sun on the open door alone."""
    lighting.world((0.90, 0.95, 1), 0.26)
    lighting.softbox((-75, -85, 50), (0, -10, 6), 60, 80, 4.0, (1, 0.95, 0.88))
    lighting.softbox((-4, -24, 20.6), (-4, -14, 0), 44, 3, 7.5, (0.90, 0.97, 1))
    lighting.softbox((-8, 8, 20.6), (-8, 4, 0), 50, 3, 3.5, (0.90, 0.97, 1))
    lamp = lighting.sun(32, -40, 3.4)
    settings.window_shadow(lamp, (34, -38, 8), 0.95)
