"""Working buildings of the model town: shops, stores, clinics, halls and houses for poultry. See town_buildings.py."""
from town_buildings import FEW, cooler, device, door, generator, roof_edge, tank, window


def shop(t, wide=9.0, deep=8.0, wall='ochre', awning='teal', light='warm', freezers=False):
    """Corner shop with a glazed front, a sign, an awning and goods in the window; `freezers` adds glowing cabinets."""
    t.box('pavement', 0, -0.8, 0, wide + 0.6, deep + 2.4, 0.16)
    t.box(wall, 0, 0, 0.16, wide, deep, 3.9, 0.06)
    roof_edge(t, wide, deep, 4.06, wall)
    with t.at(0, -deep / 2, 0.16):
        front, side = wide * 0.56, -wide * 0.14
        window(t, side, 0.5, front, 2.1, light, 3)
        goods(t, side, front, freezers)
        door(t, wide * 0.34, 1.2, 2.4, 'glass', 'mint')
        t.box('dark', 0, -0.12, 3.2, wide * 0.94, 0.26, 0.75, 0.04)
        t.box('lamp' if light == 'warm' else 'tube', 0, -0.5, 3.95, wide * 0.8, 0.1, 0.06, 0.01)
        corners = [(-wide * 0.47, 0, 3.1), (wide * 0.47, 0, 3.1), (wide * 0.47, -1.9, 2.55), (-wide * 0.47, -1.9, 2.55)]
        corners += [(x, y, z - 0.1) for x, y, z in corners]
        t.hull(awning, corners, [[0, 1, 2, 3], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]])
        for i in range(4):
            t.box('wood', -wide * 0.38 + i * 0.75, -0.95, 0, 0.62, 0.5, 0.4 + 0.14 * (i % 2), 0.03)
    with t.at(-wide / 2, 0, 0.16, yaw=-90):
        window(t, 0.5, 1.1, 2.0, 1.3, light)
        cooler(t, -2.2, 2.5)
    tank(t, wide * 0.25, deep * 0.2, 4.3, 0.8)


def goods(t, x, wide, freezers):
    """What one sees behind a shop window, drawn before its glass: shelves, or freezer cabinets."""
    count = int(wide / 0.8)
    for i in range(count):
        at = x - wide / 2 + wide * (i + 0.5) / count
        if freezers:
            t.box('paint', at, -0.12, 0.5, wide / count * 0.9, 0.1, 0.35, 0.02)
            t.box('cold', at, -0.14, 0.85, wide / count * 0.78, 0.06, 1.15, 0.02)
            continue
        for shelf in range(2):
            for item in range(3):
                finish = t.chance.choice(('red', 'navy', 'yellow', 'teal', 'paint', 'wood'))
                t.box(finish, at + (item - 1) * 0.22, -0.08, 0.55 + shelf * 0.65, 0.16, 0.06, t.chance.uniform(0.22, 0.45), 0.01)


