"""A Lagos town as an architect would build its model: one mesh of many small parts, lit from its own windows.

In these scenes one Blender unit stands for one metre of the town. `Model` gathers boxes and hulls; `Model.at` says where
and how turned the next parts go, so a building is drawn about its own origin with its front towards -Y.
"""
import math
import random
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

import materials as m

MINT = '#19e6bd'
LINK = '#4a9dff'
# chamfer of ordinary parts, metres
EDGE = 0.05


def _stripes(colour, rough, axis, pitch, relief, metallic=0.0):
    """Sheet with ridges every `pitch` metres: long-span roofing, cladding, roller shutters."""
    material, tree, shader = m._new('stripes')
    m._set(shader, Base_Color=m.linear(colour), Roughness=rough, Metallic=metallic, Specular=0.3)
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    wave = tree.nodes.new('ShaderNodeTexWave')
    wave.bands_direction = axis.upper()
    wave.inputs['Scale'].default_value = 0.314 / pitch
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = relief
    bump.inputs['Distance'].default_value = pitch * 0.5
    tree.links.new(coordinates.outputs['Object'], wave.inputs['Vector'])
    tree.links.new(wave.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs[0], shader.inputs['Normal'])
    return material


def _worn(colour, rough=0.8, size=0.35, depth=0.35):
    """Painted or poured surface with the stains of rain and dust."""
    material, tree, shader = m._new('worn')
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = size
    noise.inputs['Detail'].default_value = 8
    noise.inputs['Roughness'].default_value = 0.65
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    rgb = m.linear(colour)
    ramp.color_ramp.elements[0].color = tuple(c * (1 - depth) for c in rgb[:3]) + (1,)
    ramp.color_ramp.elements[0].position = 0.34
    ramp.color_ramp.elements[1].color = rgb
    ramp.color_ramp.elements[1].position = 0.62
    tree.links.new(coordinates.outputs['Object'], noise.inputs['Vector'])
    tree.links.new(noise.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs['Base Color'])
    m._set(shader, Roughness=rough, Specular=0.25)
    return material


def _lit(colour, strength, variation=0.75, stretch=(3.4, 3.4, 0.35)):
    """Lit room behind glass: folds of curtains make it uneven. Not sampled as a lamp, which would add noise."""
    material, tree, shader = m._new('lit')
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 1.0
    noise.inputs['Detail'].default_value = 2
    spread = tree.nodes.new('ShaderNodeMapRange')
    spread.inputs[1].default_value = 0.3
    spread.inputs[2].default_value = 0.7
    spread.inputs[3].default_value = strength * (1 - variation)
    spread.inputs[4].default_value = strength * (1 + variation * 0.5)
    tree.links.new(coordinates.outputs['Object'], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], noise.inputs['Vector'])
    tree.links.new(noise.outputs[0], spread.inputs[0])
    tree.links.new(spread.outputs[0], shader.inputs['Emission Strength'])
    m._set(shader, Base_Color=m.linear('#1a1612'), Emission=m.linear(colour), Roughness=0.25)
    material.cycles.sample_as_light = False
    return material


def _signal(colour, strength):
    material, _, shader = m._new('signal')
    m._set(shader, Base_Color=m.linear(colour), Emission=m.linear(colour), Emission_Strength=strength)
    return material


