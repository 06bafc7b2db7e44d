"""Door of a cold store: the display of the probe in the room, its lead through the wall, our sensor for the bay; cold light behind the strips."""
import random

import geometry as g
import lighting
import materials as m
import props_store as p
import settings
import surfaces as s

SIZE = (1600, 900)
SAMPLES = 10
LOOK = {'grain': 0.012, 'exposure': 0.8, 'contrast': 1.1, 'bloom': {'threshold': 1.3, 'amount': 0.35}}


def build():
    """The wall with the sensor on the right, the curtain left of it, cartons before the curtain."""
    wall()
    curtain()
    goods()
    store()
    probe()
    sensor = settings.product('humidity-sensor', reading='6.1', unit='°C')
    g.pose(sensor, at=(21.4, 0, 1.2), floats=True)
    m.use(sensor, marks=0.1, dust=0.2)
    light()
    view = settings.view((4.2, -6, 4.9), 6, 10, 80, 48, focus=(11, -3, 3), softness=2.0)
    view.rotation_euler.rotate_axis('Z', 0.008)
    return view


def wall():
    """Insulated panels with their joint, the door's metal frame with its gasket, a sign of the room."""
    panel, frame = s.mottled('#cdd2d2', '#bcc3c4', 0.06, 0.4, 0.12, 2.2), m.metal('#b4bbc0', 0.34, 'z')
    for i in range(4):
        settings.board((29.8, 8, 300), panel, (19.6 + i * 30, 4, 0), 0.4)
    settings.board((5, 10, 300), frame, (1.8, 3.4, 0), 0.5)
    settings.board((1.6, 4, 300), m.rubber('#4a5157'), (-1.2, 2.6, 0), 0.6)
    plate = [g.plate('sign', g.rounded_rectangle(13, 5.4, 0.5), m.plastic('#1f5f86', 0.4, 0), 0.2, 0.05)]
    plate.append(g.label('Frozen store 1', 1.4, m.ink('#f0f4f5'), (0, 0.85, 0.21), 'InterDisplay-SemiBold'))
    plate.append(g.label('−18 °C', 1.2, m.ink('#cfe3ee'), (0, -1.25, 0.21), 'InterDisplay-Medium'))
    s.upright(plate, (13, 0, 14.6))
    for x, z in ((7.2, 14.6), (18.8, 14.6)):
        g.turn(g.screw(m.steel(), 0, 0, 0.1, 0.18), x=90).location = (x, -0.25, z)


SEGMENTS = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abcdfg', '−': 'g'}
BARS = {'a': (0, 1, 0), 'g': (0, 0, 0), 'd': (0, -1, 0), 'f': (-1, 0.5, 1), 'b': (1, 0.5, 1), 'e': (-1, -0.5, 1), 'c': (1, -0.5, 1)}


def digits(text, x, y, high, z):
    """Red figures of seven bars, the others dark; a dot belongs to the figure before it."""
    lit, dark, parts = m.led('#ff3a20', 4.5, 0.35), m.plastic('#3a1614', 0.3, 0), []
    half, thick = high / 2, high * 0.1
    for i, letter in enumerate(text):
        if letter == '.':
            parts.append(g.plate('dot', g.circle(thick * 0.62, x - high * 0.135, y - half, 24), lit, 0.012, 0.003, z=z))
            continue
        for name, (sx, sy, upright) in BARS.items():
            long, at = half - thick * 0.35, (x + sx * half * 0.56, y + sy * half)
            outline = g.slot(long if upright else long * 1.02, thick, at[0] + 0.09 * at[1], at[1], bool(upright), 2)
            parts.append(g.plate('bar', outline, lit if name in SEGMENTS[letter] else dark, 0.012, 0.003, z=z))
        x += high * 0.84
    return parts


