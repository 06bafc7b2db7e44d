"""Wear of handled things: paint rubbed off at edges, metal that was carried in pockets. Colours are sRGB hex strings, sizes centimetres."""
import bpy

from materials import linear
from nodes import calculate, map_range


def rubbed(material, bare='#8d8a84', width=0.25, amount=0.8, size=1.4):
    """Let a finish lose its colour along its edges, in places: `width` from them, `size` is how often a centimetre changes."""
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    worn = calculate(tree, 'MULTIPLY', _edges(tree, width), map_range(tree, _noise(tree, (size, size, size * 0.5), 6), 0.44, 0.56, 0, amount))
    _mix_in(tree, shader, 'Base Color', linear(bare), map_range(tree, worn, 0.12, 0.3, 0, 1))
    return material


def carried(bright, dull, rough=0.3):
    """Metal of a key: dull where nobody touches it, polished along its edges, scratched in all directions."""
    material = bpy.data.materials.new('carried metal')
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Metallic'].default_value = 1.0
    edge = map_range(tree, _edges(tree, 0.07), 0.1, 0.55, 0, 1)
    cloud = map_range(tree, _noise(tree, (1.1, 1.1, 1.1), 7), 0.34, 0.66, 0, 1)
    ramp = tree.nodes.new('ShaderNodeMixRGB')
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = linear(dull), linear(bright)
    tree.links.new(cloud, ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs['Base Color'])
    _mix_in(tree, shader, 'Base Color', tuple(min(1, c * 1.15) for c in linear(bright)[:3]) + (1,), edge)
    lines = 0.0
    for turn, often in ((0.3, 5), (1.2, 7), (2.3, 8)):
        lines = calculate(tree, 'MAXIMUM', _scratches(tree, turn, often, 0.16), lines)
    # what is polished is smooth, what is dull is not, and a scratch shines in its own way
    level = map_range(tree, cloud, 0, 1, rough * 1.5, rough * 0.85)
    level = calculate(tree, 'SUBTRACT', level, calculate(tree, 'MULTIPLY', edge, rough * 0.35))
    tree.links.new(calculate(tree, 'ADD', level, calculate(tree, 'MULTIPLY', lines, 0.12)), shader.inputs['Roughness'])
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.18, 0.005
    relief = calculate(tree, 'SUBTRACT', calculate(tree, 'MULTIPLY', _noise(tree, (14, 14, 14), 3), 0.5), lines)
    tree.links.new(relief, bump.inputs['Height'])
    tree.links.new(bump.outputs[0], shader.inputs['Normal'])
    return material


def scratched(material, light='#a9aaa6', share=0.4, often=2.2):
    """Scratches of what was pushed over a level surface: lighter lines in four directions, `often` a centimetre."""
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    lines = 0.0
    for turn, factor in ((0.2, 1), (0.9, 1.4), (-0.5, 0.8), (2.2, 1.2)):
        lines = calculate(tree, 'MAXIMUM', _scratches(tree, turn, often * factor, 0.12), lines)
    _mix_in(tree, shader, 'Base Color', linear(light), calculate(tree, 'MULTIPLY', lines, share))
    return material


# ---------------------------------------------------------------- inner workings

def _edges(tree, width):
    """1 at convex edges, 0 where the thing is thicker than `width`: how soon a ray that goes inwards is out again."""
    occlusion = tree.nodes.new('ShaderNodeAmbientOcclusion')
    occlusion.inside = occlusion.only_local = True
    occlusion.samples = 6
    occlusion.inputs['Distance'].default_value = width
    return calculate(tree, 'SUBTRACT', 1, occlusion.outputs['AO'])


def _noise(tree, stretch, detail):
    coordinates, mapping, noise = (tree.nodes.new(f'ShaderNode{name}') for name in ('TexCoord', 'Mapping', 'TexNoise'))
    mapping.inputs['Scale'].default_value = stretch
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 1, detail
    tree.links.new(coordinates.outputs['Object'], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], noise.inputs['Vector'])
    return noise.outputs[0]


def _scratches(tree, turn, often, along):
    """Thin lines in a rough direction (radians), `often` a centimetre across, where a noise stretched by `along` passes its middle."""
    coordinates, mapping, noise = (tree.nodes.new(f'ShaderNode{name}') for name in ('TexCoord', 'Mapping', 'TexNoise'))
    mapping.inputs['Rotation'].default_value = (0, 0, turn)
    mapping.inputs['Scale'].default_value = (along, often, along)
    mapping.inputs['Location'].default_value = (turn * 31, turn * 17, 0)
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 1, 1
    tree.links.new(coordinates.outputs['Object'], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], noise.inputs['Vector'])
    away = calculate(tree, 'ABSOLUTE', calculate(tree, 'SUBTRACT', noise.outputs[0], 0.5), 0)
    here = map_range(tree, _noise(tree, (8 * along, 8 * along, 8 * along), 2), 0.44, 0.6, 0, 1)
    return calculate(tree, 'MULTIPLY', map_range(tree, away, 0.0, 0.008, 1, 0), here)


def _mix_in(tree, shader, name, colour, share):
    """Mix a colour into what is linked to an input already."""
    mix, plug = tree.nodes.new('ShaderNodeMixRGB'), shader.inputs[name]
    mix.inputs[2].default_value = colour
    if plug.links:
        tree.links.new(plug.links[0].from_socket, mix.inputs[1])
    else:
        mix.inputs[1].default_value = plug.default_value
    tree.links.new(share, mix.inputs[0])
    tree.links.new(mix.outputs[0], plug)
