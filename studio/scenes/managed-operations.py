"""On call at night, seen close: the right part of one monitor with the record of a cold room above its limit, before a window onto a street."""
import math
import random

import bpy

import camera as cameras
import displays
import distance
import geometry as g
import lighting
import materials as m
import surfaces

SIZE = (1600, 900)
SAMPLES = 16
LOOK = {'exposure': 0.9, 'contrast': 1.08, 'grain': 0.014, 'bloom': {'threshold': 1.4, 'amount': 0.35}}
WIDE, HIGH, MIDDLE = 72.0, 31.0, (-4, 10, 26)
ROWS = (('Cold room 2', '8.6 °C'), ('Clinic fridge', '4.1 °C'), ('Poultry house 3', '27 °C'), ('Depot', '31 °C'), ('Kiosk 4', '5.0 °C'))


def build():
    """From the left along the screen: record and list sharp, the map before them and the window behind out of focus."""
    g.rounded_box('desk', (300, 90, 3), 0.3, surfaces.mottled('#3c4043', '#313538', 0.12, 0.45, 0.12, 5, 0.4), (0, -2, -1.5))
    screen = monitor()
    street()
    lighting.place('st_peters_square_night', 0.12, 30)
    lighting.softbox((64, -18, 62), (20, 6, 24), 12, 12, 60, (1, 0.82, 0.58))
    lighting.softbox((-70, -60, 50), (10, 8, 26), 40, 40, 0.6, (0.6, 0.76, 1))
    view = cameras.photograph((16.2, 8, 27.4), azimuth=-31, elevation=4, lens=85, distance=112,
                              tilt=0.6, sharp=(17, 8, 26), f_number=8)
    lighting.reflection(view, (24, 8, 30), screen.matrix_world.to_3x3() @ g.Vector((0, 0, 1)), 60, 40, 0.9, 110, (1, 0.86, 0.68), (40, 20))
    return view


def street():
    """Lamps and lit windows of a street by night, four hundred centimetres behind as the lens spreads them; the window's post before them."""
    distance.sky(900, ((0, '#120f0d'), (0.36, '#2b221c'), (0.5, '#1d1f27'), (1, '#0b1019')), -160, 260, 0.6)
    chance, places = random.Random(9), []
    for _ in range(46):
        heading, away = math.radians(chance.uniform(31, 50)), chance.uniform(430, 520)
        high = chance.gauss(8, 11) if chance.random() < 0.75 else chance.uniform(-10, 70)
        places.append((-41 + away * math.sin(heading), -88 + away * math.cos(heading), 8 + high, chance.uniform(3.6, 4.8)))
    distance.lamps(places, ('#ffa24e', '#ffc58a', '#ff8f3c', '#ffe4c4', '#d7e6ff', '#ff5a3a'), 0.42, 9)
    for card in bpy.data.objects:
        if card.name.startswith('far lamp'):
            card.rotation_euler.z = math.radians(-38)
    g.rounded_box('post', (7, 8, 260), 0.5, m.matte('#23272b'), (112, 90, 60))
    g.rounded_box('sill', (400, 20, 6), 0.5, m.matte('#2b2f33'), (112, 90, -4))


