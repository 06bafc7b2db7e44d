"""Gateway: a finned aluminium edge computer, 16.3 x 11.6 x 3.9 cm without its two antennas."""
import math

import bpy
from mathutils import Matrix

import cables
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import room_behind
import settings
import shots
import surfaces
import wear
from shots import Glint

WIDTH, HEIGHT, DEPTH = 16.0, 3.6, 10.5
FACE_Y = -DEPTH / 2 - 0.56
RJ45 = [(-5.6, -0.30), (-3.75, -0.30)]
USB_A = (-1.95, -0.30)
USB_C = (-0.75, -0.30)
LEDS = [(2.2 + i * 0.95, 0.22) for i in range(5)]
CORNERS = [(x * (WIDTH / 2 - 0.62), y * (HEIGHT / 2 - 0.62)) for x in (-1, 1) for y in (-1, 1)]


def extrusion_outline():
    """Cross-section of the case with fifteen round-edged cooling fins on top."""
    corners = [(-WIDTH / 2, -HEIGHT / 2, 0.5), (WIDTH / 2, -HEIGHT / 2, 0.5), (WIDTH / 2, HEIGHT / 2, 0.62)]
    count, pitch = 15, 0.78
    start = count * pitch / 2
    for i in range(count):
        x = start - i * pitch
        corners += [(x, HEIGHT / 2, 0.12), (x, HEIGHT / 2 - 0.42, 0.14)]
        corners += [(x - 0.36, HEIGHT / 2 - 0.42, 0.14), (x - 0.36, HEIGHT / 2, 0.12)]
    corners.append((-WIDTH / 2, HEIGHT / 2, 0.62))
    return g.fillet(corners, closed=True, segments=6)


def upright(part, x, y, z):
    """Turn a part that was built along +Z towards the camera and put it at a place."""
    part.rotation_euler = (math.pi / 2, 0, 0)
    part.location = (x, y, z)
    return part


def case(black):
    """Extrusion, mint gaskets, end plates with real cut-outs and their screws."""
    opening = g.rounded_rectangle(14.6, 2.2, 0.3, y=-0.25)
    body = upright(g.plate('body', extrusion_outline(), m.metal('#c3c8ce', 0.30, 'z', 0.06), DEPTH, 0.05, [opening], bevel_segments=3), 0, 0, 0)
    parts = [body, g.rounded_box('core', (14.5, DEPTH - 2.4, 2.1), 0.05, m.matte('#1a1c1f', 0.7), (0, 0, -0.25))]
    mint = m.metal('#17b8a3', 0.3)
    for side in (-1, 1):
        outline = g.rounded_rectangle(WIDTH + 0.02, HEIGHT + 0.02, 0.62)
        parts.append(upright(g.plate('gasket', outline, mint, 0.14, 0.02, [opening]), 0, side * (DEPTH / 2 + 0.07), 0))
    holes = [g.rounded_rectangle(1.50, 1.28, 0.10, x, y) for x, y in RJ45]
    holes += [g.rounded_rectangle(0.74, 1.38, 0.06, *USB_A), g.rounded_rectangle(0.36, 0.98, 0.17, *USB_C)]
    holes += [g.circle(0.13, x, y, 28) for x, y in LEDS]
    holes += [g.circle(0.20, x, y, 32) for x, y in CORNERS]
    panel = g.rounded_rectangle(WIDTH + 0.3, HEIGHT + 0.3, 0.74)
    parts.append(upright(g.plate('front', panel, black, 0.42, 0.09, holes), 0, -DEPTH / 2 - 0.35, 0))
    parts.append(upright(g.plate('back', panel, black, 0.42, 0.09), 0, DEPTH / 2 + 0.35, 0))
    for x, y in CORNERS:
        parts.append(upright(g.screw(m.steel(), 0, 0, 0, 0.19), x, FACE_Y + 0.04, y))
    rubber = m.rubber()
    for side_x in (-1, 1):
        for side_y in (-1, 1):
            parts.append(g.rounded_box('foot', (2, 1.2, 0.3), 0.1, rubber, (side_x * 5.8, side_y * 3.6, -HEIGHT / 2 - 0.12)))
    return parts


