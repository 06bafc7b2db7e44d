"""A layer house at night: our humidity sensor on a worn post reads 61 %; behind it two rows of lamps run away over the litter, out of focus."""
import math

import distance
import geometry as g
import lighting
import materials as m
import settings
import surfaces as s
import table_top

SIZE = (1600, 900)
SAMPLES = 14
LOOK = {'exposure': 0.8, 'contrast': 1.12, 'grain': 0.014, 'bloom': {'threshold': 1.2, 'amount': 0.45}}
FLOOR = -92
POST = -6.2


def build():
    """The post at the left third; the rows of lamps meet at the right."""
    post()
    house()
    lighting.place('narrow_moonlit_road', 0.08, 60, behind=(0.006, 0.005, 0.004))
    lighting.softbox((-34, -30, 46), (POST, 0, 12), 9, 9, 92, (1, 0.88, 0.7))
    lighting.softbox((40, 30, 24), (POST, 2, 12), 8, 44, 7, (1, 0.72, 0.42))
    return settings.view((0.4, 0, 12.6), -11, 3, 85, 29, focus=(POST, -0.2, 13.4), softness=2.8, tilt=0.6)


def post():
    """Sawn post that birds and barrows have worn, a strand of wire stapled to it, our sensor."""
    beam = g.rounded_box('post', (220, 10.4, 9.6), 0.8, table_top.worn_wood('#86705a', '#4b3c2e', 1.4), (0, 0, 0), 4)
    beam.rotation_euler.y, beam.location = -math.pi / 2, (POST, 6.8, 60)
    sensor = settings.mounted(settings.product('humidity-sensor', reading='61', other='26.4'), 13.4, POST)
    sensor.location.y = 1.6
    m.use(sensor, 0.22, 0.5)
    wire = m.metal('#7d7a74', 0.45)
    for z in (5.2, 21.4):
        g.tube('wire', g.smooth_path([(-60, 1.4, z - 0.6), (POST - 5, 1.44, z), (POST + 5, 1.44, z + 0.1), (60, 1.4, z - 0.8)], 12), 0.13, wire, 4)
        for x in (POST - 3.4, POST + 3.1):
            g.tube('staple', [(x, 1.8, z + 0.36), (x, 1.24, z + 0.3), (x, 1.24, z - 0.24), (x, 1.8, z - 0.3)], 0.1, wire, 4)


def house():
    """Litter under the lamps and the low walls; each lamp as the lens spreads it."""
    g.mesh('litter', [(-900, 40, FLOOR), (900, 40, FLOOR), (900, 2600, FLOOR), (-900, 2600, FLOOR)], [(0, 1, 2, 3)], s.mottled('#8a7352', '#5f4d37', 0.05, 0.95, 0.5, 0.4, 0.1))
    block = s.mottled('#7b756b', '#5f5a52', 0.02, 0.9, 0.2, 0.2)
    for x in (-420, 420):
        g.rounded_box('wall', (20, 2600, 90), 2, block, (x, 1320, FLOOR + 45), 2)
    g.rounded_box('gable', (1200, 20, 700), 2, block, (0, 2620, FLOOR + 350), 2)
    lighting.softbox((0, 1100, 120), (0, 1100, FLOOR), 420, 1900, 0.55, (1, 0.72, 0.42))
    places = []
    for i in range(9):
        y = 330 + 210 * i
        places += [(0.2 * y + x, y, 24 + 5 * (i % 2), 0.012 * (y + 85)) for x in (-64, 96)]
    distance.lamps(places, ('#ffb060', '#ff9a4a', '#ffc17a'), 0.85, 6)
