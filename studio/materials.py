"""Finishes of the product family: porcelain, graphite, brushed aluminium, dark glass and one mint light.

Colours are sRGB hex strings. Roughness 0 is a mirror, 1 is chalk. Bump sizes are in centimetres.
"""
from functools import partial

import bpy

import nodes

MINT = '#12c9a0'
# a white shell as a light meter sees it: more would leave nothing for its lit edges
PORCELAIN = '#d8dad8'
GRAPHITE = '#3a3f46'


def linear(colour):
    """Linear RGBA of an sRGB hex string."""
    digits = colour.lstrip('#')
    values = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values) + (1,)


# ---------------------------------------------------------------- shells

def plastic(colour, rough=0.42, grain=0.05, gloss=0.5):
    """Injection-moulded shell with the fine grain of a spark-eroded mould (VDI 3400), and a gloss that is not quite even."""
    material, tree, shader = _new('plastic')
    _set(shader, Base_Color=linear(colour), Roughness=rough, Specular=gloss)
    if grain:
        _bump(tree, shader, size=17, strength=min(1, grain * 9), distance=0.0042, detail=2, rough=0.85)
        _uneven_gloss(tree, shader, rough)
    return material


def porcelain(rough=0.46):
    """The white shell of the family."""
    return plastic(PORCELAIN, rough, grain=0.055)


def graphite(rough=0.46):
    """The dark shell of the family; light enough to keep its form in shadow."""
    return plastic(GRAPHITE, rough, grain=0.07)


def _uneven_gloss(tree, shader, rough):
    cloud = nodes.noise(tree, tree.nodes.new('ShaderNodeTexCoord').outputs['Object'], 0.7)
    tree.links.new(nodes.map_range(tree, cloud, 0.3, 0.7, rough * 0.86, min(1, rough * 1.16)), shader.inputs['Roughness'])


def rubber(colour='#2a2d31'):
    """Feet, gaskets, antennas. Anything darker than #2a2d31 turns into a black hole in the picture."""
    return plastic(colour, rough=0.7, grain=0.1, gloss=0.4)


def matte(colour, rough=0.6, gloss=0.3):
    """Plain surface without grain: backdrops, insides."""
    material, _, shader = _new('matte')
    _set(shader, Base_Color=linear(colour), Roughness=rough, Specular=gloss)
    return material


def ink(colour, rough=0.5):
    """Silk-screen print."""
    return matte(colour, rough, gloss=0.25)


# ---------------------------------------------------------------- metals and glass

def metal(colour='#c6cad0', rough=0.26, brushed=None, strength=0.1):
    """Bare metal. `brushed` is the axis the lines run along ('x', 'y', 'z'), or None for a bead-blasted face."""
    material, tree, shader = _new('metal')
    _set(shader, Base_Color=linear(colour), Metallic=1.0, Roughness=rough)
    if not brushed:
        _bump(tree, shader, size=90, strength=0.06, distance=0.008, detail=2)
        return material
    stretch = {'x': (0.35, 60, 60), 'y': (60, 0.35, 60), 'z': (60, 60, 0.35)}[brushed]
    noise = _bump(tree, shader, stretch=stretch, size=1.2, strength=strength, distance=0.01, detail=6)
    tree.links.new(nodes.map_range(tree, noise, 0, 1, rough * 0.75, rough * 1.35), shader.inputs['Roughness'])
    return material


def aluminium(brushed='y', rough=0.28):
    """Brushed aluminium of the family."""
    return metal('#c3c8ce', rough, brushed)


def steel():
    """Polished screw and shield metal."""
    return metal('#b8bcc2', 0.2)


def gold():
    """Contact plating."""
    return metal('#e0b45a', 0.25)


def dark_glass(colour='#0d1014', rough=0.05):
    """Cover glass over a display: near black, mirror-smooth, shows the softboxes."""
    material, _, shader = _new('dark glass')
    _set(shader, Base_Color=linear(colour), Roughness=rough, Specular=0.55)
    return material


def mirror(tint='#e9eef1'):
    """Silvered glass."""
    material, _, shader = _new('mirror')
    _set(shader, Base_Color=linear(tint), Metallic=1.0, Roughness=0.012)
    return material


# ---------------------------------------------------------------- lights

