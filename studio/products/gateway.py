"""Gateway: a finned aluminium edge computer, 16.3 x 11.6 x 3.9 cm without its two antennas."""
import math

import geometry as g
import materials as m
import settings
from shots import Glint, Shot

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
    """Two network jacks with gold pins and link lights, USB A and USB C."""
    steel, gold, inside = m.steel(), m.gold(), m.rubber('#22252a')
    parts = []
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
        for shift, colour in ((-0.50, '#25e06a'), (0.50, '#ffb02e')):
            parts.append(g.rounded_box('link', (0.20, 0.06, 0.12), 0.02, m.led(colour, 2.0), (x + shift, FACE_Y + 0.20, z + 0.52)))
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
        bulb = g.lathe('led', [(0, 0.16, 0), (0.06, 0.155, 0.03), (0.115, 0.09, 0.05), (0.115, 0, 0)][::-1], m.led(colour, 3.0, 0.7), segments=32)
        parts.append(upright(bulb, x, FACE_Y + 0.12, z))
        write(words, 0.27, x, z - 0.45, font='Inter-Medium', spacing=1.08)
    for words, x in (('LAN 1', -5.6), ('LAN 2', -3.75), ('USB', -1.95), ('C', -0.75)):
        write(words, 0.27, x, 0.80, font='Inter-Medium', spacing=1.05)
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


def build():
    """The gateway on its rubber feet, front towards the camera."""
    parts = case(m.graphite()) + ports() + panel_print()
    rubber, gold = m.rubber('#3d4148'), m.gold()
    parts += [antenna(-1, -7, rubber, gold), antenna(1, 7, rubber, gold)]
    return g.assemble('gateway', parts)


FRONT = Glint((-1, -5.8, 0), size=(70, 26), radiance=2.0, shift=(-6, 6))

def network_cable(x, z, colour, end):
    """Plug in a jack and the cable that leaves it towards `end` (x, y, z)."""
    plug = g.rounded_box('plug', (1.15, 1.6, 0.86), 0.08, m.clear_glass(0.15, '#dfe8ea'), (x, FACE_Y - 0.25, z - 0.06))
    boot = g.rounded_box('boot', (1.0, 1.5, 0.8), 0.2, m.plastic(colour, 0.5), (x, FACE_Y - 1.6, z - 0.06))
    path = [(x, FACE_Y - 2.0, z - 0.06), (x, FACE_Y - 3.4, z - 0.2), (x - 0.6, FACE_Y - 4.8, z - 1.0), end, (end[0] - 16, end[1] + 2, end[2]), (end[0] - 50, end[1] + 6, end[2])]
    cable = g.tube('cable', g.smooth_path(path, 14), 0.3, m.plastic(colour, 0.5, grain=0), 6)
    return [plug, boot, cable]


def place(root):
    """On an oak shelf among books, both network jacks in use."""
    settings.daylight(2.0, target=(0, 0, 4), sun_azimuth=-58, sun_elevation=30)
    settings.wall(m.plaster('#c9cfcd'), 14)
    settings.board((220, 34, 3), m.wood(axis='x', scale=0.9), (0, 0, -1.5))
    lift = HEIGHT / 2 + 0.27
    for cable in (network_cable(RJ45[0][0], RJ45[0][1] + lift, '#12b596', (-13, -12.6, 0.3)) + network_cable(RJ45[1][0], RJ45[1][1] + lift, '#c9ced3', (-10, -14.4, 0.3))):
        cable.parent = root
    g.pose(root, yaw=-16)
    root.location.z = lift
    settings.books((13.5, 2, 0))
    settings.plant((-23, 5, 0), 22, 17, 5.2)
    return settings.view((0, 0, 6), 4, 11, 70, 48, focus=(0, -6, 2), softness=1.5, centre=(0.5, 0.46))


SHOTS = {
    'hero': Shot(yaw=-26, elevation=19, width=0.66, height=0.5, glints=[FRONT]),
    'front': Shot(yaw=0, azimuth=0, elevation=8, width=0.6, height=0.7, glints=[FRONT]),
    'detail': Shot(yaw=-34, azimuth=8, elevation=16, aim=(-3.2, -5.8, 0.1), span=10, softness=1.6, glints=[FRONT]),
    'place': Shot(setting=place, exposure=0.45),
}
