"""Guard's hut of a haulage yard before dawn: the board with the trucks' keys, our tag on each, one hook with the card of a key that is out."""
import math

import geometry as g
import lighting
import materials as m
import props_keys as keys
import room_behind
import settings
import surfaces as s

SIZE = (1600, 900)
SAMPLES = 12
LOOK = {'exposure': 1.35, 'contrast': 1.12, 'grain': 0.014, 'bloom': {'threshold': 1.3, 'amount': 0.35}}
COLUMNS, ROW, FACE = (-18.0, -9.0, 0.0, 9.0), 5.6, -1.0


def build():
    """The board recedes to the right, where the yard's shed lies out of focus; the key that is out is sharp in the middle."""
    board()
    room_behind.show('autoshop_01', 0.1, 0.42, 60, 192, 1.0, (0.78, 0.9, 1))
    lighting.softbox((-26, -34, 36), (1, 0, 0), 8, 8, 125, (1, 0.88, 0.7))
    lighting.softbox((60, 10, 10), (10, 0, 0), 10, 50, 2.4, (0.7, 0.84, 1))
    view = settings.view((3.4, -1, 1.7), -30, 4, 85, 32, focus=(-1.0, -3.2, 1), softness=2.0)
    view.rotation_euler.rotate_axis('Z', math.radians(0.7))
    return view


def board():
    """Painted plywood with an aluminium edge on the wall of the hut, which ends at the right."""
    settings.board((120, 12, 300), s.mottled('#8e9189', '#73766f', 0.1, 0.85, 0.4, 1.6), (-43, 6, 0), 0.5)
    paint = s.mottled('#66746f', '#4c5853', 0.16, 0.5, 0.3, 2.6, 0.35, (1, 1, 0.4))
    g.rounded_box('board', (60, 1.0, 34), 0.15, paint, (-14.6, -0.5, 0), 3)
    g.rounded_box('edge', (1.1, 1.3, 34.4), 0.2, m.metal('#9ba1a5', 0.38, 'z', 0.2), (15.2, -0.62, 0), 3)
    for z in (-9.6, 9.8):
        g.turn(g.screw(m.steel(), 0, 0, 0.1, 0.3), x=90).location = (13.2, FACE - 0.05, z)
    for i, x in enumerate(COLUMNS):
        keys.number(f'T {i + 1}', (x, FACE - 0.01, ROW + 2.6), turned=(0.8, -1.2, 0.5, -0.6)[i])
        keys.hook((x, FACE, ROW))
        if i == 2:
            keys.slip((x, FACE, ROW), (('OUT', 1.15, -3.5, 'InterDisplay-Bold'), ('05:20', 1.15, -5.1, 'InterDisplay-SemiBold')), lean=7)
        else:
            bunch = keys.hang((x, FACE, ROW), (-5, 8, 0, 5)[i], (16, 24, 0, 12)[i], ('#d2d0c8', '#d2d0c8', '', '#b39a63')[i])
            m.use(bunch, 0.22, 0.35)
