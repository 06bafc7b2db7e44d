"""At the gate of a haulage yard: a hooded display on a post, a striped barrier with its stop disc, a truck that waits. Centimetres."""
import math

import displays
import geometry as g
import materials as m
import surfaces as s

WIDE, HIGH = 40.0, 30.0
ROWS = (('T 2', 'in since 05:52', ''), ('T 7', 'due 06:55', ''), ('T 5', 'due 07:10', ''), ('T 9', 'late by 3 h', 'amber'))


def housing():
    """Graphite case with a hood against the sun, screws in its rim, a mint lamp under the glass."""
    dark, rim = m.graphite(0.44), m.plastic('#454b53', 0.42, 0.05)
    parts = [
        g.plate('case', g.rounded_rectangle(WIDE, HIGH, 1.8), dark, 6.0, 0.5, z=-6.25, bevel_segments=7),
        g.plate('bezel', g.rounded_rectangle(WIDE - 0.8, HIGH - 0.8, 1.5), rim, 0.5, 0.18, [g.rounded_rectangle(WIDE - 4.0, HIGH - 4.6, 0.7, 0, 0.4)], z=-0.2),
        g.plate('glass', g.rounded_rectangle(WIDE - 3.8, HIGH - 4.4, 0.7, 0, 0.4), m.dark_glass('#0b121c', 0.14), 0.1, 0.02, z=-0.12),
        g.plate('lamp', g.slot(2.2, 0.3, 0, -HIGH / 2 + 1.2), m.led(strength=2.6, core=0.3), 0.05, 0.02, z=0.3),
    ]
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(g.screw(m.steel(), x * (WIDE / 2 - 1.25), y * (HIGH / 2 - 1.25), 0.36, 0.34))
    # the hood: a roof and two cheeks that run out to nothing
    parts.append(g.rounded_box('hood', (WIDE + 1.4, 0.7, 15), 0.3, dark, (0, HIGH / 2 + 0.35, 4.5), 4))
    parts.append(g.rounded_box('filler', (WIDE + 1.2, 4, 0.8), 0.2, dark, (0, HIGH / 2 - 1.6, -1.2), 2))
    cheek = g.fillet([(-3, HIGH / 2 + 0.5, 0.2), (12, HIGH / 2 + 0.5, 0.4), (11.6, HIGH / 2 - 1.6, 1.5), (0, HIGH / 2 - 17, 1.5), (-3, HIGH / 2 - 18, 0.4)], closed=True, segments=6)
    for x in (-WIDE / 2 - 0.35, WIDE / 2 + 0.35):
        side = g.plate('cheek', cheek, dark, 0.7, 0.28)
        side.location.z = 0
        g.turn(side, y=-90)
        parts.append(g.move(side, x=x))
    return parts


def page():
    """Three counts and the trucks behind them, drawn large enough for the hut."""
    white, grey, mint = displays.finish(displays.TEXT, 1.15), displays.finish('#a5b6c8', 0.85), m.led(strength=1.9, core=0.25)
    amber, rule, z, left, right = m.led('#ffa32e', 2.0, 0.25), displays.finish('#2b4058', 0.8), 0.0, -16.4, 16.4
    parts = [g.plate('page', g.rounded_rectangle(WIDE - 3.9, HIGH - 4.5, 0.7, 0, 0.4), displays.finish('#0f1c2d', 0.9), 0.05, 0.02, z=-0.05)]
    parts += [displays.words('Yard', 2.0, left, 10.9, white, z + 0.01, 'InterDisplay-SemiBold'), displays.words('06:40', 2.0, right, 10.9, grey, z + 0.01, align='RIGHT')]
    for i, (count, name, finish) in enumerate((('7', 'in', mint), ('3', 'due', white), ('1', 'late', amber))):
        x = left + i * 11.6
        parts.append(displays.words(count, 6.0, x, 5.9, finish, z + 0.01, 'InterDisplay-SemiBold'))
        parts.append(displays.words(name, 2.2, x + {'7': 2.75, '3': 3.1, '1': 2.4}[count], 4.95, finish, z + 0.01))
    for i, (truck, state, hot) in enumerate(ROWS):
        y = 0.3 - i * 3.25
        parts.append(displays.stroke([(left, y + 1.65), (right, y + 1.65)], 0.08, rule, z + 0.01))
        parts.append(displays.dot(left + 0.7, y, 0.5, amber if hot else mint if i == 0 else displays.finish('#7f93a8', 0.8), z + 0.01))
        parts.append(displays.words(truck, 1.95, left + 2.2, y, amber if hot else white, z + 0.01, 'InterDisplay-SemiBold'))
        parts.append(displays.words(state, 1.95, right, y, amber if hot else grey, z + 0.01, align='RIGHT'))
    return parts


