"""A dog's collar with a slim grey sensor, laid out on cool tiles with its six accessories."""
import math
import random

import camera as cameras
import dark_set as d
import geometry as g
import lighting
import materials as m

SIZE = (1440, 810)
LOOK = {'exposure': 0.6, 'contrast': 1.06, 'bloom': {'threshold': 1.1, 'amount': 0.45}}


def build():
    """The collar lies in a circle on the left of the group; the accessories stand in two rows beside it."""
    tiles()
    collar((-7, 0))
    accessories()
    d.surround(0.3)
    d.lamp((-26, 22, 46), 30000, '#ffd6ab', 4, (0, 0, 0), 74)
    lighting.softbox((-50, -30, 44), (0, 0, 0), 40, 50, 2.4, (0.7, 0.85, 1))
    lighting.softbox((10, 56, 40), (0, 0, 0), 70, 14, 4.5, (0.6, 0.8, 1))
    lighting.softbox((54, 4, 26), (0, 0, 0), 8, 60, 6, m.linear(m.MINT)[:3])
    view = cameras.add_camera((3.2, -0.6, 0.5), azimuth=-14, elevation=38, lens=95, distance=100)
    cameras.focus(view, (0, -4, 1), softness=0.9)
    return view


def tiles():
    """Cool stone tiles with narrow joints."""
    finish = d.fade_to_void(m.plastic('#4a5663', 0.4, 0.04), (2, 0, 0), 20, 56)
    for i in range(-5, 6):
        for j in range(-4, 6):
            g.rounded_box('tile', (19.7, 19.7, 1.2), 0.12, finish, (i * 20 + 6, j * 20 + 4, -0.6))


def sensor(material, width=3.6, deep=2.6, thick=1.15, lit=True):
    """The wearable itself: a pebble with a light and two contacts."""
    parts = [g.cushion('pebble', width, deep, thick, 0.9, material, crown=0.12, edge=0.3)]
    if lit:
        parts.append(g.plate('light', g.slot(0.9, 0.12, 0, 0), m.led(strength=4), 0.03, 0.008, z=thick + 0.1))
    return parts


def collar(at):
    """Woven band in a ring with a buckle, a ring for the lead, and the sensor in front."""
    x, y = at
    band, steel = m.fabric('#1f7f73', 18), m.metal('#b4bac0', 0.25)
    radius = 6.6
    outer, inner = g.circle(radius, x, y, 160), g.circle(radius - 0.28, x, y, 160)
    g.plate('band', outer, band, 2.0, 0.08, [inner])
    stitch = m.ink('#bfe5dc')
    for z in (0.35, 1.65):
        for i in range(60):
            a0, a1 = 6 * i, 6 * i + 3.4
            g.tube('stitch', g.arc_points(radius + 0.015, a0, a1, z, x, y, 3), 0.035, stitch, 1)
    g.rounded_box('buckle', (3.4, 0.9, 2.3), 0.2, m.graphite(), (x + 0.4, y + radius, 1.05))
    g.tube('ring', [(x - 4.6 + 1.1 * math.cos(a), y - 5.4 - 0.25 + 0.2 * math.sin(a), 1.0 + 1.1 * math.sin(a)) for a in [math.pi * i / 24 for i in range(48)]], 0.16, steel, 4, True)
    parts = sensor(m.plastic('#c3c8cb', 0.4, 0.04))
    for part in parts:
        g.turn(part, x=90)
    root = g.assemble('sensor', parts)
    root.location = (x + 1.2, y - radius + 0.05, 1.2)
    root.rotation_euler.z = math.radians(10)


def accessories():
    """Charging dock, spare strap, rubber sleeve, clip, cable, and a tag with a code."""
    graphite, white, steel = m.graphite(), m.porcelain(), m.metal('#b4bac0', 0.25)
    g.cushion('dock', 5.6, 4.6, 1.0, 1.4, white, crown=0.0, edge=0.3).location = (5.5, 5.4, 0)
    for part in sensor(m.plastic('#c3c8cb', 0.4, 0.04)):
        part.location = (part.location.x + 5.5, part.location.y + 5.4, part.location.z + 0.85)
    path = [(12.6 + 2.1 * math.cos(a) * (1 - a * 0.035), 5.2 + 2.1 * math.sin(a) * (1 - a * 0.035)) for a in [0.16 * i for i in range(118)]]
    ribbon(path, m.fabric('#b9783c', 18))
    g.plate('sleeve', g.rounded_rectangle(4.6, 3.6, 1.3, 5.0, -2.6), m.rubber('#4a5560'), 1.3, 0.35, [g.rounded_rectangle(3.4, 2.4, 0.9, 5.0, -2.6)], bevel_segments=7)
    g.rounded_box('clip', (1.5, 4.4, 0.5), 0.2, steel, (10.6, -2.4, 0.3))
    g.rounded_box('clip', (1.5, 4.0, 0.35), 0.16, steel, (10.6, -2.6, 0.95))
    g.tube('spring', [(9.9, -0.4, 0.6), (11.3, -0.4, 0.6)], 0.28, graphite, 4)
    coil = [(15.6 + (1.9 + 0.04 * math.sin(3 * a)) * math.cos(a), -2.6 + 1.9 * math.sin(a), 0.25 + 0.07 * a / 6.28 * 3) for a in [0.2 * i for i in range(110)]]
    d.cable([*coil, (18.6, -3.4, 0.3), (19.6, -5.6, 0.3)], 0.17, '#dfe3e4', 3)
    g.rounded_box('usb', (1.1, 1.9, 0.6), 0.12, white, (19.9, -6.6, 0.32))
    g.rounded_box('usb', (0.84, 0.9, 0.28), 0.08, steel, (20.1, -7.9, 0.32))
    g.plate('tag', g.circle(1.7, 18.6, 4.8, 72), m.metal('#c6cbd0', 0.3, 'x'), 0.2, 0.07, [g.circle(0.3, 18.6, 6.1, 32)])
    chance = random.Random(8)
    ink = m.ink('#2b323a')
    for i in range(9):
        for j in range(9):
            if chance.random() < 0.52:
                g.rounded_box('module', (0.17, 0.17, 0.01), 0.002, ink, (17.85 + i * 0.19, 3.8 + j * 0.19, 0.205))


def ribbon(path, material, high=1.9):
    """Coiled strap standing on edge along (x, y) points."""
    count = len(path)
    vertices = [(x, y, z) for z in (0.02, high) for x, y in path]
    faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
    thing = g.mesh('strap', vertices, faces, material, smooth_angle=40)
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.22
    return thing
