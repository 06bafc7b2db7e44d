"""A pump with a vibration sensor clamped to its housing, and the trace it records."""
import math
import random

import camera as cameras
import dark_set as d
import geometry as g
import lighting
import materials as m

SIZE = (2400, 1350)
LOOK = {'exposure': 0.5, 'contrast': 1.06, 'bloom': {'threshold': 1.1, 'amount': 0.5}}
BLUE = '#2c5f8a'


def build():
    """Motor and pump on one base plate; the trace runs over the dark wall behind them."""
    d.surround(0.25)
    d.floor((0, 0, 0), 30, 86, '#232a33', 0.5)
    base()
    motor()
    pump()
    sensor()
    trace()
    d.lamp((-26, -14, 62), 62000, '#ffd2a0', 5, (0, 0, 8), 76)
    lighting.softbox((-66, -10, 40), (0, 0, 9), 20, 70, 6, (0.65, 0.82, 1))
    lighting.softbox((10, 60, 46), (0, 0, 9), 90, 16, 6, (0.6, 0.8, 1))
    lighting.softbox((66, 14, 24), (0, 0, 9), 8, 70, 8, m.linear(m.MINT)[:3])
    view = cameras.add_camera((0, 0, 14.5), azimuth=-20, elevation=13, lens=85, distance=186)
    cameras.focus(view, (6, -9, 12), softness=0.8)
    d.glow(view, (4, 20, 16), 60, '#1d4170', 0.4, 60)
    return view


def lie(part, x, z=10.0):
    """Turn a lathe's axis along X, starting at x."""
    part.rotation_euler.y = math.pi / 2
    part.location = (x, 0, z)
    return part


def base():
    """Channel-section base plate with its bolts."""
    grey = m.plastic('#4d5661', 0.5, 0.06)
    g.rounded_box('plate', (62, 20, 1.4), 0.25, grey, (0, 0, 1.9))
    for y in (-8.8, 8.8):
        g.rounded_box('rail', (62, 2.2, 1.4), 0.25, grey, (0, y, 0.7))
    for x in (-28, -8, 9, 28):
        for y in (-8, 8):
            bolt = g.lathe('bolt', [(0, 0, 0), (0.9, 0, 0.05), (0.9, 0.7, 0.12), (0, 0.75, 0)], m.steel(), segments=6)
            bolt.location = (x, y, 2.6)


def motor():
    """Finned electric motor with terminal box and fan cover."""
    blue = m.plastic(BLUE, 0.4, 0.06)
    lie(g.lathe('body', [(0, 0, 0), (7.2, 0, 0.3), (7.2, 20, 0.3), (0, 20, 0)], blue), -28)
    for i in range(44):
        a = 2 * math.pi * i / 44
        fin = g.rounded_box('fin', (17.5, 0.24, 1.1), 0.08, blue, (-18.2, 7.6 * math.cos(a), 10 + 7.6 * math.sin(a)))
        fin.rotation_euler.x = a - math.pi / 2
    lie(g.lathe('end', [(0, 0, 0), (7.9, 0, 0.5), (8.1, 1.6, 0.4), (7.2, 2.2, 0.2), (4.2, 3.4, 0.5), (0, 3.4, 0)], blue), -9.4)
    lie(g.lathe('cover', [(0, 0, 0), (6.6, 0, 0.9), (8.3, 1.4, 1.2), (8.3, 6.5, 0.1), (8.0, 6.5, 0.1), (0, 3, 0)], m.plastic('#3b434d', 0.45, 0.05)), -33.6)
    g.rounded_box('terminal', (7, 5.5, 4), 0.4, blue, (-18, -1, 19.2))
    g.rounded_box('lid', (7.4, 5.9, 0.7), 0.25, m.plastic('#3b434d', 0.45, 0.05), (-18, -1, 21.4))
    for x in (-24, -13):
        g.rounded_box('foot', (3, 15, 1.2), 0.3, blue, (x, 0, 3.1))
        for y in (-5.4, 5.4):
            g.rounded_box('leg', (3, 1.8, 3.4), 0.3, blue, (x, y, 5.0))
    d.cable([(-18, -3.6, 19), (-18.5, -8, 19.5), (-20, -11.5, 14), (-22, -12.5, 5), (-30, -14, 0.8), (-60, -15, 0.6)], 0.6)