def probe():
    """What shows the wired probe of the room: a housing with red figures; its lead runs down and through the panel in a gland."""
    grey, black = m.plastic('#b7bcbd', 0.48, 0.06), m.plastic('#23282d', 0.35, 0.03)
    x, z = 10.2, 2.6
    parts = [g.plate('housing', g.rounded_rectangle(11.4, 7.6, 0.7), grey, 3.0, 0.25), g.plate('face', g.rounded_rectangle(10.2, 5.0, 0.35, 0, 0.75), black, 0.08, 0.03, z=2.98)]
    parts.append(g.plate('window', g.rounded_rectangle(9.4, 3.0, 0.15, 0, 1.45), m.dark_glass('#12090a', 0.06), 0.03, 0.01, z=3.05))
    parts += digits('−18.4', -2.9, 1.45, 2.0, 3.085)
    parts.append(g.label('°C', 0.62, m.led('#ff3a20', 2.5, 0.2), (3.9, 1.75, 3.09), 'Inter-SemiBold', thick=0.001))
    ink = m.ink('#d7dcde')
    for i, words in enumerate(('SET', '▲', '▼')):
        parts.append(g.plate('key', g.rounded_rectangle(1.7, 0.8, 0.2, -3.6 + i * 2.1, -1.15), m.rubber('#3b4249'), 0.06, 0.025, z=3.05))
        if i == 0:
            parts.append(g.label(words, 0.36, ink, (-3.6, -1.15, 3.115), 'Inter-SemiBold', thick=0.001))
        else:
            way = 0.22 if i == 1 else -0.22
            parts.append(g.mesh('arrow', [(-3.6 + i * 2.1 - 0.25, -1.15 - way, 3.115), (-3.6 + i * 2.1 + 0.25, -1.15 - way, 3.115), (-3.6 + i * 2.1, -1.15 + way, 3.115)], [(0, 1, 2)], ink))
    parts.append(g.label('PROBE IN ROOM', 0.36, ink, (3.05, -1.15, 3.07), 'Inter-SemiBold', thick=0.001, spacing=1.05))
    parts.append(g.label('Modbus 1', 0.44, m.ink('#3a444c'), (-3.6, -2.9, 3.003), 'Inter-Medium', thick=0.001))
    for sx in (-5.1, 5.1):
        for sy in (-3.2, 3.2):
            parts.append(g.screw(m.steel(), sx, sy, 3.03, 0.17))
    s.upright(parts, (x, 0, z))
    nut = m.plastic('#e4e4df', 0.5, 0.04)
    for at, way in (((x + 3.4, -1.5, z - 3.7), 'down'), ((x + 5.4, -0.1, z - 10.6), 'in')):
        gland = [g.lathe('nut', [(0, 0, 0), (0.72, 0, 0.05), (0.72, 0.6, 0.05), (0, 0.6, 0)], nut, segments=6), g.lathe('dome', [(0, 0.55, 0), (0.6, 0.55, 0), (0.58, 1.0, 0.15), (0.42, 1.35, 0.15), (0, 1.35, 0)], nut, segments=48)]
        for part in gland:
            g.turn(part, x=180 if way == 'down' else 90)
            g.move(part, *at)
    path = [(x + 3.4, -1.5, z - 4.6), (x + 3.4, -1.6, z - 6.4), (x + 3.7, -2.6, z - 9.6), (x + 4.7, -3.4, z - 11.2), (x + 5.4, -2.6, z - 10.8), (x + 5.4, -1.2, z - 10.6), (x + 5.4, 0.3, z - 10.6)]
    g.tube('lead', g.smooth_path(path, 14), 0.29, m.plastic('#dfe0dc', 0.5, 0.03), 8)
    rosette = g.lathe('seal', [(0, 0, 0), (1.5, 0, 0.1), (1.3, 0.25, 0.15), (0, 0.3, 0)], m.rubber('#d9dad4'), segments=64)
    g.turn(rosette, x=90)
    g.move(rosette, x + 5.4, -0.05, z - 10.6)


def curtain():
    """Overlapping strips; the two before the crate are pushed aside."""
    finish = p.frosted('#c3d7e0', 0.8)
    for i, (turned, sway) in enumerate(((5, 0), (-7, -1), (9, -2), (-6, -4), (8, -9), (-4, -12), (10, -13), (-3, -15))):
        p.strip(-6.5 - i * 8.6, 7 + (i % 2) * 1.8, finish, 11.5, turned=turned, sway=sway)


def goods():
    """Frozen cartons on a trolley before the curtain, rimed, none set quite straight."""
    chance = random.Random(6)
    g.rounded_box('bed', (66, 40, 3), 0.6, m.metal('#a9b1b7', 0.4), (-27, -22, -36), 3)
    for row, count in enumerate((3, 3, 2)):
        for i in range(count):
            size = (20, 26, 11.6)
            x = -47 + i * 20.6 + chance.uniform(-0.5, 0.5) + (3 if row == 2 else 0)
            g.pose(p.frozen_carton(size, row * 4 + i), yaw=chance.uniform(-3, 3) + (7 if row == 2 else 0), at=(x, -24 + chance.uniform(-1, 1), -34.4 + row * 11.8))


def store():
    """Racks of frozen cartons in the cold room, far out of focus."""
    chance = random.Random(3)
    steel = m.metal('#9fb0bb', 0.4)
    for z in (-62, -24, 14, 52):
        settings.board((260, 40, 3), steel, (-40, 150, z - 1.5), 0.4)
        x = -150.0
        while x < 40:
            size = (chance.uniform(24, 32), 30, chance.uniform(20, 28))
            g.pose(p.frozen_carton(size, int(x)), yaw=chance.uniform(-4, 4), at=(x, 146, z))
            x += size[0] + chance.uniform(1, 9)
    for x in (-96, 4):
        settings.board((4, 4, 300), steel, (x, 128, 0), 0.5)
    settings.wall(m.plastic('#dce9f0', 0.5), 210)


def light():
    """A lamp of the loading bay from the left on the outer wall, white tubes in the cold room."""
    lighting.place('autoshop_01', 0.3, 200)
    lighting.softbox((-46, -64, 58), (6, 0, 4), 18, 24, 34, (1, 0.93, 0.82))
    lighting.softbox((-40, 90, 100), (-40, 140, -20), 160, 40, 17, (0.76, 0.91, 1))
    lighting.softbox((-30, 40, 70), (-24, -10, -10), 60, 20, 3.0, (0.78, 0.92, 1))
