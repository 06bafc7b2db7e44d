"""Attendance System: a wall terminal for face and fingerprint, 10.4 x 19.6 x 2.6 cm."""
import math

import doorway
import geometry as g
import lighting
import materials as m
import parts as p
import room_behind
import settings
import shots
import surfaces
from shots import Glint

WIDTH, HEIGHT = 10.4, 19.6
FRONT = 2.6
TOP = FRONT + 0.006
SENSOR_Y = -7.35


def lit_glass():
    """The display as one sees it through its cover: a dim ground that mirrors like the glass."""
    material = m.screen_light('#16212c', 0.3)
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = m.linear('#0d1218')
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 0.045, 0.55
    return material


def viewfinder(light, mint):
    """Four corners and a level line: where the terminal looks for a face."""
    parts = []
    y, half, arm, r = 0.75, 2.15, 0.7, 0.35
    for sx in (-1, 1):
        for sy in (-1, 1):
            corner = g.fillet([(sx * half, y + sy * (half - arm), 0), (sx * half, y + sy * half, r), (sx * (half - arm), y + sy * half, 0)], segments=8)
            parts.append(p.stroke(corner, 0.09, TOP, mint))
    # an oval to bring one's face into, dashed as on such terminals
    oval = [(1.25 * math.sin(t), y + 0.05 + 1.65 * math.cos(t)) for t in (math.tau * k / 180 for k in range(181))]
    parts += [p.stroke(oval[k:k + 5], 0.035, TOP, light) for k in range(0, 180, 9)]
    return parts


def screen(light, quiet, mint):
    """Clock, prompt and the last three who clocked in."""
    parts = [
        g.plate('lit', g.rounded_rectangle(WIDTH - 1.3, 13.2, 0.35, 0, 1.35), lit_glass(), 0.004, 0.001, z=FRONT - 0.001),
        g.label('06:58', 1.7, light, (-4.0, 6.55, TOP), 'InterDisplay-Regular', 'LEFT', 0.001, 0.98),
        g.label('Thursday', 0.44, quiet, (4.0, 6.9, TOP), 'InterDisplay-Medium', 'RIGHT', 0.001),
        g.label('12 March', 0.44, quiet, (4.0, 6.25, TOP), 'InterDisplay-Medium', 'RIGHT', 0.001),
        g.label('Present finger or card', 0.6, light, (0, 4.35, TOP), 'InterDisplay-SemiBold', thick=0.001),
        g.label('or look here', 0.42, quiet, (0, 3.6, TOP), 'InterDisplay-Medium', thick=0.001),
        p.stroke([(-4.0, -2.0), (4.0, -2.0)], 0.02, TOP, m.screen_light('#3a4856', 0.5)),
    ]
    for i, (time, who) in enumerate((('06:57', 'Gate 2, card 0417'), ('06:55', 'Gate 2, card 0388'), ('06:52', 'Gate 2, card 0412'))):
        y = -2.55 - 0.72 * i
        parts.append(g.label(time, 0.4, light, (-4.0, y, TOP), 'InterDisplay-Medium', 'LEFT', 0.001))
        parts.append(g.label(who, 0.4, quiet, (-2.4, y, TOP), 'InterDisplay-Medium', 'LEFT', 0.001))
        parts.append(g.label('In', 0.4, mint, (4.0, y, TOP), 'InterDisplay-SemiBold', 'RIGHT', 0.001))
    return parts


def optics(graphite):
    """Two cameras and the infra-red flood light above the screen."""
    parts = []
    for x in (-1.55, 1.55):
        parts.append(g.lathe('ring', [(0.46, FRONT - 0.02, 0), (0.46, FRONT + 0.04, 0.02), (0.37, FRONT + 0.04, 0.02), (0.36, FRONT - 0.02, 0)], m.metal('#7b828a', 0.3), segments=96, x=x, y=8.35))
        parts += [g.move(part, x, 8.35, FRONT + 0.02) for part in p.lens(0.36, 0.3)]
    flood = g.plate('flood', g.slot(1.3, 0.42, 0, 8.35), m.dark_glass('#3a1a20', 0.15), 0.04, 0.015, z=FRONT - 0.015)
    status = g.lathe('status', [(0.08, FRONT, 0), (0.06, FRONT + 0.02, 0.02), (0, FRONT + 0.025, 0)], m.led(strength=1.5, core=0.8), segments=32, x=3.1, y=8.35)
    return [*parts, flood, status]


