"""Our camera at the end of a shop's shelf: mint corner marks stand round the place where a bottle is missing."""
import geometry as g
import lighting
import materials as m
import props_shop as shop
import settings
import surfaces

SIZE = (2400, 1350)
LOOK = {'exposure': 0.42, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.4}}
FRONT, STEP, START, GAP, UPPER = -13.0, 8.5, -35.0, 4, 33.5


def build():
    """Shelf seen by a customer; the camera hangs from the board above, at the right, and looks along the goods."""
    rack()
    shop.facing(oil, 7, START, STEP, -7.8, 0, skip=(GAP,))
    shop.facing(oil, 7, START, STEP, 1.2, 0, skip=(GAP,), turn=7)
    shop.facing(lambda: shop.tin('#a8402f', 'Tomato'), 3, 25.6, 8.1, -8, 0, 2, 8.4)
    shop.facing(lambda: shop.tin('#a8402f', 'Tomato'), 2, 26.2, 8.1, -8, 8.25)
    shop.facing(lambda: shop.carton((11, 7, 8.6), '#2f6b58', 'Tea'), 3, 27, 11.4, 9.4, 0, turn=1)
    shop.facing(lambda: shop.carton((11, 7, 8.6), '#2f6b58', 'Tea'), 3, 27, 11.4, 9.4, 8.7, turn=1)
    below()
    marks()
    watcher()
    light()
    return settings.view((2, -8, 14.2), -8, 4, 80, 70, focus=(4, -12, 12), softness=1.1, centre=(0.5, 0.5))


def oil():
    return shop.bottle('#e2a118', ('Palm oil', 'unrefined · 1 litre'))


def rack():
    """Powder-coated shelves, a perforated back, an upright at the right."""
    coat = surfaces.mottled('#d9d8d2', '#d2d1cb', 0.2, 0.5, 0.05, 6)
    for z in (-30, 0, UPPER):
        shop.shelf(190, 26, z, coat)
    settings.board((190, 1, 140), surfaces.mottled('#dcd8cd', '#d3cfc4', 0.1, 0.6, 0.05, 6), (0, 14, 10), 0.1)
    for i, (x, text) in enumerate(((-22, '₦ 2,400'), (-1, '₦ 2,400'), (30, '₦ 950'), (-24, '₦ 1,850'), (2, '₦ 3,200'), (30, '₦ 780'))):
        shop.price(x, FRONT - 0.5, -1.6 if i < 3 else -31.6, text, '#f4e7b0' if i != 1 else '#cfeee4')


def below():
    """Tops of what stands on the shelf beneath, and the dark under the one above."""
    shop.facing(lambda: shop.bag('#e9e2d0', 'Rice', ink='#8c2f25'), 3, -34, 14.5, -6, -30)
    shop.facing(lambda: shop.carton((12, 9, 17), '#31507a', 'Sugar'), 3, 8, 12.6, -7, -30, turn=2)
    shop.facing(lambda: shop.tin('#d8b23f', 'Milk', ink='#5a2c12'), 3, 44, 8.1, -8, -30)


def marks():
    """Corners of a frame round the empty place, floating before the shelf's edge."""
    x, mint = START + GAP * STEP, m.led(strength=3.0, core=0.5)
    half, low, high, arm, y = 4.2, 0.6, 24.8, 2.4, -12.2
    for side in (-1, 1):
        for z, up in ((low, 1), (high, -1)):
            path = g.fillet([(x + side * (half - arm), z), (x + side * half, z, 0.9), (x + side * half, z + up * arm)], segments=8)
            g.tube('mark', [(a, y, b) for a, b in path], 0.13, mint, 4)
    tag = surfaces.upright([
        g.plate('tag', g.rounded_rectangle(7.6, 2.5, 1.2), m.led(strength=1.2, core=0.1), 0.06, 0.02),
        g.label('empty', 1.35, m.ink('#08221d'), (0, 0.05, 0.065), 'InterDisplay-SemiBold'),
    ], (x, y, high + 2.3))
    return tag


def watcher():
    """The camera hangs from the upper shelf on an arm, looking down to the left along the goods."""
    root = settings.product('intelligent-camera')
    g.pose(root, yaw=-58, roll=180, lean=8, at=(20, -19.5, UPPER - 1.6), floats=True)
    g.rounded_box('arm', (6, 15, 0.6), 0.25, m.metal('#b9bec4', 0.3), (20, -15, UPPER - 1.7))
    return root


def light():
    """Shop light from above and daylight from the door at the left."""
    lighting.world((0.95, 0.97, 1), 0.42)
    lighting.softbox((-70, -90, 60), (0, 0, 10), 90, 110, 2.6, (1, 0.975, 0.94))
    lighting.softbox((20, -70, 95), (0, -6, 10), 140, 20, 5.0, (1, 0.95, 0.87))
    lighting.softbox((0, -9, UPPER - 2.2), (0, -4, 0), 170, 3, 4.0, (1, 0.94, 0.85), spread=150)
    lighting.softbox((70, -110, 20), (0, 0, 10), 70, 70, 0.7, (0.94, 0.97, 1))
    lamp = lighting.sun(34, -50, 2.4)
    settings.window_shadow(lamp, (-4, -8, 12), 2.6)
