"""Gas Sensor: a mains alarm for methane and propane, a 7.4 x 12.4 x 3.7 cm capsule with a slatted lower half."""
import random

import geometry as g
import materials as m
import parts as p
import settings
import shots
import surfaces

WIDTH, HEIGHT = 7.4, 12.4
TOP = 3.6


def slats():
    """Slots across the lower half; they shorten with the round end."""
    rows = []
    for i in range(9):
        y = -0.55 - i * 0.52
        half = 2.7
        centre = -(HEIGHT - WIDTH) / 2
        if y < centre:
            half = min(half, max(0.5, (2.6 ** 2 - (y - centre) ** 2)) ** 0.5)
        rows.append(g.slot(half * 2, 0.24, 0, y))
    return rows


def flame_sign(ink, y, z):
    """A flame with a tongue on its left and a hollow heart."""
    outer = [(0.10, 0.66), (0.14, 0.44), (0.30, 0.22), (0.42, -0.04), (0.43, -0.30), (0.28, -0.54), (0.0, -0.62), (-0.28, -0.54), (-0.43, -0.30), (-0.41, -0.04), (-0.30, 0.16), (-0.19, 0.02), (-0.10, 0.20), (-0.06, 0.42)]
    heart = [(0.02, 0.02), (0.12, -0.14), (0.20, -0.32), (0.12, -0.48), (-0.06, -0.50), (-0.19, -0.38), (-0.16, -0.20), (-0.06, -0.14)]

    def rounded(points):
        path = g.smooth_path([(a, b, 0) for a, b in [points[-1], *points, points[0], points[1]]], 6)
        return [(a, b) for a, b, _ in path[6:-6]]

    return [g.move(g.plate('flame', rounded(outer), ink, 0.02, 0.003, [rounded(heart)], z=z - 0.018), 0, y)]


def lead(root):
    """The USB-C lead that leaves its lower end, comes to lie on the wall and runs down it; its points stand ever wider apart, or the curve would turn back on itself."""
    low = -HEIGHT / 2
    return g.face_front(p.wall_lead([(0, low + 0.02, 1.3), (0, low - 1.0, 1.28), (0.04, low - 2.1, 1.0), (0.1, low - 3.4, 0.52), (0.14, low - 5.0, 0.24), (0.14, low - 7.5, 0.2), (0.08, low - 11.5, 0.2), (0.1, low - 18, 0.2), (0, low - 28, 0.2), (0, low - 42, 0.2), (0, low - 60, 0.2)]))


def build():
    """The alarm, slats towards the camera."""
    white, graphite = m.porcelain(), m.graphite()
    outline = g.rounded_rectangle(WIDTH, HEIGHT, 3.69, segments=40)
    parts = [
        g.plate('base', outline, graphite, 1.0, 0.25, bevel_segments=6),
        g.plate('gap', g.rounded_rectangle(WIDTH - 0.16, HEIGHT - 0.16, 3.6, segments=40), m.matte('#23272c'), 0.2, 0.01, z=0.92),
        g.plate('lid', outline, white, TOP - 1.06, 0.75, [*slats(), g.circle(1.40, 0, 3.2, 160)], z=1.06, bevel_segments=12, hole_bevel=0.06),
        g.plate('mesh', g.rounded_rectangle(6.2, 8.0, 2.9, 0, -1.6), m.metal('#8d949c', 0.4), 0.1, 0.02, z=TOP - 0.55),
    ]
    y = 3.2
    parts += [
        *p.light_ring(1.20, 1.40, TOP, y=y, spots=12, depth=0.06),
        g.lathe('key', [(1.20, TOP - 0.1, 0), (1.20, TOP + 0.05, 0.06), (1.0, TOP + 0.08, 0.08), (0.5, TOP + 0.02, 0.4), (0, TOP, 0)], white, segments=160, corner_segments=12, y=y),
    ]
    grey = m.ink('#5b656e')
    parts += flame_sign(grey, y, TOP + 0.05)
    parts.append(g.label('TEST', 0.29, grey, (0, 1.42, TOP + 0.003), 'Inter-SemiBold', spacing=1.08))
    for i, (words, colour) in enumerate((('POWER', m.MINT), ('FAULT', '#c2c8cd'), ('GAS', '#c2c8cd'))):
        x = -1.6 + i * 1.6
        material = m.diffuser(0, 0.15, colour, 1.6) if colour == m.MINT else m.plastic(colour, 0.3, grain=0)
        parts.append(g.lathe('lamp', [(0.12, TOP - 0.02, 0), (0.09, TOP + 0.025, 0.03), (0, TOP + 0.035, 0)], material, segments=32, x=x, y=0.72))
        parts.append(g.label(words, 0.27, grey, (x, 0.32, TOP + 0.003), 'Inter-SemiBold', spacing=1.06))
    return g.assemble('gas sensor', g.face_front(parts))


