"""Key Tracking Device: a 3.6 cm tag, 0.8 cm thick, on a steel ring with two keys. It lies on the table."""
import math

import geometry as g
import lighting
import materials as m
import parts as p
import room_behind
import settings
import shots
import surfaces
import wear

SIZE = 3.7
TOP = 0.82
# where the split ring passes through the steel bail at the tag's upper edge
EYE_Y = SIZE / 2 + 0.2


def tag(white, graphite):
    """Two porcelain halves with a dark seam, a steel bail for the ring, sounder holes and the mint light."""
    outline = g.rounded_rectangle(SIZE, SIZE, 1.15, squareness=2.5, segments=24)
    parts = [
        g.plate('lower', outline, white, 0.40, 0.16, z=0, bevel_segments=7),
        g.plate('seam', g.rounded_rectangle(SIZE - 0.06, SIZE - 0.06, 1.12, squareness=2.5, segments=24), graphite, 0.1, 0.01, z=0.36),
        g.plate('upper', outline, white, 0.40, 0.18, [g.circle(0.92, 0, -0.3, 128), *sounder()], z=0.42, bevel_segments=8, hole_bevel=0.03),
        g.plate('floor', g.circle(1.2, 0, -0.3, 64), graphite, 0.1, 0.01, z=0.5),
    ]
    # the bail: a bent wire whose legs are moulded into the edge, one above the other
    steel, top = m.metal('#b9bdc3', 0.2), SIZE / 2
    bail = [(0, top - 0.2, 0.16), (0, top + 0.12, 0.14), (0, top + 0.36, 0.22), (0, top + 0.44, 0.41), (0, top + 0.36, 0.60), (0, top + 0.12, 0.68), (0, top - 0.2, 0.66)]
    parts.append(g.tube('bail', g.smooth_path(bail, 10), 0.085, steel, 6))
    parts.append(g.rounded_box('root', (0.62, 0.3, 0.72), 0.12, graphite, (0, top - 0.1, 0.41)))
    parts += p.light_ring(0.80, 0.92, TOP, y=-0.3, spots=8, depth=0.035)
    parts.append(g.lathe('button', [(0.79, TOP - 0.3, 0), (0.79, TOP + 0.01, 0.03), (0.7, TOP + 0.02, 0.05), (0.4, TOP - 0.005, 0.3), (0, TOP - 0.01, 0)], white, segments=160, y=-0.3))
    sign = m.ink('#59636c')
    parts += [p.stroke(p.arc(r, -42, 42, 0, -0.56), 0.055, TOP + 0.008, sign) for r in (0.2, 0.38)]
    parts.append(p.stroke([(0, -0.54)], 0.13, TOP + 0.006, sign))
    return parts


def sounder():
    """Five holes for the sounder."""
    return [g.circle(0.05, (i - 2) * 0.2, -1.45, 20) for i in range(5)]


RING = 1.4
# bail and keys carry the ring level
RING_Z = 0.42


def split_ring(metal):
    """Two turns of flat-drawn steel wire, side by side, that cross over once; it passes through the bail."""
    points, turns = [], 2
    for i in range(160 * turns + 12):
        t = i / 160
        # level for most of a turn, then over to the next
        level = math.floor(t) + max(0.0, (t % 1 - 0.86) / 0.14)
        angle = math.tau * t + 2.2
        points.append((RING * math.cos(angle), RING * math.sin(angle), 0.135 * (level - 0.5)))
    ring = g.tube('ring', points, 0.07, metal, 6)
    return g.move(ring, 0, EYE_Y + RING - 0.02, RING_Z)


def cut_edge(cuts, half, start, pitch=0.38):
    """The cut side of a blade at -`half`, from y = `start` on: flat-bottomed cuts whose slopes meet in peaks, as a cutter leaves them."""
    points, end = [], pitch * (len(cuts) + 0.6)
    for i in range(int(end / 0.02) + 1):
        y = i * 0.02
        depth = max([0.0] + [cut - max(0.0, abs(y - pitch * (n + 0.8)) - 0.07) * 1.1 for n, cut in enumerate(cuts)])
        points.append((-half + depth, start - y))
    return points


def key(metal, bow, eye, cuts, length, code):
    """Cylinder key that lies flat, bow at the origin, blade towards -Y: one blank of sheet, its blade milled thinner but for two ribs.

    `bow` is the bow's outline down to the neck, `eye` the hole in it.
    """
    half = 0.4
    edge = [(-half, -1.2), (-half, -1.62), *cut_edge(cuts, half, -1.66), (-half + 0.02, -length + 0.42), (-0.1, -length), (0.1, -length), (half, -length + 0.24), (half, -1.2)]
    run_out = [(0.46, -1.52), (0.3, -1.44), (0, -1.4), (-0.3, -1.44), (-0.46, -1.52)]
    neck = [(-0.46, -1.2), *reversed(run_out), (0.46, -1.2)]
    parts = [
        g.plate('bow', bow, metal, 0.19, 0.035, [eye], z=0, bevel_segments=4),
        g.plate('neck', neck, metal, 0.188, 0.02, z=0.001, bevel_segments=3),
        g.plate('blade', edge, metal, 0.13, 0.014, z=0.03, bevel_segments=3),
    ]
    for x, wide in ((0.07, 0.1), (0.31, 0.17)):
        parts.append(g.rounded_box('rib', (wide, length - 1.75, 0.19), 0.022, metal, (x, -(length + 1.35) / 2 + 0.1, 0.095), 2))
    stamp = m.metal('#4b453a', 0.6)
    parts.append(g.label(code, 0.25, stamp, (0, -0.42, 0.1895), 'Inter-SemiBold', thick=0.001, spacing=1.16))
    return parts


