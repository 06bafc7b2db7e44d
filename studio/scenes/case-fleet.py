"""Guard's hut of a haulage yard by day: the board with the trucks' keys, our tag on each, one hook empty; a truck outside."""
import geometry as g
import lighting
import materials as m
import props_keys as keys
import settings
import surfaces as s

SIZE = (2400, 1350)
LOOK = {'exposure': 0.42, 'contrast': 1.06, 'bloom': {'threshold': 1.4, 'amount': 0.3}}
COLUMNS, ROW = (-20.0, -11.8, -3.6, 4.6), 7.2
BOWS = ('#2b3138', '#343b43', '#2f3a4a', '#3a3430')
FACE = -1.2


def build():
    """The board recedes from the left; the key that is out leaves a gap where the eye falls."""
    hut()
    yard()
    board()
    settings.daylight(1.9, 0.8, 3.2, -50, 33, target=(7, 0, -16))
    lighting.softbox((70, 60, 20), (0, 0, 0), 60, 60, 2.0, (0.9, 0.96, 1))
    return settings.view((-0.6, 0, 2.6), -25, 5, 85, 46, focus=(-11.8, -3.6, 3), softness=1.7, centre=(0.5, 0.5))


def board():
    """Painted board in a wooden frame: a row of hooks, a plate over each."""
    wood = m.wood('#b98a5c', '#7a5231', 'x', 1.4)
    g.rounded_box('board', (37, 1.0, 22), 0.15, s.mottled('#2c5b58', '#27524f', 0.2, 0.6, 0.08, 3), (-7.7, -0.7, 3))
    for size, at in (((35.9, 2.2, 2), (-7.7, -1.0, 14.4)), ((35.9, 2.2, 2), (-7.7, -1.0, -8.4)), ((2, 2.2, 24.8), (-26.6, -1.0, 3)), ((2, 2.2, 24.8), (11.2, -1.0, 3))):
        g.rounded_box('frame', size, 0.4, wood, at, 4)
    for i, x in enumerate(COLUMNS):
        keys.number(f'T {i + 1}', (x, FACE, ROW + 3.0))
        keys.hook((x, FACE, ROW))
        if i == 2:
            keys.slip((x, FACE, ROW), (('OUT', 1.2, -3.5, 'InterDisplay-Bold'), ('05:20', 1.2, -5.1, 'InterDisplay-SemiBold')))
        else:
            keys.hang((x, FACE, ROW), BOWS[i], (-5, 7, 0, 4)[i], (14, -12, 0, -15)[i])


def hut():
    """Rendered wall with a window on the right: opening, wooden frame, sill."""
    render = s.mottled('#d9d2c2', '#cfc7b5', 0.05, 0.9, 0.3, 1.2)
    for size, at in (((320, 14, 400), (-143, 7, 0)), ((300, 14, 200), (167, 7, 144)), ((300, 14, 200), (167, 7, -122)), ((200, 14, 400), (200, 7, 0))):
        g.rounded_box('wall', size, 0.5, render, at, 3)
    frame = m.plastic('#e7e3d8', 0.45, 0.02)
    for size, at in (((5, 9, 68), (18.8, 8, 11)), ((84, 9, 5), (60, 8, 43)), ((84, 9, 5), (60, 8, -21)), ((3.4, 6, 68), (58, 9, 11))):
        g.rounded_box('frame', size, 0.6, frame, at, 3)
    g.rounded_box('sill', (84, 18, 3), 0.8, frame, (62, 2, -23.5), 4)


def yard():
    """A white truck with its cold box, asphalt and the sky: what the blur leaves of them."""
    sky = s.gradient(((0, '#cfd9d4'), (0.4, '#dfe9ee'), (1, '#a9cbe2')), -100, 1200, 1.3)
    card = g.mesh('sky', [(-4000, 4000, -400), (6000, 4000, -400), (6000, 4000, 3000), (-4000, 4000, 3000)], [(0, 1, 2, 3)], sky)
    card.visible_shadow = card.visible_diffuse = False
    g.mesh('asphalt', [(-4000, 20, -150), (6000, 20, -150), (6000, 4000, -150), (-4000, 4000, -150)], [(0, 1, 2, 3)], s.mottled('#8b8a86', '#7d7c79', 0.01, 0.9, 0.1, 0.2))
    white, mint, dark, glass = m.matte('#e9ebea', 0.5), m.matte('#1f9c80', 0.5), m.matte('#2f353b', 0.7), m.dark_glass('#26333f', 0.1)
    parts = [
        g.rounded_box('box', (620, 240, 250), 8, white, (330, 0, 75)), g.rounded_box('stripe', (622, 242, 34), 4, mint, (330, 0, 20)),
        g.rounded_box('cab', (170, 230, 210), 22, m.matte('#3d7db4', 0.4), (-80, 0, 25)), g.rounded_box('pane', (60, 234, 70), 8, glass, (-96, 0, 82)),
        g.rounded_box('screen', (10, 190, 76), 8, glass, (-163, 0, 82)), g.rounded_box('grille', (10, 120, 40), 6, dark, (-163, 0, -10)),
        g.rounded_box('bumper', (16, 232, 30), 6, white, (-164, 0, -62)), g.rounded_box('roof', (150, 220, 60), 20, white, (-70, 0, 150)), g.rounded_box('frame', (760, 180, 22), 4, dark, (260, 0, -74)),
    ]
    for x in (-70, 420, 540):
        wheel = g.lathe('wheel', [(0, -130, 0), (48, -130, 8), (48, 130, 8), (0, 130, 0)], dark, segments=48)
        wheel.rotation_euler.x, wheel.location = 1.5707963, (x, 0, -102)
        parts.append(wheel)
    truck = g.assemble('truck', parts)
    g.pose(truck, yaw=47, at=(2435, 3360, 0), floats=True)