def cold_store(t, wide=20.0, deep=14.0, gap=0.55):
    """Insulated shed: loading dock, a door open by `gap` metres with cold light behind it, condensers on the roof."""
    t.box('yard', 0, 0, 0, wide + 1.6, deep + 1.0, 0.3)
    t.box('clad x', 0, 0, 0.3, wide, deep, 6.0, 0.06)
    t.box('navy', 0, 0, 5.3, wide + 0.08, deep + 0.08, 0.5, 0.02)
    t.box('roof x', 0, 0, 6.3, wide + 0.3, deep + 0.3, 0.25)
    for i in range(4):
        with t.at(-wide * 0.32 + i * wide * 0.2, 1.5, 6.55):
            t.box('paint', 0, 0, 0.3, 2.8, 2.4, 1.3, 0.06)
            for x in (-0.65, 0.65):
                t.cylinder('dark', x, 0, 1.58, 0.5, 0.08, 24)
                t.cylinder('steel', x, 0, 1.64, 0.14, 0.06, 12)
            for x in (-1.2, 1.2):
                t.box('frame', x, 0, 0, 0.15, 2.2, 0.3, 0.02)
    with t.at(0, -deep / 2, 0.3):
        t.box('concrete', 0, -1.5, -0.1, wide * 0.9, 3.0, 1.15)
        for i in range(int(wide * 0.9 / 1.2)):
            t.box('yellow' if i % 2 else 'dark', -wide * 0.45 + 0.6 + i * 1.2, -3.02, 0.75, 1.2, 0.06, 0.25, 0.01)
        for i, x in enumerate((-wide * 0.3, 0.0, wide * 0.3)):
            dock_door(t, x, gap if i == 1 else 0)
        device(t, wide * 0.15, 3.1, size=1.3)
        t.box('concrete', 0, -1.4, 4.6, wide * 0.86, 3.2, 0.18)
        for x in (-wide * 0.3, 0, wide * 0.3):
            t.box('tube', x, -1.6, 4.52, 1.6, 0.14, 0.08, 0.01)
    with t.at(-wide / 2, 0, 0.3, yaw=-90):
        door(t, 3.5, 1.1, 2.2, 'navy', 'mint')
        t.box('tube', 3.5, -0.2, 2.8, 0.6, 0.2, 0.1, 0.02)
        for i in range(2):
            t.cylinder('steel', -1.5 - i * 0.5, -0.2, 0, 0.1, 5.0, 12)


def dock_door(t, x, gap):
    """Sliding insulated door in a rubber seal; `gap` metres of lit cold room beside it."""
    t.box('dark', x, -0.1, 1.0, 3.4, 0.3, 3.2, 0.04)
    t.box('cold' if gap else 'paint', x, -0.22, 1.1, 2.7, 0.1, 2.9, 0.02)
    if gap:
        t.box('paint', x + gap * 2.2, -0.34, 1.05, 2.9, 0.18, 3.0, 0.05)
        t.box('steel', x + 0.8, -0.36, 4.1, 5.0, 0.1, 0.12, 0.02)
    t.box('steel', x - 0.7 + gap * 2.2, -0.46, 2.2, 0.12, 0.1, 0.7, 0.02)


def clinic(t, light='cool'):
    """Single-storey health centre: veranda, hipped roof, one lit window with a vaccine fridge in it."""
    wide, deep = 17.0, 9.0
    t.box('pavement', 0, -0.6, 0, wide + 1.4, deep + 3.0, 0.3)
    t.box('white', 0, 0, 0.3, wide, deep, 3.4, 0.06)
    t.box('green wall', 0, 0, 0.3, wide + 0.06, deep + 0.06, 1.0, 0.02)
    t.box('concrete', 0, -0.7, 3.7, wide + 1.8, deep + 2.8, 0.22)
    t.hip('rust y', 0, -0.7, 3.92, wide + 2.0, deep + 3.0, 2.9, 8.0)
    with t.at(0, -deep / 2, 0.3):
        for x in (-8.0, -4.9, -1.7, 1.7, 4.9, 8.0):
            t.box('white', x, -1.7, 0, 0.35, 0.35, 3.4)
        window(t, -6.2, 1.0, 2.0, 1.6, 'glass', 2)
        window(t, 3.2, 0.5, 3.2, 2.3, light, 3)
        t.box('paint', 2.55, -0.12, 0.55, 0.85, 0.08, 1.75, 0.03)
        t.box('cold', 2.55, -0.17, 0.75, 0.62, 0.04, 1.35, 0.01)
        t.box('mint', 2.55, -0.19, 2.15, 0.2, 0.04, 0.08, 0.01)
        window(t, 6.8, 1.0, 2.0, 1.6, 'glass', 2)
        door(t, -2.6, 1.7, 2.4, 'frame', 'mint')
        cross(t, 0.1, 2.6)
        t.box('lamp', -2.6, -1.0, 3.3, 0.3, 0.3, 0.1, 0.02)
        device(t, 5.2, 2.5, size=0.9)
    with t.at(-wide / 2, 0, 0.3, yaw=-90):
        window(t, -1.6, 1.0, 1.7, 1.5, 'glass')
        window(t, 2.0, 1.0, 1.7, 1.5, 'dim')
        cooler(t, 0.2, 0.7)


