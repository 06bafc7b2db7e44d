"""On call at night: a desk with one wide monitor, a headset and a mug, before a window onto the far lights of the city."""
import math
import random

import camera as cameras
import dark_set as d
import displays
import distance
import geometry as g
import lighting
import materials as m
import props
import settings

SIZE = (2400, 1350)
LOOK = {'exposure': 0.85, 'contrast': 1.05, 'bloom': {'threshold': 1.4, 'amount': 0.35}}


def build():
    """Seen from the chair, a little from the left; the lamp stands at the right."""
    desk()
    monitor()
    window()
    things()
    d.surround(0.5, (0.34, 0.46, 0.75))
    d.lamp((43, 4, 33), 90000, '#ffc486', 3, (34, -12, 0), 124)
    d.lamp((-4, -6, 26), 3800, '#b4d6ff', 9)
    d.lamp((-66, -20, 40), 9000, '#ffd2a0', 6)
    lighting.softbox((-90, -30, 60), (0, 0, 10), 60, 60, 1.3, (0.6, 0.76, 1))
    lighting.softbox((0, 60, 70), (0, 0, 0), 160, 30, 1.0, (0.5, 0.68, 1))
    view = cameras.add_camera((2, 0, 20), azimuth=-13, elevation=8, lens=70, distance=206)
    cameras.focus(view, (-6, 0, 20), softness=0.9)
    return view


def desk():
    """Table top of dark oiled wood with a felt mat on it."""
    g.rounded_box('desk', (260, 84, 4), 0.5, m.wood('#8f6847', '#553a27', 'x', 0.6, 0.38), (0, -2, -2))
    g.rounded_box('mat', (84, 34, 0.3), 0.14, m.fabric('#56606a', 16), (0, -20, 0.15))


def monitor():
    """Wide screen on a foot; on it the map of sites, one of them amber, a graph and the list."""
    graphite, metal = m.graphite(), m.metal('#7c848c', 0.34)
    wide, high = 72, 31
    parts = [
        g.plate('case', g.rounded_rectangle(wide, high, 0.9), graphite, 1.6, 0.3, z=-1.7),
        g.plate('panel', g.rounded_rectangle(wide - 0.9, high - 0.9, 0.5), m.dark_glass('#0b121d', 0.2), 0.05, 0.02, z=-0.1),
    ]
    parts += picture(wide - 1.6, high - 1.6)
    screen = g.assemble('monitor', parts)
    screen.rotation_euler.x = math.radians(87)
    screen.location = (-4, 10, 26)
    g.rounded_box('stem', (5, 2.4, 22), 0.5, metal, (-4, 13.4, 11))
    g.rounded_box('foot', (27, 19, 0.9), 0.35, metal, (-4, 11, 0.45))


def picture(wide, high):
    """What the engineer on duty looks at, drawn about the middle of the screen."""
    left, right, top, bottom = -wide / 2, wide / 2, high / 2, -high / 2
    bar, split = top - 2.3, left + wide * 0.6
    white, grey, mint, amber = displays.finish(displays.TEXT, 0.9), displays.finish(displays.QUIET, 0.6), m.led(strength=1.2, core=0.2), m.led('#ffa32e', 1.8, 0.3)
    parts = [displays.area([(left, bottom), (right, bottom), (right, top), (left, top)], displays.finish('#0c1624', 0.9), 0.0)]
    parts += displays.street_map((left + 0.6, bottom + 0.6, split, bar), 0.004, 2.1, 21, 14)
    parts.append(displays.words('Night watch', 0.95, left + 1.0, top - 1.2, white, 0.01, 'InterDisplay-SemiBold'))
    parts.append(displays.words('02:14', 0.95, right - 1.0, top - 1.2, white, 0.01, 'InterDisplay-SemiBold', 'RIGHT'))
    chance = random.Random(12)
    sites = [(left + 3 + chance.uniform(0, wide * 0.54), bottom + high * 0.34 + chance.uniform(0, high * 0.5)) for _ in range(17)]
    for x, y in sites:
        if x < split - 1.5 and abs(x + 12) + abs(y - 1) > 5:
            parts += [displays.dot(x, y, 0.26, mint, 0.012), displays.ring(x, y, 0.55, 0.06, mint, 0.012)]
    x, y = -12, 1
    parts.append(displays.dot(x, y, 0.42, amber, 0.014))
    parts += [displays.ring(x, y, radius, 0.08, amber, 0.014) for radius in (1.0, 1.7)]
    parts.append(displays.area(g.rounded_rectangle(8.6, 2.5, 0.3, x + 6.6, y + 2.7), displays.finish('#1d2c40', 0.9), 0.016))
    parts.append(displays.words('Cold room 2, Apapa', 0.7, x + 2.8, y + 3.15, white, 0.02))
    parts.append(displays.words('8.4 °C, since 02:09', 0.6, x + 2.8, y + 2.2, amber, 0.02))
    edge = split + 1.2
    parts.append(displays.words('Temperature', 0.7, edge, bar - 0.6, grey, 0.01))
    parts += displays.graph((edge, bar - 10.2, right - 0.9, bar - 1.6), 0.01, 8, 0.86)
    rows = [('Apapa, cold room 2', '8.4 °C'), ('Ikeja, clinic', '4.1 °C'), ('Ogun, house 3', '27 °C'), ('Victoria Island', '22 °C'), ('Yaba, depot', '31 °C'), ('Lekki, kiosk 4', '5.0 °C')]
    parts += displays.health_list(edge, bar - 11.2, right - 0.9 - edge, rows, 2.35, 0.01, (0,))
    return parts


