"""The technician hands the manager the printed page of the week; both are seen from the shoulders down."""
import math

from mathutils import Matrix

import camera
import drawn_things as things
import geometry as g
import materials as m
from poses import Person

SIZE = (800, 600)


def build():
    page()
    left = Person((-62, 4, 0), 84)
    left.hold('r', (-10.8, -5.5, 113.9), (0.95, 0.05, 0.05), (0, -0.5, 0.85), (-0.3, -0.3, -1), along=8.6, off=2.5)
    left.curl('r', [-26, -26, -26, -24], thumb=0, spread=46)
    left.hold('l', (-60, 34, 66), (0.1, 0, -1), (0, -1, 0), (-0.6, 0.6, 0), along=9)
    left.curl('l', 30)
    left.dress(('male_worksuit01', 'shoes03'), gloves=False, group='technician', fine=2)
    right = Person((62, 4, 0), -84, 'african-female-young')
    right.hold('l', (11, -4.5, 114.2), (-0.95, 0.05, 0.05), (0, -0.5, 0.85), (0.3, -0.3, -1), along=8.2, off=2.4)
    right.curl('l', [-26, -26, -26, -24], thumb=0, spread=46)
    right.hold('r', (60, 34, 66), (-0.1, 0, -1), (0, -1, 0), (0.6, 0.6, 0), along=9)
    right.curl('r', 30)
    right.dress(('female_elegantsuit01', 'shoes01'), gloves=False, group='manager', fine=2, tones={'cloth': 'shade'})
    return camera.add_camera((0, 0, 109), azimuth=0, elevation=24, lens=60, distance=158)


def page():
    """A sheet with a headline, five lines, a curve in mint and its limit."""
    sheet = g.mesh('sheet', [(-11, -15, 0), (11, -15, 0), (11, 15, 0), (-11, 15, 0)], [(0, 1, 2, 3)], m.matte('#ffffff'))
    root = g.assemble('page', [sheet])
    things.mark(root, 'page', 'paper', 'thing', 60)
    things.upon(root, g.rounded_rectangle(9, 1.4, 0.2, -4, 12), 'ink', 0.02)
    for i in range(4):
        things.upon(root, g.rounded_rectangle(17 - 3 * (i % 2), 0.5, 0.2, -0.2 - 1.5 * (i % 2), -6.5 - 2 * i), 'muted', 0.02)
    top = [(x, 3.2 + 1.6 * math.sin(x * 1.7) + (3.4 * math.exp(-((x - 4) / 1.1) ** 2))) for x in (-8.6 + 0.2 * i for i in range(87))]
    things.upon(root, [(x, y - 0.35) for x, y in top] + [(x, y + 0.35) for x, y in reversed(top)], 'mint', 0.02)
    root.matrix_world = Matrix.Translation((0, -5.9, 116)) @ Matrix.Rotation(math.radians(31), 4, 'X') @ Matrix.Rotation(math.radians(6), 4, 'Z')
    return root
