"""Smart FOB Button: a 3.6 x 5.6 cm help and access fob with one large button, on a woven cord."""
import math

import geometry as g
import materials as m
import settings
from shots import Glint, Shot

WIDTH, HEIGHT = 3.7, 5.7
TOP = 1.1
BUTTON_Y = -0.62


def build():
    """The fob leaning back, button towards the camera."""
    graphite, dark = m.graphite(), m.rubber()
    outline = g.rounded_rectangle(WIDTH, HEIGHT, 1.8, squareness=2.15, segments=28)
    eye = g.slot(1.0, 0.36, 0, HEIGHT / 2 - 0.62)
    well = g.circle(1.42, 0, BUTTON_Y, 128)
    parts = [
        g.plate('back', outline, graphite, 0.5, 0.2, [eye], bevel_segments=7, hole_bevel=0.06),
        g.plate('band', g.rounded_rectangle(WIDTH + 0.01, HEIGHT + 0.01, 1.8, squareness=2.15, segments=28), m.metal('#c6cad0', 0.24), 0.14, 0.03, [eye], z=0.48),
        g.plate('front', outline, graphite, 0.5, 0.22, [eye, well], z=0.6, bevel_segments=8, hole_bevel=0.06),
        g.plate('floor', g.circle(1.5, 0, BUTTON_Y, 96), dark, 0.1, 0.01, z=0.7),
        g.lathe('light', [(1.22, 0.8, 0), (1.22, TOP - 0.06, 0.02), (1.38, TOP - 0.06, 0.02), (1.38, 0.8, 0)], m.led(strength=2.0, core=0.45), segments=160, y=BUTTON_Y),
        g.lathe('button', [(1.18, 0.8, 0), (1.18, TOP + 0.1, 0.07), (1.0, TOP + 0.13, 0.08), (0.55, TOP + 0.05, 0.4), (0, TOP + 0.03, 0)], m.porcelain(0.34), segments=160, corner_segments=12, y=BUTTON_Y),
    ]
    sign = m.ink('#59636c')
    for radius in (0.24, 0.40, 0.56):
        parts.append(g.tube('wave', g.arc_points(radius, 48, 132, TOP + 0.055, -0.22, BUTTON_Y), 0.026, sign, 3))
    parts.append(g.plate('dot', g.circle(0.08, -0.18, BUTTON_Y, 32), sign, 0.03, 0.004, z=TOP + 0.025))
    silk = m.ink('#aab3bb')
    parts.append(g.label('HOLD 3 s', 0.2, silk, (0, BUTTON_Y + 1.72, TOP + 0.002), 'Inter-Medium', spacing=1.2))
    for i in range(3):
        parts.append(g.plate('mic', g.circle(0.035, (i - 1) * 0.16, -HEIGHT / 2 + 0.46, 16), m.matte('#16181b'), 0.01, 0.002, z=TOP - 0.005))
    parts += cord()
    return g.assemble('smart fob button', g.face_front(parts))


def cord():
    """Loop of twisted cord through the eye, with an aluminium ferrule; it arches back to the floor."""
    top = HEIGHT / 2 - 0.62
    path = [(0, top + 0.02, 1.12), (0.02, top - 0.1, 0.55), (0.02, top + 0.1, -0.12), (0.05, top + 0.75, 0.1), (0.08, top + 1.25, 0.4), (0.06, top + 0.85, 1.0), (0, top + 0.02, 1.12)]
    loop = g.smooth_path(path, 14)
    strands = []
    twist, radius = 16, 0.085
    for strand in range(3):
        points = []
        for i, (x, y, z) in enumerate(loop):
            angle = 2 * math.pi * (strand / 3 + twist * i / len(loop))
            points.append((x + radius * math.cos(angle), y, z + radius * math.sin(angle)))
        strands.append(g.tube('strand', points, 0.085, m.fabric('#9fb0ba' if strand else '#e7ebee', 30), 4, cyclic=True))
    return strands


FACE = Glint((0, -TOP, 0), size=(30, 34), radiance=1.8, shift=(-13, 12))

def place(root):
    """On a bedside table, within reach, beside a cup."""
    settings.daylight(1.0, 0.9, sun_strength=2.2, target=(0, 0, 2), sun_azimuth=-62, sun_elevation=28)
    settings.floor(m.wood('#b98a5c', '#7d5535', axis='x', scale=2.0))
    settings.wall(m.plaster('#b9c1bf'), 42)
    g.pose(root, yaw=-18, lean=68)
    cup = g.lathe('cup', [(0, 0, 0), (2.6, 0, 0.5), (3.9, 7.4, 0.8), (3.95, 8.0, 0.1), (3.7, 8.0, 0.1), (3.5, 7.2, 0.6), (2.3, 0.8, 0.5), (0, 0.7, 0)], m.plastic('#f0efeb', 0.18, grain=0), segments=128)
    g.move(cup, 7.4, 5.5)
    for i, colour in enumerate(('#5b6f78', '#d9d2c4')):
        book = settings.board((15, 21, 1.8), m.matte(colour, 0.7), (-13.5, 13, 0.9 + i * 1.85), 0.15)
        book.rotation_euler = (0, 0, 0.25 - i * 0.16)
    settings.plant((-4, 26, 0), 18, 14, 5, '#dcd7cd')
    return settings.view((0.8, 1.0, 1.6), 2, 26, 80, 19, focus=(0, -1.6, 1), softness=1.6, centre=(0.48, 0.42))


SHOTS = {
    'hero': Shot(yaw=-26, lean=14, elevation=14, width=0.46, height=0.47, glints=[FACE]),
    'front': Shot(yaw=0, lean=10, azimuth=0, elevation=8, width=0.5, height=0.7, glints=[FACE]),
    'detail': Shot(yaw=-34, lean=14, azimuth=6, elevation=22, aim=(0.2, -TOP, -0.3), span=5, softness=1.6, glints=[FACE]),
    'place': Shot(setting=place, exposure=0.35),
}
