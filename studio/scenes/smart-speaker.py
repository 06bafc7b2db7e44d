"""Small round speaker in grey knit on a kitchen board by day, a thin mint ring lit on its top, the scenes switch on the wall."""
import math

import camera as cameras
import geometry as g
import materials as m
import settings

SIZE = (2400, 1350)
LOOK = {'exposure': 0.42, 'contrast': 1.05, 'bloom': {'threshold': 1.15, 'amount': 0.32}}
SPEAKER_X = 1.5


def build():
    """Window light from the left draws its bars on the wall; the speaker stands right of the middle."""
    settings.daylight(1.7, 0.8, sun_strength=3.0, sun_azimuth=-58, sun_elevation=30, target=(8, 0, 8))
    settings.wall(m.plaster('#b7beb4', 0.3), 14)
    settings.board((260, 34, 3.4), m.wood('#b98a5a', '#7d5533', scale=0.9), (0, 0, -1.7), 0.5)
    speaker()
    switch = settings.product('smart-scenes-switch')
    g.pose(switch, at=(20.5, 14, 15.5), floats=True)
    settings.plant((-20, 6.5, 0), 19, 17, 4.6, '#e0d9cd', seed=8)
    crockery()
    view = cameras.add_camera((4.5, 0, 9.0), azimuth=-9, elevation=9, lens=85, distance=122)
    cameras.focus(view, (SPEAKER_X, -5, 6), softness=1.7)
    return view


def knit(colour, around=150, rows=3.4):
    """Speaker cloth knitted in the round: `around` loops in a turn, `rows` loops a centimetre."""
    material = m.fabric(colour, 30)
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']

    def calculate(operation, first, second=0.0):
        step = tree.nodes.new('ShaderNodeMath')
        step.operation = operation
        for i, value in enumerate((first, second)):
            if isinstance(value, (int, float)):
                step.inputs[i].default_value = value
            else:
                tree.links.new(value, step.inputs[i])
        return step.outputs[0]

    place, split = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(place.outputs['Object'], split.inputs[0])
    x, y, z = (split.outputs[i] for i in range(3))
    angle = calculate('ARCTAN2', y, calculate('SUBTRACT', x, SPEAKER_X))
    column = calculate('SINE', calculate('MULTIPLY', angle, around))
    row = calculate('SINE', calculate('ADD', calculate('MULTIPLY', z, rows * 2 * math.pi), calculate('MULTIPLY', column, 1.3)))
    loops = calculate('MULTIPLY', column, row)
    height = calculate('MULTIPLY', calculate('ADD', loops, 1), 0.5)
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.9, 0.05
    tree.links.new(height, bump.inputs['Height'])
    tree.links.new(bump.outputs[0], shader.inputs['Normal'])
    mix = tree.nodes.new('ShaderNodeValToRGB')
    mix.color_ramp.elements[0].color = tuple(v * 0.35 for v in m.linear(colour)[:3]) + (1,)
    mix.color_ramp.elements[1].color = m.linear(colour)
    mix.color_ramp.elements[1].position = 0.62
    tree.links.new(height, mix.inputs[0])
    tree.links.new(mix.outputs[0], shader.inputs['Base Color'])
    return material


def speaker():
    """Knitted drum with a matte cap, a lit ring let into it, keys, microphones and a lead."""
    x = SPEAKER_X
    g.lathe('drum', [(0, 0.5, 0), (5.4, 0.5, 0.6), (6.0, 3.2, 1.8), (6.0, 7.8, 2.0), (5.2, 10.5, 0.6), (0, 10.5, 0)], knit('#8d8f8e'), x=x, corner_segments=20)
    g.lathe('foot', [(0, 0, 0), (4.6, 0, 0.1), (4.6, 0.6, 0.1), (0, 0.6, 0)], m.rubber(), x=x)
    g.lathe('seam', [(4.7, 10.35, 0), (5.26, 10.35, 0.05), (5.2, 10.56, 0.05), (4.7, 10.56, 0)], m.rubber('#3c444d'), x=x)
    g.lathe('cap', [(0, 10.5, 0), (5.12, 10.5, 0.16), (5.04, 10.86, 0.16), (0, 10.86, 0)], m.graphite(0.42), x=x)
    g.lathe('ring', [(4.28, 10.8, 0), (4.56, 10.8, 0), (4.56, 10.905, 0.04), (4.28, 10.905, 0.04)], m.led(strength=3.6, core=0.5), x=x)
    ink = m.ink('#c8d0d8')
    for at_x, at_y in ((0, 1.9), (0, -1.9)):
        g.plate('key', g.slot(0.9, 0.12, at_x + x, at_y), ink, 0.01, 0.003, z=10.86)
    g.plate('key', g.slot(0.9, 0.12, x, 1.9, vertical=True), ink, 0.01, 0.003, z=10.86)
    for i in range(4):
        a = math.pi / 2 * i + 0.6
        g.plate('microphone', g.circle(0.1, x + 3.1 * math.cos(a), 3.1 * math.sin(a), 20), m.matte('#20262e'), 0.01, 0.003, z=10.86)
    g.tube('lead', g.smooth_path([(x, 5.4, 1.0), (x + 2, 9, 0.4), (14, 12.6, 0.3), (60, 12.9, 0.3)]), 0.22, m.rubber('#454d57'), 5)


def crockery():
    """Three bowls, oranges in the topmost: the board belongs to a kitchen."""
    clay = m.plastic('#d8c7ae', 0.5, 0.09)
    for i in range(3):
        bowl = g.lathe(
            'bowl',
            [(0, 0, 0), (2.6, 0, 0.2), (2.8, 0.5, 0.2), (6.4, 4.4, 1.4), (6.7, 5.3, 0.14), (6.4, 5.3, 0.14), (2.6, 0.9, 0.6), (0, 0.9, 0)],
            clay,
        )
        bowl.location = (21.5, 3.0, i * 1.35)
    peel = m.plastic('#e08a2c', 0.4, 0.22)
    for x, y, z, r in ((20.0, 1.2, 7.2, 3.3), (24.2, 4.6, 7.1, 3.2), (10.6, -7.2, 3.08, 3.3)):
        fruit = g.lathe('orange', [(0, -r * 0.94, 0.4), (r * 0.8, -r * 0.72, r * 0.9), (r, 0, r), (r * 0.8, r * 0.72, r * 0.9), (0, r * 0.92, 0.4)], peel, corner_segments=20)
        fruit.location, fruit.rotation_euler = (x, y, z), (0.06, 0.04, x)
        g.lathe('stalk', [(0, 0, 0), (0.22, 0, 0.03), (0.16, 0.1, 0.03), (0, 0.1, 0)], m.matte('#6d7a45')).location = (x, y, z + r * 0.9)
