"""Trees and palms of the model town: leaves are single faces, so that crowns catch light as crowns do. Metres."""
import math
import random

import bpy
from mathutils import Matrix, Vector

import materials as m


def _leaf_cloud(name, seed, lumps, leaves, colours):
    chance = random.Random(seed)
    vertices, faces = [], []
    for _ in range(leaves):
        cx, cy, cz, radius = chance.choice(lumps)
        direction = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        point = Vector((cx, cy, cz)) + direction * radius * chance.uniform(0.72, 1.0)
        side = direction.orthogonal().normalized()
        turned = Matrix.Rotation(chance.uniform(0, 6.3), 3, direction) @ side
        up = (direction.cross(turned) + direction * chance.uniform(-0.6, 0.6)).normalized()
        size = chance.uniform(0.16, 0.3)
        first = len(vertices)
        vertices += [point - turned * size * 0.5, point + up * size, point + turned * size * 0.5, point - up * size * 0.3]
        faces.append((first, first + 1, first + 2, first + 3))
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    for colour in colours:
        data.materials.append(m.matte(colour, 0.6, 0.35))
    data.polygons.foreach_set('material_index', [chance.randrange(len(colours)) for _ in faces])
    return data


_plants = {}


def tree(t, x, y, size=1.0, kind=None):
    """Broad mango-like tree, one of three shapes, about 5 m high at size 1."""
    kind = t.chance.randrange(3) if kind is None else kind
    if kind not in _plants:
        chance = random.Random(kind)
        lumps = [(chance.uniform(-1.2, 1.2), chance.uniform(-1.2, 1.2), chance.uniform(2.6, 4.4), chance.uniform(0.7, 1.2)) for _ in range(9)]
        _plants[kind] = _leaf_cloud('leaves', kind, lumps, 2600, ('#2f6d4c', '#3d8258', '#24563f'))
    crown = bpy.data.objects.new('tree', _plants[kind])
    bpy.context.collection.objects.link(crown)
    crown.location = t.place(x, y)
    crown.scale = (size,) * 3
    crown.rotation_euler.z = t.chance.uniform(0, 6.3)
    t.cylinder('wood', x, y, 0, 0.2 * size, 3.2 * size, 10, 0.12 * size)
    return crown


def palm(t, x, y, high=7.0):
    """Coconut palm with a slightly bent trunk and drooping fronds."""
    chance = t.chance
    bend = Vector((chance.uniform(-0.9, 0.9), chance.uniform(-0.9, 0.9), 0))
    for i in range(7):
        u = i / 7
        at = bend * u * u
        t.cylinder('wood', x + at.x, y + at.y, high * u, 0.2 - 0.07 * u, high / 7 + 0.05, 10, 0.19 - 0.07 * u)
    if 'palm' not in _plants:
        _plants['palm'] = _fronds()
    crown = bpy.data.objects.new('palm', _plants['palm'])
    bpy.context.collection.objects.link(crown)
    crown.location = t.place(x + bend.x, y + bend.y, high)
    crown.rotation_euler.z = chance.uniform(0, 6.3)
    crown.scale = (high / 7,) * 3
    return crown


def _fronds():
    chance = random.Random(3)
    vertices, faces = [], []
    for k in range(15):
        turn = Matrix.Rotation(k * 2.4, 3, 'Z')
        lift, reach = chance.uniform(0.15, 1.15), chance.uniform(2.3, 2.9)
        spine = []
        for i in range(15):
            u = i / 14
            spine.append(turn @ Vector((reach * u, 0, lift * 1.5 * u - (1.0 + lift) * 1.3 * u * u)))
        side = turn @ Vector((0, 1, 0))
        for i in range(1, 15):
            long = 0.75 * math.sin(math.pi * min(1, i / 14 * 0.9 + 0.12)) + 0.1
            ahead = (spine[i] - spine[i - 1]).normalized()
            for sign in (-1, 1):
                for half in (0.0, 0.5):
                    root = spine[i - 1].lerp(spine[i], half)
                    tip = root + side * sign * long + ahead * 0.35 + Vector((0, 0, -0.32 * long))
                    first = len(vertices)
                    vertices += [root, root + ahead * 0.09, tip]
                    faces.append((first, first + 1, first + 2))
    data = bpy.data.meshes.new('fronds')
    data.from_pydata(vertices, [], faces)
    data.materials.append(m.matte('#3a7a50', 0.5, 0.4))
    return data
