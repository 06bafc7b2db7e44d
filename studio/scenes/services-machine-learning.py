"""A pump in a plant room with a vibration sensor on its bearing; a tablet that leans on its base shows the record of that bearing."""
import math
import random

import bpy

import camera as cameras
import displays
import geometry as g
import lighting
import materials as m
import props_pump as p
import room_behind
import surfaces

SIZE = (1600, 900)
SAMPLES = 10
LOOK = {'exposure': 1.45, 'contrast': 1.1, 'grain': 0.013, 'bloom': {'threshold': 1.3, 'amount': 0.35}}


def build():
    """Close on bearing and coupling; the plate of the motor at the left, the tablet before the volute."""
    concrete = surfaces.mottled('#66625b', '#4f4b45', 0.08, 0.8, 0.6, 1.2, 0.3)
    g.rounded_box('plinth', (400, 70, 30), 1.2, concrete, (0, 6, -15), 4)
    rail = p.painted('#3c4248', '#33393f', 0.3, 0.9)
    g.rounded_box('plate', (66, 21, 1.4), 0.25, rail, (-2, 0, 1.9))
    for y in (-9.2, 9.2):
        g.rounded_box('rail', (66, 2.2, 1.4), 0.25, rail, (-2, y, 0.7))
    for x in (-28, -8.4, 9, 27):
        bolt = g.lathe('bolt', [(0, 0, 0), (0.9, 0, 0.05), (0.9, 0.7, 0.12), (0, 0.75, 0)], m.metal('#7d8084', 0.45), segments=6)
        bolt.location = (x, -8.6, 2.6)
    p.motor(p.painted('#2b4a66', '#233d56', 0.4, -0.1))
    p.pump(p.painted('#46585d', '#3a4b50', 0.9, 0.1))
    p.vibration_sensor((5.4, -1.2, 14.35))
    plant = g.assemble('plant', [thing for thing in bpy.data.objects if thing.type == 'MESH' and thing.parent is None])
    m.use(plant, marks=0.25, dust=0.8)
    tablet()
    room_behind.show('peppermint_powerplant', 0.22, 0.4, 150, -38, 1.3, (0.95, 0.97, 1))
    lighting.softbox((-50, -34, 54), (6, -6, 10), 12, 12, 140, (1, 0.9, 0.76))
    lighting.softbox((50, 40, 40), (4, 0, 12), 16, 50, 4, (0.72, 0.86, 1))
    return cameras.photograph((6.4, -8, 11.3), azimuth=-19, elevation=11, lens=85, distance=110,
                              tilt=-0.6, sharp=(8, -13.5, 9), f_number=9)


def tablet():
    """Leaning on the pump's base: the bearing's record of four weeks and what it means."""
    wide, high = 18.6, 11.6
    parts = [
        g.plate('tablet', g.rounded_rectangle(wide + 1.6, high + 1.6, 1.0, squareness=2.4), m.rubber('#2a2f34'), 1.1, 0.3, z=-1.15),
        g.plate('glass', g.rounded_rectangle(wide + 0.8, high + 0.8, 0.6), m.dark_glass('#0b0f14', 0.1), 0.05, 0.02, z=-0.06),
        displays.area(g.rounded_rectangle(wide, high, 0.3), displays.finish('#0d1724', 0.6), 0.002),
    ]
    white, grey, mint, amber = displays.finish(displays.TEXT, 0.85), displays.finish(displays.QUIET, 0.65), m.led(strength=1.0, core=0.1), m.led('#ffa32e', 1.3, 0.1)
    left, top = -wide / 2 + 0.7, high / 2
    parts += [displays.words('Pump 2, bearing at the coupling', 0.72, left, top - 1.0, white, 0.006, 'InterDisplay-SemiBold'), displays.words('Vibration, mm/s, 1 to 28 October', 0.5, left, top - 1.9, grey, 0.006)]
    box = (left + 0.7, -high / 2 + 2.7, wide / 2 - 0.7, top - 2.7)
    for value in range(0, 9, 2):
        y = box[1] + (box[3] - box[1]) * value / 8
        parts.append(displays.stroke([(box[0], y), (box[2], y)], 0.02, displays.finish('#263a50', 0.6), 0.004))
        parts.append(displays.words(str(value), 0.42, box[0] - 0.7, y, grey, 0.006))
    limit = box[1] + (box[3] - box[1]) * 7.1 / 8
    parts.append(displays.stroke([(box[0], limit), (box[2], limit)], 0.04, amber, 0.005))
    chance, points = random.Random(8), []
    for k in range(260):
        u = k / 259
        value = 2.1 + 0.25 * math.sin(u * 90) + chance.uniform(-0.22, 0.22) + 2.1 * max(0, u - 0.42) ** 1.7 / 0.58 ** 1.7 * (1 + 0.1 * chance.uniform(-1, 1))
        points.append((box[0] + (box[2] - box[0]) * u, box[1] + (box[3] - box[1]) * value / 8))
    parts.append(displays.stroke(points, 0.06, mint, 0.007))
    parts += [displays.words('Likely bearing wear. About 2 weeks to the limit of 7.1.', 0.52, left, -high / 2 + 1.75, amber, 0.006), displays.words('Spare part: 6308-2RS, ordered 26 Oct', 0.5, left, -high / 2 + 0.85, white, 0.006)]
    parts.append(g.plate('veil', g.rounded_rectangle(wide + 0.6, high + 0.6, 0.5), surfaces.clear('#ffffff', 0.98, 0.7, 0.14), 0.008, 0.002, z=0.03))
    root = g.assemble('tablet', parts)
    m.use(root, marks=0.14, dust=0.1)
    g.pose(root, yaw=-11, lean=-66, at=(13.2, -16.4, 0))
