"""A wooden table top that has been worked on: planks, growth rings, pores, old wipes, scratches. Centimetres."""
import math
import random

import bpy

import geometry as g
from materials import linear
from nodes import bump, calculate, map_range, mixed, noise


def planks(wide, deep, at=(0, 0), count=6, thick=3.2, colours=('#b98a5a', '#7d5130'), seed=1, wear=1.0):
    """Planks along X, their upper face at z = 0, `deep` in all about `at`; small steps and gaps between them."""
    chance, breadth, finish = random.Random(seed), deep / count, worn_wood(*colours, wear=wear)
    parts = []
    for i in range(count):
        y = at[1] - deep / 2 + (i + 0.5) * breadth
        plank = g.rounded_box('plank', (wide, breadth - 0.1, thick), 0.16, finish, (at[0] + chance.uniform(-9, 9), y, -thick / 2 - chance.uniform(0, 0.04)), 3)
        plank.rotation_euler.x = math.radians(chance.uniform(-0.12, 0.12))
        parts.append(plank)
    return parts


def worn_wood(light, dark, wear=1.0):
    """Oiled wood along the local X axis that differs from object to object."""
    material = bpy.data.materials.new('worn wood')
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    place = _own_place(tree)
    slow = _noise(tree, place, (0.011, 0.16, 0.16), 3, 0.5)
    rings = tree.nodes.new('ShaderNodeTexWave')
    rings.bands_direction = 'Y'
    rings.inputs['Scale'].default_value = 0.2
    rings.inputs['Distortion'].default_value = 1.6
    rings.inputs['Detail'].default_value = 3
    rings.inputs['Detail Scale'].default_value = 0.7
    bent = _vector(tree, 'ADD', _scaled(tree, place, (0.012, 1, 1)), _combined(tree, 0, calculate(tree, 'MULTIPLY', slow, 26.0)))
    tree.links.new(bent, rings.inputs['Vector'])
    fibre = _noise(tree, place, (0.5, 26, 26), 5, 0.7)
    pores = map_range(tree, _noise(tree, place, (1.1, 34, 34), 2, 0.5), 0.62, 0.7, 0, 1)
    stain = _noise(tree, place, (0.05, 0.09, 0.09), 6, 0.6)
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[0].position = linear(dark), 0.05
    ramp.color_ramp.elements[1].color, ramp.color_ramp.elements[1].position = linear(light), 0.75
    tone = calculate(tree, 'ADD', map_range(tree, rings.outputs['Fac'], 0, 1, 0.38, 0.66), map_range(tree, fibre, 0.3, 0.7, -0.16, 0.16))
    tree.links.new(calculate(tree, 'ADD', tone, map_range(tree, stain, 0.3, 0.72, 0.16, -0.3 * wear)), ramp.inputs[0])
    scratches = calculate(tree, 'MAXIMUM', _scratches(tree, place, 0.5, wear), _scratches(tree, place, -1.1, wear))
    colour = mixed(tree, calculate(tree, 'MULTIPLY', pores, 0.5), ramp.outputs[0], linear('#2c1a10'))
    colour = mixed(tree, calculate(tree, 'MULTIPLY', scratches, 0.4), colour, linear('#d8b88e'))
    tree.links.new(colour, shader.inputs['Base Color'])
    shader.inputs['Specular'].default_value = 0.4
    rough = calculate(tree, 'ADD', map_range(tree, stain, 0.3, 0.7, 0.36, 0.62), calculate(tree, 'MULTIPLY', scratches, 0.2))
    tree.links.new(rough, shader.inputs['Roughness'])
    relief = calculate(tree, 'SUBTRACT', fibre, calculate(tree, 'ADD', calculate(tree, 'MULTIPLY', pores, 0.8), scratches))
    tree.links.new(bump(tree, relief, 0.22, 0.03), shader.inputs['Normal'])
    return material


def _own_place(tree):
    """Object coordinates, shifted by a random way for each object, so that no two planks are cut from one."""
    coordinates, own = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeObjectInfo')
    return _vector(tree, 'ADD', coordinates.outputs['Object'], _scaled(tree, own.outputs['Random'], (431, 97, 61)))


def _scratches(tree, place, turn, wear):
    """Thin lines in one rough direction, where a slow noise passes its middle."""
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Rotation'].default_value = (0, 0, turn)
    mapping.inputs['Scale'].default_value = (0.03, 1.1, 1.1)
    tree.links.new(place, mapping.inputs[0])
    away = calculate(tree, 'ABSOLUTE', calculate(tree, 'SUBTRACT', noise(tree, mapping.outputs[0], 1.0, 1), 0.5), 0)
    lines = map_range(tree, away, 0.0, 0.004, 1, 0)
    here = map_range(tree, _noise(tree, place, (0.11, 0.11, 0.11), 2, 0.5), 0.52, 0.6, 0, wear)
    return calculate(tree, 'MULTIPLY', lines, here)


def _noise(tree, place, stretch, detail, rough):
    return noise(tree, _scaled(tree, place, stretch), 1.0, detail, rough)


def _scaled(tree, place, stretch):
    return _vector(tree, 'MULTIPLY', place, stretch)


def _vector(tree, operation, first, second):
    step = tree.nodes.new('ShaderNodeVectorMath')
    step.operation = operation
    for plug, value in zip(step.inputs, (first, second)):
        if isinstance(value, tuple):
            plug.default_value = value
        else:
            tree.links.new(value, plug)
    return step.outputs[0]


def _combined(tree, x, y):
    step = tree.nodes.new('ShaderNodeCombineXYZ')
    step.inputs[0].default_value = x
    tree.links.new(y, step.inputs[1])
    return step.outputs[0]
