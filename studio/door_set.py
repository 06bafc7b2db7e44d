"""A front door that stands open by a hand's breadth, our lock on it. Centimetres; the outside looks towards -Y."""
import geometry as g
import materials as m
import surfaces

EDGE = 9.4
THICK = 4.4


def ajar(lock, height, wood=('#6a4630', '#38241a')):
    """Painted door leaf with its edge towards the right, latch and frame; `lock` is hung on it at `height`, its bolt drawn in."""
    g.pose(lock, at=(0, 0, height), floats=True)
    finish = surfaces.mottled('#1d3238', '#192c32', 0.06, 0.42, 0.12, 1.6, 0.45, (1, 1, 0.12))
    g.rounded_box('leaf', (120, THICK, 240), 0.3, finish, (EDGE - 60, THICK / 2, height), 3)
    panel = g.plate('panel', g.rounded_rectangle(62, 96, 0.6), finish, 1.0, 0.45, [g.rounded_rectangle(56, 90, 0.6)])
    g.turn(panel, x=90)
    panel.location = (-45, -0.3, height + 2)
    steel = m.metal('#b6bac0', 0.3, 'z')
    g.rounded_box('face plate', (0.3, 2.4, 23), 0.12, steel, (EDGE + 0.05, THICK / 2, height - 2))
    g.rounded_box('bolt', (0.3, 1.4, 2.8), 0.1, m.metal('#c9b27a', 0.26), (EDGE + 0.1, THICK / 2, height + 3.4))
    g.rounded_box('latch', (1.5, 1.3, 1.8), 0.25, steel, (EDGE + 0.5, THICK / 2, height - 4.9))
    for shift in (-10.4, 8.4):
        g.turn(g.screw(m.steel(), 0, 0, 0.02, 0.24), y=90).location = (EDGE + 0.22, THICK / 2, height + shift - 1)
    frame(height, wood)


def frame(height, wood):
    """Jamb on the far side of the gap with its seal and strike plate, the wall beside it."""
    jamb = m.wood(*wood, axis='z', scale=0.6, rough=0.4)
    g.rounded_box('jamb', (7, 14, 260), 0.4, jamb, (27, 18, height), 3)
    g.rounded_box('rebate', (2.4, 4, 260), 0.3, jamb, (22.9, 21, height), 3)
    g.rounded_box('seal', (0.8, 1.2, 260), 0.35, m.rubber('#3a3f45'), (22.0, 18.6, height), 3)
    g.rounded_box('strike', (0.25, 3.2, 16), 0.1, m.metal('#b6bac0', 0.3, 'z'), (23.45, 15.4, height - 1))
    g.rounded_box('wall', (120, 16, 300), 0.5, m.plaster('#8f8a84', 0.5), (90.5, 20, height), 2)
