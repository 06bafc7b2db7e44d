"""Nodes of a finish that calculate: what they take is a number, a colour, or another node's output, and each gives its output."""
import bpy


def _feed(tree, plug, value):
    if isinstance(value, bpy.types.NodeSocket):
        tree.links.new(value, plug)
    else:
        plug.default_value = value


def calculate(tree, operation, first, second=0.0, third=0.0):
    """The output of a math node."""
    step = tree.nodes.new('ShaderNodeMath')
    step.operation = operation
    for plug, value in zip(step.inputs, (first, second, third)):
        _feed(tree, plug, value)
    return step.outputs[0]


def map_range(tree, value, low, high, start, end):
    """What lies between `low` and `high`, laid between `start` and `end`."""
    step = tree.nodes.new('ShaderNodeMapRange')
    for plug, number in zip(step.inputs, (value, low, high, start, end)):
        _feed(tree, plug, number)
    return step.outputs[0]


def noise(tree, place, size=1.0, detail=2.0, rough=0.5):
    """Clouds at the coordinates `place`, which change `size` times a unit."""
    cloud = tree.nodes.new('ShaderNodeTexNoise')
    for name, value in (('Vector', place), ('Scale', size), ('Detail', detail), ('Roughness', rough)):
        _feed(tree, cloud.inputs[name], value)
    return cloud.outputs[0]


def bump(tree, height, strength, distance, after=None):
    """Normal of a relief; `after` is the normal of another relief below it."""
    relief = tree.nodes.new('ShaderNodeBump')
    for name, value in (('Strength', strength), ('Distance', distance), ('Height', height)):
        _feed(tree, relief.inputs[name], value)
    if after:
        tree.links.new(after, relief.inputs['Normal'])
    return relief.outputs[0]


def mixed(tree, share, first, second):
    """`first`, and `second` where `share` is 1."""
    mix = tree.nodes.new('ShaderNodeMixRGB')
    for plug, value in zip(mix.inputs, (share, first, second)):
        _feed(tree, plug, value)
    return mix.outputs[0]
