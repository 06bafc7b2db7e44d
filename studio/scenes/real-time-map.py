"""Dark table map of Lagos with thin mint routes and small lit marks for vehicles and sites."""
import random

import camera as cameras
import dark_set as d
import geometry as g
import lighting
import materials as m

SIZE = (2400, 1350)
LOOK = {'exposure': 0.45, 'contrast': 1.06, 'bloom': {'threshold': 1.0, 'amount': 0.55}}
# coast and lagoon, drawn from the map's south-west; centimetres on the table
MAINLAND = [(-60, 40), (-60, -10), (-42, -12), (-26, -15), (-14, -13), (-9, -8), (-7, 0), (-2, 6), (3, 14), (10, 21), (20, 26), (34, 29), (60, 31), (60, 40)]
ISLANDS = (
    [(-6, -13), (-1, -10.5), (5, -11), (9, -13), (8, -16), (1, -16.4), (-5, -15.6)],
    [(10, -14), (16, -11.5), (27, -12), (44, -10.5), (60, -11), (60, -19), (38, -19.5), (20, -19), (10.5, -17)],
    [(-60, -18), (-40, -18.6), (-22, -20), (-13, -19.4), (-12, -22), (-30, -24), (-60, -24)],
)
ROUTES = (
    [(-40, -9), (-24, -10), (-12, -6), (-8, 2), (-2, 10), (4, 18), (14, 27), (26, 34)],
    [(-12, -6), (-6, -11.5), (2, -13), (10, -15), (22, -15.6), (40, -14.5), (58, -14.5)],
    [(-50, 12), (-34, 10), (-20, 12), (-2, 10)],
    [(-24, -10), (-25, 0), (-20, 12), (-15, 24), (-12, 36)],
)
MARKS = ((-24, -10, 1), (-40, -9, 0), (-8, 2, 0), (4, 18, 0), (2, -13, 1), (22, -15.6, 0), (40, -14.5, 1), (-34, 10, 0), (-20, 12, 1), (-15, 24, 0), (14, 27, 1), (-50, 12, 0))


def build():
    """Relief of land on a glossy lagoon, lit by its own lines."""
    water = d.fade_to_void(m.dark_glass('#0c1826', 0.16), (2, 0, 0), 34, 76)
    land = d.fade_to_void(m.plastic('#2a3645', 0.6, 0.1), (2, 0, 0), 34, 74)
    g.mesh('water', [(-200, -200, 0), (200, -200, 0), (200, 200, 0), (-200, 200, 0)], [(0, 1, 2, 3)], water)
    g.plate('mainland', g.fillet([(x, y, 3) for x, y in MAINLAND], closed=True), land, 0.7, 0.2)
    for shape in ISLANDS:
        g.plate('island', g.fillet([(x, y, 1.2) for x, y in shape], closed=True), land, 0.7, 0.2)
    streets()
    light = m.led(strength=3.0, core=0.3)
    for route in ROUTES:
        path = g.smooth_path([(x, y, 1.0) for x, y in route], 12)
        g.tube('route', path, 0.11, light, 3)
    marks()
    g.tube('bridge', g.smooth_path([(-7, 1, 0.9), (-2.5, -4, 1.5), (0, -9, 1.4), (2, -13, 0.9)], 10), 0.16, m.led('#4a9dff', 2.6, 0.3), 3)
    d.surround(0.3)
    lighting.softbox((-60, 10, 60), (0, 0, 0), 50, 50, 2.4, (0.62, 0.78, 1))
    lighting.softbox((30, 80, 40), (0, 0, 0), 110, 20, 1.3, (0.5, 0.72, 1))
    view = cameras.add_camera((1.5, 1, 0), azimuth=-14, elevation=36, lens=85, distance=132)
    cameras.focus(view, (0, -6, 1), softness=1.2)
    return view


def streets():
    """A faint grid of side streets on the land, and low blocks for its dense quarters."""
    chance = random.Random(21)
    grey = m.plastic('#3a4758', 0.6, 0)
    warm = m.screen_light('#ffbe78', 1.3)
    for _ in range(900):
        x, y = chance.uniform(-46, 44), chance.uniform(-19, 34)
        if not any(g._is_inside(shape, (x, y)) for shape in (MAINLAND, *ISLANDS)):
            continue
        size = (chance.uniform(0.5, 1.3), chance.uniform(0.5, 1.3), chance.uniform(0.1, 0.5))
        g.rounded_box('block', size, 0.05, grey, (x, y, 0.7 + size[2] / 2), segments=1)
        if chance.random() < 0.16:
            g.rounded_box('light', (0.14, 0.14, 0.06), 0.02, warm, (x, y, 0.72 + size[2]), segments=1)


def marks():
    """Pins for sites, flat dots for vehicles, one of them amber."""
    mint, amber = m.led(strength=4.5, core=0.6), m.led('#ffa63d', 5, 0.5)
    white = m.porcelain()
    for i, (x, y, is_site) in enumerate(MARKS):
        finish = amber if i == 5 else mint
        if is_site:
            g.lathe('pin', [(0, 0.7, 0), (0.1, 0.7, 0), (0.1, 3.2, 0), (0, 3.2, 0)], white, segments=20, x=x, y=y)
            g.lathe('head', [(0, 3.0, 0), (0.62, 3.0, 0.3), (0.62, 4.1, 0.4), (0, 4.2, 0)], finish, segments=48, x=x, y=y)
        else:
            g.lathe('dot', [(0, 0.7, 0), (0.55, 0.7, 0.05), (0.5, 1.0, 0.1), (0, 1.02, 0)], finish, segments=48, x=x, y=y)
            g.tube('halo', g.arc_points(1.1, 0, 360, 0.8, x, y, 48), 0.045, finish, 2, True)
