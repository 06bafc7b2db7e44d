"""The block of a Lagos town of the home page's first picture: with mains, without, and without network too; they pair pixel by pixel."""
import bpy

import town_buildings as b
import town_street as s
import town_traffic as v
import town_works as w
from town import Model, palette

SIZE = (2400, 1350)
LOOK = {'exposure': 0.75, 'contrast': 1.06, 'grain': 0.008, 'bloom': {'threshold': 1.3, 'amount': 0.5}}
MAINS = ('warm', 'soft', 'dim', 'cool', 'cold', 'lamp', 'tube')
# the workshop has its own battery: (x from, x to, y from, y to) in metres
KEEPS_ITS_LIGHT = (-33, -13, -27, -12)
# what no wire feeds, headlamps and sellers' lanterns, hangs lower than any lamp of a house or street
HANDHELD_HEIGHT = 1.4
# above all rear lamps of cars
MAST_LAMP_HEIGHT = 10


def build(has_mains=True, has_network=True):
    """The block stands right of the middle; the left third stays dark for the text."""
    t = Model(seed=5)
    s.slab(78, 66)
    s.road(t, 0, -4, 77.4, 7)
    s.road(t, 6, 0, 65.4, 6, yaw=90)
    plots(t)
    streets(t)
    in_streets = lines(t)
    town = t.finish()
    if not has_mains:
        cut_power(town)
    if not has_network:
        cut_network(town, in_streets)
    s.night(44, moon=1.6)
    return s.view((2, 0, 4), azimuth=-36, elevation=30, wide=124, centre=(0.69, 0.5), sharp=(-2, -8, 4), softness=0.9)


def cut_power(town):
    """Put out what hangs on the mains: rooms, shop fronts, street lamps, the way out to the internet.

    The gateways' lights and the lines between them stay, and one workshop, headlamps and lanterns.
    """
    finishes = list(palette())
    dark = finishes.index('glass')
    mains = {finishes.index(name) for name in MAINS}
    handheld = {finishes.index('lamp')}
    left, right, front, back = KEEPS_ITS_LIGHT
    for face in town.data.polygons:
        x, y, z = face.center
        if face.material_index not in mains or left < x < right and front < y < back:
            continue
        if face.material_index in handheld and z < HANDHELD_HEIGHT:
            continue
        face.material_index = dark
    for thing in list(bpy.context.scene.objects):
        if thing.type == 'LIGHT' and thing.data.type == 'SPOT':
            bpy.data.objects.remove(thing)
        elif thing.name.startswith('line'):
            shader = thing.data.materials[0].node_tree.nodes['Principled BSDF']
            is_mint = shader.inputs['Emission'].default_value[1] > shader.inputs['Emission'].default_value[2]
            shader.inputs['Emission Strength'].default_value *= 0.6 if is_mint else 0


def cut_network(town, in_streets):
    """Put out the lines of the streets, by which houses reach the cloud, and the mast's lamp; what lies within one plot stays."""
    for thing in in_streets:
        shader = thing.data.materials[0].node_tree.nodes['Principled BSDF']
        shader.inputs['Emission Strength'].default_value = 0
        shader.inputs['Base Color'].default_value = (0.02, 0.035, 0.05, 1)
    finishes = list(palette())
    for face in town.data.polygons:
        if face.material_index == finishes.index('tail') and face.center.z > MAST_LAMP_HEIGHT:
            face.material_index = finishes.index('glass')


def plots(t):
    """Flats and a second block behind, the house on the right, workshop and shops in front."""
    s.lot(t, -18.5, 16, 36, 28, 'yard')
    s.lot(t, 24, 16, 28, 28, 'grass')
    s.lot(t, -18.5, -21.5, 36, 23, 'yard')
    s.lot(t, 24, -21.5, 28, 23, 'slab')
    with t.at(-25, 19, 0.1):
        b.flats(t, 15, 11, 7, 'cream')
    with t.at(-8, 17, 0.1):
        b.flats(t, 12, 10, 4, 'blue wall', bays=4)
    with t.at(24.5, 17.5, 0.1):
        b.house(t)
    with t.at(24.5, 16, 0.1):
        b.fence(t, 25, 25, wall='white')
    with t.at(-23, -19.5, 0.1):
        w.workshop(t, 18, 12)
    b.generator(t, -8.5, -15.5, yaw=90)
    with t.at(17.5, -17, 0.1):
        w.shop(t, 9.5, 8, 'ochre', 'teal')
    with t.at(29, -17.5, 0.1):
        w.shop(t, 9, 8, 'rose', 'navy', 'cool', freezers=True)
    b.mast(t, -33.5, -12.5, 13)
    with t.at(-19, -31.5, 0.1):
        t.box('cream', 0, 0, 0, 33, 0.3, 1.9)
        t.box('concrete', 0, 0, 1.9, 33, 0.45, 0.12)
    for x in (-33, -30.5, -5):
        t.box('wood', x, -24, 0.1, 1.6, 1.2, 1.1)
        t.box('steel', x + 0.3, -27, 0.1, 1.2, 1.2, 0.9)


