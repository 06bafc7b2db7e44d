"""Door of a cold store: the display of the probe in the room, its lead through the wall, our sensor for the bay; cold light behind the strips."""
import random

import geometry as g
import lighting
import materials as m
import props_store as p
import settings
import surfaces as s

SIZE = (1600, 900)
SAMPLES = 12
LOOK = {'grain': 0.014, 'exposure': 1.1, 'contrast': 1.12, 'bloom': {'threshold': 1.3, 'amount': 0.35}}
DISPLAY, BAY = (10.0, 2.4), (20.8, 2.6)


def build():
    """Two readings side by side on the wall, each under the name of its room; the curtain at the left edge."""
    wall()
    curtain()
    store()
    probe()
    sensor = settings.product('humidity-sensor', reading='6.1', unit='°C')
    g.pose(sensor, at=(BAY[0], 0, BAY[1]), roll=1.5, floats=True)
    m.use(sensor, marks=0.2, dust=0.35)
    light()
    view = settings.view((11.0, -3, 2.2), 13, 5, 85, 35.5, focus=(14, -3, 3), softness=2.2)
    view.rotation_euler.rotate_axis('Z', 0.01)
    return view


def wall():
    """Insulated panels that carts have rubbed, the door's metal frame with its gasket, the names of both rooms."""
    panel, frame = s.mottled('#bcc2c1', '#9fa6a6', 0.09, 0.38, 0.16, 2.2, stretch=(1, 1, 0.22)), m.metal('#a3aaaf', 0.36, 'z', 0.2)
    for x, wide in ((14.9, 23.4), (46.6, 39.4)):
        settings.board((wide, 8, 300), panel, (x, 4, 0), 0.4)
    settings.board((5, 10, 300), frame, (0.6, 3.4, 0), 0.5)
    settings.board((1.6, 4, 300), m.rubber('#4a5157'), (-2.4, 2.6, 0), 0.6)
    for z in (-6.4, 9.8):
        g.turn(g.screw(m.steel(), 0, 0, 0.1, 0.34), x=90).location = (0.6, -1.62, z)
    name('FROZEN ROOM', 'Keep at −18 °C', (DISPLAY[0] - 0.1, 0, 9.0), -0.6)
    name('LOADING BAY', 'Keep at +6 °C', (BAY[0] + 0.1, 0, 8.9), 0.5)


def name(words, degrees, at, turned):
    """Engraved plate on two screws: the room and what it shall be kept at."""
    parts = [g.plate('sign', g.rounded_rectangle(9.4, 3.0, 0.25), m.plastic('#2c4a5c', 0.42, 0.03), 0.16, 0.06), g.label(words, 0.84, m.ink('#dfe4e4'), (0, 0.5, 0.165), 'InterDisplay-SemiBold', thick=0.002, spacing=1.05), g.label(degrees, 0.7, m.ink('#c3ced2'), (0, -0.68, 0.165), 'Inter-Medium', thick=0.002)]
    parts += [g.screw(m.steel(), x, 0, 0.2, 0.19) for x in (-4.3, 4.3)]
    for part in parts:
        g.turn(part, z=turned)
    s.upright(parts, at)


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
    grey, black = m.plastic('#a3a8a9', 0.48, 0.06), m.plastic('#23282d', 0.35, 0.03)
    x, z = DISPLAY
    parts = [g.plate('housing', g.rounded_rectangle(11.4, 7.6, 0.7), grey, 3.0, 0.25), g.plate('face', g.rounded_rectangle(10.2, 5.0, 0.35, 0, 0.75), black, 0.08, 0.03, z=2.98)]
    parts.append(g.plate('window', g.rounded_rectangle(9.4, 3.0, 0.15, 0, 1.45), m.dark_glass('#12090a', 0.06), 0.03, 0.01, z=3.05))
    parts += digits('−18.4', -2.9, 1.45, 2.0, 3.085)
    parts.append(g.label('°C', 0.62, m.led('#ff3a20', 2.5, 0.2), (3.9, 1.75, 3.09), 'Inter-SemiBold', thick=0.001))
    parts += keys(m.ink('#d7dcde'))
    parts.append(g.label('PROBE IN ROOM', 0.32, m.ink('#c3c9cc'), (4.55, -1.15, 3.066), 'Inter-SemiBold', 'RIGHT', thick=0.001, spacing=1.04))
    parts.append(g.label('Modbus 1', 0.44, m.ink('#3a444c'), (-3.6, -2.9, 3.003), 'Inter-Medium', thick=0.001))
    parts += [g.screw(m.steel(), sx, sy, 3.03, 0.17) for sx in (-5.1, 5.1) for sy in (-3.2, 3.2)]
    root = g.assemble('display', s.upright(parts, (x, 0, z)))
    m.use(root, marks=0.22, dust=0.4)
    lead(x, z)


