"""A guard from behind at an iron gate; the phone in his hand shows an alarm."""
import math

from mathutils import Matrix

import camera
import drawn_things as things
import geometry as g
import materials as m
from drawing import mark
from poses import Person

SIZE = (1200, 640)


def build():
    gate()
    bell = things.device('door-bell')
    g.pose(bell, at=(84, -17, 128), floats=True)
    phone = things.phone()
    outer = [(3.0 * math.sin(math.tau * i / 3), 1.2 + 3.0 * math.cos(math.tau * i / 3)) for i in range(3)]
    things.upon(phone, outer, 'mint')
    things.upon(phone, g.rounded_rectangle(4.6, 0.8, 0.3, 0, -2.6), 'mint')
    things.upon(phone, g.rounded_rectangle(4.6, 0.8, 0.3, 0, -4.2), 'mint')
    g.pose(phone, yaw=-10, lean=-52, at=(-3, -67, 131), floats=True)
    person = Person((-38, -98, 0), 166)
    person.pose({'spine_02': (3, 0, 0), 'neck_01': (14, 0, -8), 'thigh_l': (4, 0, 0)})
    person.hold('r', (-2.2, -66.6, 125), (-0.95, 0.05, 0.35), (-0.1, -0.9, 0.45), (0.6, -0.2, -1), along=8.6, off=2.2)
    person.curl('r', [62, 58, 58, 60], thumb=0, spread=16)
    person.hold('l', (-66, -92, 84), (0, 0.2, -1), (1, 0.1, 0), (-0.2, -1, 0), along=9)
    person.curl('l', 34, thumb=10)
    person.dress(('male_casualsuit02', 'shoes04'), gloves=False)
    cap(person)
    return camera.add_camera((3, -40, 132), azimuth=27, elevation=5, lens=60, distance=330)


def cap(person):
    """A peaked cap, turned with the head."""
    crown = g.lathe('cap', [(0, 13.5, 0), (7.5, 12.8, 2), (10.8, 9.4, 1.5), (9.3, 5.6, 0.5), (9.2, 2.0, 0.2)], m.matte('#333333'), 96)
    peak = g.plate('peak', [(8.4 * math.cos(a), -8.0 - 7.5 * math.sin(a)) for a in (math.pi * i / 24 for i in range(25))], m.matte('#333333'), 0.4, 0.05, z=2.2)
    for part in (crown, peak):
        part.matrix_world = person.place @ person.moved('head') @ Matrix.Translation((0, -5.6, 169.8)) @ Matrix.Rotation(math.radians(-8), 4, 'X') @ Matrix.Diagonal((1.0, 1.2, 1, 1))
        mark(part, 'person', 'hair', 'thing', 180)


def gate():
    """Bars between two posts, a rail above and below, walls on both sides."""
    for x in (-150, 84):
        things.block((34, 34, 250), (x, 0, 100), 'post', None, 'thing')
        things.block((42, 42, 7), (x, 0, 228), 'post', None, 'thing')
    for x in (-460, 400):
        things.block((586, 20, 300), (x + (9 if x < 0 else -6), 4, 50), 'wall', None, 'back')
    for i in range(17):
        things.rod([(-126 + i * 12, 0, -40), (-126 + i * 12, 0, 214)], 1.0, 'bars')
    for z in (40, 206):
        things.block((200, 3, 5), (-33, 0, z), 'bars')
