"""Two engineers behind a bench, seen from the shoulders down; before them the gateway, its lid off."""
import bpy

import camera
import drawn_things as things
import gateway_layers as layers
import geometry as g
from drawing import mark
from poses import Person

SIZE = (1200, 600)
# The fins of the lid
FINENESS = 3
TOP = 92


def build():
    things.block((360, 62, 4), (0, 0, TOP - 2), 'bench', None, 'thing')
    opened()
    right = Person((38, 45, -6), -6)
    right.pose({'spine_02': (8, 0, 0)})
    right.hold('r', (4, -10, 98.5), (-0.6, -0.7, -0.45), (-0.35, 0.3, -0.9), (-0.7, 0.6, -0.4), along=17.5, off=0.5)
    right.curl('r', [6, 70, 84, 90], thumb=30)
    right.hold('l', (32, -6, 94.4), (-0.6, -0.8, -0.08), (-0.1, 0, -1), (0.8, 0.5, -0.2), along=9, off=1.6)
    right.curl('l', [12, 12, 14, 16], thumb=10)
    right.dress(('male_casualsuit04', 'shoes04'), gloves=False, group='right')
    left = Person((-44, 42, -2), 10, 'african-female-young')
    left.pose({'spine_02': (8, 0, 0)})
    left.hold('l', (-28.5, -12, 97), (-0.1, -0.85, -0.5), (-0.8, 0.2, -0.3), (0.7, 0.5, -0.5), along=12, off=2)
    left.curl('l', [40, 46, 52, 58], thumb=30)
    left.hold('r', (-54, -8, 97), (0.5, -0.75, -0.35), (0.85, 0.4, -0.25), (-0.8, 0.5, -0.3), along=12, off=2)
    left.curl('r', [40, 46, 52, 58], thumb=30)
    left.dress(('female_casualsuit01', 'shoes01'), hair=None, gloves=False, group='left', tones={'cloth': 'shade'})
    return camera.add_camera((-4, 0, 107), azimuth=0, elevation=17, lens=60, distance=230)


def opened():
    """Base with its board, the lid in the left one's hands, the battery before the right one."""
    for make, tone, place in (
        (layers.base, 'mint', {'yaw': -14, 'at': (-2, -14, TOP)}),
        (layers.plane, 'mint', {'yaw': -14, 'at': (-2, -14, TOP + 1.4)}),
        (layers.lid, 'mint', {'yaw': -8, 'lean': -28, 'at': (-42, -16, TOP + 1)}),
        (layers.battery, None, {'yaw': 22, 'at': (20, -20, TOP)}),
    ):
        root = make()
        for part in list(root.children_recursive):
            if part.type == 'MESH' and max(part.dimensions) < 1.1:
                bpy.data.objects.remove(part)
        mark(root, root.name, tone, 'thing', 60)
        g.pose(root, **place)
