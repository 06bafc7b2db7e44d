"""What a lens blurs away: lamps of a far street and the sky behind them. Cards that only the camera sees. Centimetres."""
import random

import bpy

import geometry as g
import materials as m
import surfaces


def lamp_disc(colour, strength, rim=0.86):
    """Finish for a far lamp that the lens has spread to a disc of radius 1; it adds its light to what is behind."""
    material = bpy.data.materials.new('lamp disc')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    output, place = tree.nodes.new('ShaderNodeOutputMaterial'), tree.nodes.new('ShaderNodeTexCoord')
    away, cover = tree.nodes.new('ShaderNodeVectorMath'), tree.nodes.new('ShaderNodeMapRange')
    away.operation, cover.interpolation_type = 'LENGTH', 'SMOOTHSTEP'
    for i, value in enumerate((rim - 0.14, 1.0, strength, 0)):
        cover.inputs[i + 1].default_value = value
    light, through = tree.nodes.new('ShaderNodeEmission'), tree.nodes.new('ShaderNodeBsdfTransparent')
    light.inputs[0].default_value = m.linear(colour)
    both = tree.nodes.new('ShaderNodeAddShader')
    tree.links.new(place.outputs['Object'], away.inputs[0])
    tree.links.new(away.outputs['Value'], cover.inputs[0])
    tree.links.new(cover.outputs[0], light.inputs[1])
    tree.links.new(through.outputs[0], both.inputs[0])
    tree.links.new(light.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], output.inputs[0])
    material.cycles.sample_as_light = False
    return material


def lamps(places, colours=('#ffb868', '#ffd9a8', '#ff9a4a', '#cfe4ff'), strength=0.5, seed=4):
    """Blurred lamps: (x, y, z, radius) each, as upright discs that face -Y."""
    chance = random.Random(seed)
    finishes = [lamp_disc(colour, strength * share) for colour in colours for share in (0.5, 1.0)]
    for x, y, z, radius in places:
        card = g.mesh('far lamp', [(-1, 0, -1), (1, 0, -1), (1, 0, 1), (-1, 0, 1)], [(0, 1, 2, 3)], chance.choice(finishes))
        card.location, card.scale = (x, y, z), (radius, radius, radius)
        _only_for_the_camera(card)


def sky(y, stops, low, high, strength=1.0):
    """Upright card across the whole picture at `y`; `stops` as in surfaces.gradient."""
    material = surfaces.gradient(stops, low, high, strength)
    card = g.mesh('sky', [(-3000, y, -900), (3000, y, -900), (3000, y, 1800), (-3000, y, 1800)], [(0, 1, 2, 3)], material)
    _only_for_the_camera(card)
    return card


def _only_for_the_camera(card):
    card.visible_diffuse = card.visible_glossy = card.visible_shadow = card.visible_transmission = False