def palette():
    """Every finish of the town by name."""
    return {
        'white': _worn('#e3e2dc', depth=0.22), 'cream': _worn('#cfc2a8', depth=0.25), 'ochre': _worn('#ab9070', depth=0.3),
        'rose': _worn('#a58a80', depth=0.3), 'blue wall': _worn('#93a1af', depth=0.25), 'green wall': _worn('#83988c', depth=0.25),
        'concrete': _worn('#9a9ea3', depth=0.35), 'slab': _worn('#3c4654', 0.55, 0.2, 0.25), 'asphalt': _worn('#39424e', 0.6, 0.5, 0.35),
        'pavement': _worn('#7b848d', 0.7, 0.8, 0.25), 'yard': _worn('#666a6e', 0.7, 0.4, 0.35), 'earth': _worn('#5b4c43', 0.9, 0.5, 0.4),
        'grass': _worn('#3d6a4c', 0.95, 1.4, 0.5), 'mark': m.matte('#c9ced3', 0.7), 'dark': m.matte('#242a33', 0.5),
        'frame': m.matte('#3a424d', 0.4), 'steel': m.metal('#aab2bb', 0.35), 'tyre': m.matte('#23272d', 0.8),
        'wood': _worn('#6f5240', 0.6, 2.0, 0.4), 'tank': m.matte('#2b313a', 0.45, 0.5), 'panel': m.dark_glass('#12305e', 0.12),
        'glass': m.dark_glass('#101c2c', 0.08), 'paint': m.matte('#e6eaee', 0.25, 0.5), 'water': m.matte('#0a1826', 0.3, 0.25), 'skin': m.matte('#5a3d2e', 0.55), 'red': m.matte('#a33a32', 0.35, 0.5),
        'yellow': m.matte('#e0a81f', 0.35, 0.5), 'navy': m.matte('#2a4468', 0.35, 0.5), 'teal': m.matte('#1d6f6a', 0.4, 0.5),
        'roof x': _stripes('#8b97a3', 0.4, 'x', 0.5, 0.9, 0.5), 'roof y': _stripes('#8b97a3', 0.4, 'y', 0.5, 0.9, 0.5),
        'rust x': _stripes('#7c6052', 0.6, 'x', 0.5, 0.9, 0.2), 'rust y': _stripes('#7c6052', 0.6, 'y', 0.5, 0.9, 0.2),
        'clad x': _stripes('#cfd6dc', 0.45, 'x', 0.6, 0.7, 0.1), 'clad y': _stripes('#cfd6dc', 0.45, 'y', 0.6, 0.7, 0.1),
        'shutter': _stripes('#6d7782', 0.45, 'z', 0.22, 0.8, 0.4),
        'warm': _lit('#ffbe78', 1.9), 'soft': _lit('#ffd4a4', 1.1), 'dim': _lit('#d99f66', 0.4), 'cool': _lit('#cfe6ff', 1.5, 0.4),
        'cold': _lit('#9fd4ff', 2.0, 0.2), 'lamp': _signal('#ffd9a0', 7), 'tube': _signal('#e6f3ff', 5), 'tail': _signal('#ff3b2e', 2.5),
        'mint': _signal(MINT, 4.5), 'link': _signal(LINK, 4.0), 'amber': _signal('#ffa63d', 4.5),
    }


