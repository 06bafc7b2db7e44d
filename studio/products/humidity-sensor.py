"""Humidity Sensor: a perforated disc, 7.2 cm across and 2.1 cm deep, with a mint arc that shows the reading."""
import math

import geometry as g
import materials as m
import settings
from shots import Glint, Shot

RADIUS = 3.6


def perforations():
    """Seven rings of holes that grow outwards; even rings are turned by half a step."""
    holes = []
    count = 60
    for ring in range(7):
        distance = 1.42 * 1.108 ** ring
        size = 0.27 * (2 * math.pi * distance / count) * (1 - 0.045 * (6 - ring))
        for i in range(count):
            angle = 2 * math.pi * (i + 0.5 * (ring % 2)) / count
            holes.append(g.circle(size, distance * math.cos(angle), distance * math.sin(angle), 20))
    return holes


def build(reading='48', unit='%'):
    """The sensor, face towards the camera, with what its place reads."""
    white = m.porcelain()
    inside = m.matte('#23272c', 0.6)
    dim = m.plastic('#cfdcdb', 0.35, grain=0)
    print_ = m.ink('#1d2b33')
    edge = RADIUS
    parts = [
        g.lathe('shell', [
            (0, 0, 0), (edge - 0.5, 0, 0.15), (edge - 0.12, 0.28, 0.3), (edge, 0.9, 0.4),
            (edge, 1.30, 0.04), (edge - 0.08, 1.34, 0.02), (edge - 0.12, 1.34, 0),
        ], white),
        g.lathe('seam', [(edge - 0.3, 1.25, 0), (edge - 0.1, 1.25, 0), (edge - 0.1, 1.42, 0), (edge - 0.3, 1.42, 0)], inside),
        g.lathe('cap', [
            (edge - 0.12, 1.40, 0), (edge - 0.06, 1.40, 0.02), (edge, 1.46, 0.05), (edge, 1.66, 0.1),
            (edge - 0.26, 2.08, 0.34), (edge - 0.50, 2.12, 0.05), (edge - 0.53, 1.98, 0),
        ], white, corner_segments=14),
        g.lathe('channel', [(edge - 0.54, 1.92, 0), (edge - 0.54, 1.96, 0), (edge - 0.70, 1.96, 0), (edge - 0.70, 1.92, 0)], inside),
        g.lathe('backing', [(0, 1.90, 0), (edge - 0.70, 1.90, 0)], inside),
        g.plate('face', g.circle(edge - 0.70, segments=256), white, 0.18, 0.018, perforations(), z=1.93, bevel_segments=3),
    ]
    track = edge - 0.615
    parts.append(g.tube('arc lit', g.arc_points(track, 12, 186, 1.985, segments=160), 0.058, m.led(strength=1.7, core=0.5)))
    parts.append(g.tube('arc dim', g.arc_points(track, 189, 369, 1.985, segments=160), 0.056, dim))
    if unit == '%':
        digits = g.label(reading, 1.28, print_, (-0.26, 0.02, 2.114), spacing=0.97)
        edge_of_digits = -0.26 + max(point.co.x for point in digits.data.vertices)
        parts += [digits, g.label(unit, 0.52, print_, (edge_of_digits + 0.06, 0.27, 2.114), align='LEFT')]
    else:
        parts.append(g.label(reading, 0.92 if len(reading) > 3 else 1.2, print_, (0, 0.14, 2.114), spacing=0.97))
        parts.append(g.label(unit, 0.42, print_, (0, -0.62, 2.114)))
    return g.assemble('humidity sensor', g.face_front(parts))


def place(root):
    """On the panelled wall of a cold room, beside a rack of cartons."""
    settings.daylight(1.6, 0.95, sun_strength=0.9, target=(0, 0, 6), sun_azimuth=-40)
    panel = m.plastic('#e2e8ea', 0.35, grain=0)
    for i in range(5):
        settings.board((29.8, 3, 300), panel, (-49 + i * 30, 1.5, 0), 0.35)
    settings.mounted(root, 13, -13)
    steel = m.metal('#b9bec4', 0.32)
    for x in (9, 41):
        settings.board((2.2, 2.2, 300), steel, (x, -24, 0), 0.2)
    for z in (-11.5, 27):
        settings.board((70, 22, 1.6), steel, (41, -14, z), 0.2)
    card = [m.matte(colour, 0.85) for colour in ('#b08a5e', '#a57f55', '#bb966a')]
    tape, ink = m.matte('#cdb48a', 0.4), m.ink('#6d4d2e')
    for row in range(3):
        for column in range(2):
            x, z = 21.5 + column * 21 + 0.6 * (row % 2), -4.6 + row * 11.6
            settings.board((20, 17, 11.4), card[(row + column) % 3], (x, -14.5, z), 0.25)
            settings.board((3.2, 0.1, 11.5), tape, (x, -23.05, z), 0.03)
            mark = g.turn(g.label('2 - 8 °C', 1.5, ink, (0, 0, 0), 'Inter-Bold'), x=90)
            g.move(mark, x - 5.8, -23.06, z - 3.4)
    return settings.view((-1.5, 0, 9), 10, 4, 65, 54, focus=(-13, -2, 13), softness=1.3, centre=(0.5, 0.47))


SHOTS = {
    'hero': Shot(yaw=-24, lean=7, elevation=10, width=0.58, height=0.46, glints=[Glint((0, -2.1, 0), size=(30, 30), radiance=0.7, shift=(-14, 10))]),
    'front': Shot(yaw=0, lean=4, azimuth=0, elevation=6, width=0.5, height=0.64),
    'detail': Shot(yaw=-30, lean=7, azimuth=14, elevation=16, aim=(1.6, -2.1, 0.6), span=5.6, softness=1.6),
    'place': Shot(setting=place, exposure=0.35),
}
