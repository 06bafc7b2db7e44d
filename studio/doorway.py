"""A wall that ends at a doorway with a lit room behind it: where switches, bells and terminals hang. Centimetres; the wall's face is y = 0."""
import math
from functools import partial

import distance
import geometry as g
import lighting
import materials as m
import nodes
import settings
import surfaces

DEEP = 12.0


def paint(colour, other, rough=0.6, stipple=0.3, wave=0.5, pits=0.0, coarse=0.0):
    """Wall that a roller painted by hand: it wanders a little in colour and gloss, is not quite flat, and shows the roller's stipple.

    `wave` is how far it is out of flat, `pits` from 0 to 1 opens pores, as concrete has them,
    `coarse` from 0 to 1 is the sand of a render.
    """
    material = m.matte(colour, rough, 0.3)
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']

    place = tree.nodes.new('ShaderNodeNewGeometry').outputs['Position']
    noise, between, bump = partial(nodes.noise, tree, place), partial(nodes.map_range, tree), partial(nodes.bump, tree)

    blotch = between(noise(0.06, 6, 0.62), 0.34, 0.68, 0, 1)
    tree.links.new(nodes.mixed(tree, blotch, m.linear(colour), m.linear(other)), shader.inputs['Base Color'])
    tree.links.new(between(noise(0.5, 4, 0.6), 0.3, 0.7, rough * 0.85, min(1, rough * 1.15)), shader.inputs['Roughness'])
    relief = bump(noise(0.045, 2, 0.5), wave, 2.0)
    relief = bump(noise(7, 3, 0.6), stipple, 0.02, relief)
    if coarse:
        relief = bump(noise(2.6, 5, 0.7), coarse, 0.16, relief)
    if pits:
        pores = tree.nodes.new('ShaderNodeTexVoronoi')
        pores.inputs['Scale'].default_value = 0.55
        ragged, shift = tree.nodes.new('ShaderNodeTexNoise'), tree.nodes.new('ShaderNodeVectorMath')
        ragged.inputs['Scale'].default_value = 2.2
        tree.links.new(place, ragged.inputs['Vector'])
        shift.operation, shift.inputs[1].default_value = 'MULTIPLY_ADD', (0.2, 0.2, 0.2)
        tree.links.new(ragged.outputs['Color'], shift.inputs[0])
        tree.links.new(place, shift.inputs[2])
        tree.links.new(shift.outputs[0], pores.inputs['Vector'])
        here = between(pores.outputs['Distance'], 0.03, 0.1, 0, 1)
        relief = bump(here, pits, 0.25, relief)
    tree.links.new(relief, shader.inputs['Normal'])
    return material


def wall_to(edge, finish, woodwork, architrave=6.6, face=1.5, is_moulded=True):
    """The wall left of a doorway whose clear opening begins at x = `edge`: lining with its stop, and an architrave."""
    settings.board((600, DEEP, 600), finish, (edge - 2.4 - 300, DEEP / 2, 0), 0.5)
    settings.board((2.6, DEEP + 0.8, 600), woodwork, (edge - 1.3, DEEP / 2, 0), 0.15)
    settings.board((1.3, 4.2, 600), woodwork, (edge + 0.6, DEEP - 1.5, 0), 0.2)
    left = edge - 0.6 - architrave
    settings.board((architrave, face, 600), woodwork, (left + architrave / 2, -face / 2, 0), 0.25)
    if is_moulded:
        settings.board((architrave * 0.32, face * 0.6, 600), woodwork, (left + architrave * 0.17, -face, 0), 0.4)
        settings.board((0.9, face * 0.35, 600), woodwork, (left + architrave * 0.9, -face, 0), 0.25)


def glow(edge, radiance=10, colour=(1, 0.78, 0.5), z=10):
    """Light of the room on the lining, and what of it passes through."""
    lighting.softbox((edge + 46, 60, z), (edge, DEEP / 2, 0), 40, 70, radiance, colour)


