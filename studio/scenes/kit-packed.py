"""An order on the packing table: the printed box open, gateway, aerials, sensors, supply and cable each in its bed, the label on the front."""
import math

from mathutils import Matrix

import camera as cameras
import geometry as g
import lighting
import materials as m
import packing
import props_tools as tools
import settings
import table_top

SIZE = (1920, 1080)
SAMPLES = 12
LOOK = {'exposure': 1.05, 'contrast': 1.06, 'grain': 0.01, 'bloom': {'threshold': 1.4, 'amount': 0.3}}
WIDE, DEEP, HIGH = 44.0, 32.0, 8.4
TOP = 5.2


def build():
    """The box left of the middle, two closed ones behind it, tape and knife on the worn planks."""
    table_top.planks(300, 150, (0, 18), 11, colours=('#b39474', '#705640'), seed=4)
    label = packing.shipping_label([('1  Edge Gateway', 0.74), ('3  Humidity Sensor', 0.74)], 'GW-26-00417', 13, 7.2)
    packing.placed(label, (-12.4, -0.1, 0))
    box = packing.mailer(WIDE, DEEP, HIGH, 106, label)
    contents(box)
    box.matrix_world = Matrix.Translation((-3, 0, 0)) @ Matrix.Rotation(math.radians(-14), 4, 'Z')
    around()
    lighting.place('autoshop_01', 0.45, 60)
    lighting.softbox((-150, -30, 120), (0, 0, 5), 90, 120, 5.0, (0.97, 0.98, 1))
    lighting.softbox((110, -70, 90), (0, 0, 5), 80, 60, 0.9, (0.88, 0.94, 1))
    view = cameras.add_camera((1, 1, 11.2), azimuth=7, elevation=33, lens=58, distance=158)
    view.rotation_euler.rotate_axis('Z', math.radians(0.8))
    cameras.aperture(view, (-4, -8, 5), 7.1)
    return view


def contents(box):
    """Everything in its bed, all carried by the box."""
    beds = [
        g.rounded_rectangle(17.0, 12.0, 0.9, -11, 7.7), g.rounded_rectangle(15.6, 3.4, 0.9, -11, -1.4), g.circle(5.3, -13.6, -9.5, 64),
        g.rounded_rectangle(6.2, 7.6, 0.9, -3.6, -9.0), g.circle(3.95, 4.4, 9.2, 64), g.circle(3.95, 13.4, 9.2, 64), g.circle(3.95, 4.4, 0.2, 64),
        g.rounded_rectangle(6.6, 8.0, 0.9, 14.0, -0.4),
    ]
    things = [packing.tray(WIDE - 2.4, DEEP - 1.6, TOP - 0.5, beds)]
    things[0].location.z = 0.5 + (TOP - 0.5) / 2
    things += [g.rounded_box('bed', (WIDE - 3, DEEP - 2, 0.2), 0.05, m.matte('#8d7d64', 0.95), (0, 0, 0.6))]
    gateway = packing.asleep(settings.product('gateway', lead=False))
    things += aerials(gateway)
    g.pose(gateway, yaw=0.6, at=(-11, 7.7, 2.3))
    things.append(gateway)
    for i, (x, y) in enumerate(((4.4, 9.2), (13.4, 9.2), (4.4, 0.2))):
        sensor = packing.asleep(settings.product('humidity-sensor'))
        things.append(g.pose(sensor, lean=90, yaw=-8 + 11 * i, at=(x, y, TOP - 1.6)))
    door = packing.asleep(settings.product('door-window-sensor'))
    things.append(g.pose(door, lean=90, yaw=1, at=(13.8, -0.4, TOP - 1.0)))
    things.append(g.pose(packing.charger(m.porcelain(0.36)), yaw=-2, at=(-3.6, -8.8, 1.4)))
    coil = tools.coil('#d7dadb', 4.3, 5, 0.26)
    things.append(g.pose(coil, yaw=25, at=(-13.6, -9.5, TOP - 2.2)))
    card = packing.serial_card('GW-26-00417')
    things.append(g.pose(card, yaw=-7, at=(11.4, -10.2, TOP)))
    for thing in things:
        thing.parent = box
    m.use(box, marks=0.1, dust=0.1)


def aerials(gateway):
    """Take both aerials off and lay them side by side."""
    laid = []
    for i, holder in enumerate([thing for thing in gateway.children if thing.name.startswith('antenna')]):
        holder.parent = None
        holder.matrix_world = Matrix.Translation((-16.6 if i else -5.4, -0.7 - 1.5 * i, TOP - 0.35)) @ Matrix.Rotation(math.radians(90 if i else -90), 4, 'Y') @ Matrix.Rotation(math.radians(-90 if i else 90), 4, 'Z')
        laid.append(holder)
    return laid


def around():
    """Two closed boxes behind, tape, a knife, and the shop beyond."""
    second = packing.shipping_label([('2  Smart Lock', 0.62), ('1  Door Bell', 0.62)], 'SH-26-00418', 11, 7)
    g.pose(packing.closed(40, 30, 9, second), yaw=-24, at=(41, 24, 0))
    third = packing.shipping_label([('12  Door Sensor', 0.62)], 'SD-26-00419', 11, 7)
    g.pose(packing.closed(40, 30, 9, third), yaw=-19, at=(43, 26, 9.4))
    g.pose(tools.tape('#c79a5e', 5.2, 4.8), yaw=10, at=(31, -15, 0))
    steel, dark = m.metal('#b6bcc2', 0.26), m.plastic('#c8452f', 0.42, 0.05)
    knife = [g.rounded_box('grip', (10, 2.0, 1.2), 0.45, dark, (0, 0, 0.6), 4), g.rounded_box('slide', (2.2, 1.0, 0.4), 0.15, m.rubber(), (1.2, 0, 1.3)), g.rounded_box('blade', (4.2, 1.5, 0.06), 0.02, steel, (6.6, 0.1, 0.6))]
    g.pose(g.assemble('knife', knife), yaw=152, at=(21, -24, 0))
    settings.wall(m.plaster('#8f9698', 0.4), 190)
    shelf, brown = m.metal('#6f787f', 0.5), packing.kraft('#8d6b47', '#7f5f3d')
    for z in (-10, 34, 78):
        settings.board((300, 40, 2.4), shelf, (0, 165, z), 0.3)
        for i in range(9):
            wide = 22 + 7 * ((i * 5 + int(z)) % 3)
            g.rounded_box('stock', (wide, 30, 17 + 6 * ((i * 7 + int(z)) % 4)), 0.4, brown, (-130 + i * 33, 160, z + 11))
