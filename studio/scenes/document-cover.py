"""Cover of the gateway's technical document: a night sea of points, two lit strands riding on it."""
import math

import bmesh
import bpy

import camera as cameras
import dark_set as d
import geometry as g
import materials as m

SIZE = (1200, 1600)
LOOK = {'exposure': 0.2, 'contrast': 1.06, 'bloom': {'threshold': 0.9, 'amount': 0.5}}


def height(x, y):
    """Height of the sea at a place, centimetres."""
    return 2.6 * math.sin(x * 0.075 + y * 0.035) + 1.7 * math.sin(x * 0.14 - y * 0.06 + 1.3) + math.sin(y * 0.16 + 0.6 * math.sin(x * 0.05))


def build():
    """One small sphere on each point of a grid, coloured by its height."""
    d.surround(0.02)
    points = [(x * 0.55, y * 0.55, height(x * 0.55, y * 0.55)) for x in range(-90, 91) for y in range(-40, 150)]
    sea = g.mesh('sea', points, [])
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=2, radius=0.085)
    data = bpy.data.meshes.new('point')
    shape.to_mesh(data)
    shape.free()
    data.materials.append(point_light())
    point = bpy.data.objects.new('point', data)
    bpy.context.collection.objects.link(point)
    point.parent = sea
    sea.instance_type = 'VERTS'
    for n, (start, colour) in enumerate(((18, '#22f0d0'), (30, '#3f8cff'))):
        light = m.led(colour, 2.6, 0.2)
        for k in range(9):
            y = start + k * 0.5
            strand = [(x * 0.6, y + 2.5 * math.sin(x * 0.03 + n), height(x * 0.6, y) + 1.6 + 0.25 * k * math.sin(x * 0.035 + n * 2) + 0.4 * n) for x in range(-110, 111)]
            g.tube('strand', strand, 0.018, light, 2)
    view = cameras.add_camera((0, 20, -1), azimuth=0, elevation=17, lens=48, distance=52)
    view.data.shift_y = 0.12
    cameras.focus(view, (0, 18, 0), softness=0.9)
    return view


def point_light():
    """Emission from deep blue in the troughs to mint on the crests."""
    material, tree, shader = m._new('point')
    place = tree.nodes.new('ShaderNodeObjectInfo')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    level = tree.nodes.new('ShaderNodeMapRange')
    level.inputs[1].default_value, level.inputs[2].default_value = -4, 4.6
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[0].position = m.linear('#0a2350'), 0.1
    ramp.color_ramp.elements[1].color, ramp.color_ramp.elements[1].position = m.linear('#3af2d6'), 0.92
    ramp.color_ramp.elements.new(0.55).color = m.linear('#1f6fe0')
    strength = tree.nodes.new('ShaderNodeMath')
    strength.operation = 'POWER'
    strength.inputs[1].default_value = 2.4
    scaled = tree.nodes.new('ShaderNodeMath')
    scaled.operation = 'MULTIPLY'
    scaled.inputs[1].default_value = 3.4
    tree.links.new(place.outputs['Location'], split.inputs[0])
    tree.links.new(split.outputs[2], level.inputs[0])
    tree.links.new(level.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs['Emission'])
    tree.links.new(level.outputs[0], strength.inputs[0])
    tree.links.new(strength.outputs[0], scaled.inputs[0])
    tree.links.new(scaled.outputs[0], shader.inputs['Emission Strength'])
    m._set(shader, Base_Color=(0, 0, 0, 1))
    material.cycles.sample_as_light = False
    return material
