"""Night for products and interiors: everything runs out into the page's night colour. Centimetres, degrees.

The glow behind a product is drawn, not lit, so it has no noise; floors fade into the void with their distance.
"""
import bpy
from mathutils import Vector

import geometry as g
import lighting
import materials as m
from camera import look_at

VOID = (0.0085, 0.0125, 0.0185, 1)


def surround(ambient=0.25, colour=(0.3, 0.45, 0.8)):
    """Faint sky light; the camera itself sees the void."""
    tree = bpy.context.scene.world.node_tree
    background = tree.nodes['Background']
    path = tree.nodes.new('ShaderNodeLightPath')
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value = tuple(c * ambient for c in colour) + (1,)
    mix.inputs[2].default_value = VOID
    tree.links.new(path.outputs['Is Camera Ray'], mix.inputs[0])
    tree.links.new(mix.outputs[0], background.inputs[0])
    background.inputs[1].default_value = 1


def fade_to_void(material, centre, start, end):
    """Let a finish run out between two distances from a point, into the void or the halo behind it."""
    tree = material.node_tree
    output = next(node for node in tree.nodes if node.type == 'OUTPUT_MATERIAL')
    shader = output.inputs[0].links[0].from_socket
    place = tree.nodes.new('ShaderNodeNewGeometry')
    away = tree.nodes.new('ShaderNodeVectorMath')
    away.operation = 'DISTANCE'
    away.inputs[1].default_value = centre
    share = tree.nodes.new('ShaderNodeMapRange')
    share.interpolation_type = 'SMOOTHSTEP'
    share.inputs[1].default_value, share.inputs[2].default_value = start, end
    nothing = tree.nodes.new('ShaderNodeBsdfTransparent')
    mix = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(place.outputs['Position'], away.inputs[0])
    tree.links.new(away.outputs['Value'], share.inputs[0])
    tree.links.new(share.outputs[0], mix.inputs[0])
    tree.links.new(shader, mix.inputs[1])
    tree.links.new(nothing.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs[0])
    return material


def glow(camera, at, radius, colour='#1c3a66', strength=0.5, distance=80.0):
    """Drawn halo behind a subject: a card at right angles to the camera, `distance` beyond `at`, seen by it alone."""
    material = bpy.data.materials.new('glow')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    output = tree.nodes.new('ShaderNodeOutputMaterial')
    emission = tree.nodes.new('ShaderNodeEmission')
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    length = tree.nodes.new('ShaderNodeVectorMath')
    length.operation = 'LENGTH'
    ramp = tree.nodes.new('ShaderNodeMapRange')
    ramp.interpolation_type = 'SMOOTHERSTEP'
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = 0, radius
    ramp.inputs[3].default_value, ramp.inputs[4].default_value = 1, 0
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value = VOID
    mix.inputs[2].default_value = tuple(c * strength for c in m.linear(colour)[:3]) + (1,)
    tree.links.new(coordinates.outputs['Object'], length.inputs[0])
    tree.links.new(length.outputs['Value'], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], mix.inputs[0])
    tree.links.new(mix.outputs[0], emission.inputs[0])
    tree.links.new(emission.outputs[0], output.inputs[0])
    material.cycles.sample_as_light = False
    big = radius * 12
    card = g.mesh('glow', [(-big, -big, 0), (big, -big, 0), (big, big, 0), (-big, big, 0)], [(0, 1, 2, 3)], material)
    eye = camera.matrix_world.translation
    card.location = Vector(at) + (Vector(at) - eye).normalized() * distance
    look_at(card, eye)
    card.visible_diffuse = card.visible_glossy = card.visible_shadow = card.visible_transmission = False
    return card


def floor(centre=(0, 0, 0), start=20.0, end=70.0, colour='#141a23', rough=0.4, z=0.0):
    """Satin floor that fades into the void."""
    material = fade_to_void(m.matte(colour, rough, 0.3), centre, start, end)
    size = end * 40
    return g.mesh('floor', [(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)], [(0, 1, 2, 3)], material)


def rig(scale=1.0, key=14.0, rim=26.0, mint=18.0, fill=2.2, at=(0, 0, 4)):
    """Product light at night: soft top from behind, cool strip on the left, mint strip on the right, weak front fill."""
    def spot(x, y, z):
        return (at[0] + x * scale, at[1] + y * scale, at[2] + z * scale)

    lighting.softbox(spot(-6, 26, 52), at, 80 * scale, 26 * scale, key, (0.86, 0.93, 1))
    lighting.softbox(spot(-66, 4, 26), at, 20 * scale, 90 * scale, rim, (0.72, 0.86, 1))
    lighting.softbox(spot(60, 20, 22), at, 9 * scale, 80 * scale, mint, m.linear(m.MINT)[:3])
    lighting.softbox(spot(-18, -84, 36), at, 70 * scale, 50 * scale, fill, (0.8, 0.9, 1))
