"""Streets of the model town: roads, lamps, wires, the signal lines, and the night they lie in. Metres."""
import math

import bpy

import camera as cameras
import geometry as g
import lighting
import materials as m
from town_plants import palm, tree  # noqa: F401 (scenes plant them from here)


# ---------------------------------------------------------------- the night

def night(half=40.0, moon=1.0, ambient=0.35, at=(0, 0), z=-1.9, floor='#0b1017'):
    """Moonlight from the left, a cool rim from behind, and a floor that runs out into the colour of the page.

    `half` is half the width of the model in metres: lights and floor scale with it. `at` is its middle, `z` and `floor`
    the height and colour of the floor: low and dark under a slab, at 0 and lighter where a street fills the picture.
    """
    tree = bpy.context.scene.world.node_tree
    background = tree.nodes['Background']
    path = tree.nodes.new('ShaderNodeLightPath')
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs[1].default_value = tuple(c * ambient for c in (0.26, 0.42, 0.8)) + (1,)
    mix.inputs[2].default_value = void()
    tree.links.new(path.outputs['Is Camera Ray'], mix.inputs[0])
    tree.links.new(mix.outputs[0], background.inputs[0])
    background.inputs[1].default_value = 1
    x, y = at
    s = half / 40
    lighting.softbox((x - 70 * s, y - 25 * s, 95 * s), (x, y, 0), 70 * s, 70 * s, 3.6 * moon, (0.62, 0.78, 1))
    lighting.softbox((x + 20 * s, y + 95 * s, 60 * s), (x, y, 0), 120 * s, 30 * s, 4.5 * moon, (0.35, 0.62, 1))
    lighting.softbox((x + 95 * s, y - 10 * s, 34 * s), (x, y, 4), 16 * s, 90 * s, 3.6 * moon, (0.2, 0.85, 0.8))
    ground(half, at, z, floor)


def void():
    """Linear colour that the development turns into the page's night colour."""
    return (0.0085, 0.0125, 0.0185, 1)


def ground(half, at, z, colour):
    """Dark satin floor under the model, mixed into the void between 0.9 and 2.2 times its half width."""
    material, tree, shader = m._new('ground')
    m._set(shader, Base_Color=m.linear(colour), Roughness=0.5, Specular=0.15)
    place = tree.nodes.new('ShaderNodeNewGeometry')
    away = tree.nodes.new('ShaderNodeVectorMath')
    away.operation = 'DISTANCE'
    away.inputs[1].default_value = (at[0], at[1], z)
    share = tree.nodes.new('ShaderNodeMapRange')
    share.interpolation_type = 'SMOOTHSTEP'
    share.inputs[1].default_value = half * 0.9
    share.inputs[2].default_value = half * 2.2
    emission = tree.nodes.new('ShaderNodeEmission')
    emission.inputs[0].default_value = void()
    mix = tree.nodes.new('ShaderNodeMixShader')
    output = tree.nodes['Material Output']
    tree.links.new(place.outputs['Position'], away.inputs[0])
    tree.links.new(away.outputs['Value'], share.inputs[0])
    tree.links.new(share.outputs[0], mix.inputs[0])
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(emission.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs[0])
    material.cycles.sample_as_light = False
    size = half * 60
    return g.mesh('ground', [(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)], [(0, 1, 2, 3)], material)


def view(target, azimuth=-36.0, elevation=31.0, wide=80.0, centre=(0.5, 0.5), sharp=None, softness=0.5, lens=95):
    """Camera that sees `wide` metres across at `target`, which lands at `centre` of the picture (shares from lower left)."""
    camera = cameras.add_camera(target, azimuth, elevation, lens, wide * lens / 36)
    aspect = bpy.context.scene.render.resolution_x / bpy.context.scene.render.resolution_y
    camera.data.shift_x = 0.5 - centre[0]
    camera.data.shift_y = (0.5 - centre[1]) / aspect
    cameras.focus(camera, sharp or target, softness)
    return camera


def pool(t, x, y, z, power=60.0, colour='#ffb060', radius=0.3):
    """Lamp that lights its surroundings; watts, metres."""
    light = bpy.data.lights.new('pool', 'POINT')
    light.energy = power
    light.color = m.linear(colour)[:3]
    light.shadow_soft_size = radius
    lamp = bpy.data.objects.new('pool', light)
    bpy.context.collection.objects.link(lamp)
    lamp.location = t.place(x, y, z)
    return lamp


def spot(t, x, y, z, power, colour='#ffb566', cone=142, at=None):
    """Shielded lamp that shines down, or towards `at`; watts as of a lamp that shines all round."""
    lamp = pool(t, x, y, z, power, colour, 0.15)
    lamp.data = bpy.data.lights.new('spot', 'SPOT')
    lamp.data.energy = power
    lamp.data.color = m.linear(colour)[:3]
    lamp.data.shadow_soft_size = 0.15
    lamp.data.spot_size = math.radians(cone)
    lamp.data.spot_blend = 0.7
    if at:
        cameras.look_at(lamp, t.place(*at))
    return lamp


# ---------------------------------------------------------------- ground and roads

