"""People: the MakeHuman base mesh from $STUDIO_ASSETS/figure, posed by linear blend skinning. Centimetres.

A person looks towards -Y and stands on z = 0. Poses are degrees about the world's X, Y and Z for each bone, as the
figure stands at rest; what a bone carries turns with it.
"""
import gzip
import json
import os

import bpy
import numpy as np
from mathutils import Matrix, Vector

import geometry as g
import materials as m



def _folder():
    return os.path.join(os.environ['STUDIO_ASSETS'], 'figure')


def _upright(points):
    """Decimetres with Y up to centimetres with Z up."""
    points = np.asarray(points, float)
    return np.stack([points[..., 0], -points[..., 2], points[..., 1]], -1) * 10


def _read_obj(path):
    """Vertices, faces of (vertex, texture) indices by group, and texture coordinates."""
    vertices, textures, groups, current = [], [], {}, None
    with open(path) as file:
        for line in file:
            kind, _, rest = line.partition(' ')
            if kind == 'v':
                vertices.append([float(n) for n in rest.split()[:3]])
            elif kind == 'vt':
                textures.append([float(n) for n in rest.split()[:2]])
            elif kind == 'g':
                current = rest.strip()
            elif kind == 'f':
                corners = [[int(n) - 1 for n in corner.split('/')[:2]] for corner in rest.split()]
                groups.setdefault(current, []).append(corners)
    return np.array(vertices), groups, textures


class Figure:
    """One body at rest; `pose` bends it, `body` and `wear` give its meshes."""

    def __init__(self, shape='african-male-young'):
        self.points, self.groups, self.textures = _read_obj(os.path.join(_folder(), 'base', 'base.obj'))
        with gzip.open(os.path.join(_folder(), 'targets', shape + '.target.gz'), 'rt') as file:
            for line in file:
                words = line.split()
                if len(words) == 4 and words[0].isdigit():
                    self.points[int(words[0])] += [float(n) for n in words[1:]]
        with open(os.path.join(_folder(), 'rig', 'rig.game_engine.json')) as file:
            self.bones = json.load(file)
        with open(os.path.join(_folder(), 'rig', 'weights.game_engine.json')) as file:
            pairs = json.load(file)['weights']
        self.names = list(self.bones)
        self.weights = np.zeros((len(self.points), len(self.names)))
        for name, list_of in pairs.items():
            for index, weight in list_of:
                self.weights[index, self.names.index(name)] = weight
        self.weights /= np.maximum(self.weights.sum(1, keepdims=True), 1e-9)
        self.rest = _upright(self.points)
        self.rest[:, 2] -= self._ground()
        self.turns = {}

    def _ground(self):
        body = {index for face in self.groups['body'] for index, _ in face}
        return min(self.rest[index, 2] for index in body)

    def joint(self, bone, end='head'):
        """Place of a bone's end at rest."""
        place = self.bones[bone][end]
        if place['strategy'] == 'CUBE':
            corners = {index for face in self.groups[place['cube_name']] for index, _ in face}
        else:
            corners = set(place['vertex_indices'])
        return Vector(self.rest[list(corners)].mean(0))

    def pose(self, turns):
        """Add turns: {'upperarm_r': (x, y, z)} in degrees."""
        for bone, (x, y, z) in turns.items():
            turn = Matrix.Rotation(np.radians(z), 4, 'Z') @ Matrix.Rotation(np.radians(y), 4, 'Y') @ Matrix.Rotation(np.radians(x), 4, 'X')
            self.turns[bone] = turn

    def moved(self, bone):
        """What the pose does to a bone and all that it carries."""
        parent = self.bones[bone]['parent']
        before = self.moved(parent) if parent else Matrix.Identity(4)
        head = self.joint(bone)
        return before @ Matrix.Translation(head) @ self.turns.get(bone, Matrix.Identity(4)) @ Matrix.Translation(-head)

    def _bend(self, rest, weights):
        stack = np.array([np.array(self.moved(bone)) for bone in self.names])
        blended = np.einsum('vb,bij->vij', weights, stack)
        return np.einsum('vij,vj->vi', blended, np.concatenate([rest, np.ones((len(rest), 1))], 1))[:, :3]

    def _mesh(self, name, points, faces, material, textures=None, keep=None):
        """Object of the faces whose vertices are all kept."""
        if keep is not None:
            faces = [face for face in faces if all(keep[index] for index, _ in face)]
        used = sorted({index for face in faces for index, _ in face})
        number = {index: i for i, index in enumerate(used)}
        thing = g.mesh(name, [tuple(points[i]) for i in used], [[number[i] for i, _ in face] for face in faces], material, smooth_angle=180)
        if textures:
            layer = thing.data.uv_layers.new()
            for polygon, face in zip(thing.data.polygons, faces):
                for loop, (_, texture) in zip(polygon.loop_indices, face):
                    layer.data[loop].uv = textures[texture]
        modifier = thing.modifiers.new('smooth', 'SUBSURF')
        modifier.levels = modifier.render_levels = 1
        return thing

    def body(self, material, keep=None):
        """The body's own surface, or the part of it where `keep` is true for a vertex."""
        points = self._bend(self.rest, self.weights)
        return self._mesh('body', points, self.groups['body'], material, keep=keep)

    def wear(self, name, rough=0.85, tint=None, colour=None, hue=0.5):
        """A piece of clothing by its name. `tint` multiplies its picture, `hue` turns it (0.5 as it is)."""
        folder = os.path.join(_folder(), 'clothes' if os.path.exists(os.path.join(_folder(), 'clothes', name + '.obj')) else 'hair')
        _, groups, textures = _read_obj(os.path.join(folder, name + '.obj'))
        scales, rows, hidden, section = {}, [], [], None
        with open(os.path.join(folder, name + '.mhclo')) as file:
            for line in file:
                words = line.split()
                if not words:
                    continue
                if words[0] in ('x_scale', 'y_scale', 'z_scale'):
                    scales[words[0][0]] = (int(words[1]), int(words[2]), float(words[3]))
                elif words[0] in ('verts', 'delete_verts'):
                    section = words[0]
                elif section == 'verts' and words[0][0].isdigit():
                    rows.append([float(n) for n in words])
                elif section == 'delete_verts':
                    hidden += words
        size = [abs(self.points[a][i] - self.points[b][i]) / by for i, (a, b, by) in enumerate(scales[axis] for axis in 'xyz')]
        places, weights = [], []
        for row in rows:
            if len(row) == 1:
                places.append(self.points[int(row[0])])
                weights.append(self.weights[int(row[0])])
                continue
            corners, shares = [int(n) for n in row[:3]], np.array(row[3:6])
            places.append(shares @ self.points[corners] + np.array(row[6:9]) * size)
            weights.append(np.maximum(shares, 0) @ self.weights[corners] / max(np.maximum(shares, 0).sum(), 1e-9))
        rest, weights = _upright(places), np.array(weights)
        rest[:, 2] -= _upright(self.points)[:, 2].min() - self.rest[:, 2].min()
        weights /= np.maximum(weights.sum(1, keepdims=True), 1e-9)
        faces = [face for list_of in groups.values() for face in list_of]
        picture = os.path.join(folder, name + '_diffuse.png')
        finish = cloth(None if colour else picture, rough, tint, colour, hue)
        return self._mesh(name, self._bend(rest, weights), faces, finish, textures), _ranges(hidden)


