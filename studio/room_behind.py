"""A real place behind a scene, as a lens out of focus sees it: its picture spread into discs, each far lamp one of them. Degrees."""
import math
import os

import bpy
import numpy as np

# the pictures of places are small; what is spread to discs is drawn this much finer first, or the discs show steps
FINER = 3


def show(name, light=0.8, seen=0.8, turn=0.0, seen_turn=0.0, blur=1.6, tint=(1, 1, 1)):
    """Light a scene by a place and let the camera see it, blurred.

    `name` is a file of $STUDIO_ASSETS/hdri without its ending. `light` is the strength of the light, `seen` that of what the camera
    sees; both may be turned. `blur` is the radius of a far lamp's disc, `tint` a linear colour over what is seen.
    """
    folder = os.environ.get('STUDIO_ASSETS')
    if not folder:
        raise RuntimeError('STUDIO_ASSETS names no folder; it holds the light of places, see README.md')
    tree = bpy.context.scene.world.node_tree
    image = bpy.data.images.load(os.path.join(folder, 'hdri', name + '_1k.hdr'))
    lit = _surroundings(tree, image, turn)
    behind = _surroundings(tree, _spread(image, blur), seen_turn)
    colour = tree.nodes.new('ShaderNodeMixRGB')
    colour.blend_type = 'MULTIPLY'
    colour.inputs[0].default_value = 1
    colour.inputs[2].default_value = tuple(seen * c for c in tint) + (1,)
    strength = tree.nodes.new('ShaderNodeMixRGB')
    strength.blend_type = 'MULTIPLY'
    strength.inputs[0].default_value = 1
    strength.inputs[2].default_value = (light, light, light, 1)
    path, mix = tree.nodes.new('ShaderNodeLightPath'), tree.nodes.new('ShaderNodeMixRGB')
    tree.links.new(lit, strength.inputs[1])
    tree.links.new(behind, colour.inputs[1])
    tree.links.new(path.outputs['Is Camera Ray'], mix.inputs[0])
    tree.links.new(strength.outputs[0], mix.inputs[1])
    tree.links.new(colour.outputs[0], mix.inputs[2])
    background = tree.nodes['Background']
    tree.links.new(mix.outputs[0], background.inputs[0])
    background.inputs[1].default_value = 1


def _surroundings(tree, image, turn):
    environment = tree.nodes.new('ShaderNodeTexEnvironment')
    environment.image, environment.interpolation = image, 'Cubic'
    coordinates, mapping = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Rotation'].default_value = (0, 0, math.radians(turn))
    tree.links.new(coordinates.outputs['Generated'], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], environment.inputs[0])
    return environment.outputs[0]


def _spread(image, blur):
    """The picture convolved with a disc, brighter at its rim as a lens draws it; far lamps are clipped before, or they drown the rest."""
    wide, high = image.size
    pixels = np.empty(wide * high * 4, np.float32)
    image.pixels.foreach_get(pixels)
    picture = pixels.reshape(high, wide, 4)[..., :3]
    picture = np.minimum(picture, np.median(picture) * 60)
    picture = picture.repeat(FINER, 0).repeat(FINER, 1)
    tall, broad = picture.shape[:2]
    radius = blur / 360 * broad
    y, x = np.mgrid[0:tall, 0:broad]
    away = np.hypot(np.minimum(y, tall - y), np.minimum(x, broad - x))
    disc = np.clip(radius + 0.5 - away, 0, 1) * (0.8 + 0.2 * np.clip(away / radius, 0, 1) ** 4)
    kernel = np.fft.rfft2(disc / disc.sum())
    result = np.ones((tall, broad, 4), np.float32)
    for channel in range(3):
        result[..., channel] = np.fft.irfft2(np.fft.rfft2(picture[..., channel]) * kernel, s=(tall, broad))
    blurred = bpy.data.images.new(image.name + ' out of focus', broad, tall, float_buffer=True)
    blurred.colorspace_settings.name = image.colorspace_settings.name
    blurred.pixels.foreach_set(np.maximum(result, 0).ravel())
    blurred.update()
    # unsaved pictures are not handed to the renderer without this
    blurred.pack()
    return blurred
