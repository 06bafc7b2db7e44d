"""A night guard from behind at an iron gate: a silhouette against the lamps of a car that waits in the street."""
import math
import random

import bpy

import camera as cameras
import dark_set
import distance
import figure
import geometry as g
import lighting
import materials as m
import props_gate as gate
import surfaces as s

SIZE = (1600, 900)
SAMPLES = 16
LOOK = {'exposure': 0.75, 'contrast': 1.08, 'grain': 0.013, 'bloom': {'threshold': 1.2, 'amount': 0.5}}


def build():
    """The gate's leaf in the middle, a post with the lamp at its right, walls run out into the dark on both sides."""
    ground()
    leaf()
    walls()
    figure.person((-34, -84, 0), 180 + 16, {
        'upperarm_r': (-14, -34, 0), 'lowerarm_r': (-12, 0, 10), 'upperarm_l': (-34, 26, 0), 'lowerarm_l': (-58, 0, -10), 'neck_01': (4, 0, -10), 'spine_02': (3, 0, -4),
        'thigh_l': (4, -3, 0), 'thigh_r': (-4, 3, 0),
    }, ('male_casualsuit02', 'shoes04'), hair='short02', hue=0.5, tint='#6a6d72')
    street()
    lighting.place('narrow_moonlit_road', 0.1, 60, behind=(0.004, 0.006, 0.012))
    light()
    view = cameras.add_camera((-14, -60, 128), azimuth=-5, elevation=1.5, lens=85, distance=760)
    view.rotation_euler.rotate_axis('Z', math.radians(0.8))
    cameras.aperture(view, (-34, -84, 140), 2.8)
    return view


def ground():
    """Concrete drive that has been hosed: dark, with patches that mirror; the kerb of the street."""
    g.mesh('drive', [(-2000, -1200, 0), (2000, -1200, 0), (2000, 2600, 0), (-2000, 2600, 0)], [(0, 1, 2, 3)], s.mottled('#4b4741', '#37342f', 0.012, 0.34, 0.35, 0.25, 0.5))
    for y in (-420, -180):
        g.rounded_box('joint', (900, 1.2, 0.3), 0.1, m.matte('#1b1a18', 0.9), (0, y, 0))


def leaf():
    """Iron leaf between the posts, a chain and a lock at its edge."""
    before = set(bpy.data.objects)
    gate.iron_gate(-168, 66, 0, -112, 84, 11.7)
    for part in set(bpy.data.objects) - before:
        g.move(part, z=118)
    iron = m.metal('#6f7276', 0.4)
    for k in range(9):
        a = k * 0.7
        ring = [(67 + 2.0 * math.cos(t) * (1 if k % 2 else 0.5), -3 - 1.2 * math.sin(t) * (0.4 if k % 2 else 1), 96 - k * 1.9 + 1.6 * math.sin(t + a)) for t in (math.tau * i / 24 for i in range(24))]
        g.tube('link', ring, 0.42, iron, 4, True)


def walls():
    """Rendered posts and walls with a coping, electric wire on top."""
    for x in (-190, 100):
        gate.post((x, -28), 44, 60, ('#a8916f', '#97805f'), 0, 236)
        g.rounded_box('cap', (56, 72, 8), 1.5, s.mottled('#8f8b84', '#7f7b74', 0.05, 0.9, 0.3, 1), (x, 2, 240), 3)
    render = s.mottled('#a3927a', '#8d7c64', 0.02, 0.9, 0.5, 0.7)
    for x in (-690, 600):
        g.rounded_box('wall', (956, 24, 214), 1.5, render, (x, 4, 107), 3)
        g.rounded_box('coping', (956, 34, 6), 1, s.mottled('#8f8b84', '#7f7b74', 0.05, 0.9, 0.3, 1), (x, 4, 217), 3)
        for k in range(4):
            g.tube('wire', [(x - 478, 4, 226 + 9 * k), (x + 478, 4, 226 + 9 * k)], 0.25, m.steel(), 3)


def street():
    """Far lamps that the lens has blurred, a dark house across the way."""
    chance = random.Random(11)
    distance.sky(3200, ((0, '#15233c'), (0.35, '#0a1326'), (1, '#040812')), 0, 900, 0.6)
    g.rounded_box('house', (900, 300, 420), 3, m.matte('#141a22', 0.9), (-560, 1500, 210))
    car()
    distance.lamps([(chance.uniform(-900, 900), chance.uniform(2300, 2900), chance.uniform(90, 330), chance.uniform(9, 17)) for _ in range(26)], strength=0.7)


def car():
    """One that waits outside, its lamps on: they draw the bars and the guard on the wet drive."""
    paint = m.plastic('#1b232c', 0.25, 0)
    g.rounded_box('bonnet', (178, 120, 62), 14, paint, (-66, 585, 74), 5)
    g.rounded_box('cabin', (158, 160, 66), 22, m.dark_glass('#0b1016', 0.08), (-66, 700, 122), 5)
    beam = m.screen_light('#fff1d6', 40)
    for x in (-134, 2):
        disc = g.lathe('beam', [(0, 0, 0), (8.5, 0, 0.4), (8.5, 2, 0.6), (0, 2.4, 0)], beam, segments=48)
        g.turn(disc, x=90)
        disc.location = (x, 524, 72)
        dark_set.lamp((x, 515, 72), 1500000, '#fff0d2', 5, (x * 0.6 - 10, -300, 30), 70)


def light():
    """A cold remainder of the sky; all else comes from the street."""
    lighting.softbox((-500, -700, 500), (0, 0, 100), 500, 400, 0.12, (0.55, 0.7, 1))
