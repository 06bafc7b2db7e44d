"""Key Tracking Device: a 3.6 cm tag, 0.8 cm thick, on a steel ring with two keys. It lies on the table."""
import math

import geometry as g
import materials as m
import settings
import table_top
from shots import Glint, Shot

SIZE = 3.7
TOP = 0.82
EYE_Y = 1.22


def tag(white, graphite):
    """Two porcelain halves with a dark seam, an aluminium eyelet, sounder holes and the mint light."""
    outline = g.rounded_rectangle(SIZE, SIZE, 1.15, squareness=2.5, segments=24)
    eye = g.circle(0.27, 0, EYE_Y, 64)
    parts = [
        g.plate('lower', outline, white, 0.40, 0.16, [eye], z=0, bevel_segments=7, hole_bevel=0.04),
        g.plate('seam', g.rounded_rectangle(SIZE - 0.06, SIZE - 0.06, 1.12, squareness=2.5, segments=24), graphite, 0.1, 0.01, [eye], z=0.36),
        g.plate('upper', outline, white, 0.40, 0.18, [eye, *sounder()], z=0.42, bevel_segments=8, hole_bevel=0.03),
        g.lathe('eyelet', [(0.22, -0.005, 0), (0.33, -0.005, 0.03), (0.33, 0.03, 0), (0.26, 0.05, 0), (0.26, TOP - 0.03, 0), (0.34, TOP - 0.01, 0), (0.34, TOP + 0.025, 0.03), (0.22, TOP + 0.025, 0.03), (0.22, 0, 0)], m.metal('#c6cad0', 0.22), segments=96, y=EYE_Y),
    ]
    dish = g.lathe('button', [(0.86, TOP - 0.03, 0), (0.86, TOP + 0.03, 0.025), (0.76, TOP + 0.035, 0.05), (0.4, TOP + 0.005, 0.3), (0, TOP, 0)], white, segments=128, y=-0.42)
    groove = g.lathe('groove', [(0.84, TOP - 0.02, 0), (0.84, TOP + 0.003, 0), (0.92, TOP + 0.003, 0), (0.92, TOP - 0.02, 0)], m.led(strength=1.6, core=0.4), segments=128, y=-0.42)
    sign = m.ink('#59636c')
    waves = [g.tube('wave', g.arc_points(r, -42, 42, TOP + 0.02, 0, -0.66), 0.026, sign, 3) for r in (0.2, 0.38)]
    dot = g.plate('dot', g.circle(0.06, 0, -0.64, 24), sign, 0.012, 0.003, z=TOP + 0.008)
    return [*parts, dish, groove, *waves, dot]


def sounder():
    """Five holes for the sounder."""
    return [g.circle(0.055, (i - 2) * 0.2, -1.52, 20) for i in range(5)]


def split_ring(metal):
    """Double-wound steel ring through the eyelet, lying a little tilted."""
    points = []
    turns, radius = 2, 1.25
    for i in range(200 * turns):
        angle = 2 * math.pi * i / 200
        points.append((radius * math.cos(angle), radius * math.sin(angle), 0.16 * i / 200))
    ring = g.tube('ring', points, 0.085, metal, 6)
    g.turn(ring, x=-14)
    return g.move(ring, 0, EYE_Y + 1.22, 0.42)


def key(metal, length, teeth, turn_z, at):
    """House key: round bow with a hole, blade with cuts and a milled groove."""
    bow = g.plate('bow', g.circle(1.12, segments=96), metal, 0.2, 0.05, [g.slot(0.9, 0.42, 0, 0.6)], bevel_segments=4)
    blade = [(-0.42, -0.7, 0.05), (-0.42, -1.5, 0.1), (-0.34, -1.6, 0.05)]
    y = -1.8
    for depth in teeth:
        blade += [(-0.36, y, 0.04), (-0.36 + depth, y - 0.16, 0.05), (-0.36 + depth, y - 0.26, 0.05), (-0.36, y - 0.4, 0.04)]
        y -= 0.44
    blade += [(-0.1, -length, 0.1), (0.12, -length, 0.1), (0.42, -length + 0.4, 0.1), (0.42, -0.7, 0.05)]
    shaft = g.plate('blade', g.fillet(blade, closed=True, segments=4), metal, 0.17, 0.03, z=0.015, bevel_segments=3)
    groove = g.plate('groove', g.slot(length - 2.2, 0.14, 0.17, -(length + 1.0) / 2, vertical=True), m.metal('#6f757c', 0.35), 0.012, 0.003, z=0.178)
    parts = [bow, shaft, groove]
    for part in parts:
        g.move(part, 0, -0.6)
        g.turn(part, z=turn_z)
        g.move(part, *at)
    return parts


def build():
    """Tag, ring and keys lying on the floor, tag nearest to the camera."""
    steel = m.metal('#c2c6cc', 0.18)
    parts = tag(m.porcelain(0.36), m.graphite())
    parts.append(split_ring(steel))
    parts += key(m.metal('#b4b7ba', 0.3, 'y', 0.06), 4.6, (0.1, 0.22, 0.08, 0.26, 0.14), 128, (0.95, EYE_Y + 1.75, 0.10))
    parts += key(m.metal('#c2a363', 0.3, 'y', 0.06), 4.2, (0.2, 0.1, 0.24, 0.12), 168, (0.1, EYE_Y + 2.35, 0.33))
    return g.assemble('key tracking device', parts)


FACE = Glint((0, 0, TOP), (0, 0, 1), size=(34, 26), radiance=0.7, shift=(-6, 8))

def place(root):
    """In the hall: keys on an oak table beside a notebook."""
    settings.daylight(0.8, 0.9, sun_strength=2.4, target=(0, 0, 0), sun_azimuth=-70, sun_elevation=30)
    table_top.planks(90, 66, (0, 8), 5, colours=('#a98664', '#684c36'), seed=3)
    g.pose(root, yaw=-34)
    notebook = settings.board((13, 19, 1.5), m.matte('#35424c', 0.75), (14.2, 6.6, 0.75), 0.25)
    notebook.rotation_euler = (0, 0, 0.35)
    pages = settings.board((12.8, 18.6, 1.0), m.matte('#efeae0', 0.9), (14.3, 6.6, 0.75), 0.05)
    pages.rotation_euler = (0, 0, 0.35)
    return settings.view((0.6, 2, 0.6), -6, 27, 85, 19, focus=(0, 0, 0.8), softness=1.8, centre=(0.46, 0.44))


SHOTS = {
    'hero': Shot(yaw=-22, elevation=42, width=0.6, height=0.46, focus=(0, -0.6, TOP), softness=1.2, exposure=-0.45, glints=[FACE]),
    'front': Shot(yaw=-50, azimuth=0, elevation=62, width=0.62, height=0.74, focus=(0, 0, TOP), softness=0.8, glints=[FACE]),
    'detail': Shot(yaw=-34, azimuth=6, elevation=30, aim=(0.1, 0.2, TOP), span=5.4, softness=1.6, glints=[FACE]),
    'place': Shot(setting=place, exposure=0.35),
}
