"""Things on a Lagos roof: a black water tank with its screw lid, a level sensor on it, white pipe with a valve. Centimetres."""
import math

import geometry as g
import materials as m
import surfaces as s

LID = 17.0


def tank(at=(0, 0, 0)):
    """Top of a moulded water tank, the upper face of its lid at z = 0; the body runs out below."""
    dusty = s.mottled('#2f353b', '#474b4c', 0.05, 0.5, 0.18, 1.4, 0.45)
    body = [
        (0, -7, 0), (LID - 1.5, -7, 0), (LID - 1.5, -4.4, 0.3), (LID + 0.6, -4.4, 0.4), (LID + 0.8, -7.2, 0.5), (LID + 4.5, -7.9, 0.6), (LID + 5.4, -9.4, 0.6),
        (30, -11.8, 0.8), (30.6, -13.4, 0.8), (38, -16.4, 0.8), (38.6, -18.0, 0.8), (47, -22.5, 4), (52, -31, 5), (52, -36, 1.2), (50.6, -38, 1.2), (50.6, -42, 1.2), (52, -44, 1.2), (52, -60, 0),
    ]
    parts = [g.lathe('tank', body, dusty, segments=256)]
    parts += lid(s.mottled('#343a40', '#4b4f50', 0.07, 0.48, 0.16, 1.6, 0.45))
    for part in parts:
        g.move(part, *at)


def lid(finish):
    """Screw lid: a stepped disc with grips round its rim and rings moulded in its face."""
    profile = [(0, -4, 0), (LID, -4, 0.2), (LID, -0.9, 0.7), (LID - 2.0, -0.1, 0.5), (LID - 3.2, 0, 0.2), (LID - 3.5, -0.35, 0.15), (LID - 4.2, -0.35, 0.15), (LID - 4.5, 0, 0.15), (0, 0.15, 0)]
    parts = [g.lathe('lid', profile, finish, segments=256)]
    for k in range(44):
        a = math.tau * k / 44
        grip = g.rounded_box('grip', (1.1, 1.0, 2.9), 0.42, finish, (LID * math.cos(a), LID * math.sin(a), -2.5), 3)
        grip.rotation_euler.z = a
        parts.append(grip)
    return parts


def level_sensor(name='TANK 2'):
    """Our level sensor: a porcelain drum on a graphite flange, a mint ring about it, a short aerial. Front towards -Y."""
    white, dark, steel = m.porcelain(0.36), m.graphite(), m.steel()
    parts = [
        g.lathe('flange', [(0, 0, 0), (6.3, 0, 0.12), (6.3, 0.9, 0.25), (5.6, 1.1, 0.1), (0, 1.1, 0)], dark, segments=160),
        g.lathe('drum', [(0, 1.0, 0), (5.3, 1.0, 0.1), (5.3, 4.35, 0.1), (5.22, 4.43, 0), (5.22, 4.57, 0), (5.3, 4.65, 0.1), (5.3, 6.4, 1.1), (2.4, 6.75, 0.6), (0, 6.8, 0)], white, segments=192),
        g.tube('ring', [(5.255 * math.cos(a), 5.255 * math.sin(a), 4.5) for a in (math.tau * k / 180 for k in range(180))], 0.1, m.led(strength=3.4, core=0.25), 4, True),
    ]
    for k in range(4):
        a = math.tau * (k + 0.5) / 4
        screw = g.screw(steel, 5.9 * math.cos(a), 5.9 * math.sin(a), 1.0, 0.26)
        parts.append(screw)
    ink = m.ink('#4b5661')
    for words, size, z in ((name, 0.92, 2.95), ('LEVEL', 0.5, 2.0)):
        parts.append(s.wrap(g.label(words, size, ink, (0, 0, 0), 'InterDisplay-SemiBold', thick=0.004, spacing=1.06), 5.305, z))
    aerial = [
        g.lathe('socket', [(0, 6.3, 0), (0.75, 6.3, 0.05), (0.75, 7.3, 0.1), (0, 7.3, 0)], m.gold(), segments=6),
        g.lathe('aerial', [(0, 7.2, 0), (0.72, 7.2, 0.1), (0.76, 8.8, 0.1), (0.62, 9.0, 0.05), (0.66, 12.6, 1), (0.52, 16.4, 0.4), (0, 16.5, 0)], m.rubber('#353b42'), segments=96),
    ]
    for part in aerial:
        parts.append(g.move(part, x=2.7, y=1.6))
    return g.assemble('level sensor', parts)


