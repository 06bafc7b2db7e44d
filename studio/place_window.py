"""A piece of a real place, out of focus, on a card: what a mirror shows, or what lies behind a scene. Centimetres, degrees."""
import math
import os

import bpy
import numpy as np

import geometry as g

FINE = 640


def in_mirror(root, azimuth, elevation, window, strength, away=260.0, size=230.0, tint=(1, 1, 1)):
    """What the glass of a product shows, face towards -Y, to a camera at `azimuth` and `elevation` before it; `window` as from window()."""
    a, e = math.radians(azimuth), math.radians(elevation)
    direction = g.Vector((-math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), -math.sin(e)))
    card = _card(direction * away, direction.cross(g.Vector((0, 0, -1))).normalized(), direction, size, _shining(window, strength, tint))
    card.visible_camera = False
    card.parent = root
    card['is_loose'] = True
    return card


def behind(view, window, strength, away=260.0, size=1.3, tint=(1, 1, 1), shift=(0, 0)):
    """What the camera sees beyond a scene; `size` in widths of the picture there, `shift` slides the window over it in the same measure."""
    direction = -g.Vector(view['direction'])
    side = direction.cross(g.Vector((0, 0, 1))).normalized()
    wide = away * view.data.sensor_width / view.data.lens
    middle = view.location + direction * away + side * (shift[0] * wide) + side.cross(direction) * (shift[1] * wide)
    card = _card(middle, side, direction, size * wide, _shining(window, strength, tint))
    card.visible_glossy = False
    return card


def _card(middle, side, direction, size, material):
    """Square at right angles to `direction` that lights nothing and casts no shadow."""
    up, half = side.cross(direction), size / 2
    up = up if up.z > 0 else -up
    corners = [middle + side * (x * half) + up * (y * half) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    plane = g.mesh('window', [tuple(corner) for corner in corners], [(0, 1, 2, 3)], material)
    layer = plane.data.uv_layers.new(name='window')
    for loop, at in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = at
    plane.visible_diffuse = plane.visible_shadow = plane.visible_transmission = False
    return plane


def window(name, pan, tilt, wide, blur):
    """A square piece of a place's round picture as a plain lens sees it, spread to discs; bright lamps are held back.

    `pan` and `tilt` are its middle, `wide` its angle, `blur` the radius of a far lamp's disc.
    """
    path = os.path.join(os.environ['STUDIO_ASSETS'], 'hdri', name + '_1k.hdr')
    image = bpy.data.images.load(path)
    broad, tall = image.size
    pixels = np.empty(broad * tall * 4, np.float32)
    image.pixels.foreach_get(pixels)
    place = pixels.reshape(tall, broad, 4)[..., :3]
    place = np.minimum(place, np.median(place) * 25)
    reach = math.tan(math.radians(wide / 2))
    x, y = np.meshgrid(np.linspace(-reach, reach, FINE), np.linspace(-reach, reach, FINE))
    rise = math.radians(tilt)
    forward, lift = math.cos(rise) - y * math.sin(rise), math.sin(rise) + y * math.cos(rise)
    turn = math.radians(pan) + np.arctan2(x, forward)
    high = np.arctan2(lift, np.hypot(x, forward))
    seen = _between(place, (turn / math.tau) % 1 * broad, (high / math.pi + 0.5) * tall)
    radius = blur / wide * FINE
    row, column = np.mgrid[0:FINE, 0:FINE]
    distance = np.hypot(np.minimum(row, FINE - row), np.minimum(column, FINE - column))
    disc = np.clip(radius + 0.5 - distance, 0, 1)
    kernel = np.fft.rfft2(disc / disc.sum())
    result = np.ones((FINE, FINE, 4), np.float32)
    for channel in range(3):
        result[..., channel] = np.fft.irfft2(np.fft.rfft2(seen[..., channel]) * kernel, s=(FINE, FINE))
    blurred = bpy.data.images.new(name + ' out of focus', FINE, FINE, float_buffer=True)
    blurred.colorspace_settings.name = image.colorspace_settings.name
    blurred.pixels.foreach_set(np.maximum(result, 0).ravel())
    blurred.update()
    # unsaved pictures are not handed to the renderer without this
    blurred.pack()
    return blurred


def _between(place, column, row):
    """The place's colours between its pixels; it is round from left to right."""
    tall, broad = place.shape[:2]
    column, row = column - 0.5, np.clip(row - 0.5, 0, tall - 1.001)
    left, low = np.floor(column).astype(int), np.floor(row).astype(int)
    across, up = (column - left)[..., None], (row - low)[..., None]
    right = (left + 1) % broad
    left = left % broad
    lower = place[low, left] * (1 - across) + place[low, right] * across
    upper = place[low + 1, left] * (1 - across) + place[low + 1, right] * across
    return lower * (1 - up) + upper * up


def _shining(image, strength, tint):
    material = bpy.data.materials.new('window')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    picture, colour = tree.nodes.new('ShaderNodeTexImage'), tree.nodes.new('ShaderNodeMixRGB')
    picture.image, picture.interpolation, picture.extension = image, 'Cubic', 'EXTEND'
    colour.blend_type = 'MULTIPLY'
    colour.inputs[0].default_value, colour.inputs[2].default_value = 1, (*tint, 1)
    light, output = tree.nodes.new('ShaderNodeEmission'), tree.nodes.new('ShaderNodeOutputMaterial')
    light.inputs[1].default_value = strength
    tree.links.new(picture.outputs[0], colour.inputs[1])
    tree.links.new(colour.outputs[0], light.inputs[0])
    tree.links.new(light.outputs[0], output.inputs[0])
    material.cycles.sample_as_light = False
    return material
