"""Curtain and Blind Control: a silent track motor, 5 x 5 x 25 cm, joined to a 24 cm piece of aluminium rail."""
import math

import bpy

import geometry as g
import lighting
import materials as m
import settings
from shots import Glint, Shot

SIDE = 5.0
TALL = 24.0
RAIL_LEFT, RAIL_RIGHT = -5.0, 19.0


def motor(white, graphite):
    """Square tube with soft corners: porcelain body, graphite ends, key, socket and light on the front."""
    outline = g.rounded_rectangle(SIDE, SIDE, 1.5, squareness=2.3, segments=20)
    parts = [
        g.plate('end', outline, graphite, 1.1, 0.35, bevel_segments=7),
        g.plate('gap', g.rounded_rectangle(SIDE - 0.14, SIDE - 0.14, 1.44, squareness=2.3, segments=20), m.matte('#23272c'), 0.2, 0.01, z=1.02),
        g.plate('body', outline, white, TALL - 3.4, 0.14, z=1.16, bevel_segments=5),
        g.plate('band', g.rounded_rectangle(SIDE + 0.02, SIDE + 0.02, 1.51, squareness=2.3, segments=20), m.metal('#c6cad0', 0.24), 0.22, 0.04, z=TALL - 2.24),
        g.plate('head', outline, graphite, 2.0, 0.25, z=TALL - 2.02, bevel_segments=6),
    ]
    face = -SIDE / 2
    front = [
        g.lathe('key', [(0.82, -0.05, 0), (0.82, 0.06, 0.04), (0.7, 0.08, 0.05), (0.35, 0.03, 0.25), (0, 0.02, 0)], white, segments=128),
        g.lathe('groove', [(0.80, -0.05, 0), (0.80, 0.004, 0), (0.90, 0.004, 0), (0.90, -0.05, 0)], m.led(strength=1.8, core=0.4), segments=128),
    ]
    grey = m.ink('#6b757e')
    for side in (-1, 1):
        front.append(g.tube('sign', [(side * 0.13, 0.2, 0.045), (side * 0.36, 0, 0.05), (side * 0.13, -0.2, 0.045)], 0.03, grey, 3))
    for part in front:
        g.turn(part, x=90)
        parts.append(g.move(part, 0, face, 18.2))
    for i, (words, size) in enumerate((('OPEN  STOP  CLOSE', 0.3), ('100-240 V~  50/60 Hz', 0.26))):
        text = g.turn(g.label(words, size, grey, (0, 0, 0), 'Inter-Medium', spacing=1.1), x=90)
        parts.append(g.move(text, 0, face - 0.004, 16.5 if i == 0 else 2.2))
    return parts


def rail(metal, graphite):
    """Extruded track with its slot, end cap, belt, the coupling of the motor and four gliders with their eyes."""
    z = TALL + 1.15
    section = g.fillet([
        (-1.25, -0.95, 0.12), (-0.42, -0.95, 0.05), (-0.42, -0.68, 0.05), (-1.0, -0.68, 0.05), (-1.0, 0.68, 0.1), (1.0, 0.68, 0.1), (1.0, -0.68, 0.05),
        (0.42, -0.68, 0.05), (0.42, -0.95, 0.05), (1.25, -0.95, 0.12), (1.25, 0.95, 0.28), (-1.25, 0.95, 0.28),
    ], closed=True, segments=5)
    length = RAIL_RIGHT - RAIL_LEFT
    track = g.plate('track', section, metal, length, 0.03, bevel_segments=3)
    middle = (RAIL_LEFT + RAIL_RIGHT) / 2
    parts = [along_x(track, middle, 0, z)]
    cap = g.plate('cap', g.rounded_rectangle(2.62, 2.02, 0.32), graphite, 0.5, 0.12, bevel_segments=5)
    parts.append(along_x(cap, RAIL_LEFT - 0.2, 0, z))
    belt = g.rounded_box('belt', (length - 1, 0.5, 0.12), 0.03, m.rubber('#33383e'), (middle, 0, z - 0.2))
    parts.append(belt)
    parts.append(g.rounded_box('coupling', (3.6, 2.3, 0.7), 0.15, graphite, (0, 0, TALL + 0.1)))
    white = m.plastic('#e9ebec', 0.4, grain=0)
    for i in range(4):
        x = 6.2 + i * 3.4
        parts.append(g.rounded_box('glider', (0.9, 0.7, 1.1), 0.12, white, (x, 0, z - 0.9)))
        eye = g.plate('eye', g.circle(0.38, 0, 0, 48), white, 0.2, 0.05, [g.circle(0.2, 0, 0, 32)])
        g.turn(eye, x=90, z=90)
        parts.append(g.move(eye, x, 0, z - 1.7))
    return parts


def along_x(part, x, y, z):
    """Lay a part that was built along +Z along X about a place."""
    part.rotation_euler = (math.pi / 2, 0, math.pi / 2)
    part.location = (x, y, z)
    return part


