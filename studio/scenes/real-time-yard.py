"""Gate of a haulage yard by day: the yard board under its hood, a closed barrier, a truck that waits behind it."""
import geometry as g
import lighting
import materials as m
import props_yard as yard
import roofs
import settings
import surfaces as s

SIZE = (2400, 1350)
SAMPLES = 20
LOOK = {'exposure': 0.3, 'contrast': 1.07, 'bloom': {'threshold': 1.5, 'amount': 0.3}}
GROUND = -150


def build():
    """The board right of the middle, the stop disc and the truck left of it; all three fit a card of four to three."""
    yard.display((7.5, 0, 1.0), 5)
    yard.barrier(-460, 300, 110, -27, -52)
    yard.truck((-330, 1560, GROUND), 20)
    surroundings()
    hut()
    light()
    view = settings.view((0, 0, -0.5), 7, 4, 75, 95, focus=(7.5, -1, 0), softness=2.0, centre=(0.5, 0.5))
    view.data.clip_end = 200000
    return view


def surroundings():
    """Asphalt, the yard's wall, a store with a sheet roof, trees and the sky."""
    g.mesh('asphalt', [(-6000, -400, GROUND), (6000, -400, GROUND), (6000, 9000, GROUND), (-6000, 9000, GROUND)], [(0, 1, 2, 3)], s.mottled('#8d8a84', '#7f7c77', 0.008, 0.9, 0.15, 0.2))
    wall = s.mottled('#d8ccb4', '#c9bca2', 0.004, 0.9, 0.1, 0.05)
    g.rounded_box('wall', (9000, 30, 240), 3, wall, (0, 2600, GROUND + 120), 2)
    roofs.house(900, 3600, 420, 1900, 900, -8, roofs.sheet('#7d4f3c', 0.06), wall)
    roofs.tree(-1050, 2900, 520, 420, 5200, 3)
    roofs.tree(150, 3100, 420, 330, 5200, 6)
    roofs.tree(1500, 2900, 470, 380, 5200, 9)
    roofs.sky()


def hut():
    """Guard's hut across the drive: rendered walls, a window to the gate, a flat roof that stands over."""
    render, trim = s.mottled('#e6dcc6', '#dccfb4', 0.01, 0.9, 0.1, 0.1), m.plastic('#a9a59b', 0.7, 0)
    g.rounded_box('walls', (300, 220, 240), 3, render, (222, 700, GROUND + 120), 3)
    g.rounded_box('plinth', (304, 224, 40), 3, trim, (222, 700, GROUND + 20), 3)
    g.rounded_box('roof', (360, 280, 20), 5, m.plastic('#d9dcda', 0.5, 0), (222, 690, GROUND + 248), 3)
    g.rounded_box('frame', (130, 10, 100), 3, m.plastic('#f0efe9', 0.4, 0), (152, 590, GROUND + 158), 3)
    g.rounded_box('pane', (118, 8, 88), 2, m.dark_glass('#3a4d5a', 0.06), (152, 585, GROUND + 158), 3)


def light():
    """Forenoon sun from the left above; the hood shades the glass."""
    lighting.world((0.66, 0.80, 1), 0.5)
    lighting.sun(44, -58, 4.0, (1, 0.93, 0.82), 1.0)
    lighting.softbox((36, -150, -46), (8, 0, 0), 90, 70, 1.2, (0.95, 0.98, 1))
