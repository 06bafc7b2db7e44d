"""Humidity Sensor: a perforated disc, 7.2 cm across and 2.1 cm deep; a display behind its window, a ring of light that tells its state."""
import math
import random

import bpy

import geometry as g
import lighting
import materials as m
import packing
import parts as p
import room_behind
import settings
import shots
import surfaces
import wear

RADIUS = 3.6
AMBER, RED = '#ffa610', '#f51400'


def perforations():
    """Five rings of holes that grow outwards; even rings are turned by half a step."""
    holes = []
    count = 60
    for ring in range(2, 7):
        distance = 1.47 * 1.102 ** ring
        size = 0.27 * (2 * math.pi * distance / count) * (1 - 0.045 * (6 - ring))
        for i in range(count):
            angle = 2 * math.pi * (i + 0.5 * (ring % 2)) / count
            holes.append(g.circle(size, distance * math.cos(angle), distance * math.sin(angle), 20))
    return holes


def display(reading, unit, other):
    """Reading in 13 mm digits (smaller if it is long) with its unit, and the other quantity below."""
    ground, dark = p.lcd()
    z = 2.065
    parts = [g.lathe('lcd', [(0, z - 0.02, 0), (1.6, z - 0.02, 0), (1.6, z - 0.1, 0)], ground, segments=128)]
    main = '%RH' if unit == '%' else unit
    high = 1.22 if len(reading) < 3 else min(1.22, 1.95 / p.segment_width(reading, 1))
    wide = p.segment_width(reading, high)
    x = -0.2
    parts += p.segments(reading, high, x, 0.2, z - 0.012, dark)
    parts.append(g.label(main, 0.3, dark, (x + wide / 2 + 0.17, 0.2 + high / 2 - 0.16, z - 0.014), 'InterDisplay-SemiBold', 'LEFT', 0.001))
    sign = '°C' if unit == '%' else '%RH'
    parts += p.segments(other, 0.36, -0.16, -0.86, z - 0.012, dark)
    parts.append(g.label(sign, 0.24, dark, (-0.16 + p.segment_width(other, 0.36) / 2 + 0.08, -0.8, z - 0.014), 'InterDisplay-SemiBold', 'LEFT', 0.001))
    # three bars of the radio link and the cell, in line above
    for i in range(3):
        parts.append(g.plate('link', g.rounded_rectangle(0.07, 0.1 + 0.07 * i, 0.01, -0.42 + i * 0.11, 1.12 + 0.035 * i, segments=2), dark, 0.004, 0.001, z=z - 0.016))
    parts.append(g.plate('cell', g.rounded_rectangle(0.4, 0.2, 0.03, 0.3, 1.17, segments=3), dark, 0.004, 0.001, [g.rounded_rectangle(0.33, 0.13, 0.01, 0.3, 1.17, segments=2)], z=z - 0.016))
    parts.append(g.plate('cell', g.rounded_rectangle(0.24, 0.08, 0.01, 0.27, 1.17, segments=2), dark, 0.004, 0.001, z=z - 0.016))
    return parts


def shown(reading, unit='%', other=None, colour=m.MINT, strength=1.45):
    """What changes with the place: the display, and the ring in the colour of the state (mint within limits, amber close to one, red beyond)."""
    ring = p.light_ring(RADIUS - 0.76, RADIUS - 0.56, 2.12, colour=colour, strength=strength, spots=24)
    return ring + display(reading, unit, other or ('4.6' if unit == '%' else '71'))


def reads(reading, other, colour=m.MINT, strength=1.45):
    """A `dress` that gives the built sensor another reading and state."""
    def dress(root):
        for part in g.members(root):
            if part.get('is_shown'):
                bpy.data.objects.remove(part)
        return g.face_front(shown(reading, '%', other, colour, strength))
    return dress


