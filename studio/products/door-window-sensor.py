"""Door and Window Sensor: a 2.6 x 7.2 x 1.3 cm reed sensor and its magnet; the two part when the door opens."""
import math

import bpy

import geometry as g
import lighting
import materials as m
import parts as p
import room_behind
import settings
import shots
import surfaces
import wear

TOP = 1.35
GAP = 0.55
# where the two parts stand apart, across; the leaf meets its frame there
MEETS = 2.7 / 2 + GAP / 2 - 0.8
# the magnet's middle where both parts stand on their lower ends; the marks are at this height
FOOT = (4.6 - 7.2) / 2


def shell(width, height, deep, white, graphite, holes=()):
    """Back plate, dark seam and soft-edged lid."""
    outline = g.rounded_rectangle(width, height, min(width, height) * 0.34, squareness=2.4, segments=22)
    inner = g.rounded_rectangle(width - 0.08, height - 0.08, min(width, height) * 0.33, squareness=2.4, segments=22)
    return [
        g.plate('back', outline, white, 0.32, 0.08, bevel_segments=5),
        g.plate('seam', inner, graphite, 0.08, 0.01, z=0.29),
        g.plate('lid', outline, white, deep - 0.34, 0.3, list(holes), z=0.34, bevel_segments=10, hole_bevel=0.03),
    ]


def build():
    """Sensor and magnet side by side, marks facing each other."""
    white, graphite = m.porcelain(), m.graphite()
    grey = m.ink('#7b858e')
    sensor = shell(2.7, 7.2, TOP, white, graphite, [g.slot(0.9, 0.16, 0, 2.35), g.circle(0.70, 0, -2.0, 96)])
    sensor += [
        g.move(g.plate('light', g.slot(0.96, 0.22), m.light_line(0.09, strength=1.5), 0.2, 0.05, z=TOP - 0.245), 0, 2.35),
        g.lathe('key', [(0.66, TOP - 0.3, 0), (0.66, TOP + 0.02, 0.04), (0.5, TOP + 0.03, 0.04), (0.25, TOP, 0.2), (0, TOP - 0.01, 0)], white, segments=128, y=-2.0),
        g.plate('well', g.circle(0.72, 0, -2.0, 64), graphite, 0.06, 0.01, z=TOP - 0.32),
        g.plate('mark', [(1.12, FOOT), (0.9, FOOT + 0.15), (0.9, FOOT - 0.15)], grey, 0.006, 0.001, z=TOP - 0.001),
        g.plate('notch', g.slot(0.9, 0.16, 0, -3.46), graphite, 0.2, 0.02, z=0.55),
        g.label('DOOR / WINDOW', 0.19, grey, (0, 1.72, TOP + 0.001), 'Inter-SemiBold', thick=0.001, spacing=1.06),
        g.label('3 V  CR2032', 0.17, grey, (0, 1.38, TOP + 0.001), 'Inter-Medium', thick=0.001, spacing=1.04),
        *p.bin_mark(0.36, 0, 0.92, TOP + 0.002, grey),
    ]
    magnet = shell(1.45, 4.6, TOP - 0.1, white, graphite)
    magnet.append(g.label('MAGNET', 0.15, grey, (0, 1.55, TOP - 0.099), 'Inter-SemiBold', thick=0.001, spacing=1.06))
    magnet.append(g.plate('mark', [(-0.56, 0.0), (-0.3, 0.16), (-0.3, -0.16)], grey, 0.006, 0.001, z=TOP - 0.101))
    for part in magnet:
        g.move(part, 2.7 / 2 + GAP + 1.45 / 2, FOOT)
    for part in sensor + magnet:
        g.move(part, -0.8)
    parts = g.face_front(sensor + magnet)
    return g.assemble('door and window sensor', parts)


def frame_and_leaf(root):
    """Painted frame on the left and the leaf that shuts into it, flush; the gap between them runs between sensor and magnet."""
    paint, gap = m.fine_plaster('#c9cdd1'), MEETS
    parts = [
        g.rounded_box('frame', (60, 60, 4), 0.12, paint, (gap - 0.16 - 30, 0, -2.0), 3),
        g.rounded_box('leaf', (60, 60, 4), 0.12, paint, (gap + 0.16 + 30, 0, -2.0), 3),
        g.rounded_box('seal', (0.5, 60, 0.4), 0.1, m.rubber('#3a3d40'), (gap, 0, -1.6), 3),
    ]
    return g.face_front(parts)


def place(root):
    """At night on a painted door that stands ajar: the sensor on its frame, the magnet on the leaf, the lit room in the gap."""
    paint = wear.rubbed(surfaces.mottled('#2d504e', '#244340', 0.07, 0.38, 0.14, 1.6, 0.5, (1, 1, 0.1)), '#b7a98c', 0.4, 0.9, 0.8)
    frame = [
        g.rounded_box('jamb', (7.6, 9, 120), 0.22, paint, (MEETS - 0.16 - 3.8, 4.5, 0), 3),
        g.rounded_box('stop', (2.6, 4.2, 120), 0.2, paint, (MEETS - 0.2, 6.9, 0), 3),
        g.rounded_box('seal', (0.7, 0.6, 120), 0.25, m.rubber('#3a3d40'), (MEETS + 0.6, 4.7, 0), 3),
    ]
    settings.board((120, 16, 120), surfaces.mottled('#8d8674', '#7b7464', 0.1, 0.88, 0.4, 1.8), (MEETS - 7.9 - 60, 9.2, 0), 0.4)
    g.pose(root, at=(0, 0, 0), floats=True)
    m.use(root, 0.14, 0.3)
    leaf = g.rounded_box('leaf', (78, 4, 120), 0.25, paint, (MEETS + 0.16 + 39, 2, 0), 3)
    hinge = g.Vector((MEETS + 78, 1, 0))
    swung = g.Matrix.Translation(hinge) @ g.Matrix.Rotation(math.radians(4.2), 4, 'Z') @ g.Matrix.Translation(-hinge)
    bpy.context.view_layer.update()
    magnet = [part for part in g.members(root) if shots.bounds([part])[0].x > MEETS]
    for part in (leaf, *magnet):
        part.matrix_world = swung @ part.matrix_world
    room_behind.show('vestibule', 0.1, 1.0, 20, 150, 2.4, (1, 0.8, 0.55))
    lighting.softbox((-24, -40, 32), (0, 0, 0), 8, 8, 150, (1, 0.93, 0.82))
    lighting.softbox((24, 40, 4), (MEETS, 2, 0), 16, 60, 9, (1, 0.76, 0.46))
    return settings.view((0.3, -1, -0.2), -33, 4, 90, 17, focus=(-0.4, -1.6, 0.5), f_number=9, tilt=0.5)


SHOTS = {
    'hero': shots.hero(mount='wall', dress=frame_and_leaf, back=2.2, yaw=-28, elevation=10, width=0.5, height=0.5),
    'front': shots.front(mount='wall', dress=frame_and_leaf, back=2.2, height=0.7),
    'detail': shots.macro(mount='wall', dress=frame_and_leaf, back=2.2, yaw=-34, elevation=16, aim=(-0.1, -TOP, 0.9), span=6.4, exposure=0.2),
    'place': shots.Shot(setting=place, exposure=0.5, look={'grain': 0.012}),
}
