"""An order on the packing table, seen close: the open box with its label, the gateway in its bed under the card with the same serial number."""
import math

import bpy
from mathutils import Matrix

import cables
import camera as cameras
import geometry as g
import lighting
import materials as m
import nodes
import packing
import room_behind
import settings
import surfaces

SIZE = (1920, 1080)
SAMPLES = 14
LOOK = {'exposure': 1.25, 'contrast': 1.1, 'grain': 0.012, 'bloom': {'threshold': 1.4, 'amount': 0.3}}
WIDE, DEEP, HIGH = 44.0, 32.0, 8.4
TOP, SERIAL = 5.6, 'GW-26-00417'


def build():
    """Label and card sharp at the left of the box's front; its far end, the lid and the room out of focus."""
    g.rounded_box('table', (260, 150, 4), 0.3, surfaces.mottled('#6b6e6d', '#595c5b', 0.12, 0.5, 0.14, 5, 0.35), (0, 20, -2))
    box = packing.mailer(WIDE, DEEP, HIGH, 118, label())
    contents(box)
    weather(box)
    box.matrix_world = Matrix.Rotation(math.radians(11), 4, 'Z')
    room_behind.show('autoshop_01', 0.2, 0.34, 30, 190, 2.4, (1, 0.95, 0.88))
    lighting.softbox((-62, -41, 33), (-8, -8, 5), 12, 12, 150, (1, 0.92, 0.8))
    lighting.softbox((60, 20, 50), (0, 0, 5), 30, 40, 0.8, (0.75, 0.87, 1))
    return cameras.photograph((-5.6, -12, 5.2), azimuth=3, elevation=28, lens=85, distance=80,
                              tilt=0.8, sharp=box.matrix_world @ g.Vector((-11, -14.2, 6)), f_number=11)


def label():
    """Thermal print on a label that was not stuck on quite level."""
    parts = packing.shipping_label([('1  Edge Gateway', 0.74), ('3  Humidity Sensor', 0.74), ('1  Door and Window Sensor', 0.74)], SERIAL, 11.4, 6.6)
    grey = m.ink('#3b3f45')
    for part in parts[1:]:
        part.data.materials[0] = grey
    return packing.placed(packing.placed(parts, z=-1.6), (-12.6, -0.2, 0))


def contents(box):
    """Everything lies on the floor of its bed; the card on the gateway."""
    beds = [
        (17.0, 12.2, 0.9, -11, -7.4, 2.4), (15.6, 3.4, 0.9, -11, 3.2, 4.5), (10.6, 9.2, 0.9, -14, 10.6, 3.4), (6.2, 7.6, 0.9, -4.4, 10.2, 2.0),
        (7.5, 7.5, 3.74, 4.6, -8.6, 3.9), (7.5, 7.5, 3.74, 13.6, -8.6, 3.9), (7.5, 7.5, 3.74, 4.6, 0.6, 3.9), (6.6, 8.0, 0.9, 14.0, 1.2, 4.2),
    ]
    pulp = surfaces.mottled('#9c8d72', '#7d6f57', 1.7, 0.95, 1.0, 13, 0.08)
    things = [packing.tray(WIDE - 2.4, DEEP - 1.6, TOP - 0.5, [g.rounded_rectangle(wide, deep, radius, x, y) for wide, deep, radius, x, y, _ in beds])]
    things[0].location.z = 0.5 + (TOP - 0.5) / 2
    things += [g.rounded_box('bed', (wide + 0.6, deep + 0.6, z), 0.05, pulp, (x, y, z / 2)) for wide, deep, _, x, y, z in beds]
    things[0].data.materials[0] = pulp
    gateway = packing.asleep(settings.product('gateway', lead=False))
    m.use(gateway, marks=0.25, dust=0.2)
    things += aerials(gateway)
    things.append(g.pose(gateway, yaw=0.7, at=(-11, -7.5, 2.4)))
    for i, (x, y) in enumerate(((4.6, -8.6), (13.6, -8.6), (4.6, 0.6))):
        things.append(g.pose(packing.asleep(settings.product('humidity-sensor')), lean=90, yaw=-8 + 11 * i, at=(x, y, 3.9)))
    things.append(g.pose(packing.asleep(settings.product('door-window-sensor')), lean=90, yaw=1, at=(13.8, 1.2, 4.2)))
    things.append(g.pose(packing.charger(m.porcelain(0.36)), yaw=-2, at=(-4.4, 10.2, 2.0)))
    things.append(g.pose(cables.coil('#c3c8cc', 3.9, 4, 0.26), yaw=25, at=(-14, 10.6, 3.4)))
    card = packing.serial_card(SERIAL)
    things.append(g.pose(card, yaw=5, at=(-12.2, -7.9, 2.4 + 3.88)))
    for thing in things:
        thing.parent = box


