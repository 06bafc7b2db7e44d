"""Hotel room door ajar in the evening: the lock sharp on the walnut leaf, behind it the bed and its lamp, out of focus."""
import math

import bpy

import geometry as g
import lighting
import materials as m
import settings
import surfaces as s

SIZE = (2400, 1350)
LOOK = {'exposure': 0.52, 'contrast': 1.05, 'bloom': {'threshold': 1.15, 'amount': 0.45}}
TURN = 15.0


def build():
    """The leaf fills the left, the warm room the right; heights are above the lock, which hangs 105 cm over the floor."""
    leaf()
    room()
    view = settings.view((3.5, 2, 2.0), 19, 3, 80, 54, focus=(0, -3, 0), softness=2.6)
    light(view)
    return view


def leaf():
    """Door leaf with a grooved face, its edge with the latch plate, the lock and the number, turned about the lock."""
    walnut = m.wood('#7d5334', '#432a1a', 'z', 1.15, 0.36)
    brass, dark = m.metal('#c7a15c', 0.28), m.matte('#241710', 0.6)
    parts = [settings.board((90, 4.4, 210), walnut, (-37, 2.2, 0), 0.35)]
    for x in (-9.5, -33):
        parts.append(g.rounded_box('groove', (0.45, 0.2, 210), 0.08, dark, (x, -0.02, 0), 2))
    plate = [g.plate('latch plate', g.rounded_rectangle(2.4, 22, 0.4), m.metal('#b9bdc2', 0.3, 'y'), 0.14, 0.04)]
    plate.append(g.rounded_box('bolt', (1.5, 2.6, 1.4), 0.3, m.metal('#c9a860', 0.25), (0, 1.0, 0.6), 4))
    for part in plate:
        g.turn(part, x=90, z=90)
        parts.append(g.move(part, 7.98, 2.2, -1))
    figures = [g.label('412', 4.6, brass, (0, 0, 0), 'InterDisplay-Medium', thick=0.28, spacing=1.04)]
    parts += s.upright(figures, (-18.0, -0.35, 7.4))
    lock = settings.product('smart-lock')
    leaf_root = g.assemble('leaf', [*parts, lock])
    g.pose(leaf_root, yaw=TURN, at=(0, 0, 0), floats=True)


def room():
    """Bed with pillows and a throw, padded headboard, bedside table with the lamp, a picture, curtains at the window."""
    wall = s.mottled('#b79f82', '#ab9377', 0.02, 0.85, 0.15)
    settings.wall(wall, 470)
    g.mesh('carpet', [(-600, 10, -105), (800, 10, -105), (800, 480, -105), (-600, 480, -105)], [(0, 1, 2, 3)], m.fabric('#5d6a63', 3))
    linen, throw = m.fabric('#ece6da', 4), m.fabric('#2d6a62', 4)
    g.rounded_box('mattress', (170, 200, 34), 8, linen, (-128, 350, -66), 6)
    g.rounded_box('duvet', (178, 130, 16), 7, linen, (-128, 305, -50), 6)
    g.rounded_box('throw', (180, 44, 17.5), 6, throw, (-128, 272, -50), 6)
    board = m.fabric('#6b5646', 3)
    for i in range(5):
        g.rounded_box('pad', (40, 12, 78), 5, board, (-212 + i * 41, 460, -42), 6)
    for x, turned in ((-170, 4), (-88, -5)):
        pillow = g.cushion('pillow', 66, 42, 14, 14, linen, crown=8, edge=6)
        g.turn(pillow, x=62, z=turned)
        g.move(pillow, x, 440, -34)
    settings.board((46, 38, 4), m.wood('#8b5e3a', '#553620', 'x', 0.5), (-32, 440, -48), 0.6)
    settings.board((42, 34, 50), m.wood('#7d5334', '#4a2e1b', 'x', 0.5), (-32, 442, -76), 0.8)
    shade = s.gradient(((0, '#ffd9a0'), (0.5, '#ffcf8e'), (1, '#f0a95c')), -14, 22, 2.6)
    g.lathe('foot', [(0, -46, 0), (9, -46, 0.5), (9, -44, 1), (1.6, -42, 1), (1.4, -14, 0), (0, -14, 0)], m.metal('#b8935a', 0.3), x=-32, y=436)
    g.lathe('shade', [(20, -14, 0), (14, 20, 0)], shade, x=-32, y=436)
    frame = m.metal('#3b342d', 0.4)
    g.rounded_box('frame', (62, 3, 46), 0.6, frame, (-116, 466, 44), 3)
    g.rounded_box('print', (54, 1, 38), 0.2, s.gradient(((0, '#2f5f63'), (0.5, '#c9a878'), (1, '#e6d9bf')), 24, 60, 0.5), (-116, 464, 44), 2)
    curtain = s.leaf('#8d8170', '#b8a488', 0.3, 0.9)
    points = [(4 + i * 2.4, 452 + 5 * math.sin(i * 1.35)) for i in range(52)]
    vertices = [(x, y, z) for x, y in points for z in (-105, 160)]
    g.mesh('curtain', vertices, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(51)], curtain, smooth_angle=80)


def bulb(at, watts, colour, radius):
    """Lamp that its own bare disc does not show in brass or glass."""
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.color, light.shadow_soft_size = watts, colour, radius
    thing = bpy.data.objects.new('bulb', light)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.visible_glossy = False


def light(view):
    """Corridor light from above on the leaf, a sheen on the lock, the bedside lamp and another out of sight in the room."""
    lighting.world((0.80, 0.78, 0.84), 0.16)
    lighting.softbox((-16, -60, 84), (0, 0, 0), 50, 30, 11, (1, 0.86, 0.68))
    lighting.softbox((60, -70, 20), (4, 0, 0), 26, 60, 2.2, (0.9, 0.93, 1))
    lighting.softbox((40, 40, 10), (9, 2, 0), 16, 60, 5.0, (1, 0.76, 0.48))
    bulb((-32, 412, 20), 240000, (1, 0.72, 0.42), 12)
    bulb((-250, 400, 30), 300000, (1, 0.74, 0.46), 16)
    bulb((60, 200, 120), 200000, (1, 0.80, 0.58), 20)
    out = (math.sin(math.radians(TURN)), -math.cos(math.radians(TURN)), 0)
    lighting.reflection(view, (0, -4, 3.5), out, 26, 60, 1.4, 55, (1, 0.93, 0.84), (-15, 14))
    lighting.reflection(view, (0, -4, -4), out, 60, 40, 1.1, 60, (1, 0.95, 0.88), (14, 4))
