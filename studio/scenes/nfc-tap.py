"""A phone lies on a generator, its upper edge over the tag of the asset plate: the machine's record has opened."""
import math

import displays
import geometry as g
import lighting
import materials as m
import props
import settings
import surfaces

SIZE = (1440, 810)
SAMPLES = 12
LOOK = {'exposure': 0.4, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.4}}
PLATE = (5.0, 1.0)
TAG = (7.9, 1.3)
FUEL_CAP = (16.8, 9.2)


def build():
    """The generator's cover fills the foreground; its tank cap, handle and a wall with plants' light stand behind."""
    machine()
    asset_plate()
    phone()
    settings.daylight(1.5, target=(0, 0, 1), sun_azimuth=-50, sun_elevation=38, sun_strength=3.0)
    settings.wall(m.plaster('#c9bfae'), 60)
    view = settings.view((1.6, -3.2, 0.6), -8, 40, 90, 43, focus=(2.5, -3.0, 0.6), softness=0.55, centre=(0.5, 0.44))
    lighting.reflection(view, (0, 4, 0), (0, 0, 1), 70, 30, 0.7, 70, (1, 0.98, 0.95), (-10, 12))
    return view


def machine():
    """Enamelled cover with a rolled edge, vents, two bolts, the fuel cap and the carrying bar."""
    enamel = surfaces.mottled('#d0a03a', '#c69433', 0.12, 0.38, 0.06, 3, 0.5)
    black, steel = m.plastic('#2e3338', 0.5, 0.08), m.metal('#b9bec3', 0.28)
    slots = [g.slot(5.6, 0.55, x, 10.4 - i * 1.35) for x in (-15.2, -7.6) for i in range(5)]
    g.plate('cover', g.rounded_rectangle(46, 32, 3.4), enamel, 9, 1.1, slots, z=-9, bevel_segments=8, hole_bevel=0.12)
    g.rounded_box('inside', (16, 8, 6), 0.3, m.matte('#202428', 0.9), (-11.4, 7.7, -4.6))
    for x in (-20.4, 20.4):
        for y in (-13.4, 13.4):
            bolt(steel, x, y)
    x, y = FUEL_CAP
    cap = g.lathe('cap', [(0, -0.4, 0), (3.6, -0.4, 0.1), (3.6, 0.5, 0.2), (3.0, 0.7, 0.2), (3.0, 2.6, 0.5), (0, 2.9, 0.3)], black, segments=96)
    cap.location = (x, y, 0)
    for k in range(18):
        a = math.tau * k / 18
        g.rounded_box('grip', (0.4, 0.4, 1.7), 0.18, black, (x + 3.0 * math.cos(a), y + 3.0 * math.sin(a), 1.6))
    ring = g.lathe('ring', [(3.7, -0.1, 0), (4.3, -0.1, 0), (4.3, 0.14, 0.06), (3.7, 0.14, 0.05)], m.metal('#c0c5c9', 0.3), segments=96)
    ring.location = (x, y, 0)
    g.tube('bar', g.smooth_path([(-26, 19, -12), (-26, 19, 3), (-24.6, 19, 6.6), (-21, 19, 8), (21, 19, 8), (24.6, 19, 6.6), (26, 19, 3), (26, 19, -12)], 8), 1.25, black, 8)
    g.tube('sleeve', [(-9, 19, 8), (9, 19, 8)], 1.55, m.rubber('#3a4046'), 8)
    g.rounded_box('wall', (60, 46, 40), 2, m.plastic('#3c434a', 0.5, 0.06), (0, 0, -29.5))


def bolt(steel, x, y):
    """Hexagon head on a washer."""
    g.lathe('washer', [(0, 0, 0), (0.95, 0, 0.03), (0.95, 0.12, 0.04), (0, 0.12, 0)], steel, segments=48, x=x, y=y)
    g.lathe('bolt', [(0, 0.1, 0), (0.66, 0.1, 0), (0.66, 0.6, 0.08), (0, 0.64, 0)], steel, segments=6, x=x, y=y)


def asset_plate():
    """Brushed plate on four rivets: what the machine is, and the white tag to tap."""
    metal, ink = m.metal('#cdd1d5', 0.34, 'x', 0.08), m.ink('#26303a')
    x, y = PLATE
    g.plate('plate', g.rounded_rectangle(15.6, 9.6, 0.5, x, y), metal, 0.1, 0.04, z=0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            g.lathe('rivet', [(0, 0, 0), (0.28, 0, 0), (0.2, 0.12, 0.1), (0, 0.15, 0)], m.steel(), segments=32, x=x + sx * 7.2, y=y + sy * 4.2).location.z = 0.09
    for words, size, px, py, font in (('GENERATOR 2', 0.82, -6.4, 3.3, 'InterDisplay-SemiBold'), ('Asset 0417', 0.62, -6.4, 2.1, 'Inter-Medium'), ('7.5 kVA', 0.62, -6.4, 1.0, 'Inter-Medium')):
        g.label(words, size, ink, (x + px - 0.2, y + py, 0.1), font, align='LEFT', thick=0.002)
    g.plate('tag', g.circle(2.35, *TAG, 96), m.plastic('#f0f2f1', 0.4, 0.02), 0.07, 0.03, z=0.1)
    green = m.ink('#08705c')
    for radius in (0.45, 0.85, 1.25):
        g.tube('wave', g.arc_points(radius, 45, 135, 0.172, TAG[0] - 0.55, TAG[1]), 0.085, green, 3)
    g.tube('coil', g.arc_points(2.05, 0, 360, 0.17, *TAG), 0.02, m.ink('#b4bfbf'), 2, True)


def phone():
    """Lying with its upper edge by the tag: the machine's record has opened."""
    root = props.phone((), ring=False)
    z, white, grey, mint = 0.815, displays.finish(displays.TEXT, 0.62), displays.finish(displays.QUIET, 0.55), m.led(strength=1.2, core=0.2)
    parts = [displays.area(g.rounded_rectangle(6.9, 14.9, 0.9), displays.finish('#0e1a29', 0.9), z)]
    parts += [displays.ring(0, 3.9, 1.5, 0.11, mint, z + 0.006), displays.stroke([(-0.62, 3.9), (-0.14, 3.4), (0.74, 4.4)], 0.16, mint, z + 0.006)]
    parts.append(displays.words('Generator 2', 0.82, 0, 1.5, white, z + 0.006, 'InterDisplay-SemiBold', 'CENTER'))
    parts.append(displays.words('visit recorded 09:42', 0.52, 0, 0.6, grey, z + 0.006, align='CENTER'))
    for i, (name, value) in enumerate((('Fuel', '62 %'), ('Oil', 'changed'), ('Hours', '1 284'), ('Next', '1 484'))):
        y = -1.0 - i * 1.25
        parts.append(displays.words(name, 0.56, -2.8, y, grey, z + 0.006))
        parts.append(displays.words(value, 0.56, 2.8, y, white, z + 0.006, align='RIGHT'))
        parts.append(displays.stroke([(-2.8, y - 0.6), (2.8, y - 0.6)], 0.03, displays.finish('#2a3d53', 0.7), z + 0.006))
    displays.upon(root, parts)
    g.pose(root, yaw=-32, lean=-1.2, at=(3.3, -5.2, 0.16))
