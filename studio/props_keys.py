"""A board of keys in a guard's hut: brass hooks, number plates, bunches with our tag, the slip for a key that is out. Centimetres."""
import importlib.util
import math
import os

import geometry as g
import materials as m
import surfaces as s

HERE = os.path.dirname(os.path.abspath(__file__))


def _tag_module():
    """The product's own script, for its tag without the two house keys."""
    spec = importlib.util.spec_from_file_location('key_tracking_device', os.path.join(HERE, 'products', 'key-tracking-device.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def hook(at):
    """Brass cup hook screwed into the board at `at`; a ring hangs 2.2 before it."""
    x, y, z = at
    brass = m.metal('#d2a95c', 0.24)
    rose = g.lathe('rose', [(0, 0, 0), (0.75, 0, 0.08), (0.6, 0.3, 0.15), (0.2, 0.4, 0.05), (0, 0.4, 0)], brass, segments=48)
    rose.rotation_euler.x, rose.location = math.pi / 2, (x, y, z)
    arm = [(0, -0.2, 0), (0, -1.0, 0), (0, -1.5, -0.25), (0, -1.8, -0.75), (0, -2.25, -0.95), (0, -2.7, -0.7), (0, -2.85, -0.1), (0, -2.8, 0.35)]
    g.tube('hook', [(x + a, y + b, z + c) for a, b, c in g.smooth_path(arm, 8)], 0.17, brass, 6)


def bunch(colour='#2b3138', lean=0.0, turned=0.0, brand='#c9ced3'):
    """Tag and truck key on a ring, hanging: the ring's top is at the origin, the tag's face looks towards -Y."""
    device, steel = _tag_module(), m.metal('#c2c6cc', 0.2)
    parts = [g.move(part, 0, -2.6 - device.EYE_Y, 0.35) for part in device.tag(m.porcelain(0.36), m.graphite())]
    ring = [(1.32 * math.cos(a), -1.32 + 1.32 * math.sin(a), 0.7 + 0.05 * math.sin(a / 2)) for a in (math.tau * k / 100 for k in range(200))]
    parts.append(g.tube('ring', ring, 0.09, steel, 6))
    key = [
        g.plate('bow', g.rounded_rectangle(2.7, 3.9, 1.0, 0, -2.3, 2.4), m.plastic(colour, 0.45, 0.08), 0.75, 0.28, [g.circle(0.36, 0, -0.95, 40)], z=-0.6, bevel_segments=6, hole_bevel=0.08),
        g.plate('inlay', g.rounded_rectangle(1.3, 0.8, 0.3, 0, -2.7), m.metal(brand, 0.3), 0.04, 0.015, z=0.13),
        g.plate('blade', g.fillet([(-0.42, -4.0), (-0.42, -8.0, 0.2), (-0.1, -8.5, 0.1), (0.2, -8.4, 0.1), (0.42, -7.9, 0.1), (0.36, -7.2, 0.1), (0.42, -6.6, 0.1), (0.34, -6.0, 0.1), (0.42, -5.4, 0.1), (0.42, -4.0)], closed=True), m.metal('#cfd2d4', 0.26, 'y', 0.05), 0.24, 0.04, z=-0.35),
    ]
    for part in key:
        g.move(part, 0, -1.4)
        g.turn(part, z=turned)
    tag = g.assemble('bunch', [*parts, *key])
    g.pose(tag, yaw=lean, lean=-90, floats=True)
    return tag


def hang(at, colour, lean, turned):
    """A bunch on the hook at `at`."""
    root = bunch(colour, lean, turned)
    root.matrix_world = g.Matrix.Translation((at[0], at[1] - 1.6, at[2] - 0.72)) @ root.matrix_world
    return root


def number(words, at, wide=3.4):
    """Enamelled plate with two brass pins."""
    plate = [
        g.plate('plate', g.rounded_rectangle(wide, 1.7, 0.3), m.matte('#f1eee4', 0.25, 0.6), 0.16, 0.06),
        g.label(words, 1.15, m.ink('#1d3a52'), (0, 0, 0.165), 'InterDisplay-Bold', thick=0.003),
    ]
    plate += [g.lathe('pin', [(0, 0.15, 0), (0.13, 0.15, 0), (0.1, 0.22, 0.05), (0, 0.23, 0)], m.metal('#d2a95c', 0.25), segments=24, x=side * (wide / 2 - 0.3)) for side in (-1, 1)]
    return s.upright(plate, at)


def slip(at, lines, lean=4.0):
    """Card on a loop of string: the key is out. The loop's top is at `at`."""
    card, ink, string = s.mottled('#d6b684', '#c9a873', 0.5, 0.85, 0.1, 5), m.ink('#27313c'), m.fabric('#e9e2d0', 30)
    outline = g.fillet([(-2.3, -6.6, 0.3), (2.3, -6.6, 0.3), (2.3, -2.6, 0.2), (1.2, -1.6, 0.2), (-1.2, -1.6, 0.2), (-2.3, -2.6, 0.2)], closed=True)
    parts = [g.plate('card', outline, card, 0.06, 0.02, [g.circle(0.26, 0, -2.3, 32)])]
    parts += [g.label(words, size, ink, (0, y, 0.065), font, thick=0.002) for words, size, y, font in lines]
    parts.append(g.tube('string', g.smooth_path([(0.05, -2.35, -0.1), (-0.35, -1.2, 0), (-0.1, 0, 0.1), (0.3, -1.2, 0.15), (0.05, -2.35, 0.2)], 8), 0.06, string, 4))
    root = g.assemble('slip', parts)
    g.pose(root, yaw=lean, lean=-90, floats=True)
    root.matrix_world = g.Matrix.Translation((at[0], at[1] - 2.4, at[2] - 0.75)) @ root.matrix_world
    return root
