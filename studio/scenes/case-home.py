"""Gate post of a house at dusk: the door bell lit, iron bars and a warm window behind them, bougainvillea over the wall."""
import bpy

import geometry as g
import lighting
import materials as m
import props_gate as p
import settings
import surfaces as s

SIZE = (2400, 1350)
LOOK = {'exposure': 0.8, 'contrast': 1.03, 'bloom': {'threshold': 1.15, 'amount': 0.4}}


def build():
    """The post stands right of the middle; through the gate on the left one sees the house."""
    render = p.post((0, 0), 30)
    g.rounded_box('wall', (200, 16, 240), 0.8, render, (113, 12, -20), 3)
    bell = settings.product('door-bell')
    g.pose(bell, at=(0, 0, -2), floats=True)
    numbers()
    p.iron_gate(-130, -21, 10)
    flowers()
    house()
    light()
    return settings.view((-11.5, 0, 0.8), -14, 2, 85, 59, focus=(0, -2.6, -1), softness=2.6)


def numbers():
    """Brass figures of the house number above the bell."""
    brass = m.metal('#c9a25a', 0.3)
    figures = [g.label('27', 6.2, brass, (0, 0, 0), 'InterDisplay-SemiBold', thick=0.35)]
    s.upright(figures, (0, -0.5, 12.4))


def flowers():
    """Twigs over the wall's top on the right, some before the post."""
    p.bougainvillea([
        [(40, 2, 26), (28, -6, 20), (20, -9, 12), (16.5, -10, 3)],
        [(38, 2, 24), (24, -6, 20), (13, -8, 17.5), (7, -9, 16)],
        [(40, 0, 16), (27, -5, 9), (21, -8, -1), (19.5, -9, -11)],
        [(44, 4, 28), (28, -2, 22), (14, -6, 20.5), (1, -7, 19.5)],
        [(42, 0, 6), (30, -3, 2), (25, -5, -8), (24, -6, -16)],
    ], 620, 4.0, seed=4, size=3.0)


def house():
    """Front of the house some metres behind the gate, a palm beside it, the last light of the sky above."""
    front = s.mottled('#8f8a86', '#837d7a', 0.01, 0.9, 0.2)
    g.rounded_box('front', (900, 20, 232), 2, front, (230, 540, -24), 3)
    p.lit_window(36, 2, 516)
    tiles = m.matte('#5b3a33', 0.7)
    g.rounded_box('eave', (940, 70, 12), 3, tiles, (230, 520, 97), 3)
    sky = s.gradient(((0, '#e2a777'), (0.3, '#a89aa8'), (1, '#4f6f9a')), 60, 420, 0.75)
    g.rounded_box('sky', (5000, 10, 3000), 1, sky, (600, 2400, 0))
    for root, tip, drop in (((-60, 210, -30), (-6, 190, 20), 26), ((-60, 210, -36), (-8, 230, -40), 22), ((-64, 214, -20), (-20, 220, 70), 20), ((120, 330, -80), (60, 320, -34), 30), ((120, 330, -80), (150, 320, -20), 30), ((120, 330, -80), (96, 340, -8), 26)):
        p.frond(root, tip, drop)
    g.mesh('ground', [(-900, 20, -140), (1200, 20, -140), (1200, 2400, -140), (-900, 2400, -140)], [(0, 1, 2, 3)], s.mottled('#6d675f', '#5c574f', 0.02, 0.9))


def light():
    """Lamp on the post above the bell, dusk from the left, warm light before the house."""
    lighting.world((0.56, 0.66, 0.92), 0.5)
    lighting.softbox((-90, -80, 60), (0, 0, 0), 90, 90, 1.5, (0.74, 0.85, 1))
    lighting.softbox((8, -30, 54), (2, 0, -2), 16, 16, 24, (1, 0.76, 0.48))
    lighting.softbox((-60, 60, 40), (-14, 6, 0), 40, 60, 1.6, (1, 0.8, 0.6))
    bulb = bpy.data.lights.new('porch', 'POINT')
    bulb.energy, bulb.color, bulb.shadow_soft_size = 240000, (1, 0.70, 0.4), 8
    porch = bpy.data.objects.new('porch', bulb)
    bpy.context.collection.objects.link(porch)
    porch.location = (120, 440, 70)
