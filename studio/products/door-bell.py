"""Door Bell: a video bell, 4.9 x 13.6 x 2.6 cm, camera above, button below."""
import doorway
import geometry as g
import lighting
import materials as m
import parts as p
import settings
import shots
import surfaces
from shots import Glint

WIDTH, HEIGHT = 4.9, 13.6
FRONT = 2.6
BUTTON_Y = -3.9
LENS_Y = 3.9


def camera_eye(graphite):
    """Wide-angle lens in a polished ring."""
    parts = [g.lathe('ring', [(1.18, 0, 0), (1.18, 0.12, 0.05), (1.0, 0.13, 0.04), (0.96, -0.05, 0)], m.metal('#9aa0a8', 0.22), segments=160)]
    parts += [g.move(part, z=0.06) for part in p.lens(0.97, 0.7)]
    return [g.move(part, y=LENS_Y, z=FRONT) for part in parts]


def bell_button(metal):
    """Dished push button with an engraved bell and a lit ring."""
    top = FRONT + 0.14
    sign = m.ink('#4b545d')
    bell = g.fillet([(-0.42, -0.3, 0.06), (-0.3, -0.08, 0.1), (-0.28, 0.18, 0.24), (0, 0.46, 0.22), (0.28, 0.18, 0.24), (0.3, -0.08, 0.1), (0.42, -0.3, 0.06)], closed=True, segments=6)
    inner = [(x * 0.72, y * 0.74 - 0.01) for x, y in bell]
    parts = [
        g.lathe('button', [(1.32, FRONT - 0.1, 0), (1.32, FRONT + 0.16, 0.06), (1.1, FRONT + 0.2, 0.06), (0.7, FRONT + 0.15, 0.4), (0, top - 0.01, 0)], metal, segments=160, corner_segments=12),
        *p.light_ring(1.31, 1.5, FRONT, spots=12),
        g.plate('bell', bell, sign, 0.03, 0.006, [inner], z=top - 0.012),
        g.plate('clapper', g.circle(0.09, 0, -0.42, 24), sign, 0.03, 0.006, z=top - 0.012),
    ]
    return [g.move(part, y=BUTTON_Y) for part in parts]


def build():
    """The bell, camera towards the viewer."""
    face, graphite = m.aluminium('y', 0.28), m.graphite()
    outline = g.rounded_rectangle(WIDTH, HEIGHT, 2.2, squareness=2.25, segments=24)
    glass = g.rounded_rectangle(WIDTH - 0.5, 6.5, 1.95, 0, 3.32, squareness=2.25, segments=24)
    slots = [g.slot(1.5, 0.11, 0, -0.72 - i * 0.3) for i in range(3)]
    parts = [
        g.plate('gasket', g.rounded_rectangle(WIDTH - 0.3, HEIGHT - 0.3, 2.05, squareness=2.25, segments=20), m.rubber(), 0.3, 0.05),
        g.plate('body', outline, m.metal('#50565e', 0.38), 1.5, 0.25, z=0.25, bevel_segments=6),
        g.plate('front', outline, face, FRONT - 1.8, 0.12, [g.rounded_rectangle(WIDTH - 0.42, 6.58, 1.98, 0, 3.32, squareness=2.25, segments=24), *slots, g.circle(1.5, 0, BUTTON_Y, 192)], z=1.8, bevel_segments=7, hole_bevel=0.035),
        g.plate('speaker', g.rounded_rectangle(2.2, 1.4, 0.1, 0, -1.0), m.matte('#202429'), 0.1, 0.01, z=1.9),
        g.plate('glass', glass, m.dark_glass('#12161b', 0.05), FRONT - 1.82, 0.06, [g.circle(1.0, 0, LENS_Y, 128)], z=1.84),
    ]
    infra_red = m.dark_glass('#34191f', 0.2)
    for x in (-1.45, 1.45):
        bulb = g.lathe('infra red', [(0.2, 0, 0), (0.14, 0.03, 0.03), (0, 0.04, 0)], infra_red, segments=32)
        parts.append(g.move(bulb, x, LENS_Y, FRONT + 0.02))
    motion = g.lathe('motion', [(0.42, 0, 0), (0.3, 0.1, 0.1), (0, 0.13, 0)], m.plastic('#23282e', 0.25, grain=0), segments=64)
    parts.append(g.move(motion, 0, 1.55, FRONT + 0.015))
    parts.append(g.screw(m.steel(), 0, -HEIGHT / 2 + 0.62, FRONT + 0.03, 0.17))
    status = g.lathe('status', [(0.07, 0, 0), (0.05, 0.03, 0.02), (0, 0.035, 0)], m.led(strength=1.5, core=0.8), segments=24)
    parts.append(g.move(status, 0, 5.75, FRONT + 0.02))
    parts += camera_eye(graphite) + bell_button(m.metal('#cfd3d8', 0.22))
    return g.assemble('door bell', g.face_front(parts))


GLASS = Glint((0, -FRONT, 3.5), size=(26, 50), radiance=3.0, shift=(-16, 10))
PLATE = Glint((0, -FRONT, -3), size=(50, 60), radiance=0.6, shift=(10, 0))

def place(root):
    """At the jamb of a front door after dark, by the porch lamp; the hall behind is lit and out of focus."""
    wood = surfaces.mottled('#1d3238', '#192c32', 0.06, 0.4, 0.12, 1.6, 0.45, (1, 1, 0.12))
    doorway.wall_to(8.6, doorway.paint('#8b8780', '#7a766f', 0.8, 0.5, 0.6, coarse=0.65), wood, 5.4, 1.8)
    settings.mounted(root, 0, -3)
    m.use(root, 0.16, 0.35)
    doorway.room(146, 340, -14, '#b8a88e', 1700, False)
    doorway.glow(8.6, 6)
    lighting.place('narrow_moonlit_road', 0.3, 60)
    lighting.softbox((-26, -24, 42), (-3, 0, 0), 9, 9, 130, (1, 0.88, 0.7))
    view = settings.view((1.4, 0, 0), -15, 2, 85, 26, focus=(-3, -2.6, 1), f_number=5.6, tilt=0.5)
    lighting.reflection(view, (-3, -FRONT, 3.5), (0, -1, 0), 18, 50, 1.2, shift=(-16, 10))
    lighting.reflection(view, (-3, -FRONT, -3), (0, -1, 0), 40, 60, 0.5, shift=(10, 0))
    return view


SHOTS = {
    'hero': shots.hero(mount='wall', height=0.58, glints=[GLASS, PLATE]),
    'front': shots.front(mount='wall', height=0.78, glints=[GLASS]),
    'detail': shots.macro(mount='wall', yaw=-32, elevation=10, aim=(0.2, -FRONT, 3.0), span=7.4, glints=[Glint((0, -FRONT, 3.5), size=(20, 30), radiance=3.2, shift=(-12, 8)), Glint((0, -FRONT, -1), size=(40, 60), radiance=1.6, shift=(-14, 6))]),
    'place': shots.Shot(setting=place, exposure=1.0, look={'grain': 0.012}),
}