def slab(wide, deep, radius=3.0):
    """Rounded base the town stands on, its top at z = 0."""
    material = m.matte('#202a3a', 0.4, 0.5)
    return g.plate('base', g.rounded_rectangle(wide, deep, radius, squareness=2.4), material, 1.8, 0.35, z=-1.82)


def road(t, x, y, long, wide=7.0, yaw=0.0, dashes=True):
    """Straight road with gutters and dashes about (x, y), along the local X."""
    # a crossing street lies a hair higher: faces in one plane would flicker
    with t.at(x, y, 0.012 if yaw else 0, yaw):
        t.box('asphalt', 0, 0, 0, long, wide, 0.06, 0.02)
        for side in (-1, 1):
            t.box('pavement', 0, side * (wide / 2 + 0.8), 0, long, 1.5, 0.16, 0.03)
        if dashes:
            for i in range(int(long / 4)):
                t.box('mark', -long / 2 + 2 + i * 4, 0, 0.06, 1.7, 0.14, 0.012, 0.003)


def lot(t, x, y, wide, deep, finish='slab', high=0.1):
    """Plot between the roads."""
    t.box(finish, x, y, 0, wide, deep, high, 0.04)


def lamp(t, x, y, yaw=0.0, power=2600.0, high=5.5):
    """Street lamp reaching along the local -Y, with its pool of light."""
    with t.at(x, y, yaw=yaw):
        t.cylinder('frame', 0, 0, 0, 0.11, high, 10, 0.07)
        t.box('frame', 0, -0.75, high - 0.06, 0.09, 1.6, 0.09, 0.02)
        t.box('frame', 0, -1.5, high - 0.12, 0.3, 0.75, 0.14, 0.04)
        t.box('lamp', 0, -1.5, high - 0.17, 0.22, 0.6, 0.05, 0.01)
        if power:
            spot(t, 0, -1.5, high - 0.25, power)


def wires(points, sag=0.8, count=3, spread=0.5):
    """Overhead lines that sag between the heads of poles; `points` are (x, y, z)."""
    black = m.matte('#2a303a', 0.7)
    for k in range(count):
        path = []
        for (x0, y0, z0), (x1, y1, z1) in zip(points, points[1:]):
            shift = (k - (count - 1) / 2) * spread
            for i in range(11):
                u = i / 10
                path.append((x0 + (x1 - x0) * u, y0 + (y1 - y0) * u + shift, z0 + (z1 - z0) * u - sag * 4 * u * (1 - u)))
        g.tube('wire', path, 0.025, black, 2)


def stall(t, x, y, colour='red'):
    """Street seller's table under a parasol, with a lamp on it."""
    t.cylinder('frame', x, y, 0, 0.04, 2.3, 8)
    t.cylinder(colour, x, y, 1.95, 1.5, 0.55, 10, 0.06)
    t.box('wood', x, y - 0.3, 0.7, 1.6, 0.8, 0.08, 0.02)
    for side in (-0.7, 0.7):
        t.box('wood', x + side, y - 0.3, 0, 0.08, 0.7, 0.7, 0.02)
    for i in range(7):
        t.box(t.chance.choice(('yellow', 'red', 'teal', 'wood')), x - 0.6 + i * 0.2, y - 0.35, 0.78, 0.15, 0.3, 0.16, 0.04)
    t.box('lamp', x + 0.3, y - 0.1, 0.86, 0.09, 0.09, 0.14, 0.03)
    pool(t, x + 0.3, y - 0.5, 1.5, 40, '#ffb45c', 0.1)


def pole(t, x, y, high=8.0):
    """Concrete pole of the low-voltage grid."""
    t.cylinder('concrete', x, y, 0, 0.2, high, 10, 0.13)
    t.box('wood', x, y, high - 0.7, 0.14, 1.6, 0.14, 0.02)
    for side in (-0.6, 0, 0.6):
        t.cylinder('paint', x, y + side, high - 0.56, 0.06, 0.2, 8)


# ---------------------------------------------------------------- signal

def line(points, colour='mint', z=0.2, radius=0.07, turn=1.2, strength=None):
    """Lit line through (x, y) or (x, y, z) points with rounded corners in plan."""
    rgb, default = {'mint': ('#14e0b4', 3.8), 'link': ('#3f92ff', 3.6), 'amber': ('#ffa63d', 4.2)}[colour]
    material, _, shader = m._new('line')
    m._set(shader, Base_Color=m.linear(rgb), Emission=m.linear(rgb), Emission_Strength=strength or default)
    if len(points[0]) == 2:
        path = [(x, y, z) for x, y in g.fillet([(px, py, turn) for px, py in points])]
    else:
        path = [tuple(p) for p in points]
    return g.tube('line', path, radius, material, 3)


def climb(t, x, y, z, colour='mint'):
    """Line from the ground at (x, y) of the current frame up a wall to a device at height z, with a ring at its foot."""
    foot, head = t.place(x, y, 0.2), t.place(x, y, z)
    line([tuple(foot), tuple(head)], colour, radius=0.07)
    ring = [(foot.x + 0.55 * math.cos(a), foot.y + 0.55 * math.sin(a), 0.2) for a in [math.pi * i / 20 for i in range(41)]]
    line(ring, colour, radius=0.07)
    return foot.x, foot.y
