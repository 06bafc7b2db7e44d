"""Things of a cold store: strip curtain, insulated panels, crates, ice, mackerel, frozen cartons on racks. Centimetres."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

import geometry as g
import materials as m
import surfaces as s


def frosted(tint='#dcebf2', share=0.66, low=-40.0, high=60.0):
    """Clear strip that frost has settled on: thick towards `low`, in clouds above."""
    material = s.clear(tint, share, 0.12, 0.16)
    tree = material.node_tree
    mix = next(node for node in tree.nodes if node.type == 'MIX_SHADER')
    source = mix.inputs[0].links[0].from_socket
    place, split, height = tree.nodes.new('ShaderNodeNewGeometry'), tree.nodes.new('ShaderNodeSeparateXYZ'), tree.nodes.new('ShaderNodeMapRange')
    noise, clouds, both, less = (tree.nodes.new(f'ShaderNode{name}') for name in ('TexNoise', 'MapRange', 'Math', 'Math'))
    height.inputs[1].default_value, height.inputs[2].default_value = low, high
    height.inputs[3].default_value, height.inputs[4].default_value = 0.5, 1.0
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 0.09, 7
    clouds.inputs[1].default_value, clouds.inputs[2].default_value = 0.34, 0.58
    clouds.inputs[3].default_value, clouds.inputs[4].default_value = 0.62, 1.0
    both.operation = less.operation = 'MULTIPLY'
    tree.links.new(place.outputs['Position'], split.inputs[0])
    tree.links.new(split.outputs[2], height.inputs[0])
    tree.links.new(place.outputs['Position'], noise.inputs['Vector'])
    tree.links.new(noise.outputs[0], clouds.inputs[0])
    tree.links.new(height.outputs[0], both.inputs[0])
    tree.links.new(clouds.outputs[0], both.inputs[1])
    tree.links.new(source, less.inputs[0])
    tree.links.new(both.outputs[0], less.inputs[1])
    tree.links.new(less.outputs[0], mix.inputs[0])
    return material


def strip(x, y, finish, wide=20.0, low=-90.0, high=90.0, turned=0.0, sway=0.0):
    """One strip of the curtain, bowed across its width; `sway` moves its lower end sideways."""
    vertices, n, rows = [], 10, 14
    for j in range(rows + 1):
        t = j / rows
        for i in range(n + 1):
            u = (i / n - 0.5) * wide
            bow = 1.1 * math.cos(u / wide * math.pi) + 0.5 * math.sin(t * 5 + x)
            vertices.append((u + sway * (1 - t) ** 1.6, -bow, low + (high - low) * t))
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(rows) for i in range(n)]
    sheet = g.mesh('strip', vertices, faces, finish, smooth_angle=80)
    sheet.location = (x, y, 0)
    sheet.rotation_euler.z = math.radians(turned)
    for side in (-1, 1):
        rim = [vertices[j * (n + 1) + (0 if side < 0 else n)] for j in range(rows + 1)]
        edge = g.tube('edge', rim, 0.13, m.plastic('#cfe0e6', 0.3, 0), 2)
        edge.location, edge.rotation_euler = sheet.location, sheet.rotation_euler
    return sheet


def crate(colour, wide=52.0, deep=34.0, high=15.0):
    """Ventilated stacking crate: slotted sides, ribs, a rolled rim with grips; gives the root."""
    finish = m.plastic(colour, 0.42, 0.06)
    slots = [g.slot(3.4, 0.8, -wide / 2 + 5 + i * 5.2, 4.2 + k * 3.2) for i in range(int((wide - 6) / 5.2)) for k in range(2)]
    front = g.plate('side', g.rounded_rectangle(wide, high, 1.0, 0, high / 2), finish, 0.5, 0.12, [*slots, g.slot(11, 2.0, 0, high - 3.2)])
    back = g.plate('side', g.rounded_rectangle(wide, high, 1.0, 0, high / 2), finish, 0.5, 0.12, slots)
    parts = [*s.upright([front], (0, -deep / 2 + 0.5, 0)), *s.upright([back], (0, deep / 2, 0))]
    for side in (-1, 1):
        parts.append(g.rounded_box('end', (0.5, deep, high), 0.15, finish, (side * (wide / 2 - 0.25), 0, high / 2), 3))
        parts.append(g.rounded_box('rim', (2.0, deep + 2, 1.2), 0.4, finish, (side * wide / 2, 0, high - 0.5), 4))
        parts.append(g.rounded_box('rim', (wide + 2, 2.0, 1.2), 0.4, finish, (0, side * deep / 2, high - 0.5), 4))
    for i in range(int(wide / 10.4) + 1):
        parts.append(g.rounded_box('rib', (0.9, 0.8, high - 1), 0.25, finish, (-wide / 2 + 2.4 + i * (wide - 4.8) / int(wide / 10.4), -deep / 2 - 0.2, high / 2), 3))
    parts.append(g.rounded_box('floor', (wide - 0.6, deep - 0.6, 0.6), 0.2, finish, (0, 0, 0.6), 2))
    return g.assemble('crate', parts)


def ice(wide, deep, z, count=900, seed=2):
    """Bed of crushed ice about the origin, its top near z: one mesh of jittered chips."""
    chance = random.Random(seed)
    shape = bmesh.new()
    for _ in range(count):
        start = len(shape.verts)
        bmesh.ops.create_icosphere(shape, subdivisions=1, radius=chance.uniform(0.4, 0.95))
        shape.verts.ensure_lookup_table()
        at = Vector((chance.uniform(-wide / 2, wide / 2), chance.uniform(-deep / 2, deep / 2), z + chance.gauss(0, 0.5)))
        flat = chance.uniform(0.5, 0.9)
        for vertex in shape.verts[start:]:
            vertex.co = Vector((vertex.co.x * chance.uniform(0.75, 1.2), vertex.co.y * chance.uniform(0.75, 1.2), vertex.co.z * flat)) + at
    data = bpy.data.meshes.new('ice')
    shape.to_mesh(data)
    shape.free()
    thing = bpy.data.objects.new('ice', data)
    bpy.context.collection.objects.link(thing)
    data.materials.append(s.leaf('#f4f9fb', '#eaf6fb', 0.55, 0.1))
    return thing


def skin():
    """Mackerel: dark wavy back, silver flank, white belly, along the fish's own Z."""
    material = s.mottled('#ffffff', '#ffffff', 1, 0.26, 0.06, 2, 0.6)
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Metallic'].default_value = 0.45
    coordinates, split, wave, bend, add, ramp = (tree.nodes.new(f'ShaderNode{name}') for name in ('TexCoord', 'SeparateXYZ', 'TexNoise', 'MapRange', 'Math', 'ValToRGB'))
    wave.inputs['Scale'].default_value, wave.inputs['Detail'].default_value = 1.3, 3
    bend.inputs[3].default_value, bend.inputs[4].default_value = -1.0, 1.0
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.30, m.linear('#eef1f0')
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.72, m.linear('#183c4d')
    middle = ramp.color_ramp.elements.new(0.56)
    middle.color = m.linear('#a9bcc4')
    scale = tree.nodes.new('ShaderNodeMapRange')
    scale.inputs[1].default_value, scale.inputs[2].default_value = -3.2, 3.2
    tree.links.new(coordinates.outputs['Object'], split.inputs[0])
    tree.links.new(coordinates.outputs['Object'], wave.inputs['Vector'])
    tree.links.new(wave.outputs[0], bend.inputs[0])
    tree.links.new(split.outputs[2], add.inputs[0])
    tree.links.new(bend.outputs[0], add.inputs[1])
    tree.links.new(add.outputs[0], scale.inputs[0])
    tree.links.new(scale.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs['Base Color'])
    return material


