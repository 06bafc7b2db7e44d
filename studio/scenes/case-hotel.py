"""Hotel room door ajar at night: the lock sharp on the planked leaf in the light of the corridor, behind it the dark room with its bedside lamp, out of focus."""
import distance
import geometry as g
import lighting
import materials as m
import room_behind
import settings
import surfaces as s

SIZE = (1600, 900)
SAMPLES = 14
LOOK = {'exposure': 0.75, 'contrast': 1.12, 'grain': 0.013, 'bloom': {'threshold': 1.2, 'amount': 0.4}}
EDGE = 8.0


def build():
    """The leaf fills the left two thirds, its edge with the bolt stands before the warm room."""
    leaf()
    lock = settings.product('smart-lock')
    g.pose(lock, at=(0, 0, 0), floats=True)
    m.use(lock, 0.1, 0.3)
    room_behind.show('brown_photostudio_02', 0.6, 0.55, 150, 290, 1.3, (1, 0.9, 0.78))
    distance.lamps([(-60, 400, 8, 21), (-91, 400, -48, 7)], ('#ffc27c',), 0.62)
    lighting.softbox((-32, -34, 44), (0, 0, 0), 9, 9, 90, (1, 0.94, 0.86))
    lighting.softbox((44, 30, 12), (EDGE, 2, 0), 10, 50, 7, (1, 0.78, 0.52))
    view = settings.view((0.8, 0, 0.6), 20, 3, 85, 46, focus=(0, -3, 1), softness=1.9, tilt=0.5)
    lighting.reflection(view, (0, -2.5, 3.5), (0, -1, 0), 22, 50, 1.1, 60, (1, 0.9, 0.76), (-17, 14))
    lighting.reflection(view, (0, -2.5, -4), (0, -1, 0), 60, 60, 0.45, 60, (1, 0.92, 0.8), (-8, 8))
    return view


def leaf():
    """Veneered leaf in three fields with a lipping, the plate of the latch and its bolt in the edge, the number in brass."""
    settings.upright_planks(EDGE - 46.0, [14.0, 15.6, 16.4], ('#6f4a2e', '#3d2718'), 0.0, 4.4, wear=0.5, gap=0.3)
    plate = [g.plate('latch plate', g.rounded_rectangle(2.4, 22, 0.4), m.metal('#a9adb1', 0.34, 'y', 0.15), 0.14, 0.04)]
    plate.append(g.rounded_box('bolt', (1.5, 2.6, 1.4), 0.3, m.metal('#a98d55', 0.34), (0, 1.0, 0.6), 4))
    plate += [g.screw(m.steel(), 0, y, 0.16, 0.34) for y in (-9.6, 9.6)]
    for part in plate:
        g.turn(part, x=90, z=90)
        g.move(part, EDGE - 0.14, 2.2, -1)
    figures = [g.label('407', 3.6, m.plastic('#b3925a', 0.36, 0.03), (0, 0, 0), 'InterDisplay-Medium', thick=0.16, spacing=1.04)]
    s.upright(figures, (-11.6, -0.15, 6.8))