def fingerprint(metal):
    """Round optical sensor in a lit ring on the aluminium chin."""
    y = SENSOR_Y
    parts = [
        g.lathe('rim', [(1.13, FRONT - 0.1, 0), (1.13, FRONT + 0.10, 0.04), (1.34, FRONT + 0.10, 0.08), (1.42, FRONT - 0.05, 0)], metal, segments=192, y=y),
        *p.light_ring(0.97, 1.13, FRONT + 0.09, y=y, spots=12),
        g.lathe('window', [(0.98, FRONT - 0.1, 0), (0.98, FRONT + 0.05, 0.03), (0.6, FRONT + 0.02, 0.2), (0, FRONT, 0)], m.dark_glass('#11161b', 0.08), segments=128, y=y),
    ]
    # the sign of a finger's ridges, printed below the window: open loops about a whorl, none concentric with another
    line = m.ink('#6c7a86')
    for rx, ry, start, end, dy in ((0.09, 0.14, -150, 170, 0.02), (0.2, 0.28, -140, 130, 0), (0.31, 0.42, -118, 150, 0), (0.42, 0.55, -150, 104, -0.01), (0.53, 0.67, -96, 118, -0.02)):
        ridge = [(rx * math.sin(math.radians(t)), y + dy + ry * math.cos(math.radians(t))) for t in range(start, end, 6)]
        parts.append(p.stroke(ridge, 0.045, FRONT + 0.058, line))
    return parts


def build():
    """The terminal, screen towards the camera."""
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
    light, quiet, mint = m.screen_light('#f1f7fb', 0.78), m.screen_light('#a9b8c4', 0.5), m.screen_light(m.MINT, 0.85)
    parts += viewfinder(quiet, mint) + screen(light, quiet, mint) + optics(graphite)
    parts += fingerprint(m.metal('#d0d3d8', 0.22))
    return g.assemble('attendance system', g.face_front(parts))


GLASS = Glint((0, -FRONT, 2), size=(40, 60), radiance=3.0, shift=(-26, 22))
WINDOW = Glint((0, -FRONT, 3), size=(34, 50), radiance=1.6, shift=(-13, 24))
SHEEN = Glint((0, -FRONT, -7), size=(60, 60), radiance=0.26, shift=(24, 8))
CHIN = Glint((0, -FRONT, -7), size=(60, 60), radiance=0.6, shift=(10, 0))


def handled(root):
    """Finger marks in the gloss of metal and glass, dust on the top edge."""
    m.use(root, 0.05, 0.25)
    return ()


def place(root):
    """On the concrete beside a plant's door before the first shift; the hall behind is lit and out of focus."""
    room_behind.show('autoshop_01', 0.1, 0.34, 60, 205, 2.0, (1, 0.95, 0.86))
    steel = surfaces.mottled('#7f868c', '#757c82', 0.06, 0.42, 0.12, 1.6, 0.45, (1, 1, 0.12))
    doorway.wall_to(14.5, doorway.paint('#8a8c8e', '#727476', 0.8, 0.4, 0.6, 0.8), steel, 5, 1.2, is_moulded=False)
    settings.mounted(root, 0, -5)
    m.use(root, 0.16, 0.3)
    doorway.glow(14.5, 4, (0.95, 0.98, 1))
    lighting.softbox((-40, -36, 52), (-4, 0, 0), 12, 12, 150, (1, 0.93, 0.82))
    view = settings.view((2.6, 0, -0.5), -15, 1, 85, 40, focus=(-5, -2.6, 0), f_number=5.6, tilt=0.5)
    doorway.hall(view, 0.42)
    lighting.reflection(view, (-5, -FRONT, 2), (0, -1, 0), 30, 70, 1.1, shift=(-20, 18))
    lighting.reflection(view, (-5, -FRONT, -7), (0, -1, 0), 50, 50, 0.5, shift=(10, 0))
    return view


SHOTS = {
    'hero': shots.hero(mount='wall', yaw=-22, height=0.58, glints=[GLASS, CHIN]),
    'front': shots.front(mount='wall', dress=handled, yaw=-8, height=0.78, glints=[WINDOW, SHEEN]),
    'detail': shots.macro(mount='wall', yaw=-30, elevation=12, aim=(0.3, -FRONT, -6.0), span=11, glints=[Glint((0, -FRONT, -7), size=(40, 40), radiance=2.4, shift=(-12, 10))]),
    'place': shots.Shot(setting=place, exposure=1.1, look={'grain': 0.012}),
}
