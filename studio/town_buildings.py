"""Buildings of the model town. Each stands about the origin of the model's current frame, its front towards -Y; metres.

Rooms are lit by name of a finish of `town.palette`: 'warm', 'soft', 'dim', 'cool', 'cold', or 'glass' for a dark one.
"""
import math

STOREY = 3.0
FEW = ('warm', 'soft', 'dim', 'glass', 'glass', 'glass', 'glass')
MANY = ('warm', 'warm', 'soft', 'soft', 'dim', 'cool', 'glass', 'glass', 'glass')


# ---------------------------------------------------------------- parts

def window(t, x, z, wide, high, light='glass', bars=1, y=0.0):
    """Glazed window with frame, mullions and sill on the wall plane y."""
    t.box(light, x, y - 0.02, z, wide, 0.06, high, 0.01)
    for i in range(bars + 2):
        t.box('frame', x - wide / 2 + wide * i / (bars + 1), y - 0.05, z, 0.09, 0.12, high, 0.02)
    for up in (0, high):
        t.box('frame', x, y - 0.05, z + up - 0.045, wide + 0.09, 0.12, 0.09, 0.02)
    t.box('concrete', x, y - 0.12, z - 0.16, wide + 0.36, 0.32, 0.1, 0.03)
    t.box('concrete', x, y - 0.14, z + high + 0.1, wide + 0.3, 0.42, 0.08, 0.03)


def door(t, x, wide=1.0, high=2.1, finish='wood', light=None, y=0.0, z=0.0):
    """Door leaf in its frame; `light` is the finish of the lock's LED."""
    t.box('frame', x, y - 0.03, z, wide + 0.2, 0.14, high + 0.1, 0.02)
    t.box(finish, x, y - 0.08, z + 0.04, wide, 0.1, high - 0.04, 0.02)
    if light:
        t.box('dark', x + wide * 0.36, y - 0.15, z + high * 0.42, 0.16, 0.08, 0.42, 0.03)
        t.box(light, x + wide * 0.36, y - 0.2, z + high * 0.5, 0.09, 0.04, 0.16, 0.01)


def cooler(t, x, z, y=0.0):
    """Outdoor unit of a split air conditioner with its bracket."""
    t.box('paint', x, y - 0.28, z, 0.95, 0.4, 0.66, 0.05)
    t.cylinder('dark', x - 0.12, y - 0.48, z + 0.33, 0.25, 0.04, 18, axis='y')
    t.box('frame', x, y - 0.2, z - 0.08, 0.9, 0.5, 0.06, 0.01)


def tank(t, x, y, z, stand=0.0, size=1.0):
    """Black water tank on a steel stand of a height in metres."""
    if stand:
        for sx in (-0.7, 0.7):
            for sy in (-0.7, 0.7):
                t.box('steel', x + sx * size, y + sy * size, z, 0.12, 0.12, stand, 0.02)
        t.box('steel', x, y, z + stand * 0.5, 1.5 * size, 0.08, 0.08, 0.01)
        t.box('concrete', x, y, z + stand, 1.9 * size, 1.9 * size, 0.14)
        z += stand + 0.14
    t.cylinder('tank', x, y, z, 0.8 * size, 1.25 * size, 28, 0.76 * size)
    t.cylinder('tank', x, y, z + 1.25 * size, 0.76 * size, 0.3 * size, 28, 0.22 * size)
    t.cylinder('tank', x, y, z + 1.5 * size, 0.24 * size, 0.14 * size, 20)
    for up in (0.3, 0.75):
        t.cylinder('tank', x, y, z + up * size, 0.84 * size, 0.09 * size, 28)


def device(t, x, z, y=0.0, size=1.0):
    """Gateway on a wall: a small dark box with two aerials and a mint light; the model's scale exaggerates it."""
    t.box('dark', x, y - 0.16, z, 0.8 * size, 0.28, 0.5 * size, 0.06)
    t.box('mint', x, y - 0.32, z + 0.16 * size, 0.5 * size, 0.05, 0.09 * size, 0.01)
    for side in (-0.3, 0.3):
        t.cylinder('dark', x + side * size, y - 0.12, z + 0.5 * size, 0.05, 0.7 * size, 8)


