"""Roof of a house in the morning: our level sensor on the lid of the black water tank, roofs and the lagoon far behind."""
import geometry as g
import lighting
import materials as m
import props_roof as roof
import roofs
import settings

SIZE = (2400, 1350)
LOOK = {'exposure': 0.16, 'contrast': 1.06, 'bloom': {'threshold': 1.5, 'amount': 0.3}}
TANK_X = -10


def build():
    """The sensor stands at the left third before the sky; pipe and valve answer it on the right."""
    roof.tank((TANK_X, 0, 0))
    g.pose(roof.level_sensor(), yaw=6, at=(TANK_X - 1.5, -5, 0.1))
    roof.pipework((15.6, 1.5), 12.6, 90, 2)
    mast()
    roofs.quarter()
    roofs.tree(330, 640, -56, 170, seed=3)
    roofs.tree(120, 700, -95, 110, 2600, seed=8)
    roofs.sky()
    light()
    view = settings.view((1.5, -4, 4.6), -6, 5.5, 60, 70, focus=(TANK_X - 1.5, -10, 3), softness=1.6, centre=(0.5, 0.5))
    view.data.clip_end = 200000
    return view


def mast():
    """Galvanised pole with a white rod aerial, held by two clamps, soft behind the valve."""
    zinc, white = m.metal('#aeb4b8', 0.4), m.plastic('#eceeec', 0.4, 0)
    g.tube('mast', [(34, 120, -200), (34, 120, 20)], 2.0, zinc, 8)
    g.tube('rod', [(38.2, 120, 4), (38.2, 120, 70)], 1.3, white, 8)
    g.tube('ferrule', [(38.2, 120, -6), (38.2, 120, 6)], 1.7, zinc, 8)
    for z in (-3, 13):
        g.rounded_box('clamp', (9, 5, 2.6), 0.6, zinc, (36, 120, z), 3)


def light():
    """Sun from the upper left, a blue sky, a wide soft box that lays an edge on the black lid."""
    lighting.world((0.62, 0.78, 1), 0.5)
    lighting.sun(40, -70, 4.0, (1, 0.92, 0.80), 1.0)
    lighting.softbox((-40, 150, 120), (0, 0, 0), 200, 90, 1.5, (0.86, 0.94, 1))
    lighting.softbox((90, -60, 60), (0, 0, 0), 80, 80, 1.0, (1, 0.95, 0.88))
