"""Lights and sets. A set is drawn for a camera `SET_DISTANCE` centimetres away and scaled with the real distance,
so that a key fob and a mirror are photographed in the same light and stand before the same backdrop.
"""
import math
import os
from functools import partial

import bpy
from mathutils import Vector

import geometry
import materials
import nodes
from camera import look_at

SET_DISTANCE = 77.0


def world(colour, strength):
    """Ambient light: linear RGB and radiance."""
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour[:3], 1)
    background.inputs[1].default_value = strength


def place(name, strength=0.8, turn=0.0, behind=None):
    """Light of a real place: surroundings that light the scene and mirror in it.

    `name` is a file of $STUDIO_ASSETS/hdri without its ending; `strength` 0.8 suits a lit hall, 0.05 to 0.15 what shall
    be dark; `turn` in degrees. The camera sees the linear colour `behind` in its stead, if one is given: at 1,024 pixels
    round, the picture itself is no background.
    """
    folder = os.environ.get('STUDIO_ASSETS')
    if not folder:
        raise RuntimeError('STUDIO_ASSETS names no folder; it holds the light of places, see README.md')
    tree = bpy.context.scene.world.node_tree
    background = tree.nodes['Background']
    environment = tree.nodes.new('ShaderNodeTexEnvironment')
    environment.image = bpy.data.images.load(os.path.join(folder, 'hdri', name + '_1k.hdr'))
    coordinates, mapping = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Rotation'].default_value = (0, 0, math.radians(turn))
    tree.links.new(coordinates.outputs['Generated'], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], environment.inputs[0])
    light = environment.outputs[0]
    if behind:
        path, mix = tree.nodes.new('ShaderNodeLightPath'), tree.nodes.new('ShaderNodeMixRGB')
        mix.inputs[2].default_value = tuple(c / strength for c in behind[:3]) + (1,)
        tree.links.new(path.outputs['Is Camera Ray'], mix.inputs[0])
        tree.links.new(light, mix.inputs[1])
        light = mix.outputs[0]
    tree.links.new(light, background.inputs[0])
    background.inputs[1].default_value = strength


def softbox(at, target, width, height, radiance, colour=(1, 1, 1), falloff=0.75, spread=180, reflection_only=False):
    """Rectangular light whose emission fades towards its edges, so that it mirrors as a graded highlight.

    Sizes and places in centimetres, `radiance` linear, `falloff` 0 (hard box) to 1 (dark rim), `spread` in degrees.
    """
    light = bpy.data.lights.new('softbox', 'AREA')
    light.shape = 'RECTANGLE'
    light.size = width
    light.size_y = height
    light.energy = radiance * math.pi * width * height
    light.spread = math.radians(spread)
    light.color = colour[:3]
    light.use_nodes = True
    if falloff > 0:
        _fade_edges(light.node_tree, falloff)
    box = bpy.data.objects.new('softbox', light)
    bpy.context.collection.objects.link(box)
    box.location = at
    look_at(box, target)
    box.visible_camera = False
    box.visible_diffuse = not reflection_only
    return box


def reflection(camera, point, normal, width, height, radiance, distance=60.0, colour=(1, 1, 1), shift=(0, 0)):
    """Softbox on the mirror direction of the camera about a face, which gives that face, and only it, a highlight.

    `shift` slides the box sideways and upwards in centimetres, which moves the gradient over the face.
    """
    spot, axis = Vector(point), Vector(normal).normalized()
    view = (camera.matrix_world.translation - spot).normalized()
    mirrored = (2 * view.dot(axis) * axis - view).normalized()
    side = mirrored.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(mirrored)
    at = spot + mirrored * distance + side * shift[0] + up * shift[1]
    return softbox(at, spot, width, height, radiance, colour, falloff=0.9, reflection_only=True)


def backdrop(material, depth=70.0, front=-400.0, width=600.0, height=500.0, radius=45.0):
    """Seamless paper: floor at z = 0 that rolls up into a wall at y = depth."""
    points = [(front, 0), (depth - radius, 0)]
    for i in range(1, 49):
        angle = math.pi / 2 * i / 48
        points.append((depth - radius + radius * math.sin(angle), radius - radius * math.cos(angle)))
    points.append((depth, height))
    vertices = [(x, y, z) for x in (-width / 2, width / 2) for y, z in points]
    count = len(points)
    faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
    return geometry.mesh('backdrop', vertices, faces, material, smooth_angle=35)


def table_set(scale=1.0):
    """Things that stand or lie: high key from the left, cool rim from the right, paper that rolls up behind them."""
    backdrop(materials.matte('#c9cdd1', 0.7, 0.2), 75 * scale, -400 * scale, 900 * scale, 500 * scale, 55 * scale)
    _studio(scale)
    softbox(_at(scale, 0, 10, 62), _at(scale, 0, 0, 0), 70 * scale, 55 * scale, 1.3)
    softbox(_at(scale, -56, -30, 44), _at(scale, 0, 0, 4), 24 * scale, 32 * scale, 18, colour=(1, 0.985, 0.96))
    softbox(_at(scale, 52, 16, 24), _at(scale, 0, 0, 6), 14 * scale, 70 * scale, 6.5, colour=(0.96, 0.985, 1))
    softbox(_at(scale, 30, -75, 34), _at(scale, 0, 0, 4), 60 * scale, 60 * scale, 0.8)
    softbox(_at(scale, 0, 35, 95), _at(scale, 0, 75, 40), 120 * scale, 30 * scale, 1.6)