def fish(finish, long=27.0):
    """Mackerel along X, its head at -X, back up; lay it on its side with `roll`. Gives the root."""
    n, around = 40, 28
    vertices, faces = [], []
    for i in range(n + 1):
        t = i / n
        high = long * 0.105 * max(0.06, math.sin(math.pi * min(1, t * 0.93 + 0.05) ** 0.72)) ** 0.8 * (1 - 0.35 * t)
        if t > 0.86:
            high = max(high * 0.6, long * 0.017)
        for k in range(around):
            a = 2 * math.pi * k / around
            vertices.append(((t - 0.5) * long, 0.6 * high * math.sin(a), high * math.cos(a)))
    for i in range(n):
        faces += [(i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around, (i + 1) * around + k) for k in range(around)]
    faces.append(tuple(range(around)))
    parts = [g.mesh('body', vertices, faces, finish, smooth_angle=80)]
    fin = s.leaf('#54656c', '#8fa4aa', 0.3, 0.4)
    end = long * 0.5
    for side in (-1, 1):
        tail = [(end - 1.0, 0, side * 0.15), (end + 1.2, 0.05, side * 0.5), (end + 3.4, 0.1, side * 3.4), (end + 2.6, 0.05, side * 1.5), (end + 1.4, 0, 0)]
        parts.append(g.mesh('tail', tail, [(0, 1, 3, 4), (1, 2, 3)], fin))
        eye = g.lathe('eye', [(0.55, 0, 0), (0.5, 0.12, 0.05), (0.32, 0.16, 0), (0, 0.2, 0)], m.metal('#d9d2b0', 0.25), segments=32)
        pupil = g.lathe('pupil', [(0.3, 0.15, 0), (0.2, 0.24, 0.05), (0, 0.27, 0)], m.dark_glass('#0c1013', 0.05), segments=32)
        for part in (eye, pupil):
            g.turn(part, x=-90 * side)
            parts.append(g.move(part, -end * 0.79, side * long * 0.036, 0.55))
    parts.append(g.mesh('dorsal', [(-3, 0, 2.3), (-1.6, 0, 3.7), (1.2, 0, 2.7), (1.6, 0, 2.1)], [(0, 1, 2, 3)], fin))
    return g.assemble('fish', parts)


def frozen_carton(size, seed=0):
    """Carton of frozen fish with a blue band and frost on its top."""
    wide, deep, high = size
    card = s.mottled('#e7ebec', '#cfdbe1', 0.12, 0.8, 0.2, 1.0)
    blue = m.matte('#2c6a9c', 0.6)
    parts = [g.rounded_box('carton', size, 0.4, card, (0, 0, high / 2), 3)]
    flat = [
        g.plate('band', g.rounded_rectangle(wide - 0.3, high * 0.3, 0.1, 0, high * 0.2), blue, 0.03, 0.005),
        g.label('Mackerel  20 kg', high * 0.16, m.ink('#eef3f5'), (0, high * 0.2, 0.035), 'InterDisplay-SemiBold'),
        g.label('Keep at -18 °C', high * 0.12, m.ink('#33536b'), (0, -high * 0.16, 0.01), 'Inter-Medium'),
    ]
    parts += s.upright(flat, (0, -deep / 2 - 0.02, high / 2))
    return g.assemble('carton', parts)