def generator(t, x, y, yaw=0.0, running=True):
    """Soundproofed diesel set with louvres, exhaust and a status light."""
    with t.at(x, y, yaw=yaw):
        t.box('concrete', 0, 0, 0, 4.0, 2.2, 0.25)
        t.box('yellow', 0, 0, 0.3, 3.5, 1.6, 1.75, 0.1)
        t.box('dark', 0, 0, 0.25, 3.55, 1.65, 0.22, 0.02)
        for i in range(7):
            t.box('frame', -1.45 + i * 0.13, -0.82, 0.7, 0.06, 0.05, 1.0, 0.01)
        t.box('dark', 0.9, -0.82, 0.95, 0.85, 0.05, 0.7, 0.02)
        t.box('mint' if running else 'glass', 0.7, -0.86, 1.35, 0.22, 0.04, 0.14, 0.01)
        t.cylinder('steel', 1.3, 0.2, 2.0, 0.11, 0.9, 14)
        t.cylinder('steel', 1.3, 0.2, 2.0, 0.24, 0.4, 14)


def facade(t, wide, storeys, bays, choice, first=0, sill=0.95, high=1.35, pane=0.58, coolers=0.35, bars=1):
    """Rows of windows over a wall of a width, with air conditioners under some of them."""
    pitch = wide / bays
    for row in range(first, storeys):
        for bay in range(bays):
            x = -wide / 2 + pitch * (bay + 0.5)
            window(t, x, row * STOREY + sill, pitch * pane, high, t.chance.choice(choice), bars)
            if t.chance.random() < coolers:
                cooler(t, x + pitch * 0.1, row * STOREY + 0.12)


def roof_edge(t, wide, deep, z, finish='concrete'):
    """Parapet round a flat roof."""
    t.box('concrete', 0, 0, z, wide + 0.5, deep + 0.5, 0.2)
    for sign in (-1, 1):
        t.box(finish, 0, sign * (deep / 2 + 0.1), z + 0.2, wide + 0.4, 0.2, 0.7)
        t.box(finish, sign * (wide / 2 + 0.1), 0, z + 0.2, 0.2, deep + 0.4, 0.7)


# ---------------------------------------------------------------- homes

def flats(t, wide=15.0, deep=11.0, storeys=5, wall='cream', choice=MANY, bays=5):
    """Block of flats with balconies, a stair and tanks on the roof."""
    high = storeys * STOREY
    t.box(wall, 0, 0, 0, wide, deep, high, 0.08)
    for row in range(1, storeys):
        t.box('concrete', 0, 0, row * STOREY - 0.12, wide + 0.16, deep + 0.16, 0.2, 0.03)
    with t.at(0, -deep / 2):
        facade(t, wide, storeys, bays, choice, coolers=0.2)
        for row in range(1, storeys):
            for bay in range(0, bays, 2):
                balcony(t, -wide / 2 + wide / bays * (bay + 0.5), row * STOREY, wide / bays * 0.86)
        door(t, 0, 1.6, 2.3, 'frame')
    with t.at(-wide / 2, 0, yaw=-90):
        facade(t, deep, storeys, max(2, bays - 2), choice, coolers=0.55)
    with t.at(wide / 2, 0, yaw=90):
        facade(t, deep, storeys, max(2, bays - 2), choice, coolers=0.4)
    roof_edge(t, wide, deep, high, wall)
    t.box(wall, wide * 0.22, deep * 0.2, high + 0.2, 3.2, 3.6, 2.3)
    t.box('concrete', wide * 0.22, deep * 0.2, high + 2.5, 3.7, 4.1, 0.2)
    for i in range(3):
        tank(t, -wide * 0.3 + i * 2.0, deep * 0.24, high + 0.2, 0.9)
    for i in range(4):
        with t.at(-wide * 0.28 + i * 1.5, -deep * 0.2, high + 0.55):
            solar_panel(t)


def balcony(t, x, z, wide):
    """Slab with a railing, hung before a facade at y = 0."""
    t.box('concrete', x, -0.6, z - 0.1, wide, 1.2, 0.16, 0.03)
    t.box('frame', x, -1.16, z + 0.92, wide, 0.07, 0.07, 0.01)
    for i in range(11):
        t.box('frame', x - wide / 2 + 0.04 + (wide - 0.08) * i / 10, -1.16, z + 0.06, 0.045, 0.045, 0.9, 0.01)
    for side in (-1, 1):
        t.box('frame', x + side * (wide / 2 - 0.04), -0.6, z + 0.92, 0.06, 1.15, 0.06, 0.01)


def solar_panel(t):
    """Tilted module, 1.3 x 2.1 m."""
    corners = [(-0.62, -0.95, 0), (0.62, -0.95, 0), (0.62, 0.95, 0.5), (-0.62, 0.95, 0.5)]
    corners += [(x, y, z - 0.07) for x, y, z in corners]
    t.hull('panel', corners, [[0, 1, 2, 3], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]])


