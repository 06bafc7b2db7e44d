"""Door Bell: a video bell, 4.9 x 13.6 x 2.6 cm, camera above, button below."""
import geometry as g
import lighting
import materials as m
import settings
from shots import Glint, Shot

WIDTH, HEIGHT = 4.9, 13.6
FRONT = 2.6
BUTTON_Y = -3.9
LENS_Y = 3.9


def camera_eye(graphite):
    """Wide-angle lens in a polished ring."""
    parts = [
        g.lathe('ring', [(1.18, 0, 0), (1.18, 0.14, 0.05), (0.98, 0.16, 0.05), (0.94, -0.1, 0)], m.metal('#9aa0a8', 0.22), segments=128),
        g.lathe('barrel', [(0.97, 0.08, 0), (0.80, -0.12, 0.02), (0.78, -0.18, 0.02), (0.66, -0.2, 0.02), (0.6, -0.3, 0)], graphite, segments=128),
        g.lathe('element', [(0.8, -0.25, 0), (0.55, 0.02, 0.25), (0.28, 0.12, 0.2), (0, 0.15, 0)], m.dark_glass('#0f1a26', 0.02), segments=128),
        g.lathe('iris', [(0.3, 0.118, 0), (0, 0.156, 0)], m.dark_glass('#1b3d55', 0.03), segments=96),
    ]
    return [g.move(part, y=LENS_Y, z=FRONT) for part in parts]


def bell_button(metal, mint):
    """Dished push button with an engraved bell and a lit ring."""
    top = FRONT + 0.14
    sign = m.ink('#4b545d')
    bell = g.fillet([(-0.42, -0.3, 0.06), (-0.3, -0.08, 0.1), (-0.28, 0.18, 0.24), (0, 0.46, 0.22), (0.28, 0.18, 0.24), (0.3, -0.08, 0.1), (0.42, -0.3, 0.06)], closed=True, segments=6)
    inner = [(x * 0.72, y * 0.74 - 0.01) for x, y in bell]
    parts = [
        g.lathe('button', [(1.32, FRONT - 0.1, 0), (1.32, FRONT + 0.16, 0.06), (1.1, FRONT + 0.2, 0.06), (0.7, FRONT + 0.15, 0.4), (0, top - 0.01, 0)], metal, segments=160, corner_segments=12),
        g.lathe('light', [(1.34, FRONT - 0.05, 0), (1.34, FRONT + 0.05, 0.02), (1.50, FRONT + 0.05, 0.03), (1.50, FRONT - 0.05, 0)], mint, segments=160),
        g.plate('bell', bell, sign, 0.03, 0.006, [inner], z=top - 0.012),
        g.plate('clapper', g.circle(0.09, 0, -0.42, 24), sign, 0.03, 0.006, z=top - 0.012),
    ]
    return [g.move(part, y=BUTTON_Y) for part in parts]


def build():
    """The bell standing on its lower edge, camera towards the viewer."""
    face, graphite = m.aluminium('y', 0.28), m.graphite()
    outline = g.rounded_rectangle(WIDTH, HEIGHT, 2.2, squareness=2.25, segments=24)
    glass = g.rounded_rectangle(WIDTH - 0.5, 6.5, 1.95, 0, 3.32, squareness=2.25, segments=24)
    slots = [g.slot(1.5, 0.11, 0, -0.72 - i * 0.3) for i in range(3)]
    parts = [
        g.plate('gasket', g.rounded_rectangle(WIDTH - 0.3, HEIGHT - 0.3, 2.05, squareness=2.25, segments=20), m.rubber(), 0.3, 0.05),
        g.plate('body', outline, m.metal('#50565e', 0.38), 1.5, 0.25, z=0.25, bevel_segments=6),
        g.plate('front', outline, face, FRONT - 1.8, 0.12, [g.rounded_rectangle(WIDTH - 0.42, 6.58, 1.98, 0, 3.32, squareness=2.25, segments=24), *slots], z=1.8, bevel_segments=7, hole_bevel=0.035),
        g.plate('speaker', g.rounded_rectangle(2.2, 1.4, 0.1, 0, -1.0), m.matte('#202429'), 0.1, 0.01, z=1.9),
        g.plate('glass', glass, m.dark_glass('#12161b', 0.05), FRONT - 1.82, 0.06, z=1.84),
    ]
    infra_red = m.dark_glass('#34191f', 0.2)
    for x in (-1.45, 1.45):
        bulb = g.lathe('infra red', [(0.2, 0, 0), (0.14, 0.03, 0.03), (0, 0.04, 0)], infra_red, segments=32)
        parts.append(g.move(bulb, x, LENS_Y, FRONT + 0.02))
    motion = g.lathe('motion', [(0.42, 0, 0), (0.3, 0.1, 0.1), (0, 0.13, 0)], m.plastic('#23282e', 0.25, grain=0), segments=64)
    parts.append(g.move(motion, 0, 1.55, FRONT + 0.015))
    status = g.lathe('status', [(0.07, 0, 0), (0.05, 0.03, 0.02), (0, 0.035, 0)], m.led(strength=3.2, core=0.8), segments=24)
    parts.append(g.move(status, 0, 5.75, FRONT + 0.02))
    parts += camera_eye(graphite) + bell_button(m.metal('#cfd3d8', 0.22), m.led(strength=2.2, core=0.5))
    return g.assemble('door bell', g.face_front(parts))


GLASS = Glint((0, -FRONT, 3.5), size=(26, 50), radiance=3.0, shift=(-16, 10))
PLATE = Glint((0, -FRONT, -3), size=(50, 60), radiance=1.6, shift=(10, 0))

def place(root):
    """At a front door at dusk, its button lit."""
    lighting.world((0.55, 0.68, 0.95), 0.30)
    lighting.softbox((-70, -60, 60), (0, 0, 0), 80, 80, 1.3, colour=(0.75, 0.86, 1))
    settings.wall(m.plaster('#b4a794', 0.9))
    settings.mounted(root, 0)
    door = m.wood('#7d5232', '#3f2716', axis='z', scale=1.0, rough=0.36)
    settings.board((7, 8, 300), m.wood('#8e6542', '#4d321d', axis='z', scale=1.1), (14, -2.5, 0), 0.4)
    for i in range(3):
        settings.board((14, 4, 300), door, (25 + i * 14.1, 1, 0), 0.25)
    lighting.softbox((14, -26, 56), (2, 0, -2), 16, 16, 20, colour=(1, 0.78, 0.52))
    return settings.view((2.5, 0, 0), 24, 3, 70, 34, focus=(0, -2.6, 0), softness=1.3, centre=(0.5, 0.5))


SHOTS = {
    'hero': Shot(yaw=-28, elevation=9, width=0.5, height=0.5, glints=[GLASS, PLATE]),
    'front': Shot(yaw=0, azimuth=0, elevation=4, width=0.5, height=0.72, glints=[GLASS]),
    'detail': Shot(yaw=-32, azimuth=6, elevation=12, aim=(0.2, -FRONT, 3.2), span=8.6, softness=1.6, glints=[GLASS]),
    'place': Shot(setting=place, exposure=0.75),
}