def led(colour=MINT, strength=3.0, core=1.0):
    """Light-emitting part: hot towards the viewer, deeper in colour at its edges, so that it reads as round.

    `strength` 1.5 suits rings on porcelain, 3 single lamps. `core` from 0 to 1 is how far the middle goes to white.
    """
    material, tree, shader = _new('led')
    rgb = linear(colour)
    white = tuple(c + (1 - c) * 0.35 * core for c in rgb[:3]) + (1,)
    facing = tree.nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.45
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color = white
    ramp.color_ramp.elements[0].position = 0.0
    ramp.color_ramp.elements[1].color = rgb
    ramp.color_ramp.elements[1].position = 0.7
    tree.links.new(facing.outputs['Facing'], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs['Emission'])
    _set(shader, Base_Color=rgb, Emission_Strength=strength * 0.72, Roughness=0.4)
    return material


def diffuser(middle, half, colour=MINT, strength=1.5, spots=0):
    """Light ring behind a diffuser about the object's own Z axis: brightest at the radius `middle`, dim `half` further in and out.

    That it is dim at both rims is also what keeps its edges smooth. `spots` lamps shine through a little.
    """
    material, tree, shader = _new('diffuser')
    coordinates, split = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(coordinates.outputs['Object'], split.inputs[0])
    flat = tree.nodes.new('ShaderNodeCombineXYZ')
    tree.links.new(split.outputs[0], flat.inputs[0])
    tree.links.new(split.outputs[1], flat.inputs[1])
    length = tree.nodes.new('ShaderNodeVectorMath')
    length.operation = 'LENGTH'
    tree.links.new(flat.outputs[0], length.inputs[0])

    calculate = partial(nodes.calculate, tree)

    away = calculate('DIVIDE', calculate('ABSOLUTE', calculate('SUBTRACT', length.outputs['Value'], middle), 0), half)
    level = calculate('MAXIMUM', calculate('MULTIPLY_ADD', calculate('POWER', away, 2.2), -0.72, 1), 0.16)
    if spots:
        angle = calculate('ARCTAN2', split.outputs[1], split.outputs[0])
        level = calculate('MULTIPLY', level, calculate('MULTIPLY_ADD', calculate('COSINE', calculate('MULTIPLY', angle, spots), 0), 0.1, 0.95))
    _shine(tree, shader, level, colour, strength)
    return material


def light_line(half, colour=MINT, strength=1.5, axis='y'):
    """Straight light behind a diffuser, brightest in the middle of its width: `half` of it lies on either side of its own middle."""
    material, tree, shader = _new('diffuser')
    coordinates, split = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(coordinates.outputs['Object'], split.inputs[0])
    away, dim = tree.nodes.new('ShaderNodeMath'), tree.nodes.new('ShaderNodeMapRange')
    away.operation = 'ABSOLUTE'
    tree.links.new(split.outputs['xyz'.index(axis)], away.inputs[0])
    dim.interpolation_type = 'SMOOTHSTEP'
    for plug, value in zip(dim.inputs[1:5], (half * 0.2, half, 1.0, 0.28)):
        plug.default_value = value
    tree.links.new(away.outputs[0], dim.inputs[0])
    _shine(tree, shader, dim.outputs[0], colour, strength)
    return material


def _shine(tree, shader, level, colour, strength):
    """Emission of a level from 0 to 1: deep in colour where dim, paler where bright."""
    rgb = linear(colour)
    ramp, power = tree.nodes.new('ShaderNodeValToRGB'), tree.nodes.new('ShaderNodeMath')
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[0].position = rgb, 0.35
    ramp.color_ramp.elements[1].color, ramp.color_ramp.elements[1].position = tuple(c + (1 - c) * 0.32 for c in rgb[:3]) + (1,), 1.0
    power.operation = 'MULTIPLY'
    power.inputs[1].default_value = strength
    tree.links.new(level, ramp.inputs[0])
    tree.links.new(level, power.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs['Emission'])
    tree.links.new(power.outputs[0], shader.inputs['Emission Strength'])
    _set(shader, Base_Color=tuple(0.5 * c + 0.2 for c in rgb[:3]) + (1,), Roughness=0.35)


def screen_light(colour='#eaf6ff', strength=1.1):
    """Lit figures on a display."""
    material, _, shader = _new('screen light')
    _set(shader, Base_Color=linear(colour), Emission=linear(colour), Emission_Strength=strength, Roughness=0.4)
    return material


# ---------------------------------------------------------------- surroundings

