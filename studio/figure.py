"""People and gloved hands: the MakeHuman base mesh from $STUDIO_ASSETS/figure, posed by linear blend skinning. Centimetres.

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

# degrees at the joints of a hand: between thumb and forefinger, and round a bar
PINCH = {'index': (40, 40, 15), 'middle': (55, 50, 25), 'ring': (65, 60, 30), 'pinky': (70, 60, 30)}
PINCH_THUMB = (-40, 10, 10)
GRIP = (55, 62, 35)
FINGERS = ('index', 'middle', 'ring', 'pinky')


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

    def palm(self, side):
        """Frame of a hand at rest: along the fingers, out of the palm, and the middle of the palm."""
        wrist, index, pinky = (self.joint(name + side) for name in ('hand_', 'index_01_', 'pinky_01_'))
        along = ((index + pinky) / 2 - wrist).normalized()
        normal = along.cross(index - pinky).normalized()
        if side == 'r':
            normal = -normal
        return along, normal, wrist + along * 7

    def curl(self, side, angles, thumb=(0, 0, 0), spread=0.0):
        """Close the fingers by degrees at their three joints; one triple for all or a dictionary by finger."""
        along, normal, _ = self.palm(side)
        axis = along.cross(normal)
        for i, finger in enumerate(FINGERS):
            triple = angles[finger] if isinstance(angles, dict) else angles
            for joint, angle in enumerate(triple, 1):
                self.turns['%s_0%d_%s' % (finger, joint, side)] = Matrix.Rotation(np.radians(angle), 4, axis)
            fan = Matrix.Rotation(np.radians(spread * (1.5 - i)), 4, normal)
            self.turns['%s_01_%s' % (finger, side)] = fan @ self.turns['%s_01_%s' % (finger, side)]
        for joint, angle in enumerate(thumb, 1):
            turn_axis = along if joint == 1 else axis.lerp(along, 0.6)
            self.turns['thumb_0%d_%s' % (joint, side)] = Matrix.Rotation(np.radians(angle), 4, turn_axis)

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

    def fingertip(self, finger, side):
        """Where the last joint of a finger ends in the pose."""
        bone = '%s_03_%s' % (finger, side)
        return self.moved(bone) @ self.joint(bone, 'tail')

    def _bend(self, rest, weights):
        stack = np.array([np.array(self.moved(bone)) for bone in self.names])
        blended = np.einsum('vb,bij->vij', weights, stack)
        return np.einsum('vij,vj->vi', blended, np.concatenate([rest, np.ones((len(rest), 1))], 1))[:, :3]

    def _mesh(self, name, points, faces, material, textures=None, keep=None, subdivide=1):
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
        if subdivide:
            modifier = thing.modifiers.new('smooth', 'SUBSURF')
            modifier.levels = modifier.render_levels = subdivide
        return thing

    def body(self, material, keep=None, swell=0.0, subdivide=1):
        """The body's own surface, or the part of it where `keep` is true for a vertex; `swell` in centimetres."""
        points = self._bend(self.rest, self.weights)
        thing = self._mesh('body', points, self.groups['body'], material, keep=keep, subdivide=subdivide)
        if swell:
            modifier = thing.modifiers.new('swell', 'DISPLACE')
            modifier.strength, modifier.mid_level = swell, 0
        return thing

    def wear(self, name, rough=0.85, tint=None, bones=None, subdivide=1, colour=None):
        """A piece of clothing by its name; only what hangs on `bones`, if given. `tint` multiplies its picture."""
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
                elif section == 'verts':
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
        keep = None
        if bones:
            keep = weights[:, [self.names.index(bone) for bone in bones]].sum(1) > 0.5
        faces = [face for list_of in groups.values() for face in list_of]
        picture = os.path.join(folder, name + '_diffuse.png')
        finish = cloth(None if colour else picture, rough, tint, colour)
        return self._mesh(name, self._bend(rest, weights), faces, finish, textures, keep, subdivide), _ranges(hidden)


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


def cloth(picture, rough=0.85, tint=None, colour=None):
    """Woven cloth with the picture of a piece of clothing, or of one colour."""
    material, tree, shader = m._new('cloth')
    m._set(shader, Roughness=rough, Specular=0.15, Sheen=0.3)
    if picture:
        image, mix = tree.nodes.new('ShaderNodeTexImage'), tree.nodes.new('ShaderNodeMixRGB')
        image.image = bpy.data.images.load(picture)
        mix.blend_type = 'MULTIPLY'
        mix.inputs[0].default_value = 1
        mix.inputs[2].default_value = m.linear(tint or '#ffffff')
        tree.links.new(image.outputs[0], mix.inputs[1])
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


def glove_finish(colour, rough=0.5, relief=0.5):
    """Coated work glove: a fine relief with the marks of work."""
    material, tree, shader = m._new('glove')
    m._set(shader, Base_Color=m.linear(colour), Roughness=rough, Specular=0.3, Sheen=0.2)
    m._bump(tree, shader, size=9, strength=relief, distance=0.07, detail=9)
    return material


