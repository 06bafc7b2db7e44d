"""Working buildings of the model town: shops, stores, clinics and workshops. See town_buildings.py."""
from town_buildings import FEW, cooler, device, door, roof_edge, tank, window


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