def round_bow():
    """Round bow whose shoulders run into the neck."""
    return g.fillet([(-1.14, 1.16, 1.05), (1.14, 1.16, 1.05), (1.14, -0.72, 0.75), (0.46, -1.24, 0.3), (0.46, -1.36, 0.02), (-0.46, -1.36, 0.02), (-0.46, -1.24, 0.3), (-1.14, -0.72, 0.75)], closed=True, segments=14)


def square_bow():
    """Bow of a padlock's key: square with round corners, a little wider at its end."""
    return g.fillet([(-1.06, 1.22, 0.42), (1.06, 1.22, 0.42), (0.92, -0.86, 0.34), (0.46, -0.98, 0.16), (0.46, -1.36, 0.02), (-0.46, -1.36, 0.02), (-0.46, -0.98, 0.16), (-0.92, -0.86, 0.34)], closed=True, segments=12)


def laid(parts, angle, turned, roll, sink):
    """Thread a key on the ring, its eye where the ring passes at `angle` (degrees, round the ring).

    It lies `turned`, rolled on one edge as the ring that passes through its eye keeps it, its tip `sink` degrees lower.
    """
    a = math.radians(angle)
    at = g.Vector((RING * math.cos(a), EYE_Y + RING - 0.02 + RING * math.sin(a), RING_Z))
    for part in parts:
        g.move(part, 0, -0.72 - 0.17, -0.095)
        g.turn(part, y=roll)
        g.turn(part, x=sink)
        g.turn(part, z=turned)
        g.move(part, *at)
    return parts


def build():
    """Tag, ring and two keys lying on the floor, tag nearest to the camera."""
    parts = tag(m.porcelain(0.42), m.graphite())
    parts.append(split_ring(m.metal('#c2c6cc', 0.16)))
    nickel, brass = wear.carried('#b9bab6', '#8f8c82', 0.26), wear.carried('#c4b188', '#8a7854', 0.28)
    parts += laid(key(nickel, round_bow(), g.circle(0.38, 0, 0.72, 48), (0.1, 0.26, 0.16, 0.32, 0.2), 4.55, '2074'), 74, 150, -20, 2.6)
    parts += laid(key(brass, square_bow(), g.circle(0.36, 0, 0.72, 48), (0.3, 0.14, 0.26, 0.1), 4.0, '118'), 4, 88, -19, 2.8)
    return g.assemble('key tracking device', parts)


def place(root):
    """On the porter's painted counter in the evening, close: one lamp from the left, the hall behind out of focus."""
    top = wear.scratched(surfaces.mottled('#39423f', '#29302e', 0.35, 0.42, 0.14, 3, 0.5), '#8d918d', 0.2)
    settings.board((120, 60, 3), top, (0, -14.4, -1.5), 0.1)
    settings.board((120, 0.7, 3.2), m.metal('#a9adb1', 0.32, 'x'), (0, 15.9, -1.55), 0.3)
    g.pose(root, yaw=-34)
    m.use(root, 0.18, 0.3)
    room_behind.show('vestibule', 0.12, 0.1, 60, 120, 2.6, (0.45, 0.72, 0.9))
    lighting.softbox((-22, 12, 22), (2, 2, 0), 6, 6, 120, (1, 0.88, 0.7))
    lighting.softbox((34, 26, 16), (0, 2, 0), 5, 30, 8, (0.74, 0.86, 1))
    lighting.softbox((8, 56, 30), (2, 4, 0), 50, 9, 1.3, (0.9, 0.95, 1))
    return settings.view((1.7, 2.9, 0.3), -6, 27, 90, 13.2, centre=(0.5, 0.45), focus=(1.2, 0.8, 0.6), f_number=13, tilt=0.6)


SHOTS = {
    'hero': shots.hero(yaw=-22, elevation=42, width=0.8, height=0.6, focus=(0, 0.6, TOP)),
    'front': shots.front(yaw=-46, elevation=60, width=0.8, height=0.82, focus=(0, 1, TOP)),
    'detail': shots.macro(yaw=-28, elevation=30, aim=(0.3, 1.3, TOP), span=6.6, exposure=0.25),
    'place': shots.Shot(setting=place, exposure=0.95, look={'grain': 0.012}),
}
