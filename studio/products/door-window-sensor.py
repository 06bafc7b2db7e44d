"""Door and Window Sensor: a 2.6 x 7.2 x 1.3 cm reed sensor and its magnet; the two part when the door opens."""
import bpy

import geometry as g
import lighting
import materials as m
import settings
from shots import Glint, Shot

TOP = 1.35
GAP = 0.55
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
    sensor = shell(2.7, 7.2, TOP, white, graphite, [g.slot(0.9, 0.14, 0, 2.35)])
    sensor += [
        g.plate('light', g.slot(0.88, 0.12, 0, 2.35), m.led(strength=1.7, core=0.4), 0.2, 0.03, z=TOP - 0.21),
        g.lathe('key', [(0.62, TOP - 0.02, 0), (0.62, TOP + 0.04, 0.03), (0.5, TOP + 0.05, 0.04), (0.25, TOP + 0.02, 0.2), (0, TOP + 0.01, 0)], white, segments=96, y=-2.0),
        g.lathe('groove', [(0.61, TOP - 0.02, 0), (0.61, TOP + 0.003, 0), (0.68, TOP + 0.003, 0), (0.68, TOP - 0.02, 0)], m.matte('#9aa1a7'), segments=96, y=-2.0),
        g.plate('mark', [(1.12, FOOT), (0.86, FOOT + 0.16), (0.86, FOOT - 0.16)], grey, 0.006, 0.001, z=TOP - 0.001),
        g.plate('notch', g.slot(0.8, 0.1, 0, -3.42), graphite, 0.06, 0.01, z=0.7),
    ]
    magnet = shell(1.45, 4.6, TOP - 0.1, white, graphite)
    magnet.append(g.plate('mark', [(-0.56, 0.0), (-0.3, 0.16), (-0.3, -0.16)], grey, 0.006, 0.001, z=TOP - 0.101))
    for part in magnet:
        g.move(part, 2.7 / 2 + GAP + 1.45 / 2, FOOT)
    for part in sensor + magnet:
        g.move(part, -0.8)
    parts = g.face_front(sensor + magnet)
    return g.assemble('door and window sensor', parts)


def place(root):
    """On a casement window: sensor on the frame, magnet on the sash, a pale sky behind."""
    g.mesh('sky', [(-300, 200, -200), (300, 200, -200), (300, 200, 300), (-300, 200, 300)], [(0, 1, 2, 3)], m.screen_light('#cfe2ee', 1.3))
    frame = m.plastic('#eeede9', 0.35)
    settings.board((9, 7, 300), frame, (-4.6, 3.5, 0), 0.35)
    settings.board((6.4, 6.4, 300), frame, (3.35, 3.6, 0), 0.35)
    settings.board((1.0, 4.2, 300), frame, (7.0, 4.2, 0), 0.3)
    settings.board((0.12, 6, 300), m.rubber(), (0.02, 3.8, 0), 0.03)
    settings.board((200, 1, 300), m.clear_glass(), (107, 4.4, 0), 0.1)
    settings.wall(m.plaster('#d7d3cb'), 7)
    for thing in [o for o in bpy.data.objects if o.name.startswith('wall')]:
        for corner in thing.data.vertices:
            corner.co.x = min(corner.co.x, -8.8)
    g.pose(root, at=(-0.79, 0, 2), floats=True)
    lighting.world((0.90, 0.95, 1), 0.4)
    lighting.softbox((-70, -60, 50), (0, 0, 0), 60, 80, 3.6, colour=(1, 0.975, 0.94))
    lighting.softbox((60, 70, 50), (0, 0, 0), 80, 80, 5, colour=(1, 0.97, 0.92))
    lever = g.lathe('lever', [(0, 0, 0), (0.8, 0, 0.1), (0.8, 1.6, 0.1), (0, 1.6, 0)], m.metal('#c6cad0', 0.25), segments=64)
    g.turn(lever, x=90)
    g.move(lever, 3.3, 0.4, -9)
    settings.board((1.5, 1.0, 9), m.metal('#c6cad0', 0.25), (3.3, -1.5, -12.4), 0.45)
    return settings.view((2.5, 0, 0), 20, 6, 75, 28, focus=(-0.8, -1.3, 2), softness=1.4, centre=(0.5, 0.48))


SHOTS = {
    'hero': Shot(yaw=-30, elevation=12, width=0.46, height=0.46, glints=[Glint((0, -TOP, 1), size=(34, 34), radiance=0.7, shift=(-16, 14))]),
    'front': Shot(yaw=0, azimuth=0, elevation=5, width=0.5, height=0.68),
    'detail': Shot(yaw=-38, azimuth=4, elevation=20, aim=(0.3, -TOP, 0.5), span=6, softness=1.6),
    'place': Shot(setting=place, exposure=0.35),
}
