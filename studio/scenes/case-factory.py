"""Panel of a packaging plant, seen close: grid and generator meter with the night shift's counts, breakers, wires into dusty duct, the hall behind."""
import math

import bpy

import camera as cameras
import geometry as g
import lighting
import materials as m
import props_meter as kit
import room_behind
import surfaces

SIZE = (1600, 900)
SAMPLES = 14
LOOK = {'exposure': 1.2, 'contrast': 1.1, 'grain': 0.013, 'bloom': {'threshold': 1.4, 'amount': 0.3}}
BACK, RAIL, LEFT, EDGE = 0.0, 17.0, -30.0, 11.5
ABOVE, BELOW = RAIL + 10.2, RAIL - 10.6
METERS = (-9.6, -2.2)
BREAKERS = (('C6', 'METERS'), ('C6', 'GATEWAY'), ('C10', 'LAMP'))


def build():
    """Both readings sharp; the panel's edge and the hall out of focus at the right."""
    panel()
    # the hours, and the kilowatt hours, of the night shift that the page tells of; the power is their quotient
    for x, words in zip(METERS, (('GRID', '1220', '5.5 h   222 kW'), ('GENERATOR', '620', '2.5 h   248 kW'))):
        kit.meter((x, BACK - 0.9, RAIL), *words, lit='#b4cc9e', pulse=words[0] == 'GRID')
        taps(x)
    for i, (rating, words) in enumerate(BREAKERS):
        x = 3.2 + i * 1.79
        kit.breaker((x, BACK - 0.9, RAIL), rating, words, on=words != 'LAMP')
        for way in (1, -1):
            wire(x, BACK - 3.4, way, '#7a4a2c' if way > 0 else '#2c3238', i)
    line()
    strip()
    soiled()
    room_behind.show('peppermint_powerplant', 0.1, 0.42, 40, 60, 2.2, (1, 0.95, 0.88))
    lighting.softbox((-46, -34, 62), (-4, -4, 16), 10, 10, 150, (1, 0.91, 0.78))
    lighting.softbox((50, -20, 20), (0, -4, 16), 10, 50, 1.2, (0.75, 0.88, 1))
    return cameras.photograph((-2.4, -6, RAIL - 3.3), azimuth=-24, elevation=7, lens=85, distance=68,
                              tilt=-0.7, sharp=(-6.4, -6.9, RAIL), f_number=11)


def panel():
    """Zinc plate that ends before the hall, rail, and the slotted ducts above and below."""
    zinc = surfaces.mottled('#868c8f', '#6d7376', 0.5, 0.46, 0.1, 6, 0.6)
    g.rounded_box('plate', (EDGE - LEFT, 0.3, 90), 0.08, zinc, ((EDGE + LEFT) / 2, BACK + 0.15, 14), 3)
    g.rounded_box('fold', (0.3, 2.2, 90), 0.08, zinc, (EDGE, BACK + 1.1, 14), 3)
    kit.rail(LEFT, EDGE - 1.6, BACK, RAIL)
    for z in (ABOVE, BELOW):
        kit.duct(LEFT, EDGE - 0.8, BACK, z)
    g.rounded_box('stop', (0.9, 2.6, 4.6), 0.15, m.plastic('#b9bdb9', 0.5, 0.03), (8.5, BACK - 1.9, RAIL), 3)
    for z in (RAIL + 6, RAIL - 6.2):
        g.turn(g.screw(m.steel(), 0, 0, 0.1, 0.32), x=90).location = (10.2, BACK - 0.08, z)


def slot(x):
    """Where the gap between two of the duct's fingers is nearest."""
    first = LEFT + 0.6 + 0.625
    return first + 1.25 * round((x - first) / 1.25)


