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
    brass = m.metal('#a3854c', 0.36)
    rose = g.lathe('rose', [(0, 0, 0), (0.75, 0, 0.08), (0.6, 0.3, 0.15), (0.2, 0.4, 0.05), (0, 0.4, 0)], brass, segments=48)
    rose.rotation_euler.x, rose.location = math.pi / 2, (x, y, z)
    arm = [(0, -0.2, 0), (0, -1.0, 0), (0, -1.5, -0.25), (0, -1.8, -0.75), (0, -2.25, -0.95), (0, -2.7, -0.7), (0, -2.85, -0.1), (0, -2.8, 0.35)]
    g.tube('hook', [(x + a, y + b, z + c) for a, b, c in g.smooth_path(arm, 8)], 0.17, brass, 6)


def bunch(lean=0.0, turned=0.0, brand='#b6b8ba'):
    """Tag and two keys on a ring, hanging: the ring's top is at the origin, the tag's face looks towards -Y."""
    device, steel = _tag_module(), m.metal('#c2c6cc', 0.2)
    parts = [g.move(part, 0, -2.6 - device.EYE_Y, 0.35) for part in device.tag(m.porcelain(0.36), m.graphite())]
    ring = [(1.32 * math.cos(a), -1.32 + 1.32 * math.sin(a), 0.7 + 0.05 * math.sin(a / 2)) for a in (math.tau * k / 100 for k in range(200))]
    parts.append(g.tube('ring', ring, 0.09, steel, 6))
    keys = []
    round_key = (device.round_bow(), g.circle(0.38, 0, 0.72, 48), (0.1, 0.24, 0.14, 0.3, 0.18), 5.4, '2074')
    square_key = (device.square_bow(), g.circle(0.36, 0, 0.72, 48), (0.26, 0.12, 0.3, 0.16, 0.08), 4.6, '118')
    for turn, shape, back in ((turned, round_key, -0.36), (turned - 38, square_key, -0.62)):
        for part in device.key(m.metal(brand, 0.3), *shape):
            g.move(part, 0, -0.72)
            g.turn(part, z=turn)
            keys.append(g.move(part, 0, -2.64, back))
    tag = g.assemble('bunch', [*parts, *keys])
    g.pose(tag, yaw=lean, lean=-90, floats=True)
    return tag


def hang(at, lean, turned, brand='#b6b8ba'):
    """A bunch on the hook at `at`."""
    root = bunch(lean, turned, brand)
    root.matrix_world = g.Matrix.Translation((at[0], at[1] - 1.6, at[2] - 0.72)) @ root.matrix_world
    return root


def number(words, at, wide=3.2, turned=0.0):
    """Embossed label tape, stuck on by hand."""
    plate = [
        g.plate('tape', g.rounded_rectangle(wide, 1.25, 0.06), m.plastic('#23282d', 0.3, 0.02), 0.05, 0.02),
        g.label(words, 0.86, m.ink('#e6e7e4'), (0, 0, 0.055), 'InterDisplay-SemiBold', thick=0.01, spacing=1.12),
    ]
    for part in plate:
        g.turn(part, z=turned)
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
