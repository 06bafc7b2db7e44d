"""Small round speaker in grey knit on a worn worktop in the evening, its ring lit while it listens; the kitchen's tiles out of focus behind."""
import math
from functools import partial

import camera as cameras
import geometry as g
import lighting
import materials as m
import nodes
import parts as p
import settings
import surfaces as s
import table_top

SIZE = (1600, 900)
SAMPLES = 16
LOOK = {'exposure': 0.95, 'contrast': 1.13, 'grain': 0.013, 'bloom': {'threshold': 1.15, 'amount': 0.35}}


def build():
    """The speaker right of the middle; its lead runs in a slack bow to the socket on the tiled wall; one lamp, from the left."""
    table_top.planks(240, 44, (0, -4), 5, colours=('#8a6848', '#4e3828'), seed=12)
    root = speaker()
    m.use(root, 0.2, 0.16)
    g.pose(root, at=(4.8, -1, 0))
    wall()
    lighting.place('vestibule', 0.1, 30)
    lighting.softbox((-38, -9, 31), (5, 0, 5), 9, 9, 118, (1, 0.86, 0.66))
    lighting.softbox((46, 4, 22), (4, 0, 6), 8, 30, 4, (0.7, 0.84, 1))
    return cameras.photograph((1.0, 0, 6.5), azimuth=-3, elevation=12, lens=85, distance=80,
                              tilt=-0.6, sharp=(4.8, -5.4, 9), f_number=3.2)


def wall():
    """Glazed tiles behind the worktop, a single socket with the speaker's supply in it."""
    settings.tiles('#666d68', 15, 7.5, 12, 8, 18, -1.2)
    parts = p.socket(0, 0, 1, used=(0,))
    white = m.plastic('#b9bab5', 0.4, 0.03)
    parts += [g.rounded_box('supply', (4.8, 4.4, 3.6), 0.5, white, (0, -0.6, 2.8), 5), g.rounded_box('relief', (0.7, 1.1, 0.7), 0.2, white, (0, -3.1, 2.6), 3)]
    g.pose(g.assemble('socket', s.upright(parts, (-11.4, 18, 9.2))), floats=True)
    path = [(-11.4, 15.4, 5.7), (-11.4, 15.3, 3.4), (-10.6, 14.0, 0.9), (-8.6, 11.6, 0.22), (-4.6, 11.0, 0.22), (-2.2, 8.4, 0.22), (1.4, 6.6, 0.24), (4.0, 5.4, 0.6), (4.8, 4.2, 0.8)]
    g.tube('lead', g.smooth_path(path, 14), 0.19, m.plastic('#b4b5b0', 0.5, 0.03), 6)


def knit(colour, around=150, rows=3.4):
    """Speaker cloth knitted in the round: `around` loops in a turn, `rows` loops a centimetre."""
    material = m.fabric(colour, 30)
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']

    calculate = partial(nodes.calculate, tree)

    place, split = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(place.outputs['Object'], split.inputs[0])
    x, y, z = (split.outputs[i] for i in range(3))
    angle = calculate('ARCTAN2', y, x)
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
    """Knitted drum with a matte cap, a lit ring let into it, keys, microphones and a lead's relief."""
    parts = [
        g.lathe('drum', [(0, 0.5, 0), (5.4, 0.5, 0.6), (6.0, 3.2, 1.8), (6.0, 7.8, 2.0), (5.2, 10.5, 0.6), (0, 10.5, 0)], knit('#63676a'), corner_segments=20),
        g.lathe('foot', [(0, 0, 0), (4.6, 0, 0.1), (4.6, 0.6, 0.1), (0, 0.6, 0)], m.rubber()),
        g.lathe('seam', [(4.7, 10.35, 0), (5.26, 10.35, 0.05), (5.2, 10.56, 0.05), (4.7, 10.56, 0)], m.rubber('#3c444d')),
        g.lathe('cap', [(0, 10.5, 0), (5.12, 10.5, 0.16), (5.04, 10.86, 0.16), (0, 10.86, 0)], m.graphite(0.42)),
        *p.light_ring(4.28, 4.6, 10.94, strength=1.7, spots=28),
    ]
    ink = m.ink('#c8d0d8')
    for y in (1.9, -1.9):
        parts.append(g.plate('key', g.slot(0.9, 0.12, 0, y), ink, 0.01, 0.003, z=10.86))
    parts.append(g.plate('key', g.slot(0.9, 0.12, 0, 1.9, vertical=True), ink, 0.01, 0.003, z=10.86))
    for i in range(4):
        a = math.pi / 2 * i + 0.6
        parts.append(g.plate('microphone', g.circle(0.1, 3.1 * math.cos(a), 3.1 * math.sin(a), 20), m.matte('#20262e'), 0.01, 0.003, z=10.86))
    return g.assemble('speaker', parts)