def keys(ink):
    """Set, up and down."""
    parts = []
    for x, way in ((-4.1, 0), (-2.5, 0.2), (-0.9, -0.2)):
        parts.append(g.plate('key', g.rounded_rectangle(1.3, 0.78, 0.2, x, -1.15), m.rubber('#3b4249'), 0.06, 0.025, z=3.05))
        if way:
            parts.append(g.mesh('arrow', [(x - 0.22, -1.15 - way, 3.115), (x + 0.22, -1.15 - way, 3.115), (x, -1.15 + way, 3.115)], [(0, 1, 2)], ink))
        else:
            parts.append(g.label('SET', 0.34, ink, (x, -1.15, 3.115), 'Inter-SemiBold', thick=0.001))
    return parts


def lead(x, z):
    """The probe's lead: out of a gland below the housing, a slack bow, through the panel in a second gland with its seal."""
    nut = m.plastic('#c9cac5', 0.5, 0.04)
    for at, way in (((x + 3.4, -1.5, z - 3.7), 180), ((x + 6.6, -0.1, z - 7.4), 90)):
        for part in (g.lathe('nut', [(0, 0, 0), (0.72, 0, 0.05), (0.72, 0.6, 0.05), (0, 0.6, 0)], nut, segments=6), g.lathe('dome', [(0, 0.55, 0), (0.6, 0.55, 0), (0.58, 1.0, 0.15), (0.42, 1.35, 0.15), (0, 1.35, 0)], nut, segments=48)):
            g.turn(part, x=way)
            g.move(part, *at)
    path = [(x + 3.4, -1.5, z - 4.6), (x + 3.4, -1.6, z - 6.0), (x + 3.8, -2.4, z - 7.8), (x + 5.4, -3.3, z - 9.1), (x + 6.5, -2.6, z - 8.2), (x + 6.6, -1.2, z - 7.4), (x + 6.6, 0.3, z - 7.4)]
    g.tube('lead', g.smooth_path(path, 14), 0.27, m.plastic('#c4c5c0', 0.5, 0.03), 8)
    rosette = g.lathe('seal', [(0, 0, 0), (1.5, 0, 0.1), (1.3, 0.25, 0.15), (0, 0.3, 0)], m.rubber('#b9bab4'), segments=64)
    g.turn(rosette, x=90)
    g.move(rosette, x + 6.6, -0.05, z - 7.4)


def curtain():
    """Overlapping strips, the last one pushed aside."""
    finish = p.frosted('#c3d7e0', 0.8)
    for i, (turned, sway) in enumerate(((5, 0), (-7, -1), (9, -2), (-6, -4), (8, -9))):
        p.strip(-7.7 - i * 8.6, 7 + (i % 2) * 1.8, finish, 11.5, turned=turned, sway=sway)


def store():
    """Racks of frozen cartons in the cold room, far out of focus."""
    chance = random.Random(3)
    steel = m.metal('#9fb0bb', 0.4)
    for z in (-62, -24, 14, 52):
        settings.board((260, 40, 3), steel, (-60, 150, z - 1.5), 0.4)
        x = -170.0
        while x < 20:
            size = (chance.uniform(24, 32), 30, chance.uniform(20, 28))
            g.pose(p.frozen_carton(size, int(x)), yaw=chance.uniform(-4, 4), at=(x, 146, z))
            x += size[0] + chance.uniform(1, 9)
    for x in (-116, -16):
        settings.board((4, 4, 300), steel, (x, 128, 0), 0.5)
    settings.wall(m.plastic('#dce9f0', 0.5), 210)


def light():
    """One lamp of the loading bay, high at the left, rakes over the wall; white tubes in the cold room."""
    lighting.place('autoshop_01', 0.12, 200)
    lighting.softbox((-26, -30, 46), (13, 0, 1), 10, 10, 105, (1, 0.9, 0.76))
    lighting.softbox((-60, 90, 100), (-60, 140, -20), 160, 40, 9, (0.72, 0.89, 1))
    lighting.softbox((-30, 40, 70), (-24, -10, -10), 60, 20, 1.6, (0.74, 0.9, 1))
