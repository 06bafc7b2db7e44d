"""Smart FOB Button: a 3.6 x 5.6 cm help and access fob with one large button, on a woven cord."""
import math

import geometry as g
import materials as m
import parts as p
import place_window
import settings
import shots
import table_top
from shots import Glint

WIDTH, HEIGHT = 3.7, 5.7
TOP = 1.1
BUTTON_Y = -0.62
# how far the fob is lifted by the cord under its eye, in degrees
TILT = 4.2


def build():
    """The fob, button towards the camera; lying (lean 90 - TILT) its cord lies too."""
    graphite, dark = m.graphite(), m.rubber()
    outline = g.rounded_rectangle(WIDTH, HEIGHT, 1.8, squareness=2.15, segments=28)
    eye = g.slot(1.0, 0.36, 0, HEIGHT / 2 - 0.62)
    well = g.circle(1.42, 0, BUTTON_Y, 192)
    parts = [
        g.plate('back', outline, graphite, 0.5, 0.2, [eye], bevel_segments=7, hole_bevel=0.06),
        g.plate('band', g.rounded_rectangle(WIDTH + 0.01, HEIGHT + 0.01, 1.8, squareness=2.15, segments=28), m.metal('#c6cad0', 0.24), 0.14, 0.03, [eye], z=0.48),
        g.plate('front', outline, graphite, 0.5, 0.22, [eye, well], z=0.6, bevel_segments=8, hole_bevel=0.06),
        g.plate('floor', g.circle(1.5, 0, BUTTON_Y, 96), dark, 0.1, 0.01, z=0.7),
        *p.light_ring(1.19, 1.42, TOP - 0.02, y=BUTTON_Y, spots=10),
        g.lathe('button', [(1.18, 0.8, 0), (1.18, TOP + 0.06, 0.07), (1.0, TOP + 0.09, 0.08), (0.55, TOP + 0.02, 0.4), (0, TOP, 0)], m.porcelain(0.34), segments=160, corner_segments=12, y=BUTTON_Y),
    ]
    sign = m.ink('#59636c')
    for radius in (0.24, 0.40, 0.56):
        parts.append(p.stroke(p.arc(radius, 48, 132, -0.26, BUTTON_Y), 0.062, TOP + 0.028, sign))
    parts.append(p.stroke([(-0.22, BUTTON_Y)], 0.15, TOP + 0.026, sign))
    silk = m.ink('#aab3bb')
    parts.append(g.label('HOLD 3 s', 0.25, silk, (0, BUTTON_Y + 1.76, TOP + 0.002), 'Inter-SemiBold', thick=0.001, spacing=1.1))
    for i in range(3):
        parts.append(g.plate('mic', g.circle(0.035, (i - 1) * 0.16, -HEIGHT / 2 + 0.46, 16), m.matte('#16181b'), 0.01, 0.002, z=TOP - 0.005))
    parts += cord()
    return g.assemble('smart fob button', g.face_front(parts))


def cord():
    """Wrist cord: through the eye, both ends in an aluminium ferrule, then a loop that lies on the table.

    The fob rests on its lower end and on the cord below its eye: the table falls away under it by `TILT`.
    """
    eye, fall = HEIGHT / 2 - 0.62, math.tan(math.radians(TILT))
    radius = 0.13

    def lying(x, y):
        return (x, y, radius - (y + HEIGHT / 2) * fall)

    ends = lying(0, 4.1)
    through = [(0.13, 4.5, ends[2] + 0.06), (0.1, 3.6, ends[2] + 0.3), (0.05, 3.05, 0.85), (0.02, 2.62, 1.16), (0, eye + 0.02, 1.0), (0, eye - 0.06, 0.5), (0, eye + 0.02, 0.0), (-0.03, 2.7, -0.14), (-0.08, 3.2, lying(0, 3.2)[2]), (-0.13, 4.0, lying(0, 4.0)[2]), (-0.13, 4.5, lying(0, 4.5)[2])]
    loop = [lying(*at) for at in ((-0.13, 4.4), (-0.5, 5.2), (-1.7, 6.0), (-2.3, 7.4), (-1.7, 8.9), (-0.1, 9.5), (1.6, 8.9), (2.3, 7.5), (1.8, 6.1), (0.6, 5.3), (0.15, 4.4))]
    colours = ('#2f6f66', '#c9cfd0', '#2f6f66')
    parts = [*p.braid(p.dense(through, 0.06), radius, colours), *p.braid(p.dense(loop, 0.06), radius, colours)]
    ferrule = g.lathe('ferrule', [(0, -0.5, 0), (0.31, -0.5, 0.06), (0.31, 0.5, 0.06), (0, 0.5, 0)], m.metal('#c2c6cb', 0.26), segments=64)
    ferrule.rotation_euler.x, ferrule.location = math.radians(-90 + TILT), (0, 4.35, lying(0, 4.35)[2] + 0.1)
    crimp = g.lathe('crimp', [(0, -0.06, 0), (0.325, -0.06, 0.03), (0.325, 0.06, 0.03), (0, 0.06, 0)], m.metal('#9ea4aa', 0.35), segments=64)
    crimp.rotation_euler.x, crimp.location = ferrule.rotation_euler.x, ferrule.location
    return [*parts, ferrule, crimp]


FACE = Glint((0, -TOP, 0), size=(30, 34), radiance=1.8, shift=(-13, 12))


def place(root):
    """On a bedside table at night, within reach of the bed behind it; one small lamp."""
    table_top.planks(60, 24, (0, -0.6), 3, colours=('#6b4d36', '#38271a'), seed=8, wear=1.2)
    g.pose(root, yaw=-38, lean=LYING)
    m.use(root, 0.07, 0.06)
    settings.lit_by('brown_photostudio_02', 0.05, 60, [((-17, 5, 17), (0, 1, 0), 5, 5, 150, (1, 0.83, 0.62)), ((24, 12, 10), (0, 2, 0), 3, 20, 4, (0.74, 0.86, 1))])
    view = settings.view((1.6, 2.2, 0.8), 4, 17, 85, 13.5, centre=(0.5, 0.4), focus=(-0.2, 0.2, 1.1), f_number=10, tilt=-0.6)
    place_window.behind(view, place_window.window('brown_photostudio_02', 160, -3, 62, 0.8), 0.3, away=62, tint=(1, 0.82, 0.62), size=1.4, shift=(0, 0.45))
    return view


LYING = 90 - TILT

SHOTS = {
    'hero': shots.hero(lean=LYING, yaw=-24, elevation=40, width=0.7, height=0.66, glints=[FACE]),
    'front': shots.front(lean=LYING, yaw=-64, elevation=58, width=0.76, height=0.8, glints=[FACE]),
    'detail': shots.macro(lean=LYING, yaw=-30, azimuth=6, elevation=32, aim=(0.1, -TOP, -0.3), span=5.4),
    'place': shots.Shot(setting=place, exposure=1.1, look={'grain': 0.012}),
}