def house(t, light='warm', wall='white'):
    """Two-storey family house: lit windows with drawn curtains, a porch, and a mint light on the front-door lock."""
    t.box('concrete', 0, 0, 0, 14.4, 10.6, 0.3)
    t.box(wall, 0, 0, 0.3, 13.4, 9.4, 3.2, 0.08)
    t.box('concrete', -0.4, -0.4, 3.5, 14.0, 10.6, 0.3)
    with t.at(-1.6, 0.6, 3.8):
        t.box(wall, 0, 0, 0, 9.8, 7.6, 3.0, 0.08)
        t.box('wood', -2.9, -3.85, 0, 3.4, 0.25, 3.0)
        t.box('concrete', 0, 0, 3.0, 11.0, 8.8, 0.28)
        t.hip('roof y', 0, 0, 3.28, 11.2, 9.0, 2.4, 4.2)
        with t.at(0, -3.8):
            window(t, -2.9, 0.7, 2.2, 1.7, light, 2, y=-0.2)
            window(t, 2.2, 0.7, 2.6, 1.7, 'soft', 2)
            balcony(t, 2.2, 0.05, 4.6)
        with t.at(-4.9, 0, yaw=-90):
            window(t, -1.6, 0.8, 1.7, 1.5, 'dim')
            window(t, 1.8, 0.8, 1.7, 1.5, light)
            cooler(t, 0.1, 0.4)
    with t.at(0, -4.7, 0.3):
        window(t, -3.9, 0.6, 3.2, 2.0, light, 3)
        window(t, 3.6, 0.8, 2.4, 1.7, 'soft', 2)
        door(t, 0.2, 1.3, 2.4, 'wood', 'mint')
        for x in (-1.3, 1.7):
            t.box(wall, x, -2.1, -0.1, 0.4, 0.4, 3.1)
        t.box('concrete', 0.2, -1.2, 2.95, 4.0, 2.4, 0.25)
        t.box('lamp', 0.2, -0.9, 2.86, 0.3, 0.3, 0.08, 0.02)
        for step in range(2):
            t.box('pavement', 0.2, -2.4 - step * 0.4, -0.3 + 0.14 * (1 - step), 3.2, 0.5, 0.15)
    with t.at(-6.7, 0, 0.3, yaw=-90):
        window(t, -2.2, 0.8, 1.8, 1.6, 'warm')
        window(t, 2.0, 0.8, 1.8, 1.6, 'glass')
        cooler(t, 0.0, 0.3)
    tank(t, 8.4, 2.5, 0, 3.2)


def fence(t, wide, deep, gate=4.0, wall='cream'):
    """Perimeter wall with a sliding gate in its front."""
    for x in (-wide / 2, wide / 2):
        t.box(wall, x, 0, 0, 0.3, deep, 1.9)
        t.box('concrete', x, 0, 1.9, 0.42, deep, 0.12)
    side = (wide - gate) / 2
    for sign in (-1, 1):
        t.box(wall, sign * (gate + side) / 2, -deep / 2, 0, side, 0.3, 1.9)
        t.box('concrete', sign * (gate + side) / 2, -deep / 2, 1.9, side, 0.42, 0.12)
        t.box(wall, sign * (gate / 2 + 0.2), -deep / 2, 0, 0.6, 0.6, 2.3)
        t.box('lamp', sign * (gate / 2 + 0.2), -deep / 2, 2.34, 0.26, 0.26, 0.28, 0.04)
    t.box(wall, 0, deep / 2, 0, wide, 0.3, 1.9)
    for i in range(14):
        t.box('frame', -gate / 2 + gate * (i + 0.5) / 14, -deep / 2, 0.15, 0.09, 0.08, 1.6, 0.01)
    for z in (0.2, 1.7):
        t.box('frame', 0, -deep / 2, z, gate, 0.1, 0.1, 0.01)


def mast(t, x, y, high):
    """Lattice aerial with a red lamp."""
    for a in range(3):
        angle = math.radians(90 + 120 * a)
        t.cylinder('steel', x + 0.25 * math.cos(angle), y + 0.25 * math.sin(angle), 0, 0.05, high, 8)
    for i in range(int(high / 0.8)):
        t.box('steel', x, y, 0.8 * i + 0.4, 0.5, 0.5, 0.05, 0.01)
    t.box('tail', x, y, high, 0.2, 0.2, 0.25, 0.05)
