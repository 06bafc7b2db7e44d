"""Gas Sensor: a mains alarm for methane and propane, a 7.4 x 12.4 x 3.7 cm capsule with a slatted lower half."""
import geometry as g
import materials as m
import settings
from shots import Glint, Shot

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


def build():
    """The alarm standing on its lower end, slats towards the camera."""
    white, graphite = m.porcelain(), m.graphite()
    outline = g.rounded_rectangle(WIDTH, HEIGHT, 3.69, segments=40)
    parts = [
        g.plate('base', outline, graphite, 1.0, 0.25, bevel_segments=6),
        g.plate('gap', g.rounded_rectangle(WIDTH - 0.16, HEIGHT - 0.16, 3.6, segments=40), m.matte('#23272c'), 0.2, 0.01, z=0.92),
        g.plate('lid', outline, white, TOP - 1.06, 0.75, [*slats(), g.circle(1.42, 0, 3.2, 128)], z=1.06, bevel_segments=12, hole_bevel=0.06),
        g.plate('mesh', g.rounded_rectangle(6.2, 8.0, 2.9, 0, -1.6), m.metal('#8d949c', 0.4), 0.1, 0.02, z=TOP - 0.55),
    ]
    y = 3.2
    parts += [
        g.lathe('light', [(1.22, TOP - 0.1, 0), (1.22, TOP + 0.03, 0.02), (1.38, TOP + 0.03, 0.02), (1.38, TOP - 0.1, 0)], m.led(strength=1.7, core=0.4), segments=160, y=y),
        g.lathe('key', [(1.20, TOP - 0.1, 0), (1.20, TOP + 0.14, 0.06), (1.0, TOP + 0.17, 0.08), (0.5, TOP + 0.09, 0.4), (0, TOP + 0.06, 0)], white, segments=160, corner_segments=12, y=y),
    ]
    grey = m.ink('#5b656e')
    flame = g.fillet([(0, 0.62, 0.05), (0.2, 0.22, 0.2), (0.4, -0.12, 0.25), (0.26, -0.5, 0.3), (-0.26, -0.5, 0.3), (-0.4, -0.12, 0.25), (-0.16, 0.12, 0.1)], closed=True, segments=6)
    core = g.fillet([(0.02, 0.0, 0.05), (0.2, -0.24, 0.12), (0.1, -0.42, 0.12), (-0.12, -0.42, 0.12), (-0.18, -0.2, 0.1)], closed=True, segments=6)
    parts.append(g.move(g.plate('flame', [(x * 0.95, v * 0.95) for x, v in flame], grey, 0.04, 0.006, [[(x * 0.95, v * 0.95) for x, v in core]], z=TOP + 0.045), 0, y))
    parts.append(g.label('TEST', 0.24, grey, (0, 1.42, TOP + 0.003), 'Inter-Medium', spacing=1.15))
    for i, (words, colour) in enumerate((('POWER', m.MINT), ('FAULT', '#c2c8cd'), ('GAS', '#c2c8cd'))):
        x = -1.5 + i * 1.5
        material = m.led(colour, 3.0, 0.7) if colour == m.MINT else m.plastic(colour, 0.3, grain=0)
        parts.append(g.lathe('lamp', [(0.12, TOP - 0.02, 0), (0.09, TOP + 0.025, 0.03), (0, TOP + 0.035, 0)], material, segments=32, x=x, y=0.72))
        parts.append(g.label(words, 0.21, grey, (x, 0.34, TOP + 0.003), 'Inter-Medium', spacing=1.15))
    return g.assemble('gas sensor', g.face_front(parts))


def place(root):
    """Low on a tiled kitchen wall, where bottled gas gathers; the copper pipe beside it."""
    settings.daylight(1.9, target=(0, 0, 0), sun_azimuth=-58)
    settings.tiles('#e3e0d7', 15, 7.5, 16, 16, z=-31)
    settings.floor(m.matte('#8f8a80', 0.35, 0.4), -32)
    settings.board((300, 1.6, 9), m.matte('#d7d3c9', 0.4), (0, -0.8, -27.5), 0.4)
    settings.mounted(root, -10, -4)
    pipe = m.metal('#b58871', 0.36, 'z')
    g.tube('pipe', [(19, -2.2, -40), (19, -2.2, 60)], 1.0, pipe, 8)
    for z in (-14, 18):
        g.rounded_box('clip', (1.4, 2.4, 1.1), 0.2, m.metal('#a9afb5', 0.35), (19, -0.9, z))
        g.lathe('strap', [(1.0, -0.6, 0), (1.22, -0.6, 0.06), (1.22, 0.6, 0.06), (1.0, 0.6, 0)], m.metal('#a9afb5', 0.35), segments=64).location = (19, -2.2, z)
    return settings.view((2, 0, -11), 14, 6, 75, 44, focus=(-4, -3, -10), softness=1.4, centre=(0.5, 0.5))


SHOTS = {
    'hero': Shot(yaw=-28, lean=3, elevation=10, width=0.5, height=0.49, glints=[Glint((0, -TOP, 3), size=(40, 40), radiance=0.7, shift=(-20, 16))]),
    'front': Shot(yaw=0, lean=3, azimuth=0, elevation=4, width=0.5, height=0.72),
    'detail': Shot(yaw=-36, lean=3, azimuth=6, elevation=14, aim=(0.4, -TOP, 0.2), span=8, softness=1.6),
    'place': Shot(setting=place, exposure=0.35),
}