def cross(t, x, z):
    """Green pharmacy cross on a wall."""
    t.box('teal', x, -0.08, z, 0.26, 0.1, 0.8, 0.02)
    t.box('teal', x, -0.08, z + 0.27, 0.8, 0.1, 0.26, 0.02)


def workshop(t, wide=16.0, deep=11.0, wall='blue wall', roof='rust y', choice=FEW):
    """Workshop hall with a pitched sheet roof, two shutters, one of them half up over a lit room."""
    t.box('yard', 0, -0.5, 0, wide + 1.0, deep + 2.6, 0.14)
    t.box(wall, 0, 0, 0.14, wide, deep, 4.4, 0.06)
    t.gable(roof, 0, 0, 4.54, wide + 1.2, deep + 1.2, 2.5, 'x', end=wall)
    with t.at(0, -deep / 2, 0.14):
        for x, raised in ((-wide * 0.28, 1.7), (wide * 0.1, 0.0)):
            t.box('frame', x, -0.02, 0, 3.9, 0.14, 3.7, 0.02)
            t.box('warm', x, -0.06, 0, 3.5, 0.1, 3.4, 0.02)
            t.box('shutter', x, -0.13, raised, 3.6, 0.1, 3.5 - raised, 0.02)
            if raised:
                t.box('wood', x - 0.6, -0.16, 0, 1.4, 0.1, 0.85, 0.02)
                t.box('red', x + 0.9, -0.16, 0, 0.7, 0.1, 1.2, 0.02)
        window(t, wide * 0.36, 1.4, 2.2, 1.3, choice[0], 2)
        device(t, wide * 0.235, 2.9)
        t.box('lamp', -wide * 0.28, -0.4, 3.85, 0.5, 0.5, 0.12, 0.03)
    with t.at(-wide / 2, 0, 0.14, yaw=-90):
        for x in (-2.6, 2.6):
            window(t, x, 1.6, 2.2, 1.3, t.chance.choice(choice), 2)


def factory(t, wide=26.0, deep=16.0):
    """Hall cut open at its front: three machines, a meter cabinet, and a generator outside."""
    t.box('concrete', 0, 0, 0, wide + 0.8, deep + 0.8, 0.3)
    t.box('yard', 0, 0, 0.3, wide - 0.5, deep - 0.5, 0.06)
    t.box('clad x', 0, deep / 2 - 0.2, 0.3, wide, 0.4, 6.6, 0.04)
    t.box('clad y', wide / 2 - 0.2, 0, 0.3, 0.4, deep, 6.6, 0.04)
    t.box('concrete', -wide / 2 + 0.2, 0, 0.3, 0.4, deep, 1.0, 0.04)
    t.box('concrete', -4, -deep / 2 + 0.2, 0.3, wide - 8, 0.4, 0.5, 0.04)
    for i in range(5):
        x = -wide / 2 + 0.5 + i * (wide - 1) / 4
        t.box('navy', x, deep / 2 - 0.7, 0.3, 0.4, 0.4, 6.4, 0.02)
        truss(t, x, deep, 6.7)
    sheet = deep * 0.46
    corners = [(-wide / 2, deep / 2 + 0.4, 6.9), (wide / 2 + 0.3, deep / 2 + 0.4, 6.9), (wide / 2 + 0.3, deep / 2 - sheet, 8.5), (-wide / 2, deep / 2 - sheet, 8.5)]
    corners += [(x, y, z - 0.12) for x, y, z in corners]
    t.hull('roof x', corners, [[0, 1, 2, 3], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]])
    for i in range(3):
        machine(t, -8.5 + i * 7.6, 0.5)
        t.box('tube', -8.5 + i * 7.6, 1.5, 6.1, 3.4, 0.3, 0.14, 0.02)
    with t.at(wide / 2 - 1.2, deep / 2 - 0.4, 0.3):
        t.box('paint', 0, -0.3, 0.2, 1.4, 0.7, 2.2, 0.04)
        t.box('dark', 0, -0.67, 1.5, 0.9, 0.05, 0.5, 0.01)
        t.box('mint', 0, -0.7, 1.65, 0.6, 0.03, 0.16, 0.01)
    generator(t, wide / 2 + 4.2, -5.5, yaw=-20)