def _ranges(words):
    """Vertices that '3 - 7 9' names."""
    named, i = set(), 0
    while i < len(words):
        if i + 2 < len(words) and words[i + 1] == '-':
            named.update(range(int(words[i]), int(words[i + 2]) + 1))
            i += 3
        else:
            named.add(int(words[i]))
            i += 1
    return named


def cloth(picture, rough=0.85, tint=None, colour=None, hue=0.5):
    """Woven cloth with the picture of a piece of clothing, or of one colour."""
    material, tree, shader = m._new('cloth')
    m._set(shader, Roughness=rough, Specular=0.15, Sheen=0.3)
    if picture:
        image, mix = tree.nodes.new('ShaderNodeTexImage'), tree.nodes.new('ShaderNodeMixRGB')
        image.image = bpy.data.images.load(picture)
        mix.blend_type = 'MULTIPLY'
        mix.inputs[0].default_value = 1
        mix.inputs[2].default_value = m.linear(tint or '#ffffff')
        turned = tree.nodes.new('ShaderNodeHueSaturation')
        turned.inputs['Hue'].default_value = hue
        tree.links.new(image.outputs[0], turned.inputs['Color'])
        tree.links.new(turned.outputs[0], mix.inputs[1])
        tree.links.new(mix.outputs[0], shader.inputs['Base Color'])
    else:
        m._set(shader, Base_Color=m.linear(colour))
    # creases down to the weave
    m._bump(tree, shader, size=1.3, strength=0.45, distance=0.3, detail=10)
    return material


def skin():
    """Dark skin: brown with red below its surface, fine relief, a little sheen."""
    material, tree, shader = m._new('skin')
    m._set(shader, Base_Color=m.linear('#5a3a2b'), Roughness=0.48, Specular=0.35)
    m._bump(tree, shader, size=9, strength=0.15, distance=0.03, detail=8)
    return material


def person(at, yaw, turns, clothes=('male_worksuit01', 'shoes03'), hair='short02', tint=None, shape='african-male-young', hue=0.5):
    """A dressed person standing at `at`, turned by `yaw` degrees from looking towards -Y. Gives the root of the assembly."""
    figure = Figure(shape)
    figure.pose(turns)
    parts, hidden = [], set()
    for name in clothes:
        thing, covers = figure.wear(name, tint=tint, hue=hue)
        parts.append(thing)
        hidden |= covers
    if hair:
        parts.append(figure.wear(hair, rough=0.7, colour='#15120f')[0])
    keep = np.ones(len(figure.points), bool)
    keep[list(hidden)] = False
    parts.append(figure.body(skin(), keep))
    root = g.assemble('person', parts)
    root.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(np.radians(yaw), 4, 'Z')
    bpy.context.view_layer.update()
    return root
