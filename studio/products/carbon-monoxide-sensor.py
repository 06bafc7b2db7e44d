"""Carbon Monoxide Sensor: a 11 cm squircle alarm, 3.6 cm deep, vents round its rim and a large test key."""
import math

import doorway
import geometry as g
import lighting
import materials as m
import parts as p
import settings
import shots

SIZE = 11.0
TOP = 3.5


def side_vents(dark):
    """Louvred gap between base and lid, held by ribs: smoke and gas enter from every side."""
    white = m.porcelain()
    parts = [g.plate('core', g.rounded_rectangle(SIZE - 1.5, SIZE - 1.5, 3.0, squareness=2.6, segments=20), dark, 1.1, 0.05, z=1.1)]
    outline = g.rounded_rectangle(SIZE - 0.62, SIZE - 0.62, 3.4, squareness=2.6, segments=24)
    count = len(outline)
    lengths = [0.0]
    for i in range(count):
        a, b = outline[i], outline[(i + 1) % count]
        lengths.append(lengths[-1] + math.dist(a, b))
    ribs = 56
    for k in range(ribs):
        goal = lengths[-1] * k / ribs
        i = max(j for j in range(count) if lengths[j] <= goal)
        a, b = outline[i], outline[(i + 1) % count]
        t = (goal - lengths[i]) / max(1e-6, lengths[i + 1] - lengths[i])
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        rib = g.rounded_box('rib', (0.55, 0.16, 1.0), 0.04, white, segments=2)
        rib.rotation_euler = (0, 0, math.atan2(y, x))
        rib.location = (x, y, 1.62)
        parts.append(rib)
    parts.append(g.plate('louvre', g.rounded_rectangle(SIZE - 0.3, SIZE - 0.3, 3.5, squareness=2.6, segments=24), white, 0.12, 0.05, z=1.56))
    return parts


def build():
    """The alarm standing on its rim, key towards the camera."""
    white, dark = m.porcelain(), m.matte('#262a2f')
    outline = g.rounded_rectangle(SIZE, SIZE, 3.7, squareness=2.6, segments=28)
    key_hole = g.circle(1.92, 0, -0.1, 160)
    window = g.slot(3.3, 1.05, 0, 3.15)
    sounder = [g.slot(0.9 - abs(i) * 0.09, 0.1, i * 0.26, -3.75, vertical=True) for i in range(-4, 5)]
    parts = [
        g.plate('base', outline, white, 1.15, 0.3, bevel_segments=7),
        g.plate('lid', outline, white, TOP - 2.05, 0.62, [key_hole, window, *sounder], z=2.05, bevel_segments=12, hole_bevel=0.05),
        g.plate('behind', g.circle(4.4, segments=64), dark, 0.1, 0.02, z=2.5),
        g.plate('display', g.slot(3.26, 1.01, 0, 3.15), m.dark_glass('#14181d', 0.06), 0.5, 0.04, z=TOP - 0.53),
        *p.light_ring(1.70, 1.92, TOP, y=-0.1, spots=16, depth=0.06),
        g.lathe('key', [(1.70, TOP - 0.4, 0), (1.70, TOP + 0.05, 0.07), (1.5, TOP + 0.09, 0.08), (1.3, TOP + 0.03, 0.4), (0, TOP + 0.03, 0)], white, segments=192, corner_segments=12, y=-0.1),
    ]
    parts += side_vents(dark)
    lit = m.screen_light('#eaf6ff', 1.0)
    parts += p.segments('0', 0.62, -0.32, 3.15, TOP - 0.024, lit)
    parts.append(g.label('ppm', 0.4, lit, (0.42, 3.06, TOP - 0.027), 'InterDisplay-Medium', thick=0.003))
    grey = m.ink('#5b656e')
    parts.append(g.label('CO', 0.95, grey, (0, 0.16, TOP + 0.031), 'InterDisplay-SemiBold'))
    parts.append(g.label('PRESS TO TEST', 0.25, grey, (0, -0.70, TOP + 0.031), 'Inter-SemiBold', spacing=1.08))
    for x, colour, words in ((-2.9, m.MINT, 'POWER'), (2.9, '#c2c8cd', 'ALARM')):
        material = m.diffuser(0, 0.16, colour, 1.6) if colour == m.MINT else m.plastic(colour, 0.3, grain=0)
        parts.append(g.lathe('lamp', [(0.13, TOP - 0.02, 0), (0.1, TOP + 0.025, 0.03), (0, TOP + 0.035, 0)], material, segments=32, x=x, y=-0.0))
        parts.append(g.label(words, 0.27, grey, (x, -0.48, TOP + 0.003), 'Inter-SemiBold', spacing=1.08))
    return g.assemble('carbon monoxide sensor', g.face_front(parts))


