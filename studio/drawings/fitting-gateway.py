"""A gloved hand pushes the network plug into the gateway on its shelf; the other steadies it."""
from mathutils import Matrix

import cables
import camera
import drawn_things as things
import geometry as g
import materials as m
from drawing import mark
from poses import Person

SIZE = (800, 600)


def build():
    things.wall(16)
    things.block((150, 26, 2.4), (0, 2, 98.8), 'shelf', None, 'thing')
    gateway = things.device('gateway', lead=False)
    g.pose(gateway, at=(0, 0, 100))
    plug()
    person = Person((9, -60, -4), 180)
    person.pose({'spine_02': (6, 0, 0)})
    person.hold('r', (-3.7, -13.2, 102.4), (-0.5, 0.8, -0.3), (-0.25, -0.25, -1), (0.7, -0.4, -0.4), along=15.2, off=2.2)
    person.curl('r', [42, 50, 62, 70], thumb=34)
    person.hold('l', (-12, -56, 70), (0, 0.1, -1), (1, 0, 0), (-0.2, -1, 0))
    person.dress(('male_worksuit01', 'shoes03'), fine=2)
    return camera.add_camera((-1, -10, 101), azimuth=-44, elevation=22, lens=60, distance=96)


def plug():
    """In front of its jack, the cable in a bow."""
    root = cables.plug()
    for part in list(root.children_recursive):
        if part.name.split('.')[0] in ('wire', 'contact', 'rib', 'latch', 'lever'):
            part.hide_render = True
    root.matrix_world = Matrix.Translation((-3.75, -8.2, 101.2)) @ Matrix.Rotation(3.14159, 4, 'Z')
    mark(root, 'plug', None, 'thing', 60)
    cord = g.tube('cord', g.smooth_path([(-3.75, -12.4, 101.5), (-3.9, -17, 101.6), (-7, -24, 98), (-14, -27, 90), (-16, -24, 70)]), 0.35, m.matte('#888888'), 6)
    mark(cord, 'plug', None, 'thing', 180)
