"""Smart Lock: a keypad escutcheon for timber and steel doors, 6.7 x 16.9 cm, with a lever and a fingerprint pad."""
import math

import geometry as g
import materials as m
import settings
from shots import Glint, Shot

LEVER_Y = -4.9


def keypad(light):
    """Digits, back and lock signs on the glass."""
    top = 2.446
    parts = []
    for i, digit in enumerate('1234567890'):
        column = 0 if digit == '0' else i % 3 - 1
        parts.append(g.label(digit, 0.86, light, (column * 1.52, 6.28 - (i // 3) * 1.62, top), 'InterDisplay-Regular', thick=0.002))
    parts.append(g.tube('back', [(-1.40, 1.64, top), (-1.62, 1.42, top), (-1.40, 1.20, top)], 0.035, light, 3))
    parts.append(g.plate('padlock', g.rounded_rectangle(0.46, 0.36, 0.08, 1.52, 1.33), light, 0.006, 0.001, z=top - 0.003))
    shackle = [(1.52 + 0.145 * math.cos(a), 1.55 + 0.17 * math.sin(a), top) for a in [math.pi * i / 16 for i in range(17)]]
    parts.append(g.tube('shackle', shackle, 0.032, light, 3))
    return parts


def lever(metal, glass, light):
    """Rose, neck, lever and the glass fingerprint pad on its hub, which stands proud of the metal."""
    outline = g.fillet([(1.35, -1.15, 1.12), (1.35, 1.15, 1.12), (-9.2, 0.86, 0.82), (-9.2, -0.86, 0.82)], closed=True, segments=16)
    return [
        g.lathe('rose', [(0, 2.40, 0), (2.35, 2.40, 0), (2.35, 2.86, 0.14), (1.75, 3.02, 0.06), (1.72, 3.0, 0), (0, 3.0, 0)], metal, corner_segments=10, y=LEVER_Y),
        g.lathe('neck', [(0, 2.9, 0), (1.15, 2.9, 0), (1.05, 3.2, 0.25), (1.02, 4.4, 0), (0, 4.4, 0)], metal, y=LEVER_Y),
        g.move(g.plate('lever', outline, metal, 1.15, 0.42, z=4.1, bevel_segments=9), y=LEVER_Y),
        g.lathe('ring', [(0.78, 5.2, 0), (0.78, 5.31, 0.03), (0.88, 5.31, 0.03), (0.88, 5.2, 0)], light, segments=128, y=LEVER_Y),
        g.lathe('pad rim', [(0.88, 5.2, 0), (0.88, 5.33, 0.02), (0.95, 5.30, 0.03), (1.0, 5.2, 0)], metal, segments=128, y=LEVER_Y),
        g.lathe('pad', [(0.78, 5.2, 0), (0.78, 5.30, 0.02), (0.70, 5.30, 0), (0.4, 5.285, 0), (0, 5.28, 0)], glass, segments=128, y=LEVER_Y),
    ]


def build():
    """The outer half of the lock, as it is before it hangs on a door."""
    face = m.aluminium('y', 0.27)
    glass = m.dark_glass('#101317', 0.06)
    mint = m.led(strength=2.6, core=0.6)
    outline = g.rounded_rectangle(6.7, 16.9, 2.1, squareness=2.3, segments=24)
    window = g.rounded_rectangle(5.7, 8.9, 1.62, y=3.5, squareness=2.3, segments=24)
    parts = [
        g.plate('gasket', g.rounded_rectangle(6.3, 16.5, 1.9, squareness=2.3, segments=20), m.rubber(), 0.35, 0.05),
        g.plate('body', outline, m.metal('#4a4f56', 0.38), 1.5, 0.3, z=0.3, bevel_segments=7),
        g.plate('frame', outline, face, 0.62, 0.14, [window], z=1.86, bevel_segments=6),
        g.plate('glass', g.rounded_rectangle(5.62, 8.82, 1.58, y=3.5, squareness=2.3, segments=24), glass, 0.5, 0.07, z=1.94, bevel_segments=6),
        g.plate('status', g.rounded_rectangle(1.5, 0.10, 0.05, y=-0.36), mint, 0.02, 0.004, z=2.434),
    ]
    parts += keypad(m.screen_light())
    parts += lever(m.metal('#c9cdd2', 0.24, 'x'), glass, mint)
    keyway = g.plate('key cover', g.slot(1.1, 0.34, 0, -7.75), m.metal('#6c727a', 0.3), 0.1, 0.03, z=2.42)
    parts.append(keyway)
    return g.assemble('smart lock', g.face_front(parts))


FACE = Glint((0, -2.46, 3.5), size=(26, 60), radiance=3.2, shift=(-17, 12))
PLATE = Glint((0, -2.46, -3), size=(50, 60), radiance=1.6, shift=(10, 0))

def place(root):
    """On a teak front door, beside its frame."""
    settings.daylight(1.5, target=(0, 0, 0), sun_azimuth=-46)
    teak = m.wood('#a8703f', '#5f3a20', axis='z', scale=1.1, rough=0.38)
    for i in range(4):
        settings.board((12.6, 4, 240), teak, (6.9 - i * 12.7 - 4, 2, 0), 0.25)
    frame = m.wood('#b98351', '#70462a', axis='z', scale=1.2)
    settings.board((9, 9, 260), frame, (14.2, 1.5, 0), 0.4)
    settings.wall(m.plaster('#d8d2c6'), 3)
    settings.mounted(root, 0)
    settings.board((0.3, 0.3, 24), m.metal('#b8bcc2', 0.3, 'z'), (9.45, -0.05, -2), 0.1)
    return settings.view((-1, 0, 0), 26, 5, 75, 40, focus=(0, -3, 1), softness=1.2)


SHOTS = {
    'hero': Shot(yaw=-27, elevation=8, width=0.6, height=0.5, glints=[FACE, PLATE]),
    'front': Shot(yaw=0, azimuth=0, elevation=4, width=0.7, height=0.72, glints=[FACE]),
    'detail': Shot(yaw=-30, azimuth=10, elevation=14, aim=(-1.6, -4.6, -4.4), span=13, softness=1.6, glints=[PLATE]),
    'place': Shot(setting=place, exposure=0.35),
}
