"""The rating plate on the gateway's side, very near: serial number, bar code, ratings; marks of handling on the metal."""
import math
import random

from mathutils import Matrix

import camera as cameras
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import packing
import surfaces
import table_top

SIZE = (1600, 900)
SAMPLES = 32
LOOK = {'exposure': 1.0, 'contrast': 1.08, 'grain': 0.011, 'bloom': {'threshold': 1.3, 'amount': 0.3}}
SIDE = 8.0


def build():
    """The right side of the case runs into the picture; the plate is sharp, the front plate and its screws fall off."""
    table_top.planks(160, 80, (0, 10), 6, colours=('#9c7048', '#5d3a22'), seed=5)
    gateway = work.stand((0, 0, 0), -62)
    plate = g.assemble('plate', rating())
    plate.parent = gateway
    # onto the side wall: what looks up looks to +X
    plate.matrix_parent_inverse = Matrix.Identity(4)
    plate.matrix_local = Matrix.Translation((SIDE + 0.006, -0.4, -0.12)) @ Matrix.Rotation(math.pi / 2, 4, 'Z') @ Matrix.Rotation(math.pi / 2, 4, 'X')
    m.use(gateway, marks=0.3, dust=0.5)
    at = gateway.matrix_world
    dust(at)
    lighting.place('aerodynamics_workshop', 0.8, 120)
    lighting.softbox((-40, -50, 50), (0, 0, 2), 30, 50, 2.4, (1, 0.96, 0.9))
    target = at @ g.Vector((SIDE, -0.7, 0.0))
    return cameras.photograph(target, azimuth=9, elevation=14, lens=100, distance=33,
                              tilt=1.2, sharp=at @ g.Vector((SIDE, -0.9, 0)), f_number=8)


def rating():
    """Silver label of 6.2 by 2.3 centimetres, printed in black, in the XY plane."""
    ink = m.ink('#1b2129', 0.45)
    wide, high = 6.4, 2.36
    left = -wide / 2 + 0.25
    parts = [g.plate('label', g.rounded_rectangle(wide, high, 0.14), m.metal('#d4d7d9', 0.42, 'x', 0.05), 0.014, 0.005)]
    words = [('Edge Gateway', 0.3, left, 0.72, 'Inter-SemiBold'), ('5 V  3 A  USB-C', 0.22, left, 0.26, 'Inter-Medium'), ('IP30   −20 to +60 °C', 0.22, left, -0.06, 'Inter-Medium'), ('S/N GW-26-00417', 0.24, 0.28, 0.86, 'Inter-SemiBold')]
    parts += [g.label(text, size, ink, (x, y, 0.0145), font, 'LEFT', 0.0006) for text, size, x, y, font in words]
    parts += packing.bars('GW-26-00417', 2.76, 0.78, ink, (1.66, 0.26, 0.0148))
    parts.append(g.label('Indoor use. Battery inside.', 0.18, ink, (left, -0.74, 0.0145), 'Inter-Regular', 'LEFT', 0.0005))
    return parts


def dust(at):
    """Specks and two fibres on the plate and the metal round it."""
    chance, grey = random.Random(3), m.matte('#b9b2a6', 0.9)
    for _ in range(150):
        y, z, r = chance.uniform(-5, 5), chance.uniform(-1.6, 1.7), abs(chance.gauss(0, 0.016)) + 0.006
        speck = g.lathe('speck', [(0, -r, 0), (r, 0, 0), (0, r * 0.6, 0)], grey, segments=6)
        speck.location = at @ g.Vector((SIDE + 0.012, y, z))
    for start in ((-1.9, 0.75), (2.1, -0.5)):
        points = [at @ g.Vector((SIDE + 0.03 + 0.02 * math.sin(t * 5), start[0] + 0.5 * t, start[1] + 0.14 * math.sin(t * 4.1))) for t in (k / 12 for k in range(13))]
        g.tube('fibre', [tuple(p) for p in points], 0.006, surfaces.clear('#dcdcd8', 0.3, 0.1), 2)
