"""Our camera on top of one shelf, seen from behind: it looks across the aisle at a row of bottles in which one is missing."""
import math

import camera as cameras
import cables
import geometry as g
import lighting
import materials as m
import props_shop as shop
import settings
import surfaces

SIZE = (1600, 900)
SAMPLES = 10
LOOK = {'exposure': 0.95, 'contrast': 1.08, 'grain': 0.013, 'bloom': {'threshold': 1.3, 'amount': 0.35}}
# the shelf across the aisle: its front, its floors, and the place of the bottle that was sold
FRONT, LOW, STEP, GAP = 84.0, -15.0, 8.7, 3


def build():
    """Camera sharp at the right, the shelf across the aisle out of focus."""
    coat = surfaces.mottled('#d5d5d0', '#cbcbc5', 0.2, 0.45, 0.08, 5)
    settings.board((200, 30, 2.6), coat, (0, 10, -1.3), 0.5)
    settings.board((200, 0.5, 4.4), coat, (0, -5.2, -2.0), 0.2)
    shop.price(-13, -5.6, -2.0, '₦ 1,850', '#efe9d2')
    watcher()
    opposite(coat)
    lighting.place('autoshop_01', 0.34, 20)
    lighting.softbox((10, 70, 62), (0, FRONT + 6, 0), 150, 16, 10, (1, 0.95, 0.87))
    lighting.softbox((-46, -14, 40), (12, 0, 6), 20, 30, 12, (1, 0.94, 0.85))
    lighting.softbox((54, 26, 26), (12, 0, 6), 10, 40, 4, (0.78, 0.9, 1))
    view = cameras.add_camera((2, 0, 7.4), azimuth=11, elevation=7, lens=75, distance=84)
    view.rotation_euler.rotate_axis('Z', math.radians(0.6))
    cameras.aperture(view, (12.5, -1, 7), 4)
    return view


def watcher():
    """The camera from behind and the side, its lead over the edge of the board."""
    root = settings.product('intelligent-camera')
    m.use(root, marks=0.12, dust=0.3)
    g.pose(root, yaw=180 + 42, at=(12.5, 0, 0))
    back = root.matrix_world @ g.Vector((0, 2.2, 6.4))
    out = root.matrix_world @ g.Vector((0, 4.0, 5.4))
    cables.cord([tuple(back), tuple(out), (out.x + 1.0, out.y - 2.2, 2.0), (out.x + 2.2, -4.2, 0.35), (out.x + 2.6, -5.8, -0.6), (out.x + 2.7, -6.0, -6), (out.x + 2.9, -6.0, -40)], '#e3e4e2', 0.2)


def opposite(coat):
    """Three floors of goods; on the middle one the bottles, one of them gone."""
    settings.board((240, 1, 160), surfaces.mottled('#c9c5ba', '#bdb8ac', 0.1, 0.6, 0.05, 6), (0, FRONT + 26, 10), 0.1)
    for z in (-46, LOW, LOW + 34):
        settings.board((240, 27, 1.4), coat, (0, FRONT + 13, z - 0.7), 0.25)
        settings.board((240, 0.5, 3.6), m.plastic('#eff0ee', 0.4, 0.02), (0, FRONT - 0.4, z - 1.6), 0.2)
    for i in range(7):
        shop.price(-50 + i * 17, FRONT - 0.8, LOW - 1.6, '₦ 2,400' if i < 5 else '₦ 950')
    # there are none behind the gap either: the next one is a row away
    fill(lambda: shop.bottle('#d8920f', ('Palm oil', 'unrefined · 1 litre')), 11, -52, STEP, LOW, (GAP,))
    fill(lambda: shop.tin('#a8402f', 'Tomato'), 4, 44, 8.4, LOW, ())
    fill(lambda: shop.tin('#a8402f', 'Tomato'), 3, 46, 8.4, LOW + 8.3, ())
    fill(lambda: shop.carton((12, 9, 17), '#31507a', 'Sugar'), 5, -50, 12.6, LOW + 34, ())
    fill(lambda: shop.bag('#e9e2d0', 'Rice', ink='#8c2f25'), 4, 18, 14.5, LOW + 34, ())
    fill(lambda: shop.carton((11, 7, 8.6), '#2f6b58', 'Tea'), 9, -50, 11.5, -46, ())


def fill(make, count, start, step, z, skip):
    """Two rows of one article from the front of the shelf backwards, none quite straight."""
    for i in range(count):
        if i in skip:
            continue
        for row in range(2):
            g.pose(make(), yaw=(i * 37 % 11) - 5, at=(start + i * step + 0.25 * (i % 3), FRONT + 5 + row * 8.8, z))
