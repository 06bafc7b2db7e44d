"""The page of the week where it is read: on a clipboard that hangs from a screw on the panelled wall by the cold room's door."""
import math

import camera as cameras
import geometry as g
import lighting
import materials as m
import props
import report
import room_behind
import settings
import surfaces as s

SIZE = (1600, 900)
SAMPLES = 10
LOOK = {'exposure': 0.95, 'contrast': 1.13, 'grain': 0.012, 'bloom': {'threshold': 1.4, 'amount': 0.3}}


def build():
    """Seen a little from the right; the lamp of the passage rakes over the page, the passage itself lies out of focus at the left."""
    wall()
    clipboard()
    room_behind.show('autoshop_01', 0.14, 0.3, 60, 205, 2.2, (0.86, 0.95, 1))
    lighting.softbox((-58, -34, 46), (0, 0, 5), 12, 12, 92, (1, 0.93, 0.82))
    lighting.softbox((60, -80, 30), (0, 0, 6), 60, 60, 0.7, (0.75, 0.88, 1))
    return cameras.photograph((-3.0, 0, 5.4), azimuth=19, elevation=4, lens=85, distance=99,
                              tilt=0.5, sharp=(0, -1, 7), f_number=5.6)


def wall():
    """Coated panels with a joint, the aluminium corner where the passage begins, a conduit with its clips."""
    panel = s.mottled('#cfd4d4', '#c3c9c9', 0.05, 0.42, 0.12, 2.2)
    for x in (-2.6, 57.4):
        settings.board((59.7, 8, 300), panel, (x, 4, 0), 0.35)
    settings.board((3.2, 10, 300), m.metal('#a9afb3', 0.36, 'z'), (-33.4, 3.2, 0), 0.4)
    for x in (-31.4, 25.2):
        for z in (-22, 34):
            g.turn(g.screw(m.steel(), 0, 0, 0.12, 0.3), x=90).location = (x, -0.1, z)
    pipe = m.plastic('#d9d9d3', 0.5, 0.03)
    g.tube('conduit', [(23.6, -1.1, -120), (23.6, -1.1, 120)], 1.0, pipe, 8)
    for z in (-14, 26):
        g.rounded_box('clip', (3.0, 0.8, 1.4), 0.2, pipe, (23.6, -0.4, z))


def clipboard():
    """Hardboard with a spring clip; it hangs from a screw through the hole of the clip, a little askew; a pencil on a string."""
    edge = s.mottled('#6f4c31', '#5f3f28', 0.8, 0.55, 0.25, 5, 0.3)
    steel = m.metal('#b4bac0', 0.24)
    hole = g.circle(0.45, 0, 12.9, 40)
    parts = [g.plate('board', g.rounded_rectangle(32.4, 25.4, 1.2, 0, 0.6), edge, 0.32, 0.1)]
    parts += [g.plate('sheet', g.rounded_rectangle(29.7, 21, 0.03, 0.2, -0.9), m.matte('#e9e6de', 0.85, 0.2), 0.02, 0.004, z=0.33)]
    page = report.page(curl=0.9)
    for part in page:
        g.move(part, y=-0.7, z=0.33)
    parts += page
    parts.append(g.plate('plate', g.fillet([(-6, 10.4, 0.4), (6, 10.4, 0.4), (5.4, 12.2, 0.6), (1.6, 12.6, 0.8), (1.2, 13.9, 0.7), (-1.2, 13.9, 0.7), (-1.6, 12.6, 0.8), (-5.4, 12.2, 0.6)], closed=True), steel, 0.14, 0.05, [hole], z=0.45))
    spring = g.tube('roll', [(-5.6, 11.5, 0.78), (5.6, 11.5, 0.78)], 0.42, steel, 8)
    parts += [spring, g.rounded_box('jaw', (12, 0.5, 0.34), 0.12, m.metal('#a3a9af', 0.3), (0, 9.55, 0.52), 4), g.plate('lip', g.rounded_rectangle(11.6, 1.6, 0.3, 0, 10.4), steel, 0.1, 0.04, z=0.62)]
    root = g.assemble('clipboard', g.face_front(parts))
    g.pose(root, lean=1.2, roll=-1.1, at=(0, -0.45, 6), floats=True)
    top = root.matrix_world @ g.Vector((0, -0.5, 12.9))
    screw = g.lathe('screw', [(0, 0, 0), (0.18, 0, 0), (0.18, 1.3, 0), (0.55, 1.3, 0.05), (0.5, 1.62, 0.2), (0, 1.66, 0)], m.steel(), segments=48)
    g.turn(screw, x=90)
    screw.location = (top.x, 0.1, top.z + 0.26)
    pencil_on_a_string(root)


def pencil_on_a_string(board):
    start = board.matrix_world @ g.Vector((5.7, -1.0, 11.5))
    pencil = props.pencil(11, '#b3872e')
    pencil.matrix_world = g.Matrix.Translation((19.4, -0.95, -3.5)) @ g.Matrix.Rotation(math.radians(86), 4, 'Y') @ g.Matrix.Translation((0, 0, -0.36))
    end = (19.4, -0.95, 2.2)
    path = [tuple(start), (start.x + 4, -1.3, start.z - 0.4), (17.6, -1.2, start.z - 5.5), (19.2, -1.0, 6.6), end]
    g.tube('string', g.smooth_path(path, 14), 0.07, m.fabric('#d9d2c0', 40), 4)
    g.tube('knot', [(19.4 + 0.42 * math.cos(a), -0.95 + 0.42 * math.sin(a), 1.6 + 0.03 * a) for a in (0.4 * k for k in range(36))], 0.07, m.fabric('#d9d2c0', 40), 4)
