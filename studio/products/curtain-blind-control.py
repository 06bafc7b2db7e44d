"""Curtain and Blind Control: a silent track motor, 5 x 5 x 25 cm, joined to a 24 cm piece of aluminium rail."""
import math
import random

import bpy

import geometry as g
import lighting
import materials as m
import parts as p
import props_desk
import settings
import shots
from shots import Glint

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
        g.lathe('key', [(0.82, -0.05, 0), (0.82, 0.05, 0.04), (0.7, 0.07, 0.05), (0.35, 0.02, 0.25), (0, 0.01, 0)], white, segments=160),
        *p.light_ring(0.82, 0.94, 0.07, depth=0.045, spots=8),
        g.lathe('collar', [(0.93, -0.05, 0), (0.94, 0.06, 0.03), (1.06, 0.05, 0.04), (1.12, -0.05, 0)], white, segments=160),
    ]
    grey = m.ink('#6b757e')
    for side in (-1, 1):
        front.append(p.stroke([(side * 0.13, 0.2), (side * 0.36, 0), (side * 0.13, -0.2)], 0.065, 0.045, grey))
    for part in front:
        g.turn(part, x=90)
        parts.append(g.move(part, 0, face, 18.2))
    for i, (words, size) in enumerate((('OPEN · STOP · CLOSE', 0.33), ('100-240 V~ 50/60 Hz', 0.33), ('CURTAIN MOTOR', 0.33))):
        text = g.turn(g.label(words, size, grey, (0, 0, 0), 'Inter-SemiBold', thick=0.001, spacing=1.04), x=90)
        parts.append(g.move(text, 0, face - 0.004, (16.5, 2.1, 2.7)[i]))
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
    """The motor hanging below its rail."""
    graphite = m.graphite()
    parts = motor(m.porcelain(), graphite) + rail(m.metal('#c3c8ce', 0.28, 'x', 0.06), graphite)
    return g.assemble('curtain and blind control', parts)


FACE = Glint((0, -SIDE / 2, 12), size=(40, 60), radiance=0.7, shift=(-20, 16))
WALL = 7.0


def hung(root):
    """How it hangs: the rail on two wall brackets, the mains lead, a curtain in the gliders."""
    steel, parts = m.metal('#c3c8ce', 0.3), []
    for x in (3.6, 17.4):
        parts.append(g.rounded_box('arm', (1.6, WALL + 0.4, 0.28), 0.06, steel, (x, WALL / 2, TALL + 2.22)))
        parts.append(g.rounded_box('foot', (1.6, 0.28, 4.4), 0.06, steel, (x, WALL - 0.14, TALL + 0.4)))
        parts.append(g.rounded_box('clip', (1.9, 2.9, 0.2), 0.06, steel, (x, 0, TALL + 2.16)))
        for up in (-0.4, -1.3):
            screw = g.screw(m.steel(), 0, 0, 0, 0.22)
            screw.rotation_euler.x, screw.location = math.pi / 2, (x, WALL - 0.28, TALL + 0.4 + up)
            parts.append(screw)
    path = [(0, 0.6, 0.1), (0, 0.7, -1.6), (0, 2.4, -4.2), (0, 5.4, -6.5), (0, WALL - 0.25, -10), (0, WALL - 0.22, -70)]
    parts.append(g.tube('lead', g.smooth_path(path, 14), 0.3, m.plastic('#d5d7d6', 0.45, 0.02), 8))
    parts.append(g.lathe('relief', [(0, -1.5, 0), (0.36, -1.5, 0.1), (0.55, 0.1, 0), (0, 0.1, 0)], m.plastic('#d5d7d6', 0.45, 0.02), segments=64, y=0.62))
    return parts + curtain(5.4, 18.6, TALL - 0.75, -60, [6.2 + i * 3.4 for i in range(4)], 0)


def place(root):
    """At the end of a rail over a window in the evening, its linen half drawn against the last light."""
    for part in list(g.members(root)):
        if part.name.startswith(('track', 'belt', 'coupling', 'glider', 'eye', 'cap')):
            bpy.data.objects.remove(part)
    g.pose(root, at=(-33, -9, 80 - TALL), floats=True)
    m.use(root, 0.12, 0.4)
    rail_z = 80 + 1.15
    metal = m.metal('#c3c8ce', 0.28, 'x', 0.06)
    settings.board((190, 2.5, 1.9), metal, (60, -9, rail_z), 0.25)
    settings.board((3, 2.7, 2.1), m.graphite(), (-36, -9, rail_z), 0.3)
    settings.board((500, 40, 4), m.plaster('#cfcabf', 0.2), (0, 4, rail_z + 3.2), 0.3)
    wall = m.plaster('#bdb5a6', 0.5)
    g.mesh('wall left', [(-400, 0, -200), (-22, 0, -200), (-22, 0, 200), (-400, 0, 200)], [(0, 1, 2, 3)], wall)
    g.mesh('wall top', [(-22, 0, 72), (400, 0, 72), (400, 0, 200), (-22, 0, 200)], [(0, 1, 2, 3)], wall)
    props_desk.outdoors(300, 0.9, ((0, '#5c5a52'), (0.42, '#8c7a66'), (0.5, '#f0b87a'), (1, '#8fa7c4')), -200, 300)
    frame = m.plastic('#d6d3cb', 0.4)
    settings.board((4, 7, 300), frame, (-20, 3, -80), 0.3)
    settings.board((3, 5, 300), frame, (46, 3, -80), 0.3)
    settings.board((300, 7, 4), frame, (128, 3, 70), 0.3)
    cord = g.smooth_path([(-33, -8.4, 56.2), (-33, -8.0, 53), (-33, -5, 49), (-33, -0.6, 44), (-33, -0.35, 30), (-33, -0.35, -80)])
    g.tube('lead', cord, 0.3, m.plastic('#d5d7d6', 0.45, 0.02), 8)
    g.rounded_box('coupling', (3.6, 2.3, 0.7), 0.15, m.graphite(), (-33, -9, 80.1))
    curtain(-26, 18, rail_z - 2.2, -60, [-24.5 + 5.9 * i for i in range(8)], -9)
    lighting.place('vestibule', 0.14, 30)
    lighting.softbox((-90, -90, 110), (-20, 0, 60), 26, 26, 26, colour=(1, 0.88, 0.7))
    lighting.softbox((40, 60, 60), (-6, -9, 50), 80, 120, 5, colour=(1, 0.86, 0.68))
    return settings.view((-6, -9, 62), -12, -4, 60, 66, focus=(-33, -11, 68), softness=0.9, centre=(0.5, 0.5))