def truss(t, x, deep, z):
    """Half of a roof truss, standing free where the roof is cut away."""
    for y, up in ((deep * 0.46, 0.1), (deep * 0.24, 0.85), (deep * 0.04, 1.55)):
        t.box('navy', x, y, z - 0.2, 0.16, 0.16, up + 0.3, 0.02)
    t.box('navy', x, deep * 0.24, z - 0.25, 0.2, deep * 0.5, 0.2, 0.02)


def machine(t, x, y):
    """Packing machine: frame, hood, belt and a status lamp."""
    t.box('paint', x, y + 0.6, 0.36, 3.4, 2.6, 2.0, 0.12)
    t.box('navy', x - 0.5, y + 0.6, 2.36, 1.8, 2.0, 1.1, 0.12)
    t.box('glass', x - 0.3, y - 0.72, 1.1, 1.7, 0.06, 0.9, 0.03)
    t.box('cool', x + 1.15, y - 0.73, 1.4, 0.5, 0.05, 0.4, 0.02)
    t.box('steel', x + 0.3, y - 2.2, 1.0, 5.6, 0.9, 0.14, 0.03)
    t.box('dark', x + 0.3, y - 2.2, 1.14, 5.5, 0.74, 0.03, 0.01)
    for i in range(4):
        t.box('steel', x - 2.2 + i * 1.65, y - 2.2, 0.36, 0.12, 0.7, 0.7, 0.02)
        t.box('wood', x - 2.0 + i * 1.4, y - 2.2, 1.17, 0.6, 0.5, 0.42, 0.03)
    t.cylinder('steel', x + 1.2, y + 0.4, 2.36, 0.06, 1.0, 10)
    t.cylinder('mint', x + 1.2, y + 0.4, 3.3, 0.13, 0.34, 14)


def poultry_house(t, long=38.0, wide=8.0, mast_high=0.0):
    """Long open-sided house with netting, curtains, a ridge vent, and three fans in its front gable."""
    t.box('concrete', 0, 0, 0, wide + 0.6, long + 0.6, 0.3)
    for sign in (-1, 1):
        t.box('white', sign * wide / 2, 0, 0.3, 0.24, long, 0.9, 0.03)
        t.box('dim', sign * (wide / 2 - 0.12), 0, 1.2, 0.08, long - 0.4, 1.3, 0.01)
        t.box('navy', sign * (wide / 2 + 0.02), 0, 1.75, 0.1, long - 0.2, 0.75, 0.02)
        for i in range(13):
            t.box('frame', sign * wide / 2, -long / 2 + 0.2 + i * (long - 0.4) / 12, 0.3, 0.2, 0.2, 2.5, 0.02)
    t.box('white', 0, -long / 2, 0.3, wide, 0.3, 2.5, 0.03)
    t.gable('roof y', 0, 0, 2.8, wide + 1.6, long + 1.2, 2.1, 'y', end='white')
    t.box('steel', 0, 0, 4.75, 1.3, long + 0.6, 0.3, 0.04)
    with t.at(0, -long / 2 - 0.15, 0.3):
        for x in (-2.5, 0, 2.5):
            fan(t, x, 1.35)
        t.box('tube', 0, -0.2, 2.75, 1.0, 0.2, 0.1, 0.02)


def fan(t, x, z):
    """Belt-driven ventilator in a square frame."""
    t.box('steel', x, -0.12, z - 0.8, 1.7, 0.3, 1.6, 0.04)
    t.cylinder('dark', x, -0.27, z, 0.72, 0.06, 28, axis='y')
    for k in range(5):
        t.frame, outer = t.frame @ _spin(x, -0.31, z, 72 * k + 20), t.frame
        t.box('paint', 0, 0, 0.1, 0.26, 0.03, 0.56, 0.02)
        t.frame = outer
    t.cylinder('steel', x, -0.33, z, 0.12, 0.08, 14, axis='y')


def _spin(x, y, z, degrees):
    import math
    from mathutils import Matrix
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(degrees), 4, 'Y')