def aerials(gateway):
    """Take both aerials off and lay them side by side."""
    laid = []
    for i, holder in enumerate([thing for thing in gateway.children if thing.name.startswith('antenna')]):
        holder.parent = None
        holder.matrix_world = Matrix.Translation((-16.6 if i else -5.4, 3.9 - 1.5 * i, 6.0)) @ Matrix.Rotation(math.radians(90 if i else -90), 4, 'Y') @ Matrix.Rotation(math.radians(-90 if i else 90), 4, 'Z')
        laid.append(holder)
    return laid


def weather(box):
    """Board that was carried: the flutes show through, fibres, flecks, rubbed places; a strip of cut tape on the front."""
    finish = worn_board()
    for part in g.members(box):
        if part.name.startswith(('liner', 'wave')):
            part.data.materials[0] = finish
    front = -DEEP / 2 - 0.36
    torn = [(0, 0), (4.8, 0), (4.8, 3.9), (4.1, 4.15), (3.5, 3.95), (2.7, 4.3), (1.9, 4.1), (1.2, 4.35), (0.5, 4.1), (0, 4.25)]
    tape = g.mesh('tape', [(x + 0.6, front - 0.02, y + 4.0) for x, y in torn], [tuple(range(len(torn)))], surfaces.clear('#efdfbe', 0.55, 0.3, 0.1))
    tape.parent = box


def worn_board():
    """Brown board; its flutes along the local Y axis are seen as a washboard where light grazes."""
    material = surfaces.mottled('#b39a77', '#a38a67', 0.16, 0.88, 0.2, 9, 0.12)
    tree = material.node_tree
    shader, place = tree.nodes['Principled BSDF'], tree.nodes.new('ShaderNodeTexCoord')

    def noise(stretch, detail, low, high):
        mapping = tree.nodes.new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        tree.links.new(place.outputs['Object'], mapping.inputs[0])
        return nodes.map_range(tree, nodes.noise(tree, mapping.outputs[0], 1, detail), low, high, 0, 1)

    def mixed(first, share, colour, most):
        return nodes.mixed(tree, nodes.calculate(tree, 'MULTIPLY', share, most), first, m.linear(colour))

    colour = shader.inputs['Base Color'].links[0].from_socket
    colour = mixed(colour, noise((11, 5, 11), 3, 0.52, 0.66), '#c4ab86', 0.4)
    colour = mixed(colour, noise((16, 7, 16), 2, 0.67, 0.71), '#6d5537', 0.6)
    colour = mixed(colour, noise((0.22, 0.22, 0.22), 7, 0.54, 0.72), '#836b4d', 0.4)
    colour = mixed(colour, noise((0.7, 0.7, 0.7), 9, 0.63, 0.7), '#d0bb98', 0.4)
    tree.links.new(colour, shader.inputs['Base Color'])
    # bands of a wave texture lie 0.314 / scale apart; the flutes of packing.board 0.74
    wave = tree.nodes.new('ShaderNodeTexWave')
    wave.bands_direction = 'X'
    wave.inputs['Scale'].default_value, wave.inputs['Distortion'].default_value, wave.inputs['Detail Scale'].default_value = 0.4245, 0.5, 0.2
    tree.links.new(place.outputs['Object'], wave.inputs['Vector'])
    dents = nodes.bump(tree, noise((0.24, 0.24, 0.24), 3, 0.3, 0.7), 0.4, 0.3)
    flutes = nodes.bump(tree, wave.outputs['Fac'], 0.6, 0.014, dents)
    fine = shader.inputs['Normal'].links[0].from_node
    tree.links.new(flutes, fine.inputs['Normal'])
    bpy.context.view_layer.update()
    return material
