"""Key Tracking Device: a 3.6 cm tag, 0.8 cm thick, on a steel ring with two keys. It lies on the table."""
import math

import geometry as g
import materials as m
import parts as p
import props_desk
import settings
import shots
import table_top

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
# the ring rests on the table and on the bail, so it leans
RING_LEAN = 6.5


def split_ring(metal):
    """Two turns of flat-drawn steel wire, side by side, that cross over once; it passes through the bail."""
    points, turns = [], 2
    for i in range(160 * turns + 12):
        t = i / 160
        # level for most of a turn, then over to the next
        level = math.floor(t) + max(0.0, (t % 1 - 0.86) / 0.14)
        angle = math.tau * t + 2.2
        points.append((RING * math.cos(angle), RING * math.sin(angle), 0.16 * (level - 0.5)))
    ring = g.tube('ring', points, 0.082, metal, 6)
    g.turn(ring, x=-RING_LEAN)
    return g.move(ring, 0, EYE_Y + RING - 0.02, 0.40 - RING * math.sin(math.radians(RING_LEAN)))


def key(metal, cuts, length, code):
    """Cylinder key that lies flat, bow at the origin, blade towards -Y: stamped bow with a rim, shoulder, milled groove, cuts, worn tip."""
    bow_outline = g.fillet([(-1.1, 0.55, 0.5), (-0.75, 1.25, 0.5), (0.75, 1.25, 0.5), (1.1, 0.55, 0.5), (1.1, -0.55, 0.6), (0.5, -1.35, 0.35), (-0.5, -1.35, 0.35), (-1.1, -0.55, 0.6)], closed=True, segments=10)
    eye = g.circle(0.3, 0, 0.72, 48)
    inner = [(x * 0.8, y * 0.8 + 0.02) for x, y in bow_outline]
    parts = [
        g.plate('bow', bow_outline, metal, 0.14, 0.03, [eye], z=0.02, bevel_segments=4),
        g.plate('bow rim', bow_outline, metal, 0.05, 0.02, [inner], z=0.15, bevel_segments=4, hole_bevel=0.02),
        g.plate('eye rim', g.circle(0.42, 0, 0.72, 48), metal, 0.05, 0.015, [eye], z=0.15, bevel_segments=3),
    ]
    half = 0.4
    edge = [(-half, -1.15, 0), (-half, -1.75, 0.04), (-half + 0.07, -1.8, 0.04)]
    y = -1.98
    for depth in cuts:
        edge += [(-half + 0.06, y, 0.03), (-half + 0.06 + depth, y - 0.16, 0.03), (-half + 0.06 + depth, y - 0.22, 0.03), (-half + 0.06, y - 0.38, 0.03)]
        y -= 0.40
    edge += [(-half + 0.1, -length + 0.25, 0.05), (-0.05, -length, 0.08), (0.12, -length, 0.08), (half, -length + 0.35, 0.1), (half, -1.15, 0)]
    outline = g.fillet(edge, closed=True, segments=4)
    grooves = [g.slot(length - 2.0, 0.1, 0.2, -(length + 1.45) / 2, vertical=True)]
    dark = m.metal('#75706a', 0.4)
    parts += [
        g.plate('core', outline, metal, 0.1, 0.012, z=0.0, bevel_segments=3),
        g.plate('blade', outline, metal, 0.1, 0.012, grooves, z=0.09, bevel_segments=3, hole_bevel=0.012),
        g.plate('groove floor', g.slot(length - 2.0, 0.12, 0.2, -(length + 1.45) / 2, vertical=True), dark, 0.012, 0.003, z=0.095),
        g.plate('shoulder', g.rounded_rectangle(0.98, 0.24, 0.05, 0, -1.3), metal, 0.2, 0.03, z=0),
        g.label(code, 0.36, m.matte('#5d564a', 0.5), (0, -0.12, 0.166), 'Inter-Medium', thick=0.001, spacing=1.1),
        g.label('SECURITY', 0.19, m.matte('#5d564a', 0.5), (0, -0.6, 0.166), 'Inter-SemiBold', thick=0.001, spacing=1.12),
    ]
    return parts


def laid(parts, angle, turned, tilt, height):
    """Thread a key on the ring: its eye where the ring passes at `angle` (degrees, round the ring), lying `turned` and tilted."""
    a = math.radians(angle)
    centre = g.Vector((0, EYE_Y + RING - 0.02, 0))
    at = centre + g.Vector((RING * math.cos(a), RING * math.sin(a), height))
    for part in parts:
        g.move(part, 0, -0.72 - 0.2, -0.1)
        g.turn(part, x=tilt)
        g.turn(part, z=turned)
        g.move(part, *at)
    return parts


def build():
    """Tag, ring and two keys lying on the floor, tag nearest to the camera."""
    parts = tag(m.porcelain(0.42), m.graphite())
    parts.append(split_ring(m.metal('#c2c6cc', 0.16)))
    parts += laid(key(m.metal('#b6b8ba', 0.27), (0.1, 0.24, 0.14, 0.3, 0.18), 4.7, '2074'), 62, 138, -4, 0.24)
    parts += laid(key(m.metal('#b39a63', 0.3), (0.26, 0.12, 0.3, 0.16, 0.08), 4.5, '118'), 8, 84, -5, 0.27)
    return g.assemble('key tracking device', parts)


def place(root):
    """On the porter's worn table at night: one lamp, the ledger out of focus behind."""
    table_top.planks(90, 66, (0, 8), 5, colours=('#8a6a4c', '#4d3727'), seed=3)
    g.pose(root, yaw=-34)
    m.use(root, 0.18, 0.3)
    ledger = props_desk.open_notebook('#6b2f2a')
    g.pose(ledger, yaw=24, at=(11, 17, 0))
    pen = props_desk.pen()
    pen.matrix_world = g.Matrix.Translation((13, 6.4, 0.5)) @ g.Matrix.Rotation(math.radians(160), 4, 'Z') @ pen.matrix_world
    settings.lit_by('vestibule', 0.1, 60, [((-26, -8, 26), (0, 2, 0), 9, 9, 46, (1, 0.84, 0.62)), ((34, 20, 14), (0, 2, 0), 5, 30, 5, (0.74, 0.86, 1))])
    return settings.view((0.8, 3, 0.6), -6, 26, 85, 18, focus=(0, 0.6, 0.8), softness=1.8, centre=(0.48, 0.44))


SHOTS = {
    'hero': shots.hero(yaw=-22, elevation=42, width=0.8, height=0.6, focus=(0, 0.6, TOP)),
    'front': shots.front(yaw=-46, elevation=60, width=0.8, height=0.82, focus=(0, 1, TOP)),
    'detail': shots.macro(yaw=-28, elevation=30, aim=(0.3, 1.3, TOP), span=6.6, exposure=0.25),
    'place': shots.Shot(setting=place, exposure=0.35, look={'grain': 0.012}),
}