def place(root):
    """Low on a tiled kitchen wall, where bottled gas gathers: the copper with its stop valve, one lamp from the left."""
    chance = random.Random(5)
    settings.wall(m.matte('#a39d91', 0.9), 0.35)
    glazes = [surfaces.mottled(colour, other, 0.3, 0.14, 0.05, 2, 0.5) for colour, other in (('#d3cdbd', '#c8c1af'), ('#cdc7b6', '#c1baa7'), ('#d8d2c3', '#cdc6b5'))]
    for row in range(8):
        for column in range(7):
            tile = settings.board((14.9, 0.8, 7.4), glazes[chance.randrange(3)], (-52 + column * 15.12 + 7.56 * (row % 2), 0.4, -34 + row * 7.62), 0.16)
            tile.rotation_euler = (chance.uniform(-0.006, 0.006), 0, chance.uniform(-0.006, 0.006))
    settings.mounted(root, -8, -5)
    for part in lead(root):
        part.matrix_world = g.Matrix.Translation((-5, 0, -8)) @ part.matrix_world
    m.use(root, 0.14, 0.35)
    copper, brass, steel = m.metal('#b8774f', 0.3, 'z', 0.05), m.metal('#c6a765', 0.28), m.metal('#a9afb5', 0.35)
    g.tube('pipe', [(12, -2.4, -60), (12, -2.4, 60)], 0.8, copper, 8)
    g.move(g.lathe('valve', [(0.8, -3, 0), (1.3, -2.8, 0.2), (1.3, -1.4, 0.2), (1.7, -1.0, 0.3), (1.7, 1.0, 0.3), (1.3, 1.4, 0.2), (1.3, 2.8, 0.2), (0.8, 3, 0)], brass, segments=64), 12, -2.4, -5)
    g.rounded_box('handle', (0.9, 0.6, 6.4), 0.25, m.plastic('#c9a227', 0.4, 0.06), (12, -5.0, -3.2), 4)
    g.tube('spindle', [(12, -4.8, -5), (12, -2.4, -5)], 0.45, brass, 6)
    for z in (-22, 12):
        settings.board((1.2, 2.4, 1.0), steel, (12, -0.9, z), 0.2)
    settings.lit_by('vestibule', 0.12, 20, [((-36, -40, 30), (0, 0, -8), 12, 12, 52, (1, 0.88, 0.7))])
    return settings.view((1, 0, -8), 16, 4, 75, 34, focus=(-5, -3.5, -7), softness=1.6, centre=(0.5, 0.5))


SHOTS = {
    'hero': shots.hero(mount='wall', dress=lead, centre=(0.5, 0.53)),
    'front': shots.front(mount='wall', dress=lead, centre=(0.5, 0.54)),
    'detail': shots.macro(mount='wall', aim=(0.3, -TOP, 1.4), span=8.2),
    'place': shots.Shot(setting=place, exposure=0.8, look={'grain': 0.012}),
}
