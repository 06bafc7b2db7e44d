"""Curtain and Blind Control: a silent track motor, 5 x 5 x 25 cm, joined to a 24 cm piece of aluminium rail."""
import math
import random

import bpy

import curtains
import distance
import doorway
import geometry as g
import lighting
import materials as m
import parts as p
import settings
import shots
from shots import Glint

SIDE = 5.0
TALL = 24.0
RAIL_LEFT, RAIL_RIGHT = -5.0, 19.0
HOOKS = [6.2 + i * 3.4 for i in range(4)]


def motor(white, graphite):
    """Square tube with soft corners: porcelain body, graphite ends, key, socket and light on the front."""
    outline = g.rounded_rectangle(SIDE, SIDE, 1.5, squareness=2.3, segments=20)
    parts = [
        g.plate('end', outline, graphite, 1.1, 0.35, bevel_segments=7),
        g.plate('gap', g.rounded_rectangle(SIDE - 0.14, SIDE - 0.14, 1.44, squareness=2.3, segments=20), m.matte('#23272c'), 0.2, 0.01, z=1.02),
        g.plate('body', outline, white, TALL - 3.4, 0.14, z=1.16, bevel_segments=5),
        g.plate('band', g.rounded_rectangle(SIDE + 0.02, SIDE + 0.02, 1.51, squareness=2.3, segments=20), m.metal('#c6cad0', 0.24), 0.22, 0.04, z=TALL - 2.24),
        g.plate('head', outline, graphite, 2.0, 0.25, z=TALL - 2.02, bevel_segments=6),
    ]
    face = -SIDE / 2
    front = [
        g.lathe('key', [(0.82, -0.05, 0), (0.82, 0.05, 0.04), (0.7, 0.07, 0.05), (0.35, 0.02, 0.25), (0, 0.01, 0)], white, segments=160),
        *p.light_ring(0.82, 0.94, 0.07, depth=0.045, spots=8),
        g.lathe('collar', [(0.93, -0.05, 0), (0.94, 0.06, 0.03), (1.06, 0.05, 0.04), (1.12, -0.05, 0)], white, segments=160),
    ]
    grey = m.ink('#6b757e')
    for side in (-1, 1):
        front.append(p.stroke([(side * 0.13, 0.2), (side * 0.36, 0), (side * 0.13, -0.2)], 0.065, 0.045, grey))
    for part in front:
        g.turn(part, x=90)
        parts.append(g.move(part, 0, face, 18.2))
    for i, (words, size) in enumerate((('OPEN · STOP · CLOSE', 0.33), ('100-240 V~ 50/60 Hz', 0.33), ('CURTAIN MOTOR', 0.33))):
        text = g.turn(g.label(words, size, grey, (0, 0, 0), 'Inter-SemiBold', thick=0.001, spacing=1.04), x=90)
        parts.append(g.move(text, 0, face - 0.004, (16.5, 2.1, 2.7)[i]))
    return parts


def rail(metal, graphite, right=RAIL_RIGHT, hooks=HOOKS):
    """Extruded track with its slot, end cap, belt, the coupling of the motor and a glider with its eye at each of `hooks`."""
    z = TALL + 1.15
    section = g.fillet([
        (-1.25, -0.95, 0.12), (-0.42, -0.95, 0.05), (-0.42, -0.68, 0.05), (-1.0, -0.68, 0.05), (-1.0, 0.68, 0.1), (1.0, 0.68, 0.1), (1.0, -0.68, 0.05),
        (0.42, -0.68, 0.05), (0.42, -0.95, 0.05), (1.25, -0.95, 0.12), (1.25, 0.95, 0.28), (-1.25, 0.95, 0.28),
    ], closed=True, segments=5)
    length = right - RAIL_LEFT
    track = g.plate('track', section, metal, length, 0.03, bevel_segments=3)
    middle = (RAIL_LEFT + right) / 2
    parts = [along_x(track, middle, 0, z)]
    cap = g.plate('cap', g.rounded_rectangle(2.62, 2.02, 0.32), graphite, 0.5, 0.12, bevel_segments=5)
    parts.append(along_x(cap, RAIL_LEFT - 0.2, 0, z))
    belt = g.rounded_box('belt', (length - 1, 0.5, 0.12), 0.03, m.rubber('#33383e'), (middle, 0, z - 0.2))
    parts.append(belt)
    parts.append(g.rounded_box('coupling', (3.6, 2.3, 0.7), 0.15, graphite, (0, 0, TALL + 0.1)))
    white = m.plastic('#e9ebec', 0.4, grain=0)
    for x in hooks:
        parts.append(g.rounded_box('glider', (0.9, 0.7, 1.1), 0.12, white, (x, 0, z - 0.9)))
        eye = g.plate('eye', g.circle(0.38, 0, 0, 48), white, 0.2, 0.05, [g.circle(0.2, 0, 0, 32)])
        g.turn(eye, x=90, z=90)
        parts.append(g.move(eye, x, 0, z - 1.7))
    return parts


def along_x(part, x, y, z):
    """Lay a part that was built along +Z along X about a place."""
    part.rotation_euler = (math.pi / 2, 0, math.pi / 2)
    part.location = (x, y, z)
    return part