class Model:
    """One mesh under construction."""

    def __init__(self, seed=7):
        self.materials = palette()
        self.chance = random.Random(seed)
        self.frame = Matrix.Identity(4)
        self._names = list(self.materials)
        self._vertices, self._faces, self._slots = [], [], []

    @contextmanager
    def at(self, x=0.0, y=0.0, z=0.0, yaw=0.0):
        """Parts within the block are placed from here; `yaw` in degrees."""
        outer = self.frame
        self.frame = outer @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(yaw), 4, 'Z')
        yield self
        self.frame = outer

    def place(self, x, y, z=0.0):
        """World position of a point of the current frame."""
        return self.frame @ Vector((x, y, z))

    def hull(self, material, corners, faces):
        """Faces over corners; faces are turned so that they look away from the middle."""
        first = len(self._vertices)
        points = [self.frame @ Vector(corner) for corner in corners]
        middle = sum(points, Vector()) / len(points)
        slot = self._names.index(material)
        self._vertices += points
        for face in faces:
            a, b, c = (points[i] for i in face[:3])
            outward = (b - a).cross(c - a).dot(sum((points[i] for i in face), Vector()) / len(face) - middle)
            self._faces.append([first + i for i in (face if outward >= 0 else face[::-1])])
            self._slots.append(slot)

    def box(self, material, x, y, z, wide, deep, high, edge=EDGE):
        """Box standing on z about (x, y), its edges broken by `edge`."""
        half = (wide / 2, deep / 2, high / 2)
        edge = min(edge, *(side * 0.45 for side in half))
        corners, index = [], {}
        for sx in (-1, 1):
            for sy in (-1, 1):
                for sz in (-1, 1):
                    for axis in range(3):
                        reach = [side - (0 if i == axis else edge) for i, side in enumerate(half)]
                        index[sx, sy, sz, axis] = len(corners)
                        corners.append((x + sx * reach[0], y + sy * reach[1], z + half[2] + sz * reach[2]))
        faces = [[index[s] for s in ring] for ring in _BOX_RINGS]
        self.hull(material, corners, faces)

    def cylinder(self, material, x, y, z, radius, high, sides=20, top=None, axis='z'):
        """Cylinder or cone on z; `axis` 'x' or 'y' lays it down with its middle at z."""
        top = radius if top is None else top
        corners = []
        for end, size in ((0, radius), (1, top)):
            for i in range(sides):
                a = 2 * math.pi * i / sides
                across, along, up = size * math.cos(a), size * math.sin(a), end * high
                corners.append({
                    'z': (x + across, y + along, z + up), 'x': (x - high / 2 + up, y + across, z + along),
                    'y': (x + across, y - high / 2 + up, z + along),
                }[axis])
        faces = [list(range(sides)), list(range(sides, 2 * sides))]
        faces += [[i, (i + 1) % sides, sides + (i + 1) % sides, sides + i] for i in range(sides)]
        self.hull(material, corners, faces)

    def loft(self, material, rings, sides=14):
        """Body through horizontal ellipses (x, y, z, half width, half depth), bottom to top."""
        corners = []
        for x, y, z, wide, deep in rings:
            corners += [(x + wide * math.cos(2 * math.pi * i / sides), y + deep * math.sin(2 * math.pi * i / sides), z) for i in range(sides)]
        faces = [list(range(sides)), list(range(len(corners) - sides, len(corners)))]
        for low in range(0, len(corners) - sides, sides):
            faces += [[low + i, low + (i + 1) % sides, low + sides + (i + 1) % sides, low + sides + i] for i in range(sides)]
        self.hull(material, corners, faces)

    def gable(self, material, x, y, z, wide, deep, rise, along='x', end=None):
        """Pitched roof whose ridge runs along an axis; `end` is the finish of the gable ends."""
        w, d = wide / 2, deep / 2
        if along == 'x':
            corners = [(x - w, y - d, z), (x + w, y - d, z), (x + w, y + d, z), (x - w, y + d, z), (x - w, y, z + rise), (x + w, y, z + rise)]
            slopes, ends = [[0, 1, 5, 4], [2, 3, 4, 5], [0, 1, 2, 3]], [[0, 3, 4], [1, 2, 5]]
        else:
            corners = [(x - w, y - d, z), (x + w, y - d, z), (x + w, y + d, z), (x - w, y + d, z), (x, y - d, z + rise), (x, y + d, z + rise)]
            slopes, ends = [[0, 3, 5, 4], [1, 2, 5, 4], [0, 1, 2, 3]], [[0, 1, 4], [3, 2, 5]]
        self.hull(material, corners, slopes + ([] if end else ends))
        if end:
            self.hull(end, corners, ends)

    def hip(self, material, x, y, z, wide, deep, rise, ridge):
        """Hipped roof with a ridge of length `ridge` along x."""
        w, d, r = wide / 2, deep / 2, ridge / 2
        corners = [(x - w, y - d, z), (x + w, y - d, z), (x + w, y + d, z), (x - w, y + d, z), (x - r, y, z + rise), (x + r, y, z + rise)]
        self.hull(material, corners, [[0, 1, 5, 4], [1, 2, 5], [2, 3, 4, 5], [3, 0, 4], [0, 1, 2, 3]])

    def finish(self):
        """The object. Call once."""
        data = bpy.data.meshes.new('town')
        data.from_pydata(self._vertices, [], self._faces)
        for name in self._names:
            data.materials.append(self.materials[name])
        data.polygons.foreach_set('material_index', self._slots)
        data.polygons.foreach_set('use_smooth', [True] * len(self._faces))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(50)
        data.update()
        thing = bpy.data.objects.new('town', data)
        bpy.context.collection.objects.link(thing)
        modifier = thing.modifiers.new('weighted normals', 'WEIGHTED_NORMAL')
        modifier.keep_sharp = True
        modifier.weight = 100
        return thing


def _box_rings():
    """Corner keys of the 6 sides, 12 edges and 8 corners of a chamfered box."""
    rings, signs = [], (-1, 1)
    for axis in range(3):
        b, c = (i for i in range(3) if i != axis)

        def key(face_axis, **at):
            return (*(at[str(i)] for i in range(3)), face_axis)

        for s in signs:
            rings.append([key(axis, **{str(axis): s, str(b): p, str(c): q}) for p, q in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
        for p in signs:
            for q in signs:
                low = {str(axis): -1, str(b): p, str(c): q}
                high = {**low, str(axis): 1}
                rings.append([key(b, **low), key(b, **high), key(c, **high), key(c, **low)])
    rings += [[(x, y, z, axis) for axis in range(3)] for x in signs for y in signs for z in signs]
    return rings


_BOX_RINGS = _box_rings()