def gloved_hand(at, along, palm, side='r', curl=(35, 40, 25), thumb=(20, 15, 15), spread=3.0, glove='#2d3238', sleeve='#20262e', bend=(0, 0, 0), is_pinch=False):
    """A hand in a work glove and the sleeve behind it.

    `at` is where the middle of its palm lies, or what it holds between thumb and forefinger where `is_pinch`; `along` where its fingers would point if they were straight, `palm` where
    the palm looks. `bend` turns the forearm against the hand, in degrees about the hand's own along, palm and thumb axes.
    Gives the root of the assembly.
    """
    figure = Figure()
    figure.curl(side, curl, thumb, spread)
    own_along, own_palm, middle = figure.palm(side)
    own = Matrix((own_along, own_palm, own_along.cross(own_palm))).transposed().to_4x4()
    if any(bend):
        # turning what carries the hand would move it too: the hand itself turns the other way
        wrist = figure.joint('hand_' + side)
        turn = own @ (Matrix.Rotation(np.radians(bend[0]), 4, 'X') @ Matrix.Rotation(np.radians(bend[1]), 4, 'Y') @ Matrix.Rotation(np.radians(bend[2]), 4, 'Z')) @ own.inverted()
        figure.turns['hand_' + side] = turn
        carried = Matrix.Translation(wrist) @ turn @ Matrix.Translation(-wrist)
    else:
        carried = Matrix.Identity(4)
    arm = [name for name in figure.names if name.endswith('_' + side) and name.split('_')[0] in (*FINGERS, 'thumb', 'hand')]
    cuff = 'lowerarm_' + side
    columns = [figure.names.index(name) for name in arm]
    keep = figure.weights[:, columns].sum(1) > 0.05
    # the glove ends in a cuff some centimetres up the forearm
    axis = (figure.joint('hand_' + side) - figure.joint(cuff)).normalized()
    height = (figure.rest - np.array(figure.joint('hand_' + side))) @ np.array(axis)
    held = figure.weights[:, figure.names.index(cuff)] > 0.3
    keep |= held & (height > -2)
    hand = figure.body(glove_finish(glove), keep, swell=0.22, subdivide=2)
    # nails and knuckles do not show through a glove
    blur = hand.modifiers.new('blur', 'SMOOTH')
    blur.factor, blur.iterations = 0.5, 7
    solid = hand.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.25, 1
    parts = [hand, _sleeve(figure, side, sleeve)]
    root = g.assemble('hand', parts)
    wanted_along, wanted_palm = Vector(along).normalized(), Vector(palm)
    wanted_palm = (wanted_palm - wanted_along * wanted_palm.dot(wanted_along)).normalized()
    frame = Matrix((wanted_along, wanted_palm, wanted_along.cross(wanted_palm))).transposed().to_4x4()
    if is_pinch:
        middle = carried.inverted() @ ((figure.fingertip('thumb', side) + figure.fingertip('index', side)) / 2)
    root.matrix_world = Matrix.Translation(at) @ frame @ own.inverted() @ Matrix.Translation(-middle) @ carried.inverted()
    bpy.context.view_layer.update()
    return root


def _sleeve(figure, side, colour):
    """Sleeve from above the elbow to the wrist, with folds, wider than the arm."""
    wrist, elbow = figure.joint('hand_' + side), figure.joint('lowerarm_' + side)
    axis = (elbow - wrist).normalized()
    across = axis.orthogonal().normalized()
    other = axis.cross(across)
    chance = np.random.default_rng(5)
    phases = chance.uniform(0, 6.28, 8)
    vertices, faces, rings, count = [], [], 70, 64
    for i in range(rings):
        t = i / (rings - 1)
        length = 36 * t
        radius = 4.2 + 1.0 * t - 0.1 * np.exp(-((t - 0.0) / 0.03) ** 2)
        for k in range(count):
            a = 2 * np.pi * k / count
            fold = sum(np.sin(phases[n] + (n % 3 + 1) * a + (0.9 + 0.35 * n) * length * 0.55 + 1.4 * np.sin(a + n)) for n in range(4))
            r = radius + 0.15 * fold * min(1, 0.35 + 2 * t) + 0.09 * np.sin(5 * a + length * 0.8) + 0.06 * np.sin(9 * a - length * 1.3)
            spot = wrist + axis * length + across * (r * np.cos(a)) + other * (r * 0.9 * np.sin(a))
            vertices.append(tuple(spot))
    for i in range(rings - 1):
        for k in range(count):
            a, b = i * count + k, i * count + (k + 1) % count
            faces.append((a, b, b + count, a + count))
    thing = g.mesh('sleeve', vertices, faces, cloth(None, colour=colour), smooth_angle=180)
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.2, -1
    return thing


def person(at, yaw, turns, clothes=('male_worksuit01', 'shoes03'), hair='short02', tint=None, shape='african-male-young'):
    """A dressed person standing at `at`, turned by `yaw` degrees from looking towards -Y. Gives the root of the assembly."""
    figure = Figure(shape)
    figure.pose(turns)
    parts, hidden = [], set()
    for name in clothes:
        thing, covers = figure.wear(name, tint=tint)
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
