"""On call at night: a desk with one wide monitor, a keyboard and a mug, before the far lights of a square."""
import math
import random

import camera as cameras
import dark_set as d
import displays
import geometry as g
import lighting
import materials as m
import props
import room_behind
import table_top

SIZE = (1600, 900)
SAMPLES = 10
LOOK = {'exposure': 0.85, 'contrast': 1.08, 'grain': 0.014, 'bloom': {'threshold': 1.4, 'amount': 0.35}}


def build():
    """Seen from the chair, a little from the left; the lamp stands at the right."""
    desk()
    monitor()
    things()
    room_behind.show('st_peters_square_night', 0.25, 0.16, 0, 176, 2.6, (0.75, 0.85, 1))
    d.lamp((43, 4, 33), 90000, '#ffc486', 3, (34, -12, 0), 124)
    d.lamp((-4, -6, 26), 3800, '#b4d6ff', 9)
    d.lamp((-66, -20, 40), 9000, '#ffd2a0', 6)
    lighting.softbox((-90, -30, 60), (0, 0, 10), 60, 60, 1.3, (0.6, 0.76, 1))
    lighting.softbox((0, 60, 70), (0, 0, 0), 160, 30, 1.0, (0.5, 0.68, 1))
    view = cameras.add_camera((-3, -4, 19.5), azimuth=-15, elevation=9, lens=75, distance=172)
    view.rotation_euler.rotate_axis('Z', math.radians(0.5))
    cameras.aperture(view, (-12, 6, 22), 4)
    return view


def desk():
    """Dark planks with a felt mat on them."""
    table_top.planks(300, 84, (0, -2), 6, colours=('#6f5138', '#3f2c1f'), seed=17)
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


def things():
    """Keyboard with its legends, a mug, a pad with a pencil, lamp."""
    key, body = m.plastic('#3a424a', 0.5, 0.03), m.plastic('#2c333a', 0.5, 0.04)
    board = [g.rounded_box('base', (43, 14, 1.2), 0.4, body, (0, 0, 0.7)), *props.keys(42, 13.2, key, m.ink('#dfe5ea'), 1.2, 0.28)]
    m.use(g.pose(g.assemble('keyboard', board), yaw=3, at=(-9, -22, 0.3)), marks=0.2, dust=0.2)
    g.pose(props.mug('#2b4a46'), yaw=-35, at=(-42, -15, 0))
    paper = g.assemble('pad', [g.plate('pad', g.rounded_rectangle(14.8, 21, 0.2), m.matte('#dcd8cd', 0.9), 0.6, 0.05)])
    g.pose(paper, yaw=-14, at=(25, -21, 0.3))
    g.pose(props.pencil(13, '#b3872e'), yaw=52, at=(25, -21, 0.95))
    lamp = props.bench_lamp(16, 34)
    g.pose(lamp, yaw=18, at=(47, 18, 0))
