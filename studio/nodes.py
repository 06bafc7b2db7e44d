"""Arithmetic of finishes: nodes of a shader's tree that calculate with numbers and with what other nodes give."""


def calculate(tree, operation, first, second=0.0, third=0.0):
    """The output of a math node; each of its inputs is a number or another node's output."""
    step = tree.nodes.new('ShaderNodeMath')
    step.operation = operation
    for plug, value in zip(step.inputs, (first, second, third)):
        if isinstance(value, (int, float)):
            plug.default_value = value
        else:
            tree.links.new(value, plug)
    return step.outputs[0]


def map_range(tree, value, low, high, start, end):
    """What lies between `low` and `high`, laid between `start` and `end`."""
    step = tree.nodes.new('ShaderNodeMapRange')
    for plug, number in zip(step.inputs[1:5], (low, high, start, end)):
        plug.default_value = number
    tree.links.new(value, step.inputs[0])
    return step.outputs[0]