def pipework(start, drop, end_x, y):
    """White pipe from the right edge to an elbow at `start` (x, z) and down by `drop`, with a union and a valve on its way."""
    white, ring = s.mottled('#dfe2e0', '#d3d6d2', 0.12, 0.4, 0.04, 2, 0.45), m.plastic('#d9dcda', 0.35, 0.02)
    x, z = start
    bend = [(x + 2.6 - 2.6 * math.sin(a), y, z - 2.6 + 2.6 * math.cos(a)) for a in (math.pi / 2 * k / 14 for k in range(15))]
    g.tube('pipe', [(end_x, y, z), *bend, (x, y, z - drop)], 1.7, white, 8)
    _along(g.lathe('socket', [(1.7, 0, 0), (2.15, 0, 0.2), (2.15, 2.4, 0.2), (1.7, 2.4, 0)], ring, segments=96), x + 2.2, y, z)
    collar = g.lathe('socket', [(1.7, -2.4, 0), (2.15, -2.4, 0.2), (2.15, 0, 0.2), (1.7, 0, 0)], ring, segments=96)
    collar.location = (x, y, z - 2.5)
    grommet = g.lathe('grommet', [(1.7, 0, 0), (3.6, 0, 0.2), (3.6, 1.0, 0.4), (2.4, 1.8, 0.4), (1.7, 1.8, 0)], m.rubber('#30363c'), segments=96)
    grommet.location = (x, y, z - drop)
    g.tube('elbow', bend, 2.14, ring, 8)
    valve((x + 10.6, y, z), ring)


def valve(at, white):
    """Ball valve: a swollen body between two union nuts, a red lever on its stem."""
    x, y, z = at
    _along(g.lathe('body', [(1.8, -3.4, 0), (2.3, -3.2, 0.3), (2.9, -1.6, 0.8), (2.9, 1.6, 0.8), (2.3, 3.2, 0.3), (1.8, 3.4, 0)], white, segments=96), x, y, z)
    for side in (-1, 1):
        for k in range(16):
            a = math.tau * k / 16
            g.rounded_box('grip', (2.0, 0.6, 0.5), 0.2, white, (x + side * 4.3, y + 2.55 * math.cos(a), z + 2.55 * math.sin(a)), 2).rotation_euler.x = a + math.pi / 2
        _along(g.lathe('nut', [(1.7, -1.3, 0), (2.55, -1.3, 0.3), (2.55, 1.3, 0.3), (1.7, 1.3, 0)], white, segments=96), x + side * 4.3, y, z)
    red = m.plastic('#c43a2c', 0.36, 0.03)
    stem = g.lathe('stem', [(0, 2.6, 0), (1.1, 2.6, 0.1), (1.1, 4.0, 0.2), (0, 4.0, 0)], white, segments=64)
    stem.location = (x, y, z)
    hub = g.lathe('hub', [(0, 3.9, 0), (1.5, 3.9, 0.2), (1.5, 5.1, 0.4), (0, 5.2, 0)], red, segments=64)
    hub.location = (x, y, z)
    lever = g.rounded_box('lever', (8.6, 1.9, 0.9), 0.42, red, (x + 3.9, y, z + 4.75), 5)
    lever.rotation_euler.y = -0.06


def _along(part, x, y, z):
    part.rotation_euler.y = math.pi / 2
    part.location = (x, y, z)
    return part
