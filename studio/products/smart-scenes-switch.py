"""Smart Scenes and Switch: four dished keys in an aluminium frame, 8.8 x 8.8 x 1.6 cm, a light for each."""
import math

import geometry as g
import materials as m
import parts as p
import place_window
import settings
import shots
import surfaces
from shots import Glint

SIZE = 8.8
TOP = 1.62
PITCH = 3.72


LINE = 0.062


def sun(half):
    """Lines of a sun; cut at the horizon when `half`."""
    lines = [p.arc(0.26, -90, 90)] + [[(-0.6, 0), (0.6, 0)]] if half else [p.arc(0.26, 0, 360)]
    for angle in (-60, -20, 20, 60) if half else range(0, 360, 45):
        a = math.radians(angle)
        lines.append([(0.40 * math.sin(a), 0.40 * math.cos(a)), (0.56 * math.sin(a), 0.56 * math.cos(a))])
    return lines


def moon():
    """A crescent: the part of one disc outside another."""
    radius, cut, shift = 0.5, 0.42, (0.24, 0.14)
    away = math.atan2(-shift[1], -shift[0])
    distance = math.hypot(*shift)
    reach = math.acos((radius ** 2 + distance ** 2 - cut ** 2) / (2 * radius * distance))
    reach_cut = math.acos((cut ** 2 + distance ** 2 - radius ** 2) / (2 * cut * distance))
    outer = [away - (math.pi - reach) + 2 * (math.pi - reach) * i / 48 for i in range(49)]
    inner = [away + reach_cut - 2 * reach_cut * i / 32 for i in range(33)]
    points = [(radius * math.cos(a), radius * math.sin(a)) for a in outer]
    points += [(shift[0] + cut * math.cos(a), shift[1] + cut * math.sin(a)) for a in inner]
    return [[*points, points[0]]]


def door():
    """A door with an arrow that leaves it."""
    return [[(0.1, 0.5), (-0.5, 0.5), (-0.5, -0.5), (0.1, -0.5)], [(-0.14, 0), (0.62, 0)], [(0.38, 0.22), (0.62, 0), (0.38, -0.22)]]


def build():
    """The switch in its frame."""
    metal, key = m.aluminium('x', 0.28), m.plastic('#42484f', 0.44, grain=0.07)
    outline = g.rounded_rectangle(SIZE, SIZE, 1.05, squareness=2.4, segments=20)
    window = g.rounded_rectangle(SIZE - 1.06, SIZE - 1.06, 0.6, squareness=2.4, segments=20)
    parts = [
        g.plate('box', g.rounded_rectangle(6.9, 6.9, 0.5), m.plastic('#8b9198', 0.5), 0.4, 0.05, z=-0.4),
        g.plate('frame', outline, metal, 1.3, 0.16, [window], z=0, bevel_segments=7),
        g.plate('well', g.rounded_rectangle(SIZE - 1.0, SIZE - 1.0, 0.6), m.matte('#202429'), 0.5, 0.02, z=0.4),
    ]
    silk = m.ink('#dbe2e8')
    names = (('Morning', sun(True)), ('Away', door()), ('Day', sun(False)), ('Night', moon()))
    for i, (name, sign) in enumerate(names):
        x = (i % 2 - 0.5) * PITCH
        y = (0.5 - i // 2) * PITCH
        cap = g.cushion('key', PITCH - 0.12, PITCH - 0.12, TOP - 0.85, 0.52, key, crown=-0.07, z=0.85, edge=0.13, squareness=2.3)
        parts.append(g.move(cap, x, y))
        parts += [p.stroke([(x + a, y + 0.42 + b) for a, b in line], LINE, TOP - 0.047, silk) for line in sign]
        parts.append(g.label(name, 0.42, silk, (x, y - 0.62, TOP - 0.048), 'InterDisplay-Medium', thick=0.001))
        lamp = m.light_line(0.06, strength=1.5) if name == 'Morning' else m.plastic('#737b84', 0.4, grain=0)
        parts.append(g.move(g.plate('lamp', g.slot(0.62, 0.1), lamp, 0.03, 0.012, z=TOP - 0.055), x, y - 1.24))
    return g.assemble('smart scenes switch', g.face_front(parts))


FACE = Glint((0, -TOP, 0), size=(34, 34), radiance=1.5, shift=(-15, 12))


def place(root):
    """Beside the opening to a hotel room in the evening, its painted frame between them; the room's lamp grazes the wall."""
    paint = surfaces.mottled('#8f8a7d', '#857f72', 0.05, 0.75, 0.35, 3.2)
    settings.board((80, 8, 160), paint, (-29.4, 4, 0), 0.4)
    gloss = surfaces.mottled('#b9b3a5', '#aea899', 0.2, 0.32, 0.08, 2.4, 0.5)
    for x, wide, proud in ((8.1, 5.0, 1.0), (6.3, 1.5, 1.5), (10.3, 0.7, 1.25)):
        settings.board((wide, proud + 8, 160), gloss, (x, (8 - proud) / 2, 0), 0.28)
    settings.mounted(root, 0, -2.6)
    m.use(root, 0.12, 0.3)
    settings.lit_by('brown_photostudio_02', 0.08, 60, [((20, -20, 20), (-2, -1, 0), 6, 6, 120, (1, 0.86, 0.66)), ((-40, -34, 10), (0, 0, 0), 10, 40, 3, (0.78, 0.88, 1))])
    view = settings.view((1.9, 0, 0), -33, 4, 75, 22, focus=(-2.6, -1.6, 0), f_number=4, tilt=0.6)
    place_window.behind(view, place_window.window('brown_photostudio_02', 163, -2, 74, 0.7), 0.4, away=76, tint=(1, 0.8, 0.58), shift=(0.38, 0.05))
    return view


SHOTS = {
    'hero': shots.hero(mount='wall', elevation=10, glints=[FACE]),
    'front': shots.front(mount='wall', glints=[FACE]),
    'detail': shots.macro(mount='wall', yaw=-36, elevation=16, aim=(-0.9, -TOP, 1.1), span=7.6, exposure=0.9, glints=[Glint((0, -TOP, 0), size=(30, 30), radiance=0.7, shift=(-12, 10))]),
    'place': shots.Shot(setting=place, exposure=0.9, look={'grain': 0.012}),
}
