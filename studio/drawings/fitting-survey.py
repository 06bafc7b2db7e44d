"""A technician from behind measures the radio link between the gateway's place and the shut door of a cold room."""
import camera
import drawn_things as things
import geometry as g
from poses import Person

SIZE = (800, 600)
DOTS = [[(41, -8, 163), (8, -25, 136)]]


def build():
    cold_room()
    things.block((34, 16, 2), (48, -8, 150), 'shelf', None, 'thing')
    gateway = things.device('gateway', drop=('shield', 'led', 'gasket'), lead=False)
    g.pose(gateway, at=(48, -8, 151))
    person = Person((-28, -62, 0), 168)
    person.pose({'spine_02': (4, 0, 0), 'neck_01': (12, 0, 6), 'thigh_l': (3, 0, 0)})
    tester = things.phone(7.6, 15)
    for i in range(4):
        things.upon(tester, g.rounded_rectangle(1.0, 1.6 + 1.5 * i, 0.2, -2.1 + 1.4 * i, -3 + (1.6 + 1.5 * i) / 2), 'mint')
    g.pose(tester, yaw=-8, lean=-58, at=(4, -27, 128), floats=True)
    person.hold('r', (5, -26.6, 126), (-0.95, 0.05, 0.35), (-0.1, -0.9, 0.4), (0.6, -0.2, -1), along=8.6, off=1.9)
    person.curl('r', [62, 58, 58, 60], thumb=0, spread=14)
    person.hold('l', (-56, -58, 86), (0, 0.25, -1), (1, 0.2, 0), (-0.2, -1, 0), along=9)
    person.curl('l', 35, thumb=10)
    person.dress(('male_worksuit01', 'shoes03'), gloves=False)
    return camera.add_camera((2, -30, 134), azimuth=33, elevation=8, lens=60, distance=225)


def cold_room():
    """Wall of panels, the door in its frame, with lever and hinges."""
    things.wall(3)
    for x in (-150, 96):
        things.block((0.6, 1, 500), (x, 2.6, 100), 'room')
    things.block((104, 4, 208), (-44, 1, 104), 'frame')
    things.block((90, 8, 200), (-44, -2, 100), 'leaf')
    things.block((4, 4, 18), (-6, -8, 112), 'lever', None)
