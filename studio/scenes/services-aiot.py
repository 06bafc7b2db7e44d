"""Our camera on top of one shelf, seen from behind: it looks across the aisle at a row of bottles in which one is missing."""
import bpy

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
LOOK = {'exposure': 1.35, 'contrast': 1.08, 'grain': 0.013, 'bloom': {'threshold': 1.3, 'amount': 0.35}}
# the shelf across the aisle: its front, its floors, and the place of the bottle that was sold
FRONT, LOW, STEP, GAP = 84.0, -15.0, 8.7, 3


def build():
    """Camera sharp at the right, the shelf across the aisle out of focus in the light of its own tube."""
    coat = surfaces.mottled('#a9a9a1', '#93928a', 0.35, 0.42, 0.1, 6, 0.4)
    board = [settings.board((200, 30, 2.6), coat, (0, 10, -1.3), 0.5), settings.board((200, 0.5, 4.4), coat, (0, -5.2, -2.0), 0.2)]
    m.use(g.assemble('shelf', board), marks=0.3, dust=0.8)
    watcher()
    opposite(surfaces.mottled('#b9b9b2', '#a9a9a1', 0.2, 0.45, 0.08, 5))
    lighting.place('leadenhall_market', 0.07, 20)
    lighting.softbox((10, FRONT - 14, 62), (0, FRONT + 6, -4), 150, 10, 26, (1, 0.93, 0.8))
    lighting.softbox((-38, -26, 40), (11, 0, 7), 8, 8, 150, (1, 0.93, 0.82))
    lighting.softbox((44, 26, 22), (12, 0, 6), 8, 40, 3, (0.75, 0.88, 1))
    return cameras.photograph((4.0, 0, 5.2), azimuth=11, elevation=5, lens=85, distance=66,
                              tilt=0.6, sharp=(10.5, -2.6, 7), f_number=5.6)


def watcher():
    """The camera from behind and the side; the lead of its foot runs over the edge of the board."""
    root = settings.product('intelligent-camera')
    for part in list(g.members(root)):
        if part.get('is_loose') and part.name.startswith('cord'):
            bpy.data.objects.remove(part)
    m.use(root, marks=0.3, dust=0.6)
    g.pose(root, yaw=180 + 54, at=(9.4, -0.6, 0))
    x, y, _ = root.matrix_world @ g.Vector((0.3, 3.4, 0.36))
    cables.cord([(x - 0.1, y + 0.2, 0.36), (x + 0.4, y - 0.7, 0.32), (x + 1.3, y - 1.6, 0.26), (x + 1.9, -5.2, 0.44), (x + 2.0, -5.8, 0.1), (x + 2.05, -5.72, -1.4), (x + 1.9, -5.7, -6), (x + 1.5, -5.7, -40)], '#d5d7d6', 0.19)


def opposite(coat):
    """Three floors of goods; on the middle one the bottles, one of them gone."""
    settings.board((240, 1, 160), surfaces.mottled('#c9c5ba', '#bdb8ac', 0.1, 0.6, 0.05, 6), (0, FRONT + 26, 10), 0.1)
    for z in (-46, LOW, LOW + 34):
        settings.board((240, 27, 1.4), coat, (0, FRONT + 13, z - 0.7), 0.25)
        settings.board((240, 0.5, 3.6), m.plastic('#eff0ee', 0.4, 0.02), (0, FRONT - 0.4, z - 1.6), 0.2)
    for i in range(7):
        shop.price(-50 + i * 17, FRONT - 0.8, LOW - 1.6, '2,400' if i < 5 else '950')
    # there are none behind the gap either: the next one is a row away
    fill(lambda: shop.bottle('#a45f12', ('Palm oil', 'unrefined · 1 litre'), label='#d9d2bd', cap='#33554a'), 11, -52, STEP, LOW, (GAP,))
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
