"""Things of a cold store: strip curtain, frozen cartons on racks. Centimetres."""
import math

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