def copper():
    """Tube that has hung for years: bright where hands and cloths went, brown elsewhere."""
    metal = m.metal('#b8774f', 0.3)
    tree, shader = metal.node_tree, metal.node_tree.nodes['Principled BSDF']
    place, cloud, mix = tree.nodes.new('ShaderNodeNewGeometry'), tree.nodes.new('ShaderNodeTexNoise'), tree.nodes.new('ShaderNodeMixRGB')
    cloud.inputs['Scale'].default_value, cloud.inputs['Detail'].default_value = 0.35, 7
    mix.inputs[1].default_value, mix.inputs[2].default_value = m.linear('#c08058'), m.linear('#6e4630')
    tree.links.new(place.outputs['Position'], cloud.inputs['Vector'])
    tree.links.new(cloud.outputs[0], mix.inputs[0])
    tree.links.new(mix.outputs[0], shader.inputs['Base Color'])
    rough = tree.nodes.new('ShaderNodeMapRange')
    for plug, value in zip(rough.inputs[1:5], (0.3, 0.7, 0.2, 0.5)):
        plug.default_value = value
    tree.links.new(cloud.outputs[0], rough.inputs[0])
    tree.links.new(rough.outputs[0], shader.inputs['Roughness'])
    return metal


def place(root):
    """On a kitchen wall by the pipes of a gas water heater, in the evening: one small lamp from the upper left."""
    settings.wall(doorway.paint('#8f9a90', '#838e84', 0.55, 0.35, 0.8))
    settings.mounted(root, 0.4, -5.4)
    m.use(root, 0.12, 0.3)
    tube, brass, steel = copper(), m.metal('#a99263', 0.34), m.metal('#9fa5ab', 0.36)
    for x, z in ((8.6, -4.5), (14.2, -4.5)):
        g.tube('pipe', [(x, -3.1, -60), (x, -3.1, 60)], 0.75, tube, 10)
        body = [(0.8, -2.9, 0), (1.2, -2.8, 0.1), (1.2, -1.3, 0.1), (0.95, -1.2, 0.1), (0.95, 1.2, 0.1), (1.2, 1.3, 0.1), (1.2, 2.8, 0.1), (0.8, 2.9, 0)]
        g.move(g.lathe('valve', body, brass, segments=64), x, -3.1, z)
        for up in (-2.1, 2.1):
            g.move(g.lathe('nut', [(0.8, -0.62, 0), (1.5, -0.62, 0.12), (1.5, 0.62, 0.12), (0.8, 0.62, 0)], brass, segments=6), x, -3.1, z + up)
        g.tube('spindle', [(x, -5.0, z), (x, -3.1, z)], 0.5, brass, 6)
        g.rounded_box('lever', (0.95, 0.35, 5.4), 0.14, m.plastic('#8d2f26' if x > 10 else '#2d4f73', 0.38, 0.06), (x, -5.1, z + 1.9), 4)
        g.move(g.turn(g.lathe('nut', [(0, -0.2, 0), (0.45, -0.2, 0.05), (0.45, 0.25, 0.05), (0, 0.25, 0)], steel, segments=6), x=90), x, -5.4, z)
        settings.board((1.9, 0.25, 1.5), steel, (x, -0.12, 7.6), 0.08)
        settings.board((0.7, 2.4, 0.7), steel, (x, -1.3, 7.6), 0.1)
        g.move(g.lathe('clip', [(0.75, -0.75, 0), (0.95, -0.7, 0.05), (0.95, 0.7, 0.05), (0.75, 0.75, 0)], steel, segments=48), x, -3.1, 7.6)
    lighting.place('vestibule', 0.07, 30)
    lighting.softbox((-36, -40, 40), (0, 0, 0), 9, 9, 150, (1, 0.89, 0.74))
    return settings.view((2.0, 0, 0), 17, 3, 85, 33, focus=(-5.4, -3.4, 0), f_number=6.3, tilt=0.5)


SHOTS = {
    'hero': shots.hero(mount='wall'),
    'front': shots.front(mount='wall'),
    'detail': shots.macro(mount='wall', yaw=-40, elevation=16, aim=(1.5, -TOP, 0.6), span=9.5),
    'place': shots.Shot(setting=place, exposure=1.0, look={'grain': 0.012}),
}