def wood(light='#c99d6c', dark='#8a5d38', axis='x', scale=1.0, rough=0.42):
    """Oiled wood with grain along an axis; `scale` 1 suits furniture seen from half a metre."""
    material, tree, shader = _new('wood')
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    stretch = {'x': (0.03, 0.55, 0.55), 'y': (0.55, 0.03, 0.55), 'z': (0.55, 0.55, 0.03)}[axis]
    mapping.inputs['Scale'].default_value = tuple(v * scale for v in stretch)
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 1.0
    noise.inputs['Detail'].default_value = 9
    noise.inputs['Roughness'].default_value = 0.62
    noise.inputs['Distortion'].default_value = 0.6
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color = linear(dark)
    ramp.color_ramp.elements[0].position = 0.3
    ramp.color_ramp.elements[1].color = linear(light)
    ramp.color_ramp.elements[1].position = 0.68
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = 0.12
    bump.inputs['Distance'].default_value = 0.05
    tree.links.new(coordinates.outputs['Object'], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], noise.inputs['Vector'])
    tree.links.new(noise.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs['Base Color'])
    tree.links.new(noise.outputs[0], bump.inputs['Height'])
    tree.links.new(bump.outputs[0], shader.inputs['Normal'])
    _set(shader, Roughness=rough, Specular=0.35)
    return material


def plaster(colour='#e4e1db', relief=0.25):
    """Painted wall with the stipple of a roller."""
    material, tree, shader = _new('plaster')
    _set(shader, Base_Color=linear(colour), Roughness=0.85, Specular=0.2)
    _bump(tree, shader, size=2.4, strength=relief, distance=0.06, detail=5)
    return material


def fine_plaster(colour='#c9cdd1', relief=0.0):
    """Smooth skim coat under matt paint; `relief` adds the stipple of a short-haired roller, for close views of it."""
    material, tree, shader = _new('fine plaster')
    _set(shader, Base_Color=linear(colour), Roughness=0.78, Specular=0.2)
    if relief:
        _bump(tree, shader, size=9, strength=relief, distance=0.012, detail=2, rough=0.62)
    return material


def fabric(colour='#c8c2b6', size=9.0):
    """Woven cloth."""
    material, tree, shader = _new('fabric')
    _set(shader, Base_Color=linear(colour), Roughness=0.95, Specular=0.1, Sheen=0.4)
    _bump(tree, shader, size=size, strength=0.5, distance=0.05, detail=2)
    return material


# ---------------------------------------------------------------- use

def use(root, marks=0.14, dust=0.22):
    """Let a product look handled: finger marks and wipes in the gloss of its parts, dust on what looks up.

    `marks` is how far roughness wanders, `dust` how much a level face turns grey. Parts that shine are left alone.
    """
    finishes = {slot for part in root.children_recursive if part.type == 'MESH' for slot in part.data.materials}
    for material in finishes:
        shader = material.node_tree.nodes.get('Principled BSDF')
        if shader and not shader.inputs['Emission Strength'].links and shader.inputs['Emission'].default_value[1] == 0:
            _wear(material.node_tree, shader, marks, dust)


def _wear(tree, shader, marks, dust):
    geometry = tree.nodes.new('ShaderNodeNewGeometry')

    def cloud(size, detail, low, high):
        return nodes.map_range(tree, nodes.noise(tree, geometry.outputs['Position'], size, detail), low, high, 0, 1)

    calculate = partial(nodes.calculate, tree)

    def current(name):
        plug = shader.inputs[name]
        return plug.links[0].from_socket if plug.links else plug.default_value

    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(geometry.outputs['Normal'], split.inputs[0])
    level = calculate('POWER', calculate('MAXIMUM', split.outputs[2], 0), 6)
    dusty = calculate('MULTIPLY', calculate('MULTIPLY', level, cloud(1.3, 8, 0.35, 0.7)), dust)
    touched = calculate('MULTIPLY_ADD', cloud(0.55, 5, 0.42, 0.68), marks, current('Roughness'))
    tree.links.new(calculate('ADD', touched, dusty), shader.inputs['Roughness'])
    tree.links.new(nodes.mixed(tree, dusty, current('Base Color'), linear('#a9a296')), shader.inputs['Base Color'])


# ---------------------------------------------------------------- inner workings

def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree, material.node_tree.nodes['Principled BSDF']


def _set(shader, **values):
    for name, value in values.items():
        shader.inputs[name.replace('_', ' ')].default_value = value


def _bump(tree, shader, stretch=(1, 1, 1), size=30, strength=0.03, distance=0.02, detail=4, rough=0.5):
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    tree.links.new(coordinates.outputs['Object'], mapping.inputs[0])
    noise = nodes.noise(tree, mapping.outputs[0], size, detail, rough)
    tree.links.new(nodes.bump(tree, noise, strength, distance), shader.inputs['Normal'])
    return noise