def wire(x, y, way, colour, seed, radius=0.17):
    """Ferruled wire from a terminal into the duct above (way 1) or below (-1), with its number."""
    z, goal = RAIL + 4.1 * way, slot(x + 0.3 * math.sin(seed * 2.3))
    end = (ABOVE if way > 0 else BELOW) - 1.0 * way
    path = [(x, y, z), (x + 0.03, y - 0.05, z + way * 1.1), ((x + goal) / 2 + 0.12 * math.sin(seed * 1.7), y + 0.2, z + way * 2.5), (goal, y + 0.55, end - way * 0.8), (goal, y + 0.7, end + way)]
    g.tube('wire', g.smooth_path(path, 10), radius, m.plastic(colour, 0.5, 0.03), 6)
    mark = g.lathe('mark', [(radius, 0, 0), (radius + 0.06, 0, 0.02), (radius + 0.06, 0.55, 0.02), (radius, 0.55, 0)], m.plastic('#e6dcb4', 0.5, 0), segments=32)
    mark.location = (x + 0.01, y - 0.02, z + (0.5 if way > 0 else -1.05))


def taps(x):
    """Voltage taps of three phases and neutral from above, the leads of the current transformers from below."""
    for k, colour in enumerate(kit.PHASES):
        left = x + (k - 1.5) * 1.62
        wire(left, BACK - 4.2, 1, colour, k + x)
        if k < 3:
            wire(left, BACK - 4.2, -1, '#2c3238', 2 * k + x)


def line():
    """White and orange: up from the duct to the second meter, on to the first."""
    first, second = (x + 1.75 for x in METERS)
    z = RAIL - 5.4
    for x, way in ((first, 1), (second, 1), (second, -1)):
        end = slot(x + 0.5 * way)
        kit.pair([(x + 0.16 * way, -6.1, z + 0.4), (x + 0.2 * way, -6.1, z - 0.5), ((x + end) / 2 + 0.3 * way, -6.0, z - 1.9), (end, -4.0, z - 2.9), (end, -3.0, z - 5)], radius=0.1, twist=0.16, turn=1.2)


def strip():
    """Printed tape on the lower duct."""
    parts = [
        g.plate('tape', g.rounded_rectangle(9.6, 1.2, 0.08), surfaces.mottled('#dcd8ca', '#cbc6b4', 0.5, 0.4, 0.05, 3), 0.02, 0.006),
        g.label('NIGHT SHIFT   CT 400/5 A', 0.58, m.ink('#2a2f35'), (0, 0, 0.021), 'Inter-SemiBold', thick=0.0006),
    ]
    for part in parts:
        g.turn(part, z=0.7)
    surfaces.upright(parts, (-5.4, BACK - 4.86, BELOW + 0.35))


def soiled():
    """Years beside a packing line: dust on all that looks up, finger marks, and grime that yellows the shells."""
    root = g.assemble('panel', [thing for thing in bpy.data.objects if thing.type == 'MESH' and thing.parent is None])
    m.use(root, marks=0.3, dust=0.75)
    for material in {slot for part in g.members(root) for slot in part.data.materials}:
        tree = material.node_tree
        shader = tree.nodes.get('Principled BSDF')
        if not shader or not shader.inputs['Base Color'].links or shader.inputs['Metallic'].default_value:
            continue
        place, cloud, share, mix = (tree.nodes.new('ShaderNode' + kind) for kind in ('NewGeometry', 'TexNoise', 'MapRange', 'MixRGB'))
        cloud.inputs['Scale'].default_value, cloud.inputs['Detail'].default_value, cloud.inputs['Roughness'].default_value = 0.42, 8, 0.7
        for plug, number in zip(share.inputs[1:5], (0.44, 0.72, 0.05, 0.5)):
            plug.default_value = number
        tree.links.new(place.outputs['Position'], cloud.inputs['Vector'])
        tree.links.new(cloud.outputs[0], share.inputs[0])
        tree.links.new(share.outputs[0], mix.inputs[0])
        tree.links.new(shader.inputs['Base Color'].links[0].from_socket, mix.inputs[1])
        mix.inputs[2].default_value = m.linear('#6b5d45')
        tree.links.new(mix.outputs[0], shader.inputs['Base Color'])