def display(at, yaw=0.0):
    """The board on its galvanised post, clamped; `at` is the middle of its face."""
    parts = [*housing(), *page()]
    for part in parts:
        g.turn(part, x=90)
    zinc = m.metal('#b4babd', 0.36)
    parts.append(g.tube('post', [(0, 10.6, -220), (0, 10.6, 24)], 4.2, zinc, 10))
    cap = g.lathe('cap', [(0, 24, 0), (4.5, 23.4, 0.3), (4.5, 25, 0.5), (0, 25.6, 0)], m.rubber('#343a40'), segments=64)
    parts.append(g.move(cap, y=10.6))
    for z in (-7, 7):
        parts.append(g.rounded_box('clamp', (13, 9.8, 3.4), 0.7, zinc, (0, 10.2, z), 4))
    lead = g.smooth_path([(9, 3, -14.6), (9, 3, -17), (7.4, 6, -20), (4.9, 9, -25), (4.9, 9.6, -40), (4.9, 9.6, -120)], 10)
    parts.append(g.tube('lead', lead, 0.62, m.rubber('#30363c'), 8))
    root = g.assemble('board', parts)
    root.rotation_euler.z, root.location = math.radians(yaw), at
    return root


def barrier(left, right, y, z, disc):
    """Closed boom of red and white bands with a stop disc hanging before it at x = `disc`."""
    red, white = s.mottled('#b8352b', '#aa3027', 0.03, 0.42, 0.05, 1), s.mottled('#e9e8e2', '#dedcd4', 0.03, 0.45, 0.05, 1)
    band, x, k = 38.0, left, 0
    while x < right:
        g.rounded_box('band', (band + 0.4, 5.2, 10.4), 1.6, red if k % 2 else white, (x + band / 2, y, z), 4)
        x, k = x + band, k + 1
    sign = [g.plate('disc', g.circle(12, segments=128), red, 0.8, 0.3), g.plate('ring', g.circle(11.4, segments=128), white, 0.1, 0.03, [g.circle(10.7, segments=128)], z=0.8)]
    sign.append(g.label('STOP', 5.9, m.ink('#f3f1ea'), (0, -0.2, 0.85), 'InterDisplay-Bold', thick=0.01, spacing=1.03))
    s.upright(sign, (disc, y - 4.2, z))


def truck(at, yaw):
    """Cab and cold box seen from the front, standing on z = at[2]."""
    blue, white, dark = m.plastic('#2f6aa3', 0.3, 0, 0.6), s.mottled('#eceeec', '#e2e4e2', 0.004, 0.5, 0.02, 0.1), m.plastic('#30363c', 0.5, 0)
    glass, lamp = m.dark_glass('#2a3a48', 0.08), m.led('#fff1d6', 3.0, 1.0)
    parts = [
        g.rounded_box('box', (254, 620, 250), 6, white, (0, 440, 235), 3), g.rounded_box('stripe', (256, 622, 30), 3, m.matte('#14967c', 0.5), (0, 440, 150), 3),
        g.rounded_box('cooler', (180, 40, 70), 12, m.plastic('#dfe3e4', 0.4, 0), (0, 116, 320), 4), g.rounded_box('cab', (236, 190, 200), 22, blue, (0, 20, 160), 6),
        g.rounded_box('windscreen', (206, 20, 82), 10, glass, (0, -68, 205), 5), g.rounded_box('visor', (214, 34, 10), 4, dark, (0, -86, 252), 3),
        g.rounded_box('bumper', (244, 40, 56), 12, m.plastic('#d8dbdc', 0.45, 0), (0, -72, 62), 4), g.rounded_box('under', (230, 160, 30), 8, dark, (0, 20, 40), 3),
        g.rounded_box('plate', (52, 3, 12), 1, m.matte('#f0efe8', 0.5), (0, -93, 56), 2),
    ]
    for k in range(4):
        parts.append(g.rounded_box('grille', (150, 8, 9), 3, dark, (0, -76, 108 + k * 14), 3))
    for side in (-1, 1):
        bulb = g.lathe('lamp', [(0, 0, 0), (13, 0, 1), (13, 6, 3), (0, 8, 2)], lamp, segments=48)
        bulb.rotation_euler.x, bulb.location = math.pi / 2, (side * 92, -90, 66)
        parts += [bulb, g.rounded_box('mirror', (18, 12, 50), 6, dark, (side * 142, -66, 205), 4), g.tube('arm', [(side * 118, -60, 240), (side * 140, -66, 236)], 2.5, dark, 4)]
        for y in (0, 540, 640):
            wheel = g.lathe('wheel', [(0, -14, 0), (50, -14, 8), (50, 14, 8), (0, 14, 0)], m.rubber('#2c3034'), segments=48)
            wheel.rotation_euler.y, wheel.location = math.pi / 2, (side * 106, y, 50)
            parts.append(wheel)
    root = g.assemble('truck', parts)
    g.pose(root, yaw=yaw, at=at)
    return root
