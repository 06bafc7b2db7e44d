"""A dog's collar on a worn step in the evening: woven band, buckle, and the grey capsule with its light; a steel bowl out of focus behind."""
import math
from functools import partial

import camera as cameras
import geometry as g
import lighting
import materials as m
import nodes
import room_behind
import surfaces as s
import table_top

SIZE = (1600, 900)
SAMPLES = 16
LOOK = {'exposure': 1.2, 'contrast': 1.1, 'grain': 0.013, 'bloom': {'threshold': 1.3, 'amount': 0.35}}
SENSOR, RADIUS, HIGH = '#aeb3b5', 6.2, 2.3


def build():
    """The collar stands on its edge left of the middle, its capsule sharp in front; the bowl behind it at the right."""
    table_top.planks(260, 70, (0, 12), 5, colours=('#7d664e', '#493a2c'), seed=23, wear=1.3)
    band()
    fittings()
    capsule()
    bowl((15.5, 23))
    room_behind.show('brown_photostudio_02', 0.6, 0.9, 150, 52, 1.6, (1, 0.93, 0.84))
    lighting.softbox((-34, -26, 26), (0, -4, 1), 8, 8, 85, (1, 0.94, 0.86))
    lighting.softbox((40, 22, 18), (0, 0, 2), 8, 40, 6, (0.7, 0.84, 1))
    return cameras.photograph((1.5, 0, 2.3), azimuth=7, elevation=13, lens=85, distance=70,
                              tilt=0.7, sharp=(0.4, -6.4, 1.4), f_number=5)


def webbing(colour, pitch=0.17):
    """Flat woven band that runs along its object's U: ribs of a herringbone, darker between them."""
    material = m.fabric(colour, 40)
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    place, split = tree.nodes.new('ShaderNodeUVMap'), tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(place.outputs[0], split.inputs[0])

    calculate = partial(nodes.calculate, tree)

    zigzag = calculate('PINGPONG', split.outputs[1], pitch * 1.6)
    along = calculate('SINE', calculate('MULTIPLY', calculate('ADD', split.outputs[0], zigzag), math.tau / pitch))
    across = calculate('COSINE', calculate('MULTIPLY', split.outputs[1], math.tau / (pitch * 1.6)))
    height = calculate('MULTIPLY', calculate('ADD', calculate('MULTIPLY', along, calculate('ADD', calculate('MULTIPLY', across, 0.4), 0.8)), 1), 0.5)
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.9, 0.04
    tree.links.new(height, bump.inputs['Height'])
    tree.links.new(bump.outputs[0], shader.inputs['Normal'])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color = tuple(v * 0.4 for v in m.linear(colour)[:3]) + (1,)
    ramp.color_ramp.elements[1].color, ramp.color_ramp.elements[1].position = m.linear(colour), 0.6
    tree.links.new(height, ramp.inputs[0])
    tree.links.new(ramp.outputs[0], shader.inputs['Base Color'])
    return material