def streets(t):
    """Lamps, trees, wires and what drives."""
    for x in (-31, -17, -4, 18, 32):
        s.lamp(t, x, 0.3, yaw=0)
    for x in (-25, -10, 24):
        s.lamp(t, x, -8.3, yaw=180)
    for y in (14, -20):
        s.lamp(t, 10.2, y, yaw=-90)
    for x, y, high in ((14, 9, 7.5), (35, 8.5, 6.5), (15, 25, 8), (-36, 8, 7), (34.5, 26, 6.5), (12.5, -30, 7)):
        s.palm(t, x, y, high)
    for x, y, size in ((33, 19, 0.9), (16, 18, 0.8), (-35.5, 27, 1.2), (-1.5, 27, 1.1), (-14, 9, 0.8), (-2.5, -29, 1.1), (-12, -30, 0.9), (36, -30, 1.0), (22, -30, 0.8), (-1.5, 9, 0.8)):
        s.tree(t, x, y, size)
    heads = []
    for x in (-37, -12, 13, 37):
        s.pole(t, x, -9.6, 8)
        heads.append((x, -9.6, 7.9))
    s.wires(heads)
    v.car(t, 19, 6.5, 90, 'paint')
    v.danfo(t, -12, -5.8, 0)
    v.car(t, 23, -2.3, 180, 'red', True)
    v.car(t, 4.4, 20, -90, 'navy', True)
    v.truck(t, -17, -11.3, 0, 'navy')
    for x, y, yaw, paint in ((-33, 9, 90, 'paint'), (-29.5, 8.6, 90, 'red'), (-14, 8, 90, 'navy'), (-33, -23, 90, 'paint'), (-4.6, -21, 90, 'navy')):
        v.car(t, x, y, yaw, paint)
    for x, y, paint in ((12.8, -13.4, 'red'), (36, -12.6, 'navy'), (-2.4, -12.4, 'yellow')):
        s.stall(t, x, y, paint)
    for x, y in ((14, -12.2), (15.2, -12), (30, -12.4), (-5, 1.6), (10.6, 5)):
        v.person(t, x, y, t.chance.uniform(0, 360), t.chance.choice(('red', 'paint', 'teal', 'yellow')))


def lines(t):
    """Mint where devices talk to each other, blue where the gateway reaches out. Returns those of the streets."""
    in_streets = [
        s.line([(-38, -0.1), (2.2, -0.1), (2.2, 32)], z=0.24, radius=0.1),
        s.line([(-38, -7.9), (2.2, -7.9), (2.2, -32)], z=0.24, radius=0.1),
        s.line([(38.5, -0.1), (9.8, -0.1), (9.8, 32)], 'link', z=0.24, radius=0.1),
        s.line([(38.5, -7.9), (9.8, -7.9), (9.8, -32)], z=0.24, radius=0.1),
        s.line([(2.2, -0.1), (9.8, -0.1)], z=0.24, radius=0.1),
        s.line([(2.2, -0.1), (2.2, -7.9)], z=0.24, radius=0.1),
    ]
    for x, y, road in ((-25, 13.2, -0.1), (-8, 11.7, -0.1), (24.7, 3.2, -0.1), (-18.8, -13.8, -7.9), (18, -12.8, -7.9), (29.5, -13.4, -7.9)):
        colour = 'link' if x == 24.7 else 'mint'
        s.line([(x, road), (x, y)], colour, z=0.24, radius=0.1)
        s.climb(t, x, y, 3.0, colour)
    return in_streets