def pump():
    """Shaft guard, volute with its flanged outlet, and the suction flange."""
    cast, steel, yellow = m.plastic('#6b7682', 0.55, 0.2), m.steel(), m.plastic('#d9a520', 0.4, 0.03)
    lie(g.lathe('shaft', [(0, 0, 0), (1.3, 0, 0.1), (1.3, 12, 0.1), (0, 12, 0)], steel), -6.5)
    lie(g.lathe('guard', [(2.6, 0, 0.2), (4.2, 0, 0.3), (4.2, 6.4, 0.3), (2.6, 6.4, 0.2)], yellow), -4.6)
    lie(g.lathe('bearing', [(0, 0, 0), (4.2, 0, 0.5), (4.6, 2.4, 0.4), (4.2, 6.4, 0.8), (6.2, 7.4, 0.5), (6.2, 8.6, 0.3), (0, 8.6, 0)], cast), 2.4)
    lie(g.lathe('volute', [(0, 0, 0), (8.0, 0, 1.2), (9.6, 2.4, 1.8), (9.6, 4.8, 1.8), (8.0, 7.2, 1.2), (4.2, 7.6, 0.4), (4.0, 10, 0.3), (0, 10, 0)], cast), 11)
    g.lathe('outlet', [(0, 10, 0), (3.4, 10, 0), (3.0, 22, 0.6), (5.2, 22.6, 0.2), (5.2, 24.2, 0.3), (2.4, 24.2, 0.1), (2.4, 20, 0), (0, 20, 0)], cast, x=14.6, y=-5.0)
    lie(g.lathe('flange', [(0, 0, 0), (5.6, 0, 0.3), (5.6, 1.6, 0.3), (2.8, 1.6, 0.1), (2.8, -2, 0), (0, -2, 0)], cast), 20.6)
    for i in range(8):
        a = 2 * math.pi * i / 8 + 0.39
        bolt = g.lathe('bolt', [(0, 0, 0), (0.62, 0, 0.05), (0.62, 0.6, 0.1), (0, 0.62, 0)], steel, segments=6)
        bolt.location = (14.6 + 4.3 * math.cos(a), -5 + 4.3 * math.sin(a), 24.2)
    g.rounded_box('foot', (7, 15, 1.2), 0.3, cast, (14.6, 0, 3.2))
    g.rounded_box('web', (5, 9, 4), 0.5, cast, (14.6, 0, 5.2))


def sensor():
    """White sensor in a steel clamp on the bearing housing, its light on."""
    steel = m.metal('#aeb5bc', 0.28)
    lie(g.lathe('clamp', [(4.55, 0, 0.1), (5.0, 0, 0.1), (5.0, 1.6, 0.1), (4.55, 1.6, 0.1)], steel), 4.4)
    g.rounded_box('saddle', (2.6, 3.2, 0.8), 0.2, steel, (5.2, -1.6, 14.8))
    g.rounded_box('sensor', (3.6, 4.0, 3.0), 0.7, m.porcelain(), (5.2, -1.6, 16.6))
    g.plate('light', g.slot(1.5, 0.22, 5.2, -1.6), m.led(strength=5), 0.05, 0.01, z=18.08)
    g.tube('ring', [(5.2 + 0.9 * math.cos(a), -3.62, 16.6 + 0.9 * math.sin(a)) for a in [math.pi * i / 24 for i in range(48)]], 0.07, m.led(strength=3), 3, True)
    g.lathe('aerial', [(0, 17.5, 0), (0.24, 17.5, 0.05), (0.2, 22.5, 0.2), (0, 22.6, 0)], m.rubber('#3d4148'), x=6.4, y=-0.6)


def trace():
    """The record: quiet, then a burst that repeats, each time a little higher."""
    chance = random.Random(12)
    points = []
    for i in range(1500):
        u = i / 1499
        burst = max(0.0, math.sin(u * 9 * math.pi)) ** 6 * (0.2 + 1.5 * u)
        swing = 0.25 * math.sin(u * 620) + burst * (1.6 * math.sin(u * 1450) + chance.uniform(-0.5, 0.5)) + chance.uniform(-0.1, 0.1)
        points.append((-62 + 150 * u, 22, 27.6 + swing))
    g.tube('trace', points, 0.07, m.led(strength=2.6, core=0.3), 2)
