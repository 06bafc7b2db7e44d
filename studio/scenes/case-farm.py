"""A layer house in the morning: our humidity sensor on a post reads 61 %; the house runs away behind it, out of focus."""

import geometry as g
import lighting
import materials as m
import settings
import surfaces as s
import table_top

SIZE = (1280, 720)
SAMPLES = 12
LOOK = {'exposure': 0.3, 'contrast': 1.08, 'grain': 0.009, 'bloom': {'threshold': 1.4, 'amount': 0.35}}
FLOOR = -92


def build():
    """The sensor at the left third, the house runs away into the light on the right."""
    post()
    house()
    light()
    return settings.view((-6.5, 0, 13.0), -12, 4, 85, 33, focus=(-13, 0, 13.4), softness=3.4, centre=(0.5, 0.5))


def post():
    """Sawn post with our sensor, its lead clipped down the side."""
    post = g.rounded_box('post', (220, 9.6, 9.6), 0.7, table_top.worn_wood('#a98d6c', '#6f573d', 1.3), (0, 0, 0), 4)
    post.rotation_euler.y, post.location = -1.5707963, (-13.4, 6.8, 60)
    settings.mounted(settings.product('humidity-sensor', reading='61'), 13.4, -13.4).location.y = 2.0


def house():
    """Litter, a low wall with wire above it along the right, the far gable with its fans."""
    g.mesh('litter', [(-900, 40, FLOOR), (900, 40, FLOOR), (900, 2600, FLOOR), (-900, 2600, FLOOR)], [(0, 1, 2, 3)], s.mottled('#b59c78', '#94795a', 0.05, 0.95, 0.5, 0.4, 0.1))
    block, frame = s.mottled('#cfc8ba', '#bdb5a5', 0.02, 0.9, 0.2, 0.2), m.wood('#a88a64', '#74593a', 'z', 0.3, 0.8)
    for x in (-420, 420):
        g.rounded_box('wall', (20, 2600, 70), 2, block, (x, 1320, FLOOR + 35), 2)
        for k in range(9):
            g.rounded_box('pole', (12, 12, 320), 1, frame, (x, 120 + k * 290, FLOOR + 160), 2)
        sky = s.gradient(((0, '#6f8558'), (0.26, '#9db081'), (0.36, '#dfe7dc'), (0.5, '#eef4f6'), (1, '#d5e7f2')), FLOOR, 260, 1.5)
        card = g.mesh('outside', [(x * 1.25, 0, FLOOR), (x * 1.25, 2600, FLOOR), (x * 1.25, 2600, 300), (x * 1.25, 0, 300)], [(0, 1, 2, 3)], sky)
        card.visible_shadow = card.visible_diffuse = False
    g.rounded_box('gable', (1200, 20, 700), 2, block, (0, 2620, FLOOR + 350), 2)
    for x in (-150, 90):
        g.rounded_box('fan', (130, 12, 130), 4, m.matte('#dfe9ee', 0.5), (x, 2604, FLOOR + 170), 3)
        disc = g.lathe('blades', [(0, 0, 0), (56, 0, 2), (56, 6, 2), (0, 6, 0)], m.matte('#59646b', 0.5), segments=48)
        disc.rotation_euler.x, disc.location = 1.5707963, (x, 2596, FLOOR + 170)


def light():
    """Morning sun from the left through the wire; the open sides fill softly."""
    lighting.world((0.86, 0.93, 1), 0.4)
    settings.daylight(2.4, 0.8, 3.7, -44, 30, target=(4, 0, 12))
    lighting.softbox((380, 900, 120), (0, 900, FLOOR), 1400, 200, 2.3, (0.95, 0.98, 1))
    lighting.softbox((-380, 900, 120), (0, 900, FLOOR), 1400, 200, 2.6, (1, 0.97, 0.9))