def build():
    """The motor standing on its lower end, rail on top."""
    graphite = m.graphite()
    parts = motor(m.porcelain(), graphite) + rail(m.metal('#c3c8ce', 0.28, 'x', 0.06), graphite)
    return g.assemble('curtain and blind control', parts)


FACE = Glint((0, -SIDE / 2, 12), size=(40, 60), radiance=0.7, shift=(-20, 16))

def place(root):
    """At the end of a rail over a tall window, curtain half drawn."""
    for part in list(g.members(root)):
        if part.name.startswith(('track', 'belt', 'coupling', 'glider', 'eye', 'cap')):
            bpy.data.objects.remove(part)
    g.pose(root, at=(-33, -9, 80 - TALL), floats=True)
    rail_z = 80 + 1.15
    metal = m.metal('#c3c8ce', 0.28, 'x', 0.06)
    settings.board((190, 2.5, 1.9), metal, (60, -9, rail_z), 0.25)
    settings.board((3, 2.7, 2.1), m.graphite(), (-36, -9, rail_z), 0.3)
    settings.board((500, 40, 4), m.plastic('#e6e4df', 0.6), (0, 4, rail_z + 3.2), 0.3)
    wall = m.plaster('#d7d2c8')
    g.mesh('wall left', [(-400, 0, -200), (-22, 0, -200), (-22, 0, 200), (-400, 0, 200)], [(0, 1, 2, 3)], wall)
    g.mesh('wall top', [(-22, 0, 72), (400, 0, 72), (400, 0, 200), (-22, 0, 200)], [(0, 1, 2, 3)], wall)
    g.mesh('sky', [(-300, 120, -200), (400, 120, -200), (400, 120, 300), (-300, 120, 300)], [(0, 1, 2, 3)], m.screen_light('#dcebf5', 1.5))
    frame = m.plastic('#f0efec', 0.4)
    settings.board((4, 7, 300), frame, (-20, 3, -80), 0.3)
    settings.board((3, 5, 300), frame, (46, 3, -80), 0.3)
    settings.board((300, 7, 4), frame, (128, 3, 70), 0.3)
    cord = g.smooth_path([(-33, -7.0, 57.2), (-33, -4, 53), (-33, -1.2, 46), (-33, -0.5, 30), (-33, -0.5, -80)])
    g.tube('lead', cord, 0.32, m.plastic('#e3e4e2', 0.45, 0.02), 6)
    g.rounded_box('coupling', (3.6, 2.3, 0.7), 0.15, m.graphite(), (-33, -9, 80.1))
    _hanging(-26, 22, rail_z - 1.4, -60)
    lighting.world((0.90, 0.95, 1), 0.4)
    lighting.softbox((-90, -120, 110), (0, 0, 50), 110, 110, 2.6, colour=(1, 0.97, 0.93))
    lighting.softbox((40, 60, 60), (-6, -9, 50), 80, 120, 7, colour=(1, 0.96, 0.9))
    return settings.view((-4, -9, 60), -12, -4, 60, 78, focus=(-33, -11, 68), softness=0.8, centre=(0.5, 0.5))


def _hanging(left, right, top, bottom):
    """Full-length curtain, gathered, that lets light through."""
    columns, rows = 520, 40
    vertices, faces = [], []
    for row in range(rows + 1):
        fall = row / rows
        for column in range(columns + 1):
            along = column / columns
            wave = math.sin(along * 2 * math.pi * 10 + 0.6 * math.sin(along * 11 + fall))
            x = left + (right - left) * along + 0.9 * fall * math.sin(along * 19)
            vertices.append((x, -9 + (2.2 + 0.6 * fall) * wave, top + (bottom - top) * fall))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    cloth = m.fabric('#efece5', 12)
    tree = cloth.node_tree
    shader = tree.nodes['Principled BSDF']
    through = tree.nodes.new('ShaderNodeBsdfTranslucent')
    through.inputs['Color'].default_value = m.linear('#efe9dc')
    mixed = tree.nodes.new('ShaderNodeMixShader')
    mixed.inputs[0].default_value = 0.4
    tree.links.new(shader.outputs[0], mixed.inputs[1])
    tree.links.new(through.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], tree.nodes['Material Output'].inputs[0])
    return g.mesh('hanging', vertices, faces, cloth, smooth_angle=80)


SHOTS = {
    'hero': Shot(yaw=-30, elevation=8, width=0.68, height=0.5, glints=[FACE]),
    'front': Shot(yaw=-10, azimuth=0, elevation=3, width=0.66, height=0.72),
    'detail': Shot(yaw=-34, azimuth=4, elevation=2, aim=(2.5, -1.5, TALL - 1.5), span=14, softness=1.4),
    'place': Shot(setting=place, exposure=0.25),
}
