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


def build():
    """The sensor, face towards the camera."""
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
    parts.append(g.label('48', 1.28, print_, (-0.20, 0.02, 2.114), spacing=0.97))
    parts.append(g.label('%', 0.52, print_, (0.93, 0.27, 2.114)))
    return g.assemble('humidity sensor', g.face_front(parts))


def place(root):
    """On a bathroom wall above a shelf with towels."""
    settings.daylight(1.3, target=(0, 0, 6))
    settings.wall(m.plaster('#d9ddd8'))
    settings.mounted(root, 14)
    oak = m.wood(axis='x', scale=1.4)
    settings.board((70, 12, 1.8), oak, (8, -6, -0.9))
    for i, colour in enumerate(('#f0ece4', '#a9bdb4', '#e6e0d5')):
        settings.board((19, 10, 2.5), m.fabric(colour, 14), (15, -6, 1.3 + i * 2.55), 1.1)
    settings.plant((-15, -6, 0), 15, 13, 3.6, '#f0eee9')
    return settings.view((0, 0, 8), 14, 6, 70, 42, focus=(0, -2, 14), softness=1.4, centre=(0.48, 0.44))


SHOTS = {
    'hero': Shot(yaw=-24, lean=7, elevation=10, width=0.58, height=0.46, glints=[Glint((0, -2.1, 0), size=(30, 30), radiance=0.7, shift=(-14, 10))]),
    'front': Shot(yaw=0, lean=4, azimuth=0, elevation=6, width=0.5, height=0.64),
    'detail': Shot(yaw=-30, lean=7, azimuth=14, elevation=16, aim=(1.6, -2.1, 0.6), span=5.6, softness=1.6),
    'place': Shot(setting=place, exposure=0.35),
}
