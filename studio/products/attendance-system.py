"""Attendance System: a wall terminal for face and fingerprint, 10.4 x 19.6 x 2.6 cm."""
import math

import geometry as g
import materials as m
import settings
from shots import Glint, Shot

WIDTH, HEIGHT = 10.4, 19.6
FRONT = 2.6
TOP = FRONT + 0.006
SENSOR_Y = -7.35


def face_figure(light, mint):
    """Face outline in four corner brackets, as the terminal shows while it looks."""
    parts = []
    y, half, arm, r = 1.0, 2.3, 0.85, 0.45
    for sx in (-1, 1):
        for sy in (-1, 1):
            corner = g.fillet([(sx * half, y + sy * (half - arm), 0), (sx * half, y + sy * half, r), (sx * (half - arm), y + sy * half, 0)], segments=8)
            parts.append(g.tube('bracket', [(px, py, TOP) for px, py in corner], 0.05, mint, 4))
    head = [(1.02 * math.sin(a), y + 0.32 + 1.28 * math.cos(a) * (1 if math.cos(a) > 0 else 1.04), TOP) for a in [2 * math.pi * i / 96 for i in range(96)]]
    parts.append(g.tube('head', head, 0.03, light, 3, cyclic=True))
    shoulders = g.smooth_path([(-1.9, y - 2.0, TOP), (-1.5, y - 1.6, TOP), (-0.55, y - 1.25, TOP), (0, y - 1.22, TOP), (0.55, y - 1.25, TOP), (1.5, y - 1.6, TOP), (1.9, y - 2.0, TOP)], 8)
    parts.append(g.tube('shoulders', shoulders, 0.03, light, 3))
    for sx in (-1, 1):
        parts.append(g.tube('eye', g.arc_points(0.17, -60, 60, TOP, sx * 0.4, y + 0.36, 16), 0.026, light, 3))
    parts.append(g.tube('mouth', g.arc_points(0.45, 145, 215, TOP, 0, y + 0.08, 16), 0.026, light, 3))
    return parts


def screen(light, quiet, mint):
    """Clock and prompt."""
    return [
        g.label('07:58', 1.75, light, (0, 5.55, TOP), 'InterDisplay-Regular', thick=0.003, spacing=0.98),
        g.label('Thursday 12 March', 0.46, quiet, (0, 4.25, TOP), 'InterDisplay-Medium', thick=0.003),
        g.label('Look here, or touch below', 0.5, light, (0, -2.35, TOP), 'InterDisplay-Medium', thick=0.003),
        g.label('Clocked in today', 0.38, quiet, (-3.6, -3.85, TOP), 'InterDisplay-Medium', 'LEFT', 0.003),
        g.label('41 of 46', 0.38, mint, (3.6, -3.85, TOP), 'InterDisplay-SemiBold', 'RIGHT', 0.003),
        g.plate('bar', g.slot(7.2, 0.1, 0, -4.35), m.screen_light('#41505c', 0.5), 0.006, 0.001, z=FRONT),
        g.plate('bar done', g.slot(6.4, 0.1, -0.4, -4.35), mint, 0.008, 0.001, z=FRONT),
    ]


def optics(graphite):
    """Two cameras and the infra-red flood light above the screen."""
    parts = []
    for x in (-1.55, 1.55):
        parts += [
            g.lathe('ring', [(0.46, FRONT - 0.02, 0), (0.46, FRONT + 0.04, 0.02), (0.36, FRONT + 0.04, 0.02), (0.33, FRONT - 0.02, 0)], m.metal('#7b828a', 0.3), segments=96, x=x, y=8.35),
            g.lathe('element', [(0.33, FRONT - 0.015, 0), (0.2, FRONT + 0.03, 0.1), (0, FRONT + 0.045, 0)], m.dark_glass('#10263a', 0.02), segments=96, x=x, y=8.35),
        ]
    flood = g.plate('flood', g.slot(1.3, 0.42, 0, 8.35), m.dark_glass('#3a1a20', 0.15), 0.04, 0.015, z=FRONT - 0.015)
    status = g.lathe('status', [(0.08, FRONT, 0), (0.06, FRONT + 0.02, 0.02), (0, FRONT + 0.025, 0)], m.led(strength=3.0, core=0.8), segments=32, x=3.1, y=8.35)
    return [*parts, flood, status]


