"""Gloved hands press the door sensor to the frame of an insulated door; its magnet is on the leaf already."""
import camera
import drawn_things as things
import geometry as g
from poses import Person

SIZE = (800, 600)


def build():
    door(136)
    sensor = things.device('door-window-sensor')
    g.pose(sensor, at=(0, 0, 131), floats=True)
    person = Person((16, -62, 0), 180)
    person.pose({'spine_02': (4, 0, 0), 'neck_01': (8, 0, 0)})
    person.hold('r', (-0.5, -2.4, 136), (-0.45, 0.55, 0.7), (0.1, 1, -0.2), (0.5, -0.3, -1), along=15.5, off=1.2)
    person.curl('r', [20, 24, 30, 36], thumb=18)
    person.hold('l', (-14, -1.5, 122), (0.1, 0.5, 0.86), (0.05, 1, -0.3), (-0.6, -0.3, -1), along=12, off=1.6)
    person.curl('l', [14, 14, 16, 20], thumb=8)
    person.dress(('male_worksuit01', 'shoes03'), fine=2)
    return camera.add_camera((-1, -12, 131), azimuth=-52, elevation=10, lens=60, distance=118)


def door(z):
    """Frame at the left of the gap, leaf at its right."""
    things.block((60, 6, 400), (-31.6, 3, z), 'frame')
    things.block((90, 6, 400), (45.2, 3.4, z), 'leaf')
    things.wall(8)
