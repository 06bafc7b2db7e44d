"""Smart Adaptor: a 13 A plug-through socket (BS 1363, as in Nigeria), 6.4 x 9.2 x 4.4 cm without its pins."""
import geometry as g
import materials as m
import parts as p
import place_window
import settings
import shots
import surfaces

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


def outlet(white):
    """Shuttered outlet in a shallow dish."""
    y = SOCKET_Y
    dish = g.plate('dish', g.circle(2.26, 0, y, 192), white, 0.3, 0.03, p.outlet_holes(0, y), z=FRONT - 0.42, hole_bevel=0.05)
    return [dish, *p.shutters(0, y, FRONT - 0.2), g.plate('inside', g.circle(2.2, 0, y, 64), m.matte('#191b1d'), 0.1, 0.02, z=FRONT - 1.1)]


def rating(ink):
    """What a plug-through device must say, on its right side, and its name on the face."""
    lines = (('SMART ADAPTOR', 0.38, 'InterDisplay-SemiBold'), ('220-240 V~  50 Hz', 0.32, 'Inter-Medium'), ('max 13 A  3120 W', 0.32, 'Inter-Medium'), ('BS 1363-3  Zigbee 3.0', 0.29, 'Inter-Medium'))
    parts = [g.label(words, size, ink, (0, 0.72 - 0.48 * i, 0), font, thick=0.001) for i, (words, size, font) in enumerate(lines)]
    parts += p.bin_mark(0.66, 2.6, -0.1, 0.001, ink)
    for part in parts:
        g.turn(part, z=-90)
        g.turn(part, y=90)
        g.move(part, WIDTH / 2 + 0.003, 0.4, 2.95)
    return parts


def build():
    """The adaptor, outlet towards the camera."""
    white = m.porcelain(0.4)
    outline = g.rounded_rectangle(WIDTH, HEIGHT, 1.9, squareness=2.4, segments=24)
    inset = g.rounded_rectangle(WIDTH - 0.12, HEIGHT - 0.12, 1.84, squareness=2.4, segments=24)
    opening = g.circle(2.48, 0, SOCKET_Y, 192)
    parts = [
        g.plate('back', outline, white, 1.55, 0.35, bevel_segments=8),
        g.plate('gap', inset, m.graphite(), 0.3, 0.02, z=1.45),
        g.plate('body', outline, white, FRONT - 1.62, 0.55, [opening, g.circle(0.68, 0, -3.2, 96)], z=1.62, bevel_segments=10, hole_bevel=0.05),
        *p.light_ring(2.31, 2.48, FRONT, y=SOCKET_Y, spots=20, depth=0.06),
        g.lathe('collar', [(2.22, FRONT - 0.3, 0), (2.22, FRONT - 0.02, 0.03), (2.32, FRONT - 0.02, 0.03), (2.32, FRONT - 0.3, 0)], white, segments=192, y=SOCKET_Y),
    ]
    parts += outlet(white)
    button = g.lathe('button', [(0.64, FRONT - 0.3, 0), (0.64, FRONT + 0.03, 0.04), (0.5, FRONT + 0.04, 0.03), (0.3, FRONT + 0.01, 0.1), (0, FRONT, 0)], white, segments=128, y=-3.2)
    grey = m.ink('#59636c')
    power = [p.stroke(p.arc(0.2, 40, 320, 0, -3.2), 0.05, FRONT + 0.022, grey), p.stroke([(0, -3.16), (0, -2.95)], 0.05, FRONT + 0.034, grey)]
    parts += [button, *power, *rating(grey), *pins()]
    return g.assemble('smart adaptor', g.face_front(parts))


def wall_socket(root):
    """The double socket on the wall that it is plugged into: its left outlet."""
    parts = g.face_front(p.socket(3.6, SOCKET_Y - 0.05, used=(0,)))
    for part in parts:
        g.move(part, y=0.95)
    return parts


def plug():
    """A 13 A plug in the outlet: moulded body with finger grips and its fuse's lid, lead downwards. In product coordinates, face along +Z."""
    black, y = m.rubber('#34383d'), SOCKET_Y - 0.15
    outline = g.fillet([(-2.45, 2.2, 1.5), (2.45, 2.2, 1.5), (2.2, -1.9, 0.9), (0.9, -2.6, 0.5), (-0.9, -2.6, 0.5), (-2.2, -1.9, 0.9)], closed=True, segments=14)
    body = g.plate('plug', outline, black, 1.7, 0.35, z=FRONT - 0.35, bevel_segments=9)
    rise = g.plate('plug', [(x * 0.8, v * 0.8) for x, v in outline], black, 0.9, 0.4, z=FRONT + 1.0, bevel_segments=9)
    mark = [g.label('13 A', 0.42, m.ink('#8d939a'), (0, 0.5, FRONT + 1.905), 'Inter-SemiBold', thick=0.001), g.label('BS 1363/A', 0.24, m.ink('#8d939a'), (0, 0.02, FRONT + 1.905), 'Inter-Medium', thick=0.001)]
    parts = [body, rise, *mark]
    for part in parts:
        g.move(part, 0, y)
    cord = p.wall_lead([(0, y - 2.5, FRONT + 0.4), (0, y - 3.6, FRONT + 0.35), (0.2, y - 6.2, FRONT - 0.6), (1.2, y - 10, 1.6), (2.6, y - 15, 0.2), (3.4, y - 40, 0.2)], 0.33, '#34383d')
    return [*parts, *cord]


def place(root):
    """In a double wall socket near the end of a wall, a freezer's plug in it; beyond the wall the kitchen, lit from there."""
    paint = surfaces.mottled('#a9a08f', '#9c9383', 0.05, 0.75, 0.35, 3.2)
    settings.board((70, 11, 140), paint, (24.6, 5.5, 0), 0.7)
    things = [*wall_socket(root), *g.face_front(plug())]
    for part in things:
        part.parent = root
    g.pose(root, at=(-3.6, -0.95, 0), floats=True)
    m.use(root, 0.2, 0.4)
    settings.lit_by('brown_photostudio_02', 0.09, 60, [((-30, -24, 20), (-2, -3, 0), 7, 7, 170, (1, 0.9, 0.76))])
    view = settings.view((-2.3, -2.5, -0.9), 42, 5, 75, 20, focus=(-3.4, -5.9, 0.6), f_number=5.6, tilt=0.6)
    place_window.behind(view, place_window.window('brown_photostudio_02', 327, -3, 84, 0.7), 0.4, away=72, tint=(1, 0.86, 0.68), shift=(-0.34, 0))
    return view


SHOTS = {
    'hero': shots.hero(mount='wall', dress=wall_socket, back=0.95, yaw=-30, elevation=11, width=0.45, centre=(0.31, 0.5)),
    'front': shots.front(mount='wall', dress=wall_socket, back=0.95, centre=(0.36, 0.5), height=0.62),
    'detail': shots.macro(mount='wall', dress=wall_socket, back=0.95, yaw=-36, elevation=18, aim=(0.4, -FRONT, 0.4), span=8.6),
    'place': shots.Shot(setting=place, exposure=0.9, look={'grain': 0.012}),
}