def ribbon(points, high, thick, material, rows=10):
    """Band on edge along (x, y, lift) points, softly rounded at its edges, with lengths as its UV."""
    path, lengths = [g.Vector(p) for p in points], [0.0]
    for a, b in zip(path, path[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    section = [(thick / 2, high * k / rows) for k in range(rows + 1)] + [(-thick / 2, high * k / rows) for k in range(rows, -1, -1)]
    count, vertices, faces, flat = len(section), [], [], []
    for i, here in enumerate(path):
        way = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        side = g.Vector((way.y, -way.x, 0))
        for off, up in section:
            soft = 0.55 if up in (0, high) else 1.0
            vertices.append(tuple(here + side * off * soft + g.Vector((0, 0, up))))
            flat.append((lengths[i], up))
    for i in range(len(path) - 1):
        for k in range(count):
            a, b = i * count + k, i * count + (k + 1) % count
            faces.append((a, b, b + count, a + count))
    for start in (0, (len(path) - 1) * count):
        faces.append(tuple(range(start, start + count)))
    thing = g.mesh('band', vertices, faces, material, smooth_angle=50)
    layer = thing.data.uv_layers.new(name='along')
    for loop in thing.data.loops:
        layer.data[loop.index].uv = flat[loop.vertex_index]
    return thing


def ring_point(degrees, out=0.0, z=0.0):
    """Point of the collar; degrees from the front, to the right. It was worn: the ring is not quite round."""
    a = math.radians(degrees)
    r = RADIUS * (1 + 0.05 * math.cos(2 * a + 0.5) + 0.018 * math.sin(3 * a)) + out
    return (r * math.sin(a), -r * math.cos(a), z)


def band():
    """The band in a ring, its free end lapped outside and a little proud, two rows of stitches where it is sewn."""
    cloth = webbing('#2d5f57')
    ribbon([ring_point(a) for a in range(-142, 219, 2)], HIGH, 0.26, cloth)
    ribbon([ring_point(a, 0.30 + max(0, (a - 186) / 60) ** 2) for a in range(120, 216, 2)], HIGH, 0.26, cloth)
    thread = m.fabric('#b9c9bf', 60)
    for z in (0.3, HIGH - 0.3):
        for k in range(-29, 30):
            if abs(k * 2.9 - 3) < 19:
                continue
            ends = [ring_point(k * 2.9 + d, 0.145, z) for d in (0, 0.9, 1.7)]
            g.tube('stitch', ends, 0.045, thread, 2)


def fittings():
    """Steel ring for the lead in its loop at the left, the slider at the right."""
    steel = m.metal('#a9aaa6', 0.34)
    x, y, _ = ring_point(-52, 0.55)
    a = math.radians(-52)
    ring = [(x + 1.25 * math.cos(t) * math.cos(a), y + 1.25 * math.cos(t) * math.sin(a), HIGH / 2 - 0.25 + 1.35 * math.sin(t)) for t in (math.tau * k / 60 for k in range(60))]
    g.tube('ring', ring, 0.19, steel, 6, True)
    ribbon([ring_point(d, 0.3 + 0.5 * math.cos(math.radians((d + 52) * 12))) for d in range(-59, -44)], HIGH, 0.22, webbing('#2d5f57'))
    for d in (57, 74):
        x, y, _ = ring_point(d, 0.2)
        g.tube('bar', [(x, y, -0.02), (x, y, HIGH + 0.12)], 0.2, steel, 6)
    for z in (0.1, HIGH + 0.12):
        g.tube('rail', [ring_point(d, 0.2, z) for d in range(57, 75)], 0.2, steel, 6)


def capsule():
    """The capsule on the band, its back against it, facing the camera."""
    parts = sensor()
    for part in parts:
        g.turn(part, x=90)
    root = g.assemble('sensor', parts)
    m.use(root, 0.22, 0.3)
    x, y, _ = ring_point(3, 0.08)
    root.location = (x, y, HIGH / 2)
    root.rotation_euler.z = math.radians(3)


def sensor():
    """The capsule: a grey pebble with a light and its lens cap, its face up."""
    return [
        g.cushion('pebble', 3.8, 2.7, 1.2, 1.0, m.plastic(SENSOR, 0.4, 0.04), crown=0.14, edge=0.34),
        g.plate('seam', g.rounded_rectangle(3.84, 2.74, 1.02, squareness=2.4), m.plastic('#8b9398', 0.5, 0), 0.06, 0.02, z=0.4),
        g.plate('light', g.slot(0.9, 0.12), m.light_line(0.07, strength=1.8), 0.03, 0.008, z=1.31),
    ]


def bowl(at):
    """Steel drinking bowl with a rubber foot, water in it."""
    x, y = at
    shell = g.lathe('bowl', [(0, 0.1, 0), (8.6, 0.1, 0.4), (9.4, 0.8, 0.4), (8.0, 6.2, 0.5), (8.3, 6.6, 0.25), (7.4, 6.4, 0.3), (5.8, 1.4, 1.5), (0, 1.0, 0)], m.metal('#c6cacd', 0.18), segments=160)
    shell.location = (x, y, 0)
    foot = g.lathe('foot', [(8.4, 0, 0), (9.5, 0, 0.2), (9.5, 0.8, 0.2), (8.4, 0.8, 0)], m.rubber('#3b4148'), segments=128)
    foot.location = (x, y, 0)
    water = g.lathe('water', [(0, 4.6, 0), (6.95, 4.6, 0)], m.dark_glass('#5c6b70', 0.03), segments=96)
    water.location = (x, y, 0)