def fingerprint(metal, mint):
    """Round optical sensor in a lit ring on the aluminium chin."""
    y = SENSOR_Y
    parts = [
        g.lathe('rim', [(1.05, FRONT - 0.1, 0), (1.05, FRONT + 0.12, 0.05), (1.32, FRONT + 0.12, 0.08), (1.40, FRONT - 0.05, 0)], metal, segments=160, y=y),
        g.lathe('light', [(0.93, FRONT - 0.1, 0), (0.93, FRONT + 0.06, 0.02), (1.05, FRONT + 0.06, 0.02), (1.05, FRONT - 0.1, 0)], mint, segments=160, y=y),
        g.lathe('window', [(0.93, FRONT - 0.1, 0), (0.93, FRONT + 0.05, 0.03), (0.6, FRONT + 0.02, 0.2), (0, FRONT, 0)], m.dark_glass('#141a20', 0.08), segments=128, y=y),
    ]
    line = m.ink('#5d6a75')
    for radius, start, end in ((0.16, -100, 100), (0.30, -120, 110), (0.44, -105, 125), (0.58, -95, 100)):
        parts.append(g.tube('ridge', g.arc_points(radius, start, end, FRONT + 0.03, 0, y - 0.08, 48), 0.016, line, 3))
    return parts


def build():
    """The terminal standing on its lower edge, screen towards the camera."""
    graphite, face = m.graphite(), m.aluminium('x', 0.28)
    outline = g.rounded_rectangle(WIDTH, HEIGHT, 1.5, squareness=2.3, segments=24)
    window = g.rounded_rectangle(WIDTH - 0.62, 14.9, 1.2, 0, 2.05, squareness=2.3, segments=24)
    parts = [
        g.plate('bracket', g.rounded_rectangle(WIDTH - 1.4, HEIGHT - 1.4, 0.9), m.rubber(), 0.4, 0.05, z=-0.4),
        g.plate('body', outline, graphite, 1.75, 0.3, bevel_segments=6),
        g.plate('gap', g.rounded_rectangle(WIDTH - 0.12, HEIGHT - 0.12, 1.44, squareness=2.3, segments=24), m.matte('#23272c'), 0.2, 0.01, z=1.66),
        g.plate('frame', outline, face, FRONT - 1.8, 0.13, [window], z=1.8, bevel_segments=6, hole_bevel=0.06),
        g.plate('glass', g.rounded_rectangle(WIDTH - 0.7, 14.82, 1.16, 0, 2.05, squareness=2.3, segments=24), m.dark_glass('#10151b', 0.05), FRONT - 1.85, 0.06, z=1.85),
    ]
    light, quiet, mint = m.screen_light('#f1f7fb', 1.2), m.screen_light('#a9b8c4', 0.8), m.led(strength=1.5, core=0.2)
    parts += face_figure(light, mint) + screen(light, quiet, mint) + optics(graphite)
    parts += fingerprint(m.metal('#d0d3d8', 0.22), m.led(strength=2.4, core=0.5))
    return g.assemble('attendance system', g.face_front(parts))


GLASS = Glint((0, -FRONT, 2), size=(40, 60), radiance=3.0, shift=(-26, 22))
CHIN = Glint((0, -FRONT, -7), size=(60, 60), radiance=1.5, shift=(10, 0))

def place(root):
    """Beside an office door, on fair-faced concrete."""
    settings.daylight(1.8, 0.95, sun_strength=2.0, target=(0, 0, 0), sun_azimuth=-50)
    settings.wall(m.plaster('#a9acab', 0.5))
    dark = m.matte('#17191c')
    for x in (-22, 22):
        for z in (-28, 28):
            hole = g.lathe('tie hole', [(1.1, -0.2, 0), (1.1, 0.02, 0), (0, 0.02, 0)], m.matte('#6d706f'), segments=48)
            g.turn(hole, x=90)
            g.move(hole, x, 0, z)
    settings.board((0.25, 0.2, 300), dark, (-31, 0, 0), 0.05)
    settings.mounted(root, 0)
    frame = m.metal('#3b4047', 0.4)
    settings.board((4, 8, 300), frame, (24.5, -2, 0), 0.3)
    settings.board((60, 1, 300), m.dark_glass('#25343c', 0.03), (56, 0, 0), 0.1)
    settings.board((2.4, 2.4, 70), m.metal('#c6cad0', 0.25, 'z'), (31, -7, -6), 1.1)
    return settings.view((3.5, 0, 0), 24, 2, 70, 52, focus=(0, -2.6, 1), softness=1.0, centre=(0.5, 0.5))


SHOTS = {
    'hero': Shot(yaw=-17, azimuth=2, elevation=8, width=0.55, height=0.5, glints=[GLASS, CHIN]),
    'front': Shot(yaw=0, azimuth=0, elevation=3, width=0.5, height=0.72, glints=[GLASS]),
    'detail': Shot(yaw=-32, azimuth=6, elevation=14, aim=(0, -FRONT, -6), span=12, softness=1.6, glints=[CHIN]),
    'place': Shot(setting=place, exposure=0.55),
}