def room(x, far=330.0, z=0.0, wall='#b39a78', bulb=1500.0, has_print=True):
    """What the lens blurs behind the doorway: a wall, a lamp on a console, a framed print. `z` is the height of the lamp's foot."""
    g.mesh('far wall', [(x - 400, far, -250), (x + 400, far, -250), (x + 400, far, 300), (x - 400, far, 300)], [(0, 1, 2, 3)], m.matte(wall, 0.85))
    settings.board((110, 34, 4), m.matte('#5a3d28', 0.4), (x + 10, far - 24, z - 2), 0.8)
    settings.board((100, 30, 30), m.matte('#4c3422', 0.4), (x + 10, far - 22, z - 21), 0.8)
    shade = surfaces.gradient(((0, '#ffe0ae'), (0.5, '#ffd293'), (1, '#eda75a')), z + 22, z + 46, 2.4)
    g.move(g.lathe('foot', [(0, 0, 0), (7, 0, 0.5), (1.4, 5, 1), (1.2, 24, 0), (0, 24, 0)], m.metal('#b8935a', 0.3)), x - 8, far - 26, z)
    g.move(g.lathe('shade', [(17, 22, 0), (12, 45, 0)], shade), x - 8, far - 26, z)
    if has_print:
        settings.board((34, 2, 44), m.metal('#3b342d', 0.4), (x + 36, far - 2, z + 44), 0.4)
        settings.board((24, 2, 34), m.matte('#b8b09c', 0.6), (x + 36, far - 3, z + 44), 0.2)
    settings.lamp_glow((x - 8, far - 46, z + 34), bulb, (1, 0.72, 0.42), 10)


def hall(camera, slope, high=175.0):
    """Tubes under the roof of a long hall, going away in the direction x = `slope` * y, as discs that the lens draws out to bars.

    They stand on cards that only the camera sees, near the plane of focus: a lens that blurs real lamps leaves grain at their edges.
    """
    eye, radius = camera.matrix_world.translation, 1.15
    for i in range(5):
        for side in (-160, 80):
            y, plane = 1250 + 700 * i, 40 + i + side / 400
            ends = []
            for end in (-75, 75):
                far = g.Vector((slope * (y + end) + side, y + end, high))
                ends.append(eye + (far - eye) * ((plane - eye.y) / (far.y - eye.y)))
            along = ends[1] - ends[0]
            half = along.length / 2
            card = g.mesh('far tube', [(-half - 2, 0, -2), (half + 2, 0, -2), (half + 2, 0, 2), (-half - 2, 0, 2)], [(0, 1, 2, 3)], _bar(half, radius, 0.75))
            card.location, card.rotation_euler.y = (ends[0] + ends[1]) / 2, -math.atan2(along.z, along.x)
            card.visible_diffuse = card.visible_glossy = card.visible_shadow = card.visible_transmission = False


def _bar(half, radius, strength):
    """Light of a disc drawn along the local X axis by `half` either way, added to what is behind it."""
    material = distance.lamp_disc('#eef3ff', strength, 0.84)
    tree = material.node_tree
    place = next(node for node in tree.nodes if node.type == 'TEX_COORD').outputs['Object']
    length = next(node for node in tree.nodes if node.type == 'VECT_MATH')
    split, joined = tree.nodes.new('ShaderNodeSeparateXYZ'), tree.nodes.new('ShaderNodeCombineXYZ')
    tree.links.new(place, split.inputs[0])

    calculate = partial(nodes.calculate, tree)

    beyond = calculate('MAXIMUM', calculate('SUBTRACT', calculate('ABSOLUTE', split.outputs[0], 0), half), 0)
    tree.links.new(calculate('DIVIDE', beyond, radius), joined.inputs[0])
    tree.links.new(calculate('DIVIDE', split.outputs[2], radius), joined.inputs[2])
    tree.links.new(joined.outputs[0], length.inputs[0])
    return material