def window():
    """Black frame, a wall on either side, and the city far below it."""
    frame, wall = m.plastic('#2b333c', 0.45, 0.03), m.plaster('#56606c', 0.2)
    for size, at in (((400, 4, 40), (0, 62, -8)), ((90, 4, 200), (-128, 62, 60)), ((80, 4, 200), (126, 62, 60))):
        g.rounded_box('wall', size, 0.3, wall, at)
    for x in (-82, 2, 86):
        g.rounded_box('frame', (3, 4, 120), 0.4, frame, (x, 61, 70))
    g.rounded_box('sill', (172, 10, 2), 0.5, frame, (2, 58, 12))
    distance.sky(900, ((0, '#27405f'), (0.3, '#142742'), (1, '#0a1424')), 0, 330, 0.8)
    chance = random.Random(9)
    far = [(chance.uniform(-420, 420), chance.uniform(620, 700), abs(chance.gauss(0, 1)) * 62, chance.uniform(5, 9.5)) for _ in range(150)]
    distance.lamps(far, strength=0.4)


def things():
    """Keyboard, headset on its stand, mug, notebook with a pencil, lamp."""
    key, body = m.plastic('#525b65', 0.5, 0.03), m.plastic('#3a424a', 0.5, 0.04)
    board = [g.rounded_box('base', (43, 13.5, 1.2), 0.4, body, (0, 0, 0.7))]
    for row in range(5):
        for column in range(15):
            board.append(g.rounded_box('key', (2.5, 2.2, 0.7), 0.2, key, (-19.4 + column * 2.76, 5.0 - row * 2.5, 1.5)))
    g.pose(g.assemble('keyboard', board), yaw=2, at=(-7, -21, 0.3))
    g.pose(headset(), yaw=-24, at=(38, -9, 0))
    g.pose(props.mug('#20655a'), yaw=-35, at=(-43, -17, 0))
    cover = settings.board((15, 21, 1.3), m.matte('#27384f', 0.7), (0, 0, 0.65), 0.2)
    paper = settings.board((14.6, 20.6, 0.9), m.matte('#e6e2d8', 0.9), (0.1, -0.1, 0.7), 0.05)
    g.pose(g.assemble('notebook', [cover, paper]), yaw=-14, at=(27, -22, 0))
    g.pose(props.pencil(15, '#b8863b'), yaw=52, at=(27, -22, 1.32))
    lamp = props.bench_lamp(16, 34)
    g.pose(lamp, yaw=18, at=(47, 18, 0))


def headset():
    """Over-ear headset with a boom microphone, hung over a turned wooden stand."""
    shell, pad, metal = m.plastic('#3a4149', 0.42, 0.05), m.fabric('#23292f', 20), m.metal('#8a929a', 0.3)
    wood = m.wood('#b98a5c', '#7d5334', 'z', 1.2)
    parts = [
        g.lathe('foot', [(0, 0, 0), (6, 0, 0.3), (5.8, 1.4, 0.6), (1.3, 2.0, 0.8), (1.1, 21, 0.4), (0, 21, 0)], wood, segments=96),
        g.rounded_box('yoke', (7, 3.4, 2), 0.9, wood, (0, 0, 21.4)),
    ]
    band = [(8.1 * math.cos(a), 0, 14 + 9.2 * math.sin(a)) for a in (math.pi * k / 40 for k in range(41))]
    parts.append(g.tube('band', [(8.6, 0, 9.5), *band, (-8.6, 0, 9.5)], 0.42, metal, 6))
    parts.append(g.tube('cushion', [p for p in band[12:29]], 1.0, pad, 8))
    for side in (-1, 1):
        cup = g.lathe('cup', [(0, 0, 0), (3.4, 0, 0.8), (3.7, 1.4, 0.6), (2.6, 2.7, 0.9), (0, 2.9, 0)], shell, segments=96)
        ear = g.lathe('ear', [(2.0, 0, 0), (3.7, 0, 0.6), (3.6, -1.7, 0.8), (2.0, -1.5, 0.4)], pad, segments=96)
        for part in (cup, ear):
            part.rotation_euler.y = math.radians(90 * side)
            part.location = (side * 7.3, 0, 9.2)
            parts.append(part)
    boom = g.smooth_path([(-8.6, -0.6, 7.4), (-9.4, -5, 5.4), (-8.4, -9, 4.2), (-6.6, -11.5, 3.8)])
    parts += [g.tube('boom', boom, 0.28, shell, 6), g.rounded_box('microphone', (2.6, 1.3, 1.3), 0.55, pad, (-6.0, -12, 3.7))]
    return g.assemble('headset', parts)
