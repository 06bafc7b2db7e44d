"""Our gateway in use: standing somewhere, its lamps as the moment wants them, cables in its jacks. Centimetres."""
import math

from mathutils import Matrix

import cables
import geometry as g
import materials as m
import settings

LAMPS = ('PWR', 'WAN', 'LAN', 'LTE', 'IOT')
JACKS = ((-5.6, -0.30), (-3.75, -0.30))
FACE_Y = -5.81
POWER_JACK = (-0.75, -0.30)
AMBER, OFF = '#ffa32e', None


def stand(at=(0, 0, 0), yaw=0.0, lamps=None, links=()):
    """The gateway on its feet. `lamps` names those that differ: {'WAN': AMBER, 'LAN': OFF}; `links` are the jacks' four, which a plug lights too."""
    root = light(settings.product('gateway', lead=False), lamps, links)
    g.pose(root, yaw=yaw, at=at)
    return root


def light(root, lamps=None, links=()):
    """Set the lamps and the links' lights of a gateway."""
    dark = m.plastic('#59616a', 0.3, 0)
    parts = g.members(root)
    bulbs = sorted((part for part in parts if part.name.startswith('led')), key=lambda part: part.location.x)
    for name, bulb in zip(LAMPS, bulbs):
        if name in (lamps or {}):
            colour = lamps[name]
            bulb.data.materials[0] = m.led(colour, 4.2, 0.6) if colour else dark
    marks = sorted((part for part in parts if part.name.startswith('link')), key=lambda part: part.location.x)
    for mark, colour in zip(marks, links):
        mark.data.materials[0] = m.led(colour, 2.4) if colour else dark
    return root


def connect(gateway, jack, colour, path, radius=0.27):
    """Push a plug into jack 0 or 1 and lead its cable on through `path` (world coordinates)."""
    x, z = JACKS[jack]
    marks = sorted((part for part in g.members(gateway) if part.name.startswith('link')), key=lambda part: part.location.x)
    for mark, lit in zip(marks[2 * jack:], ('#25e06a', '#ffb02e')):
        mark.data.materials[0] = m.led(lit, 2.4)
    plug = cables.plug(colour)
    # the plug is drawn with its tip towards -Y; in the jack its tip looks the other way
    plug.matrix_world = gateway.matrix_world @ Matrix.Translation((x, FACE_Y + 1.28, z - 0.25)) @ Matrix.Rotation(3.14159265, 4, 'Z')
    lead(plug, colour, path, radius)


def lead(plug, colour, path, radius=0.27):
    """Cable from a placed plug on through `path`."""
    inside, outside = (plug.matrix_world @ g.Vector((0, y, 0.33)) for y in (4.3, 5.8))
    cables.cord([tuple(inside), tuple(outside), *path], colour, radius)


def power(gateway, path, colour='#2b3037'):
    """The power lead in its jack, on through `path`."""
    x, z = POWER_JACK
    plug = cables.power_plug(colour)
    plug.matrix_world = gateway.matrix_world @ Matrix.Translation((x, FACE_Y + 0.66, z)) @ Matrix.Rotation(math.pi, 4, 'Z')
    power_cord(plug, path, colour)


def pulled_power(at, towards, path, colour='#2b3037', roll=0.0):
    """The power lead out of its jack: the middle of its plug at `at`, its tip `towards`, turned about its length, on through `path`."""
    plug = cables.power_plug(colour)
    turned = g.Vector(towards).to_track_quat('-Y', 'Z').to_matrix().to_4x4()
    plug.matrix_world = Matrix.Translation(at) @ turned @ Matrix.Rotation(math.radians(roll), 4, 'Y') @ Matrix.Translation((0, -3.2, 0))
    power_cord(plug, path, colour)


def power_cord(plug, path, colour):
    """Cord from a placed power plug on through `path`."""
    inside, outside = (plug.matrix_world @ g.Vector((0, y, 0)) for y in (3.9, 5.2))
    cables.cord([tuple(inside), tuple(outside), *path], colour, 0.19)
