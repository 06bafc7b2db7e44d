"""A lit desk lamp: the bulb glows inside its shade and throws a pool with a soft edge. Centimetres, world coordinates."""
import math

import bpy
from mathutils import Vector

import geometry as g
import materials as m
from camera import look_at


def lit(foot, elbow, head, towards, power=60000, colour='#ffc183', cone=112, lacquer='#2f6258'):
    """Jointed lamp whose foot stands at `foot`; the mouth of its shade is at `head` and looks at `towards`."""
    shell, metal = m.plastic(lacquer, 0.3, 0.02, 0.6), m.metal('#b4bac0', 0.24)
    aim = (Vector(towards) - Vector(head)).normalized()
    crown = Vector(head) - aim * 9.6
    base = g.lathe('foot', [(0, 0, 0), (8, 0, 0.3), (7.9, 1.2, 0.6), (1.6, 1.9, 0.5), (1.3, 3.2, 0.3), (0, 3.2, 0)], shell, segments=128)
    base.location = foot
    start = Vector(foot) + Vector((0, 0, 3))
    middle, side = Vector(elbow), (Vector(elbow) - start).cross(crown - Vector(elbow)).normalized()
    for shift in (-0.75, 0.75):
        g.tube('arm', [tuple(start + side * shift), tuple(middle + side * shift)], 0.32, metal)
        g.tube('arm', [tuple(middle + side * shift), tuple(crown + side * shift)], 0.32, metal)
    for place, radius in ((start, 1.0), (middle, 1.15), (crown, 1.0)):
        _joint(place, side, radius, shell, metal)
    _shade(head, aim, shell)
    _bulb(head, aim, colour)
    _light(head, aim, power, colour, cone)


def _joint(place, side, radius, shell, metal):
    """Round hinge with a steel screw through it."""
    for part in (
        g.lathe('joint', [(0, -1.2, 0), (radius, -1.2, 0.15), (radius, 1.2, 0.15), (0, 1.2, 0)], shell, segments=64),
        g.lathe('screw', [(0, -1.5, 0), (radius * 0.5, -1.5, 0.1), (radius * 0.5, 1.5, 0.1), (0, 1.5, 0)], metal, segments=48),
    ):
        part.location = place
        look_at(part, place + side)


def _shade(head, aim, shell):
    """Bell of sheet metal, lacquered outside, white enamel inside; drawn with its mouth at z = 0 and its crown upwards."""
    outside = g.lathe('shade', [
        (7.3, 0, 0), (7.45, 0.2, 0.08), (7.2, 0.7, 0.3), (5.9, 4.6, 2.6), (3.1, 7.2, 1.2), (2.5, 7.6, 0.3), (2.4, 10.2, 0.5), (0, 10.4, 0),
    ], shell, segments=160)
    enamel = m.matte('#f4efe4', 0.35, 0.5)
    inside = g.lathe('enamel', [(0, 7.0, 0), (2.6, 7.0, 0.5), (5.7, 4.5, 2.4), (7.0, 0.6, 0.3), (7.3, 0, 0)], enamel, segments=160)
    for part in (outside, inside):
        _aim(part, head, aim)


def _bulb(head, aim, colour):
    """Frosted bulb, brighter than anything else in the picture; light passes it, since the lamp itself stands within."""
    bulb = g.lathe('bulb', [(0, -0.1, 0), (1.7, 0.3, 0.9), (2.5, 2.2, 1.2), (1.9, 4.2, 0.9), (1.25, 5.4, 0.4), (1.25, 7, 0), (0, 7, 0)], m.screen_light('#ffe3b8', 9), segments=96)
    _aim(bulb, head, aim)
    bulb.visible_shadow = False
    bulb.visible_diffuse = False


def _light(head, aim, power, colour, cone):
    """Spot with a wide soft rim for the pool, and a weak point for the enamel and the air about the shade."""
    for kind, watts, depth in (('SPOT', power, 3.4), ('POINT', power * 0.016, 2.4)):
        data = bpy.data.lights.new('lamp', kind)
        data.energy, data.color, data.shadow_soft_size = watts, m.linear(colour)[:3], 2.2
        if kind == 'SPOT':
            data.spot_size, data.spot_blend = math.radians(cone), 1.0
        thing = bpy.data.objects.new('lamp', data)
        bpy.context.collection.objects.link(thing)
        thing.location = Vector(head) - aim * depth
        look_at(thing, Vector(head) + aim * 20)
        # a bare disc of light mirrored in a case gives the set away
        thing.visible_glossy = False


def _aim(part, head, aim):
    part.location = head
    look_at(part, Vector(head) + aim * 10)
