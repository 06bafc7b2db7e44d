"""Smart Adaptor: a 13 A plug-through socket (BS 1363, as in Nigeria), 6.4 x 9.2 x 4.4 cm without its pins."""
import geometry as g
import materials as m
import settings
from shots import Glint, Shot

WIDTH, HEIGHT = 6.4, 9.2
FRONT = 4.4
SOCKET_Y = 0.55


def pins():
    """Earth, line and neutral pins with their sleeves, on the back (BS 1363: 22.2 mm apart, earth 22.2 mm above)."""
    brass, sleeve = m.metal('#d8c48a', 0.25), m.rubber()
    parts = []
    for x, y, wide, tall, long, has_sleeve in ((0, 1.35, 0.4, 0.8, 2.27, False), (-1.11, -0.87, 0.63, 0.4, 1.77, True), (1.11, -0.87, 0.63, 0.4, 1.77, True)):
        parts.append(g.rounded_box('pin', (wide, tall, long), 0.06, brass, (x, y + SOCKET_Y, -long / 2)))
        if has_sleeve:
            parts.append(g.rounded_box('sleeve', (wide + 0.02, tall + 0.02, 0.95), 0.05, sleeve, (x, y + SOCKET_Y, -0.47)))
    return parts


def socket(white, inside):
    """Shuttered outlet in a shallow dish."""
    y = SOCKET_Y
    slots = [g.rounded_rectangle(0.46, 0.88, 0.05, 0, y + 1.35), g.rounded_rectangle(0.72, 0.46, 0.05, -1.11, y - 0.87), g.rounded_rectangle(0.72, 0.46, 0.05, 1.11, y - 0.87)]
    dish = g.plate('dish', g.circle(2.42, 0, y, 160), white, 0.3, 0.04, slots, z=FRONT - 0.42)
    shutters = [
        g.rounded_box('shutter', (0.5, 0.9, 0.2), 0.03, inside, (0, y + 1.35, FRONT - 0.75)),
        g.rounded_box('shutter', (0.76, 0.5, 0.2), 0.03, inside, (-1.11, y - 0.87, FRONT - 0.75)),
        g.rounded_box('shutter', (0.76, 0.5, 0.2), 0.03, inside, (1.11, y - 0.87, FRONT - 0.75)),
    ]
    return [dish, *shutters]


def build():
    """The adaptor standing on its lower edge, outlet towards the camera."""
    white = m.porcelain(0.36)
    outline = g.rounded_rectangle(WIDTH, HEIGHT, 1.9, squareness=2.4, segments=24)
    inset = g.rounded_rectangle(WIDTH - 0.12, HEIGHT - 0.12, 1.84, squareness=2.4, segments=24)
    opening = g.circle(2.46, 0, SOCKET_Y, 160)
    parts = [
        g.plate('back', outline, white, 1.55, 0.35, bevel_segments=8),
        g.plate('gap', inset, m.graphite(), 0.3, 0.02, z=1.45),
        g.plate('body', outline, white, FRONT - 1.62, 0.55, [opening], z=1.62, bevel_segments=10, hole_bevel=0.06),
        g.lathe('ring', [(2.47, FRONT - 0.3, 0), (2.47, FRONT - 0.05, 0), (2.50, FRONT + 0.012, 0.02), (2.60, FRONT + 0.012, 0.02), (2.62, FRONT - 0.02, 0)], m.led(strength=1.5, core=0.45), segments=192, y=SOCKET_Y),
    ]
    parts += socket(white, m.matte('#8f959b', 0.5))
    button = g.lathe('button', [(0.62, FRONT - 0.05, 0), (0.62, FRONT + 0.05, 0.03), (0.5, FRONT + 0.06, 0.03), (0.3, FRONT + 0.03, 0.1), (0, FRONT + 0.02, 0)], white, segments=96, y=-3.2)
    groove = g.lathe('groove', [(0.60, FRONT - 0.02, 0), (0.60, FRONT + 0.004, 0), (0.69, FRONT + 0.004, 0), (0.69, FRONT - 0.02, 0)], m.matte('#9aa1a7'), segments=96, y=-3.2)
    grey = m.ink('#6b757e')
    power = [g.tube('sign', g.arc_points(0.2, 40, 320, FRONT + 0.035, 0, -3.2), 0.022, grey, 3), g.tube('sign', [(0, -3.18, FRONT + 0.03), (0, -2.96, FRONT + 0.05)], 0.022, grey, 3)]
    parts += [button, groove, *power, *pins()]
    return g.assemble('smart adaptor', g.face_front(parts))


def place(root):
    """In a double wall socket, a lamp's plug in it."""
    settings.daylight(1.2, target=(0, 0, 2))
    settings.wall(m.plaster('#d3d6d0'))
    white = m.plastic('#eceded', 0.35)
    g.face_front([g.plate('socket', g.rounded_rectangle(14.6, 8.6, 0.6), white, 0.9, 0.2)])
    g.face_front([
        g.plate('slot', outline, m.matte('#33373b'), 0.02, 0.004, z=0.89)
        for outline in (g.rounded_rectangle(0.4, 0.84, 0.05, 3.6, 1.35), g.rounded_rectangle(0.66, 0.42, 0.05, 2.49, -0.87), g.rounded_rectangle(0.66, 0.42, 0.05, 4.71, -0.87))
    ])
    g.face_front([g.plate('rocker', g.rounded_rectangle(1.0, 1.5, 0.15, 3.6, 3.1), white, 0.25, 0.08, z=0.85)])
    plug = [
        g.move(g.cushion('plug', 4.6, 4.6, 2.6, 1.2, m.plastic('#e6e7e7', 0.4), crown=0.3, edge=0.5), 0, SOCKET_Y, FRONT - 0.1),
    ]
    for part in g.face_front(plug):
        part.parent = root
    settings.mounted(root, 0, -3.6)
    root.location.y = -0.9
    cable = [(-3.6, -6.0, -1.4), (-3.6, -6.1, -3), (-3.5, -5.6, -6), (-2.6, -3.4, -11), (-1, -2, -18), (2, -2, -30)]
    g.tube('cable', g.smooth_path(cable, 14), 0.3, m.plastic('#dcdedf', 0.5, grain=0), 6)
    settings.board((400, 1.6, 12), m.plastic('#e9e8e4', 0.35), (0, -0.8, -24), 0.3)
    return settings.view((-0.6, 0, -1), 30, 8, 75, 28, focus=(-3.6, -4, 0), softness=1.2)


SHOTS = {
    'hero': Shot(yaw=-30, elevation=13, width=0.5, height=0.46, glints=[Glint((0, -FRONT, 0), size=(34, 34), radiance=0.8, shift=(-16, 14))]),
    'front': Shot(yaw=0, azimuth=0, elevation=6, width=0.5, height=0.68),
    'detail': Shot(yaw=-38, azimuth=8, elevation=20, aim=(0.6, -FRONT, 0.7), span=8.4, softness=1.6),
    'place': Shot(setting=place, exposure=0.05),
}