def ports():
    """Two network jacks with gold pins, their link lights off, USB A and USB C."""
    steel, gold, inside = m.steel(), m.gold(), m.rubber('#22252a')
    parts, dark = [], m.plastic('#59616a', 0.3, 0)
    for x, z in RJ45:
        shield = g.plate('shield', g.rounded_rectangle(1.46, 1.24, 0.09), steel, 1.3, 0.02, [g.rounded_rectangle(1.30, 1.06, 0.05)])
        parts.append(upright(shield, x, FACE_Y + 0.75, z))
        opening = g.fillet([
            (-0.60, 0.44, 0.03), (-0.60, -0.26, 0.03), (-0.34, -0.26, 0.02), (-0.34, -0.46, 0.03),
            (0.34, -0.46, 0.03), (0.34, -0.26, 0.02), (0.60, -0.26, 0.03), (0.60, 0.44, 0.03),
        ], closed=True, segments=4)
        parts.append(upright(g.plate('insert', g.rounded_rectangle(1.31, 1.07, 0.05), inside, 1.0, 0.02, [opening]), x, FACE_Y + 0.72, z))
        for pin in range(8):
            left = x - 0.40 + pin * 0.114
            parts.append(g.tube('pin', [(left, FACE_Y + 0.42, z + 0.42), (left, FACE_Y + 0.95, z + 0.12)], 0.022, gold, 2))
        for shift in (-0.50, 0.50):
            parts.append(g.rounded_box('link', (0.20, 0.06, 0.12), 0.02, dark, (x + shift, FACE_Y + 0.20, z + 0.52)))
    x, z = USB_A
    parts.append(g.rounded_box('tongue', (0.22, 1.0, 1.16), 0.03, m.matte('#1d56b8', 0.4), (x + 0.10, FACE_Y + 0.75, z)))
    shield = g.plate('usb shield', g.rounded_rectangle(0.74, 1.38, 0.06), steel, 1.2, 0.015, [g.rounded_rectangle(0.62, 1.26, 0.04)])
    parts.append(upright(shield, x, FACE_Y + 0.70, z))
    x, z = USB_C
    parts.append(g.rounded_box('usb c', (0.10, 0.9, 0.62), 0.04, inside, (x, FACE_Y + 0.62, z)))
    return parts


def panel_print():
    """Status lights and the white silk-screen of the front."""
    silk = m.ink('#d5dde4')
    parts = []
    colours = [m.MINT, m.MINT, m.MINT, '#4aa8ff', m.MINT]

    def write(words, size, x, z, **options):
        text = g.label(words, size, silk, thick=0.002, **options)
        parts.append(upright(text, x, FACE_Y - 0.003, z))

    for (x, z), words, colour in zip(LEDS, ['PWR', 'WAN', 'LAN', 'LTE', 'IOT'], colours):
        bulb = g.lathe('led', [(0, 0.16, 0), (0.06, 0.155, 0.03), (0.115, 0.09, 0.05), (0.115, 0, 0)][::-1], m.led(colour, 1.8, 0.7), segments=32)
        parts.append(upright(bulb, x, FACE_Y + 0.12, z))
        write(words, 0.27, x, z - 0.45, font='Inter-Medium', spacing=1.08)
    for words, x in (('LAN 1', -5.6), ('LAN 2', -3.75), ('USB', -2.0), ('USB-C 5 V', -0.45)):
        write(words, 0.25, x, 0.80, font='Inter-Medium', spacing=1.05)
    write('EDGE GATEWAY', 0.36, 2.06, 0.95, font='InterDisplay-SemiBold', align='LEFT', spacing=1.14)
    return parts


def antenna(side, tilt, rubber, gold):
    """Folding antenna on the back plate, tilted outwards by `tilt` degrees."""
    socket = g.lathe('socket', [(0, 0, 0), (0.34, 0, 0), (0.34, 0.7, 0.04), (0, 0.7, 0)], gold, segments=6)
    socket.rotation_euler = (-math.pi / 2, 0, 0)
    knuckle = g.lathe('knuckle', [(0, -0.55, 0), (0.5, -0.55, 0.12), (0.5, 0.55, 0.12), (0, 0.55, 0)], rubber, segments=96)
    knuckle.rotation_euler = (0, math.pi / 2, 0)
    knuckle.location = (0, 1.15, 0.1)
    blade = g.lathe('blade', [
        (0, 0, 0), (0.46, 0, 0.08), (0.50, 0.5, 0.1), (0.50, 0.9, 0.02), (0.44, 0.94, 0.02), (0.44, 1.02, 0.02),
        (0.52, 1.06, 0.03), (0.56, 6.8, 2), (0.44, 9.6, 0.36), (0, 9.7, 0),
    ], rubber, segments=128, corner_segments=12)
    blade.scale = (1.0, 0.60, 1)
    blade.location = (0, 1.15, 0.35)
    holder = g.assemble('antenna', [socket, knuckle, blade])
    holder.location = (side * 5.6, DEPTH / 2 + 0.5, 0)
    holder.rotation_euler = (0, math.radians(tilt), 0)
    return holder