def build():
    """The motor hanging below its rail."""
    graphite = m.graphite()
    parts = motor(m.porcelain(), graphite) + rail(m.metal('#c3c8ce', 0.28, 'x', 0.06), graphite)
    return g.assemble('curtain and blind control', parts)


FACE = Glint((0, -SIDE / 2, 12), size=(40, 60), radiance=0.7, shift=(-20, 16))
WALL = 7.0


DEEP = 14.0


def hung(root):
    """How it hangs: the rail on two wall brackets, the mains lead, a curtain in the gliders."""
    return [*brackets((3.6, 17.4)), *lead(), *curtains.hang(HOOKS, 0, TALL - 0.75, -60)]


def brackets(places):
    """Steel angles that hold the rail off the wall."""
    steel, parts = m.metal('#c3c8ce', 0.3), []
    for x in places:
        parts.append(g.rounded_box('arm', (1.6, WALL + 0.4, 0.28), 0.06, steel, (x, WALL / 2, TALL + 2.22)))
        parts.append(g.rounded_box('foot', (1.6, 0.28, 4.4), 0.06, steel, (x, WALL - 0.14, TALL + 0.4)))
        parts.append(g.rounded_box('clip', (1.9, 2.9, 0.2), 0.06, steel, (x, 0, TALL + 2.16)))
        for up in (-0.4, -1.3):
            screw = g.screw(m.steel(), 0, 0, 0, 0.22)
            screw.rotation_euler.x, screw.location = math.pi / 2, (x, WALL - 0.28, TALL + 0.4 + up)
            parts.append(screw)
    return parts


def lead():
    """The mains lead, which hangs from the motor's lower end and out of the picture, still a little bent from its coil."""
    white = m.plastic('#d5d7d6', 0.45, 0.02)
    path = [(0, 0.6, 0.1), (0.02, 0.6, -2), (0.25, 0.9, -8), (0.1, 1.5, -16), (-0.35, 1.9, -26), (-0.2, 2.2, -38), (0.2, 2.4, -70)]
    return [
        g.tube('lead', g.smooth_path(path, 14), 0.3, white, 8),
        g.lathe('relief', [(0, -1.5, 0), (0.36, -1.5, 0.1), (0.55, 0.1, 0), (0, 0.1, 0)], white, segments=64, y=0.6),
    ]


def place(root):
    """At the end of its rail over a window after dark, the curtain drawn aside; a lamp in the room, the town's lights outside."""
    for part in list(g.members(root)):
        if part.name.startswith(('track', 'belt', 'glider', 'eye')):
            bpy.data.objects.remove(part)
    hooks = [6.4 + 3.3 * i for i in range(5)]
    for part in rail(m.metal('#c3c8ce', 0.28, 'x', 0.06), m.graphite(), 90.0, hooks):
        part.parent = root
    for part in [*brackets((3.6, 56)), *curtains.hang(hooks, 0, TALL - 0.75, -40, deep=2.7), *lead()]:
        part.parent = root
    g.pose(root, floats=True)
    m.use(root, 0.12, 0.4)
    plaster = doorway.paint('#bab8b1', '#aeaca5', 0.6, 0.3, 0.8)
    wall = g.plate('wall', g.rounded_rectangle(900, 900, 1), plaster, DEEP, 0.5, [g.rounded_rectangle(200, 240, 0.1, 112, -99)])
    g.move(g.turn(wall, x=90), y=WALL + DEEP)
    frame = m.plastic('#cfd0cc', 0.35, 0.03)
    settings.board((4.2, 5, 300), frame, (14, WALL + DEEP - 4, -120), 0.25)
    settings.board((300, 5, 4.2), frame, (160, WALL + DEEP - 4, 19), 0.25)
    distance.sky(2000, ((0, '#15171c'), (0.36, '#262b33'), (0.44, '#343a42'), (1, '#1f252e')), -500, 700, 0.5)
    chance = random.Random(8)
    distance.lamps([(chance.uniform(370, 680), 1400, chance.triangular(-110, 70, -30), chance.choice((10, 11, 12))) for _ in range(26)], strength=0.5)
    lighting.place('vestibule', 0.06, 30)
    lighting.softbox((-44, -30, 36), (4, 0, 12), 10, 10, 200, (1, 0.9, 0.76))
    lighting.softbox((50, 60, 20), (20, 0, 10), 50, 60, 1.6, (0.55, 0.72, 1))
    return settings.view((10.5, 0, 14.5), -14, -4, 85, 41, focus=(1, -2.6, 16), f_number=5.6, tilt=0.4)


SHOTS = {
    'hero': shots.hero(mount='wall', dress=hung, back=WALL, yaw=-28, elevation=-3, width=0.7, height=0.5, centre=(0.5, 0.56), glints=[FACE]),
    'front': shots.front(mount='wall', dress=hung, back=WALL, yaw=-8, elevation=-2, width=0.66, height=0.66, centre=(0.5, 0.6)),
    'detail': shots.macro(mount='wall', dress=hung, back=WALL, yaw=-34, elevation=-4, aim=(3.0, -1.5, TALL - 1.2), span=14),
    'place': shots.Shot(setting=place, exposure=0.45, look={'grain': 0.012}),
}
