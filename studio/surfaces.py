"""Finishes of rooms and everyday things in daylight: render, card, enamel, clear plastic, leaves, and print round a tin.

Colours are sRGB hex strings, sizes centimetres. The product family's own finishes are in materials.py.
"""
import math

import bpy

import geometry as g
import nodes
from materials import linear


def mottled(colour, other, size=0.1, rough=0.8, relief=0.2, grain=1.2, gloss=0.25, stretch=(1, 1, 1)):
    """Finish that wanders between two colours in blotches of `1 / size`, with a fine relief: render, card, enamel."""
    material, tree, shader = _new('mottled')
    coordinates, mapping = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    tree.links.new(coordinates.outputs['Object'], mapping.inputs[0])
    place = mapping.outputs[0]
    cloud = nodes.noise(tree, place, size, 6, 0.6)
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[0].position = linear(colour), 0.36
    ramp.color_ramp.elements[1].color, ramp.color_ramp.elements[1].position = linear(other), 0.66
    tree.links.new(cloud, ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Specular'].default_value = gloss
    tree.links.new(nodes.map_range(tree, cloud, 0, 1, rough * 0.82, min(1, rough * 1.18)), shader.inputs['Roughness'])
    tree.links.new(nodes.bump(tree, nodes.noise(tree, place, grain, 5, 0.65), relief, 0.05), shader.inputs['Normal'])
    return material


def clear(tint='#f4f9fa', share=0.86, edge=0.25, rough=0.04):
    """Thin clear sheet or vial: `share` of the light goes straight through its middle, `edge` where it is seen sideways.

    It does not refract, so it is free of noise and lets the light behind it through.
    """
    material, tree, shader = _new('clear')
    shader.inputs['Base Color'].default_value = linear(tint)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = 0.6
    through = tree.nodes.new('ShaderNodeBsdfTransparent')
    through.inputs[0].default_value = linear(tint)
    facing = tree.nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.28
    amount = tree.nodes.new('ShaderNodeMapRange')
    amount.inputs[3].default_value, amount.inputs[4].default_value = share, edge
    mix = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(facing.outputs['Facing'], amount.inputs[0])
    tree.links.new(amount.outputs[0], mix.inputs[0])
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])
    return material


def leaf(colour, glow=None, share=0.4, rough=0.42):
    """Leaf or petal that lights up when the sun stands behind it."""
    material, tree, shader = _new('leaf')
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = 0.3
    behind = tree.nodes.new('ShaderNodeBsdfTranslucent')
    behind.inputs[0].default_value = linear(glow or colour)
    mix = tree.nodes.new('ShaderNodeMixShader')
    mix.inputs[0].default_value = share
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(behind.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['Material Output'].inputs[0])
    return material


def gradient(stops, low, high, strength=1.0, axis='z'):
    """Shining backdrop whose colour runs along an axis from `low` to `high` (centimetres); `stops` are (share, colour)."""
    material = bpy.data.materials.new('gradient')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    output, light = tree.nodes.new('ShaderNodeOutputMaterial'), tree.nodes.new('ShaderNodeEmission')
    light.inputs[1].default_value = strength
    place, split = tree.nodes.new('ShaderNodeNewGeometry'), tree.nodes.new('ShaderNodeSeparateXYZ')
    share = tree.nodes.new('ShaderNodeMapRange')
    share.inputs[1].default_value, share.inputs[2].default_value = low, high
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.interpolation = 'EASE'
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (position, colour) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = position, linear(colour)
    tree.links.new(place.outputs['Position'], split.inputs[0])
    tree.links.new(split.outputs['xyz'.index(axis)], share.inputs[0])
    tree.links.new(share.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], light.inputs[0])
    tree.links.new(light.outputs[0], output.inputs[0])
    material.cycles.sample_as_light = False
    return material


def wrap(thing, radius, z=0.0, turned=0.0):
    """Bend flat print (in the XY plane, z its thickness) round an upright cylinder; x = 0 faces -Y, turned by degrees."""
    start = math.radians(turned)
    shift = thing.location.copy()
    thing.location = (0, 0, 0)
    for point in thing.data.vertices:
        x, y, lift = point.co + shift
        angle = start + x / radius
        out = radius + lift
        point.co = (out * math.sin(angle), -out * math.cos(angle), y + z)
    return thing


def upright(parts, at=(0, 0, 0)):
    """Turn flat print up so that it faces -Y, and put it at a place."""
    for part in parts:
        g.turn(part, x=90)
        g.move(part, *at)
    return parts


# ---------------------------------------------------------------- inner workings

def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree, material.node_tree.nodes['Principled BSDF']
