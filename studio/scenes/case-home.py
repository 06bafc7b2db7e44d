"""Gate post of a house after dark: the door bell in the light of the lamp above it; an iron gate with its bolt, the street out of focus behind."""
import math
import random

import distance
import geometry as g
import lighting
import materials as m
import settings
import surfaces as s

SIZE = (1600, 900)
SAMPLES = 12
LOOK = {'exposure': 1.15, 'contrast': 1.12, 'grain': 0.014, 'bloom': {'threshold': 1.2, 'amount': 0.4}}
BELL = (3.0, -1.6)


def build():
    """The post on the right two thirds, seen from the left; through the bars the lamps of the street."""
    render = s.mottled('#9a8b74', '#6f6453', 0.13, 0.92, 0.9, 1.5, 0.2, (1, 1, 0.5))
    g.rounded_box('post', (60, 30, 240), 1.2, render, (23, 15, 0), 4)
    bell = settings.product('door-bell')
    g.pose(bell, at=(BELL[0], 0, BELL[1]), roll=-0.8, floats=True)
    m.use(bell, 0.24, 0.45)
    number()
    gate()
    street()
    lighting.softbox((20, -26, 46), (1, 0, 0), 8, 8, 125, (1, 0.78, 0.52))
    lighting.softbox((-44, -60, 26), (3, 0, -2), 26, 40, 0.9, (0.72, 0.82, 1))
    lighting.softbox((-60, -30, 10), (-16, 10, 0), 14, 50, 9.0, (0.6, 0.76, 1))
    view = settings.view((-2.0, 0, 0.9), -19, 3, 85, 37, focus=(BELL[0], -2.6, 0), softness=2.2, tilt=-0.6)
    lighting.reflection(view, (3, -2.6, -5), (0, -1, 0), 70, 70, 0.5, 60, (1, 0.86, 0.68), (-12, 14))
    lighting.reflection(view, (3, -2.6, 2.3), (0, -1, 0), 20, 40, 1.5, 60, (1, 0.9, 0.76), (-17, 12))
    return view


def number():
    """Enamelled plate of the house number on two screws."""
    parts = [g.plate('plate', g.rounded_rectangle(6.4, 4.0, 0.4), m.plastic('#24425c', 0.24, 0, 0.6), 0.16, 0.07), g.label('27', 2.9, m.ink('#dcdad0', 0.35), (0, 0.02, 0.165), 'InterDisplay-SemiBold', thick=0.004)]
    parts += [g.screw(m.metal('#8d7a5b', 0.4), x, 0, 0.22, 0.2) for x in (-2.8, 2.8)]
    for part in parts:
        g.turn(part, z=1.2)
    root = g.assemble('number', s.upright(parts, (BELL[0] + 0.2, -0.1, 8.9)))
    m.use(root, 0.25, 0.5)


def gate():
    """Leaf of square bars with rust in its paint; a bolt slides into the post, a padlock holds it."""
    iron = s.mottled('#343836', '#4c392c', 0.3, 0.5, 0.35, 3, 0.4)
    y = 9.0
    for x in (-10.2, -22.4, -34.6, -46.8):
        settings.board((2.4 if x == -10.2 else 1.7, 2.2, 240), iron, (x, y, 0), 0.25)
    for z in (-16.5, 13.5):
        settings.board((60, 1.0, 4.0), iron, (-40, y - 1.2, z), 0.2)
    steel = m.metal('#8b8680', 0.38)
    z = -3.4
    g.tube('bolt', [(-21, y - 2.6, z), (-6.2, y - 2.6, z)], 0.75, steel, 8)
    for x in (-19.4, -11.0):
        settings.board((1.6, 2.6, 3.0), iron, (x, y - 2.0, z), 0.3)
    settings.board((0.7, 2.0, 4.4), steel, (-15.2, y - 3.0, z - 1.2), 0.2)
    padlock((-15.2, y - 3.4, z - 2.9), steel)


def street():
    """What the lens leaves of the street: lamps, two lit windows across the way, a dark sky."""
    chance = random.Random(5)
    lighting.place('narrow_moonlit_road', 0.1, 60, behind=(0.006, 0.009, 0.016))
    g.rounded_box('house', (500, 20, 260), 2, m.matte('#2a241d', 0.9), (85, 760, -40), 2)
    for x, z in ((58, 4), (128, 4)):
        g.rounded_box('window', (30, 2, 44), 1, s.gradient(((0, '#c9812f'), (1, '#ffd08a')), z - 22, z + 22, 0.75), (x, 744, z), 2)
    distance.lamps([(chance.uniform(24, 150), 700, chance.uniform(-70, 50), chance.uniform(4, 8)) for _ in range(12)], strength=0.9)


def padlock(at, steel):
    """Brass padlock hanging from the bolt's tab at `at`."""
    x, y, z = at
    bow = [(x - 1.15, y, z - 2.6), (x - 1.15, y, z - 0.4), (x - 0.8, y, z + 0.45), (x, y, z + 0.8), (x + 0.8, y, z + 0.45), (x + 1.15, y, z - 0.4), (x + 1.15, y, z - 2.6)]
    bow = [(x + (px - x) * 0.4, y + (px - x), pz) for px, _, pz in g.smooth_path(bow, 8)]
    g.tube('shackle', bow, 0.36, steel, 6)
    body = g.rounded_box('padlock', (4.2, 1.7, 3.6), 0.35, m.metal('#a88a52', 0.34, 'x', 0.2), (0, 0, 0), 4)
    body.rotation_euler.z = math.radians(68)
    body.location = (x, y, z - 3.8)
