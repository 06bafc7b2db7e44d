"""A gathered linen curtain on hooks: folds that overhang and differ, header tape, wrinkles, threads. Centimetres; it hangs towards -Z."""
import math
from functools import partial

from mathutils import Vector, noise

import geometry as g
import materials as m
import nodes

# rows and columns of the cloth a centimetre apart enough for wrinkles; threads are relief
ROW, COLUMNS_PER_FOLD = 0.5, 56


def hang(hooks, y, top, bottom, deep=2.4, overhang=0.09, seed=4, hem=1.3):
    """Cloth from `hem` left of the first hook to as far right of the last. `deep` is half the depth of a fold, `overhang` how far its roll bulges."""
    pitch = (hooks[-1] - hooks[0]) / (len(hooks) - 1)
    left, right = hooks[0] - hem, hooks[-1] + hem

    def at(x, z, lift=0.0):
        here = _fold(x, z, pitch, hooks[0], y, top, deep, overhang, seed)
        if not lift:
            return here
        along = _fold(x + 0.02, z, pitch, hooks[0], y, top, deep, overhang, seed) - here
        return here + Vector((along.y, -along.x, 0)).normalized() * lift

    cloth = linen()
    parts = [_sheet(at, left, right, top, bottom, pitch, cloth), _sheet(at, left, right, top + 0.02, top - 2.3, pitch, cloth, 0.07)]
    white = m.plastic('#e3e5e4', 0.4, grain=0)
    for x in hooks:
        back = at(x, top).y + 0.12
        hook = [(x, back, top + 0.3), (x, y - 0.12, top + 0.75), (x, y, top + 0.98), (x, y + 0.16, top + 0.8), (x, back + 0.1, top - 0.2), (x, back + 0.1, top - 1.3)]
        parts.append(g.tube('hook', g.smooth_path(hook, 8), 0.09, white, 5))
    return parts


def _fold(x, z, pitch, first, y, top, deep, overhang, seed):
    """Where the thread at rest at `x` hangs at the height `z`: stiff under the tape, freer and less regular below."""
    fall = top - z
    free = 1 - math.exp(-fall / 9)
    number = (x - first) / pitch
    size = 1 + 0.55 * free * noise.noise((number * 0.9, fall * 0.012, seed)) * 1.6
    drift = free * 2.3 * noise.noise((number * 0.55, fall * 0.02, seed + 7.3))
    bulge = overhang * (0.5 + 0.5 * free) * (1 + noise.noise((number * 1.1, fall * 0.03, seed + 3.1)))
    turn = math.tau * number + drift
    half = deep * (0.5 + 0.5 * min(1, 0.25 + fall / 7)) * size
    across = x + pitch * bulge * math.sin(2 * turn) + pitch * 0.6 * free * noise.noise((number * 0.4, fall * 0.025, seed + 11))
    wrinkle = 0.0
    for scale, amount in ((0.22, 0.34), (0.6, 0.12), (1.5, 0.035)):
        # creases run aslant, as cloth that was gathered and let go
        wrinkle += amount * noise.noise((x * scale * 2.2 + fall * scale * 0.5, fall * scale * 0.55 - x * scale * 0.4, seed + scale * 10))
    pucker = 0.16 * math.exp(-fall / 3.5) * noise.noise((x * 2.4, fall * 0.5, seed + 20))
    deeper = math.cos(turn) * half + (wrinkle * min(1, fall / 3) + pucker)
    # the tape sags between the hooks
    sag = 0.28 * math.sin(math.pi * number) ** 2 * math.exp(-fall / 4)
    return Vector((across, y + deeper, z - sag))


def _sheet(at, left, right, top, bottom, pitch, material, lift=0.0):
    """Mesh of the cloth between two heights, its UV in centimetres of cloth, so that threads keep their size in the folds."""
    columns, rows = round((right - left) / pitch * COLUMNS_PER_FOLD), max(4, round((top - bottom) / ROW))
    vertices, faces = [], []
    for row in range(rows + 1):
        z = top + (bottom - top) * row / rows
        vertices += [tuple(at(left + (right - left) * column / columns, z, lift)) for column in range(columns + 1)]
    wide = columns + 1
    for row in range(rows):
        for column in range(columns):
            a = row * wide + column
            faces.append((a, a + 1, a + wide + 1, a + wide))
    length = [0.0]
    middle = (rows // 2) * wide
    for column in range(columns):
        length.append(length[-1] + (Vector(vertices[middle + column + 1]) - Vector(vertices[middle + column])).length)
    sheet = g.mesh('hanging', vertices, faces, material, smooth_angle=180)
    layer = sheet.data.uv_layers.new(name='cloth')
    for loop in sheet.data.loops:
        index = loop.vertex_index
        layer.data[loop.index].uv = (length[index % wide], vertices[index][2])
    return sheet


def linen(warm='#cdc7ba', pale='#d8d3c8', dark='#b9b2a4'):
    """Cloth of uneven threads, upright and level alike: slubs in colour and relief, no gloss, a little light comes through."""
    cloth = m.matte(pale, 0.95, 0.08)
    tree = cloth.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Sheen'].default_value = 0.25
    place = tree.nodes.new('ShaderNodeUVMap')

    def threads(across, along, detail=3):
        stretch, node = tree.nodes.new('ShaderNodeMapping'), tree.nodes.new('ShaderNodeTexNoise')
        stretch.inputs['Scale'].default_value = (across, along, 1)
        node.inputs['Scale'].default_value, node.inputs['Detail'].default_value = 1.0, detail
        tree.links.new(place.outputs[0], stretch.inputs[0])
        tree.links.new(stretch.outputs[0], node.inputs['Vector'])
        return node.outputs[0]

    calculate = partial(nodes.calculate, tree)

    weave = calculate('MULTIPLY', calculate('ADD', threads(10, 0.9), threads(0.9, 10)), 0.5)
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    while len(ramp.color_ramp.elements) < 3:
        ramp.color_ramp.elements.new(0.5)
    for element, (where, colour) in zip(ramp.color_ramp.elements, ((0.36, dark), (0.5, warm), (0.62, pale))):
        element.position, element.color = where, m.linear(colour)
    tree.links.new(weave, ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs['Base Color'])
    crease, relief = tree.nodes.new('ShaderNodeBump'), tree.nodes.new('ShaderNodeBump')
    crease.inputs['Strength'].default_value, crease.inputs['Distance'].default_value = 0.35, 0.25
    relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = 0.6, 0.035
    tree.links.new(threads(0.5, 0.8, 5), crease.inputs['Height'])
    tree.links.new(weave, relief.inputs['Height'])
    tree.links.new(crease.outputs[0], relief.inputs['Normal'])
    tree.links.new(relief.outputs[0], shader.inputs['Normal'])
    through, mixed = tree.nodes.new('ShaderNodeBsdfTranslucent'), tree.nodes.new('ShaderNodeMixShader')
    through.inputs['Color'].default_value = m.linear(pale)
    mixed.inputs[0].default_value = 0.22
    tree.links.new(relief.outputs[0], through.inputs['Normal'])
    tree.links.new(shader.outputs[0], mixed.inputs[1])
    tree.links.new(through.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], tree.nodes['Material Output'].inputs[0])
    return cloth