def monitor():
    """Wide screen on its foot; a thin veil of dust and fingers on it."""
    graphite = m.graphite()
    wide, high = WIDE - 1.6, HIGH - 1.6
    parts = [
        g.plate('case', g.rounded_rectangle(WIDE, HIGH, 0.9), graphite, 1.6, 0.3, z=-1.7),
        g.plate('panel', g.rounded_rectangle(WIDE - 0.9, HIGH - 0.9, 0.5), m.dark_glass('#0b121d', 0.2), 0.05, 0.02, z=-0.1),
        displays.area(g.rounded_rectangle(wide, high, 0.05), displays.finish('#0c1624', 0.75), 0.0),
        g.plate('veil', g.rounded_rectangle(wide, high, 0.05), surfaces.clear('#ffffff', 0.985, 0.75, 0.22), 0.01, 0.002, z=0.06),
    ]
    split = -wide / 2 + wide * 0.6
    parts += displays.street_map((-wide / 2 + 0.6, -high / 2 + 0.6, split, high / 2 - 2.3), 0.004, 2.1, 21, 14)
    chance, mint, amber = random.Random(12), m.led(strength=1.0, core=0.1), m.led('#ffa32e', 1.5, 0.2)
    for _ in range(22):
        x, y = chance.uniform(-wide / 2 + 2, split - 2), chance.uniform(-high * 0.16, high * 0.4)
        parts += [displays.dot(x, y, 0.22, mint, 0.012), displays.ring(x, y, 0.48, 0.05, mint, 0.012)]
    parts += [displays.dot(split - 4.4, 3.4, 0.36, amber, 0.014), displays.ring(split - 4.4, 3.4, 0.9, 0.07, amber, 0.014)]
    parts += page(split + 1.6, wide / 2 - 1.0, high / 2)
    root = g.assemble('monitor', parts)
    m.use(root, marks=0.3, dust=0.4)
    root.rotation_euler.x = math.radians(87)
    root.location = MIDDLE
    stem = m.metal('#7c848c', 0.34)
    g.rounded_box('stem', (5, 2.4, 22), 0.5, stem, (-4, 13.4, 11))
    g.rounded_box('foot', (27, 19, 0.9), 0.35, stem, (-4, 11, 0.45))
    return root


def page(left, right, top):
    """The room's record since 23:00, the list of sites, and what was done."""
    white, grey, mint, amber = displays.finish(displays.TEXT, 0.85), displays.finish(displays.QUIET, 0.6), m.led(strength=1.0, core=0.1), m.led('#ffa32e', 1.4, 0.15)
    parts = [displays.words('02:14', 0.8, right, top - 1.3, white, 0.01, 'InterDisplay-SemiBold', 'RIGHT')]
    parts.append(displays.words('Cold room 2', 0.86, left, top - 1.3, white, 0.01, 'InterDisplay-SemiBold'))
    parts += record((left + 1.2, top - 10.6, right, top - 3.2), grey, mint, amber)
    parts += displays.health_list(left, top - 12.6, right - left, ROWS, 1.9, 0.01, (0,))
    for i, (at, words, ink) in enumerate((('02:02', 'Above 8 °C for 15 minutes', amber), ('02:04', 'Storekeeper called. He is on his way.', white))):
        y = top - 23.4 - i * 1.3
        parts += [displays.words(at, 0.62, left, y, grey, 0.01), displays.words(words, 0.62, left + 2.8, y, ink, 0.01)]
    return parts


def record(box, grey, mint, amber):
    """Curve from 23:00 to 02:14 inside `box` (left, bottom, right, top) on a scale of 2 to 10 °C, amber above the limit of 8."""
    left, bottom, right, top = box
    rule, chance = displays.finish('#263a50', 0.6), random.Random(5)

    def place(hours, degrees):
        return left + (right - left) * hours / 3.4, bottom + (top - bottom) * (degrees - 2) / 8

    parts = []
    for degrees in (2, 4, 6, 8, 10):
        a, b = place(0, degrees), place(3.4, degrees)
        parts.append(displays.stroke([a, b], 0.05 if degrees == 8 else 0.03, amber if degrees == 8 else rule, 0.008))
        parts.append(displays.words(f'{degrees}', 0.52, left - 0.4, a[1], grey, 0.01, align='RIGHT'))
    for hours, name in enumerate(('23:00', '00:00', '01:00', '02:00')):
        x, y = place(hours, 2)
        parts.append(displays.words(name, 0.52, x, y - 0.75, grey, 0.01))
    points = []
    for k in range(195):
        hours = k / 60
        # 8 °C is passed at 01:47, fifteen minutes before the alarm
        rise = 4.1 * (1 - math.exp(-max(0, hours - 1.9) / 0.45)) / (1 - math.exp(-1.0 / 0.45))
        points.append((hours, 4.1 + 0.35 * math.sin(hours * 8.2) * (1 if hours < 1.9 else 0.3) + chance.uniform(-0.06, 0.06) + rise))
    cool, warm = [place(*p) for p in points if p[1] < 8], [place(*p) for p in points if p[1] >= 8]
    parts += [displays.stroke(cool, 0.09, mint, 0.012), displays.stroke([cool[-1], *warm], 0.1, amber, 0.013), displays.dot(*place(*points[-1]), 0.2, amber, 0.016)]
    return parts
