"""Smart Scenes and Switch: four dished keys in an aluminium frame, 8.8 x 8.8 x 1.6 cm, a light for each."""
import math

import geometry as g
import materials as m
import settings
from shots import Glint, Shot

SIZE = 8.8
TOP = 1.62
PITCH = 3.72


def sun(ink, half):
    """A sun; cut at the horizon when `half`."""
    parts = []
    if half:
        parts.append(g.tube('sun', g.arc_points(0.26, -90, 90, 0), 0.032, ink, 3))
        parts.append(g.tube('horizon', [(-0.6, 0, 0), (0.6, 0, 0)], 0.032, ink, 3))
        angles = (-60, -20, 20, 60)
    else:
        parts.append(g.tube('sun', g.arc_points(0.26, 0, 360, 0), 0.032, ink, 3))
        angles = range(0, 360, 45)
    for angle in angles:
        a = math.radians(angle)
        parts.append(g.tube('ray', [(0.40 * math.sin(a), 0.40 * math.cos(a), 0), (0.56 * math.sin(a), 0.56 * math.cos(a), 0)], 0.032, ink, 3))
    return parts


def moon(ink):
    """A crescent: the part of one disc outside another."""
    radius, cut, shift = 0.5, 0.42, (0.24, 0.14)
    away = math.atan2(-shift[1], -shift[0])
    distance = math.hypot(*shift)
    reach = math.acos((radius ** 2 + distance ** 2 - cut ** 2) / (2 * radius * distance))
    reach_cut = math.acos((cut ** 2 + distance ** 2 - radius ** 2) / (2 * cut * distance))
    points = []
    for i in range(49):
        angle = away - (math.pi - reach) + 2 * (math.pi - reach) * i / 48
        points.append((radius * math.cos(angle), radius * math.sin(angle), 0))
    for i in range(33):
        angle = away + reach_cut - 2 * reach_cut * i / 32
        points.append((shift[0] + cut * math.cos(angle), shift[1] + cut * math.sin(angle), 0))
    return [g.tube('moon', points, 0.032, ink, 3, cyclic=True)]


def door(ink):
    """A door with an arrow that leaves it."""
    frame = [(0.1, 0.5, 0), (-0.5, 0.5, 0), (-0.5, -0.5, 0), (0.1, -0.5, 0)]
    return [
        g.tube('door', frame, 0.032, ink, 3),
        g.tube('arrow', [(-0.14, 0, 0), (0.62, 0, 0)], 0.032, ink, 3),
        g.tube('head', [(0.38, 0.22, 0), (0.62, 0, 0), (0.38, -0.22, 0)], 0.032, ink, 3),
    ]


def build():
    """The switch standing on the lower edge of its frame."""
    metal, key = m.aluminium('x', 0.28), m.plastic('#4a5058', 0.5, grain=0.07)
    outline = g.rounded_rectangle(SIZE, SIZE, 1.05, squareness=2.4, segments=20)
    window = g.rounded_rectangle(SIZE - 1.06, SIZE - 1.06, 0.6, squareness=2.4, segments=20)
    parts = [
        g.plate('box', g.rounded_rectangle(6.9, 6.9, 0.5), m.plastic('#8b9198', 0.5), 0.4, 0.05, z=-0.4),
        g.plate('frame', outline, metal, 1.3, 0.16, [window], z=0, bevel_segments=7),
        g.plate('well', g.rounded_rectangle(SIZE - 1.0, SIZE - 1.0, 0.6), m.matte('#202429'), 0.5, 0.02, z=0.4),
    ]
    silk = m.ink('#dbe2e8')
    names = (('Morning', sun(silk, True)), ('Away', door(silk)), ('Day', sun(silk, False)), ('Night', moon(silk)))
    for i, (name, sign) in enumerate(names):
        x = (i % 2 - 0.5) * PITCH
        y = (0.5 - i // 2) * PITCH
        cap = g.cushion('key', PITCH - 0.12, PITCH - 0.12, TOP - 0.85, 0.52, key, crown=-0.07, z=0.85, edge=0.13, squareness=2.3)
        parts.append(g.move(cap, x, y))
        for part in sign:
            parts.append(g.move(part, x, y + 0.42, TOP - 0.058))
        parts.append(g.label(name, 0.42, silk, (x, y - 0.62, TOP - 0.056), 'InterDisplay-Medium', thick=0.003))
        lamp = m.led(strength=3.0, core=0.6) if name == 'Morning' else m.plastic('#737b84', 0.4, grain=0)
        parts.append(g.plate('lamp', g.slot(0.62, 0.09, x, y - 1.24), lamp, 0.03, 0.008, z=TOP - 0.045))
    return g.assemble('smart scenes switch', g.face_front(parts))


FACE = Glint((0, -TOP, 0), size=(34, 34), radiance=1.5, shift=(-15, 12))

def place(root):
    """At the door of a bedroom, on a papered wall next to an oak frame."""
    settings.daylight(1.2, target=(0, 0, 0), sun_azimuth=-50, sun_elevation=30)
    settings.wall(m.plaster('#c3cbc8', 0.3))
    settings.mounted(root, 0, -3)
    oak = m.wood(axis='z', scale=1.2)
    settings.board((7, 4, 300), oak, (9.5, -1.4, 0), 0.4)
    settings.board((40, 4, 300), m.wood('#d3ab7d', '#97693f', axis='z', scale=1.0), (34, 1.5, 0), 0.3)
    settings.board((0.5, 5, 300), m.matte('#2a2d31'), (13.3, 1.0, 0), 0.1)
    return settings.view((1.2, 0, 0), 24, 5, 75, 31, focus=(-3, -1.6, 0), softness=1.2, centre=(0.5, 0.5))


SHOTS = {
    'hero': Shot(yaw=-28, elevation=12, width=0.52, height=0.44, glints=[FACE]),
    'front': Shot(yaw=0, azimuth=0, elevation=5, width=0.5, height=0.66, glints=[FACE]),
    'detail': Shot(yaw=-38, azimuth=6, elevation=18, aim=(-0.6, -TOP, 1.2), span=7.4, softness=1.6, glints=[FACE]),
    'place': Shot(setting=place, exposure=0.15),
}