def build(reading='82', unit='%', other=None, colour=m.MINT, strength=1.45):
    """The sensor, face towards the camera, with what its place reads: by itself, the air of a chill room."""
    white, inside = m.porcelain(), m.matte('#23272c', 0.6)
    edge = RADIUS
    face = edge - 0.76
    parts = [
        g.lathe('shell', [
            (0, 0, 0), (edge - 0.5, 0, 0.15), (edge - 0.12, 0.28, 0.3), (edge, 0.9, 0.4),
            (edge, 1.30, 0.04), (edge - 0.08, 1.34, 0.02), (edge - 0.12, 1.34, 0),
        ], white, corner_segments=12),
        g.lathe('seam', [(edge - 0.3, 1.25, 0), (edge - 0.1, 1.25, 0), (edge - 0.1, 1.42, 0), (edge - 0.3, 1.42, 0)], inside),
        g.lathe('cap', [
            (edge - 0.12, 1.38, 0), (edge - 0.05, 1.38, 0.02), (edge, 1.44, 0.05), (edge, 1.66, 0.12),
            (edge - 0.28, 2.10, 0.4), (edge - 0.50, 2.13, 0.06), (edge - 0.56, 2.07, 0.03), (edge - 0.56, 1.9, 0),
        ], white, corner_segments=16, segments=256),
        g.lathe('backing', [(0, 1.86, 0), (face + 0.02, 1.86, 0)], inside),
        g.plate('face', g.circle(face, segments=256), white, 0.2, 0.03, [*perforations(), g.circle(1.56, segments=160)], z=1.93, bevel_segments=4, hole_bevel=0.02),
        g.lathe('bezel', [(1.57, 2.0, 0), (1.57, 2.125, 0.02), (1.50, 2.125, 0.02), (1.47, 2.06, 0)], m.metal('#8e949b', 0.3), segments=160),
    ]
    state = shown(reading, unit, other, colour, strength)
    for part in state:
        part['is_shown'] = True
    return g.assemble('humidity sensor', g.face_front(parts + state))


def place(root):
    """In a store too damp for its limit, 78 % at 27.1 °C: on the pillar, half of it in the old oil paint that such rooms have; the store behind it out of focus."""
    for part in g.members(root):
        bpy.data.objects.remove(part)
    sensor = build('78', other='27.1', colour=RED, strength=0.2)
    lime, oil = surfaces.mottled('#c9c4b5', '#b4ad9b', 0.12, 0.85, 0.3, 2.6), surfaces.mottled('#6a716c', '#5d6561', 0.1, 0.36, 0.16, 1.4, 0.5)
    wear.rubbed(oil, '#a79f8e', 0.16, 0.8, 1.6)
    settings.board((34, 34, 160), lime, (-10.5, 17, 30), 0.6)
    settings.board((34.04, 34.04, 100), oil, (-10.5, 17, -45.4), 0.03)
    settings.mounted(sensor, 11, -1.5)
    m.use(sensor, 0.16, 0.3)
    cartons()
    room_behind.show('peppermint_powerplant', 0.12, 0.3, 150, 95, 2.6, (1, 0.94, 0.84))
    lighting.softbox((-34, -32, 42), (-2, 0, 9), 8, 8, 110, (1, 0.93, 0.8))
    lighting.softbox((70, 40, 70), (60, 100, 0), 30, 30, 9, (0.94, 0.98, 1))
    return settings.view((2.2, 0, 9.6), -13, 3, 85, 24, focus=(-1.5, -2, 11), f_number=5.6, tilt=0.5)


def cartons():
    """Stacks of kraft cartons, far behind the pillar, none set quite straight."""
    chance, kraft, tape = random.Random(4), packing.kraft('#a48f78', '#98836d'), m.plastic('#9d8a70', 0.3, 0)
    for x, y, rows in ((38, 92, 4), (65, 104, 6), (92, 96, 3), (20, 150, 5)):
        for row in range(rows):
            box = [g.rounded_box('carton', (25, 20, 15), 0.3, kraft, (0, 0, 7.5), 3), g.rounded_box('tape', (25.05, 4.4, 15.04), 0.3, tape, (0, 0, 7.5), 3)]
            g.pose(g.assemble('carton', box), yaw=chance.uniform(-6, 6), at=(x + chance.uniform(-1.5, 1.5), y, -34 + row * 15.1))


SHOTS = {
    'hero': shots.hero(mount='wall'),
    'front': shots.front(mount='wall', height=0.66, dress=reads('85', '3.9')),
    'detail': shots.macro(mount='wall', yaw=-30, aim=(0.9, -2.1, 0.5), span=6.2, dress=reads('64', '7.4', AMBER, 0.55)),
    'place': shots.Shot(setting=place, exposure=1.7, look={'grain': 0.012}),
}