def wall_set(scale=1.0, yaw=0.0, back=0.0):
    """Things that hang: a wall of fine plaster `back` behind the origin, turned with the product by `yaw`, in the same light from the left."""
    studio_wall(scale, yaw, materials.fine_plaster(), back)
    _studio(scale)
    softbox(_at(scale, -50, -46, 54), (0, 0, 0), 24 * scale, 24 * scale, 30, colour=(1, 0.985, 0.96))
    softbox(_at(scale, -6, -40, 74), (0, 0, 0), 90 * scale, 26 * scale, 2.2)
    softbox(_at(scale, 62, -62, 16), (0, 0, 0), 18 * scale, 80 * scale, 3.2, colour=(0.95, 0.98, 1))
    softbox(_at(scale, 20, -90, 10), (0, 0, 0), 70 * scale, 70 * scale, 0.7)


def dark_set(camera, target, span, scale=1.0, yaw=0.0, mount='wall', back=0.0):
    """The dark studio: one hard light from the upper left, a cool strip on the right, the rest of the room out of reach.

    A flag before the hard light lets it fall off across the picture, which is `span` centimetres wide at the point `target`.
    """
    if mount == 'wall':
        studio_wall(scale, yaw, materials.fine_plaster('#565c63', 0.25), back)
    else:
        geometry.mesh('table', [(x * 90 * scale, y * 90 * scale, 0) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)], materials.plastic('#31373d', 0.42))
    if os.environ.get('STUDIO_ASSETS'):
        place('brown_photostudio_02', 0.07, 60)
        bpy.context.scene.world.cycles.sampling_method = 'NONE'
    else:
        world((0.6, 0.75, 1), 0.03)
    lamp = target + Vector(_at(scale, -32, -11, 44))
    softbox(lamp, target, 12 * scale, 12 * scale, 150, colour=(1, 0.95, 0.88), falloff=0.5)
    flag(camera, lamp, target, 0.1 * span, 90 * scale)
    softbox(_at(scale, 50, -12, 16), (0, 0, 0), 6 * scale, 60 * scale, 14, colour=(0.72, 0.86, 1))
    softbox(_at(scale, -10, -80, 6), (0, 0, 0), 40 * scale, 50 * scale, 0.35, colour=(0.8, 0.9, 1))


def flag(camera, lamp, target, beyond, size):
    """Black card between a lamp and what lies more than `beyond` to the lower right of the target, as the camera sees it; its shadow is soft."""
    along = (target - lamp).normalized()
    seen = camera.matrix_world.to_3x3() @ Vector((0.8, -0.6, 0))
    across = (seen - along * seen.dot(along)).normalized()
    side = along.cross(across)
    edge = lamp + (target - lamp) * 0.6 + across * beyond * 0.6
    corners = [edge - side * size, edge + side * size, edge + side * size + across * size, edge - side * size + across * size]
    card = geometry.mesh('flag', [tuple(corner) for corner in corners], [(0, 1, 2, 3)], materials.matte('#15171a'))
    card.visible_camera = card.visible_glossy = False
    return card


def studio_wall(scale, yaw, material, back=0.0):
    """Upright slab, its face `back` behind the origin towards -Y before it is turned; no larger than its lights leave room for."""
    half = 40 * scale
    corners = [(-half, back, -half), (half, back, -half), (half, back, half), (-half, back, half)]
    wall = geometry.mesh('studio wall', corners, [(0, 1, 2, 3)], material)
    wall.rotation_euler.z = math.radians(yaw)
    return wall


def _studio(scale):
    """A photographer's room, which polished metal and black glass show, and faint light from everywhere."""
    if os.environ.get('STUDIO_ASSETS'):
        place('studio_small_05', 0.22, 120)
        # so weak that what its few bright spots add is no noise: lamps get the samples
        bpy.context.scene.world.cycles.sampling_method = 'NONE'
    else:
        world((0.96, 0.98, 1), 0.22)


def _at(scale, *place):
    return tuple(v * scale for v in place)


def sun(elevation=35.0, azimuth=-50.0, strength=3.0, colour=(1, 0.93, 0.82), softness=1.5):
    """Direct sun; azimuth from the camera's axis (negative: from the left), `softness` its angular size in degrees."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy = strength
    light.color = colour
    light.angle = math.radians(softness)
    lamp = bpy.data.objects.new('sun', light)
    bpy.context.collection.objects.link(lamp)
    e, a = math.radians(elevation), math.radians(azimuth)
    lamp.location = (math.sin(a) * math.cos(e) * 100, -math.cos(a) * math.cos(e) * 100, math.sin(e) * 100)
    look_at(lamp, (0, 0, 0))
    return lamp


def _fade_edges(tree, falloff):
    """Multiply emission by (1 - falloff |2u|^2.2)(1 - falloff |2v|^2.2)."""
    emission = tree.nodes['Emission']
    surface = tree.nodes.new('ShaderNodeNewGeometry')
    centred = tree.nodes.new('ShaderNodeVectorMath')
    centred.operation = 'SUBTRACT'
    centred.inputs[1].default_value = (0.5, 0.5, 0)
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(surface.outputs['Parametric'], centred.inputs[0])
    tree.links.new(centred.outputs[0], split.inputs[0])

    calculate = partial(nodes.calculate, tree)

    def window(value):
        doubled = calculate('MULTIPLY', calculate('ABSOLUTE', value, 0), 2)
        return calculate('SUBTRACT', 1, calculate('MULTIPLY', calculate('POWER', doubled, 2.2), falloff))

    both = calculate('MULTIPLY', window(split.outputs[0]), window(split.outputs[1]))
    tree.links.new(both, emission.inputs['Strength'])