def curtain(left, right, top, bottom, hooks, y, seed=4):
    """Gathered cloth on hooks at the places `hooks` along X: heading tape above, folds that differ and drift as they fall, a hem."""
    chance = random.Random(seed)
    folds = len(hooks) * 2
    depth = [chance.uniform(0.65, 1.3) for _ in range(folds + 2)]
    drift = [chance.uniform(-0.45, 0.45) for _ in range(folds + 2)]
    columns, rows = 90 * folds, 50
    vertices, faces = [], []
    for row in range(rows + 1):
        fall = row / rows
        for column in range(columns + 1):
            along = column / columns
            at = along * folds
            i, t = min(int(at), folds - 1), at - min(int(at), folds - 1)
            smooth = t * t * (3 - 2 * t)
            size = depth[i] + (depth[i + 1] - depth[i]) * smooth
            shift = (drift[i] + (drift[i + 1] - drift[i]) * smooth) * (1 - math.exp(-3 * fall))
            wave = math.sin(math.pi * at + 0.35 * math.sin(2 * math.pi * at + 2.5 * fall) + 0.5 * shift)
            x = left + (right - left) * along + shift * 0.7 + 0.25 * fall * math.sin(at * 2.1 + 3 * fall)
            pinch = 0.55 + 0.45 * min(1, fall * 14)
            vertices.append((x, y + (1.15 + 0.35 * fall) * size * wave * pinch + 0.1 * math.sin(at * 5.3 + 9 * fall), top + (bottom - top) * fall))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    parts = [g.mesh('hanging', vertices, faces, linen(), smooth_angle=80)]
    white = m.plastic('#e3e5e4', 0.4, grain=0)
    for x in hooks:
        hook = [(x, y, top + 0.3), (x, y - 0.12, top + 0.75), (x, y, top + 0.98), (x, y + 0.16, top + 0.8), (x, y + 0.2, top - 0.2), (x, y + 0.1, top - 1.3)]
        parts.append(g.tube('hook', g.smooth_path(hook, 8), 0.09, white, 5))
    return parts


def linen():
    """Cloth that lets some light through, its weave visible: warp and weft as two fine waves."""
    cloth = m.fabric('#c6c1b5', 26)
    tree = cloth.node_tree
    shader = tree.nodes['Principled BSDF']
    slub, tint = tree.nodes.new('ShaderNodeTexNoise'), tree.nodes.new('ShaderNodeMixRGB')
    place, stretch = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (14, 14, 0.5)
    tree.links.new(place.outputs['Object'], stretch.inputs[0])
    tree.links.new(stretch.outputs[0], slub.inputs['Vector'])
    slub.inputs['Scale'].default_value, slub.inputs['Detail'].default_value = 1.0, 4
    tint.inputs[1].default_value, tint.inputs[2].default_value = m.linear('#b5b1a6'), m.linear('#d3cfc4')
    tree.links.new(slub.outputs[0], tint.inputs[0])
    tree.links.new(tint.outputs[0], shader.inputs['Base Color'])
    through, mixed = tree.nodes.new('ShaderNodeBsdfTranslucent'), tree.nodes.new('ShaderNodeMixShader')
    through.inputs['Color'].default_value = m.linear('#d8d2c4')
    mixed.inputs[0].default_value = 0.3
    tree.links.new(shader.outputs[0], mixed.inputs[1])
    tree.links.new(through.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], tree.nodes['Material Output'].inputs[0])
    return cloth


SHOTS = {
    'hero': shots.hero(mount='wall', dress=hung, back=WALL, yaw=-28, elevation=-3, width=0.7, height=0.5, centre=(0.5, 0.56), glints=[FACE]),
    'front': shots.front(mount='wall', dress=hung, back=WALL, yaw=-8, elevation=-2, width=0.66, height=0.66, centre=(0.5, 0.6)),
    'detail': shots.macro(mount='wall', dress=hung, back=WALL, yaw=-34, elevation=-4, aim=(3.0, -1.5, TALL - 1.2), span=14),
    'place': shots.Shot(setting=place, exposure=0.4, look={'grain': 0.012}),
}