def power_lead():
    """Power lead in its jack; it runs round the left side and out of sight behind. Frames take no account of it."""
    plug = cables.power_plug()
    plug.matrix_world = Matrix.Translation((USB_C[0], FACE_Y + 0.66, USB_C[1])) @ Matrix.Rotation(math.pi, 4, 'Z')
    low = -HEIGHT / 2 - 0.27 + 0.19
    path = [(-0.75, FACE_Y - 3.3, -0.3), (-0.8, FACE_Y - 4.6, -0.5), (-1.9, -11.9, -1.5), (-4.6, -12.4, low), (-8.4, -10.6, low), (-10.6, -6.4, low), (-11.4, 0, low), (-10.2, 6, low), (-5, 9.5, low), (2, 10.5, low)]
    cord = cables.cord(path, '#2b3037', 0.19)
    loose = [*g.members(plug), cord]
    for part in loose:
        part['is_loose'] = True
    return [plug, cord]


def build(lead=True):
    """The gateway on its rubber feet, front towards the camera, with its power lead unless the scene lays one."""
    parts = case(m.graphite()) + ports() + panel_print()
    rubber, gold = m.rubber('#3d4148'), m.gold()
    parts += [antenna(-1, -7, rubber, gold), antenna(1, 7, rubber, gold)]
    if lead:
        parts += power_lead()
    return g.assemble('gateway', parts)


FRONT = Glint((-1, -5.8, 0), size=(70, 26), radiance=2.0, shift=(-6, 6))

def place(root):
    """On a zinc shelf in a plant room, close, by one hard lamp: a network cable and the power lead in their jacks, the room out of focus."""
    zinc = wear.rubbed(surfaces.mottled('#8b9092', '#6d7376', 0.3, 0.4, 0.07, 5, 0.6), '#c3c6c8', 0.2, 0.7, 2)
    settings.board((220, 32, 0.5), zinc, (0, 3, -0.25), 0.12)
    settings.board((220, 0.5, 3.2), zinc, (0, -13, -1.5), 0.18)
    for part in list(g.members(root)):
        if part.get('is_loose'):
            bpy.data.objects.remove(part)
    work.light(root, {}, ('#25e06a', '#ffb02e', None, None))
    g.pose(root, yaw=-27, at=(1.5, 2.5, 0))
    m.use(root, marks=0.2, dust=0.4)
    work.connect(root, 0, '#c9ced3', [(-12.4, -9.4, 0.45), (-17, -7.4, 0.27), (-21, 0, 0.27), (-22, 10, 0.27), (-23, 26, -3), (-23, 40, -20)])
    work.power(root, [(-6.8, -11.0, 0.4), (-9.0, -13.4, 0.3), (-9.8, -14.2, -0.6), (-10.0, -14.1, -4), (-10.2, -13.6, -14), (-10.2, -12, -40)])
    room_behind.show('autoshop_01', 0.2, 0.3, 60, 190, 2.4, (0.95, 0.97, 1))
    lighting.softbox((-44, -16, 40), (0, 0, 2), 9, 9, 110, (1, 0.9, 0.74))
    lighting.softbox((44, 10, 26), (0, 0, 2), 8, 40, 4, (0.72, 0.86, 1))
    view = settings.view((0.6, 0, 3.4), 1, 11, 85, 27, centre=(0.5, 0.46), focus=(-1.5, -4.5, 2), f_number=11, tilt=0.5)
    at, turned = root.matrix_world, root.matrix_world.to_3x3()
    lighting.reflection(view, at @ g.Vector((0, 0, 1.8)), turned @ g.Vector((0, 0, 1)), 60, 18, 1.1, 70, (1, 0.93, 0.82), (-10, 4))
    return view


def network(root):
    """A network cable in the first jack, so that the lamp LAN says what one sees; it runs round the left side beside the power lead."""
    before = set(bpy.data.objects)
    low = -HEIGHT / 2 - 0.27 + 0.28
    work.connect(root, 0, '#c3c8cc', [(-6.2, -13.0, -0.8), (-8.0, -14.0, low), (-11.0, -12.4, low), (-12.9, -7, low), (-13.2, 0, low), (-11.6, 8, low), (-6, 12, low), (3, 13, low)])
    added = [thing for thing in bpy.data.objects if thing not in before]
    for thing in added:
        thing.parent = thing.parent or root
    return [thing for thing in added if thing.type == 'MESH']


SHOTS = {
    'hero': shots.hero(elevation=19, width=0.7, height=0.5, dress=network, glints=[FRONT]),
    'front': shots.front(elevation=8, width=0.66, height=0.72, dress=network, glints=[FRONT]),
    'detail': shots.macro(yaw=-34, azimuth=8, elevation=15, aim=(-3.0, -5.8, 0.1), span=9.4, dress=network, exposure=1.3),
    'place': shots.Shot(setting=place, exposure=1.25, look={'grain': 0.012}),
}
