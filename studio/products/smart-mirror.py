"""Smart Mirror: a 46 x 66 cm silvered panel with a light band and figures that show through the glass."""
import math
import random

import bpy

import geometry as g
import materials as m
import parts as p
import place_window
import settings
import shots
import surfaces

WIDTH, HEIGHT = 46, 66
TOP = 3.3


def glow(name, loops, levels, z, colour, strength):
    """Light that comes through silvered glass: outlines of one point count, each with its level, light running from one to the next."""
    count = len(loops[0])
    vertices = [(x, y, z) for loop in loops for x, y in loop]
    faces = [(i * count + k, i * count + (k + 1) % count, (i + 1) * count + (k + 1) % count, (i + 1) * count + k) for i in range(len(loops) - 1) for k in range(count)]
    if levels[-1] > 0:
        faces.append(tuple((len(loops) - 1) * count + k for k in range(count)))
    part = g.mesh(name, vertices, faces, _through_glass(colour, strength))
    level = part.data.attributes.new(name='level', type='FLOAT', domain='POINT')
    level.data.foreach_set('value', [share for share in levels for _ in range(count)])
    part.visible_shadow = False
    return part


def _through_glass(colour, strength):
    """What is behind stays seen, light is added to it."""
    material = bpy.data.materials.new('through glass')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    share, power = tree.nodes.new('ShaderNodeAttribute'), tree.nodes.new('ShaderNodeMath')
    share.attribute_name, power.operation = 'level', 'MULTIPLY'
    power.inputs[1].default_value = strength
    light, clear = tree.nodes.new('ShaderNodeEmission'), tree.nodes.new('ShaderNodeBsdfTransparent')
    light.inputs[0].default_value = m.linear(colour)
    both, output = tree.nodes.new('ShaderNodeAddShader'), tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(share.outputs['Fac'], power.inputs[0])
    tree.links.new(power.outputs[0], light.inputs[1])
    tree.links.new(light.outputs[0], both.inputs[0])
    tree.links.new(clear.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], output.inputs[0])
    return material


def light_band():
    """Etched band, 1 cm wide and 3 cm in from the edge, that lights the face of whoever stands there; its light strays in the glass."""
    profile = ((2.6, 0), (1.9, 0.004), (1.2, 0.016), (0.75, 0.05), (0.5, 0.36), (0.3, 0.86), (0.1, 1), (-0.1, 1), (-0.3, 0.86), (-0.5, 0.36), (-0.75, 0.05), (-1.2, 0.016), (-1.9, 0.004), (-2.6, 0))
    loops = [g.rounded_rectangle(WIDTH - 5.9 + 2 * out, HEIGHT - 5.9 + 2 * out, 4.65 + out, segments=64) for out, _ in profile]
    return glow('band', loops, [level for _, level in profile], TOP + 0.004, '#fff1dc', 1.2)


def display():
    """The screen behind the glass: dark, but not as dark as the rest, with a soft edge."""
    profile = ((0, 0), (0.8, 0.1), (1.9, 0.5), (3.0, 0.9), (3.9, 1))
    loops = [g.rounded_rectangle(29 - 2 * way, 18 - 2 * way, 4.2 - way, -6.0, 18.6, segments=28) for way, _ in profile]
    return glow('display', loops, [level for _, level in profile], TOP + 0.006, '#9fb4cc', 0.013)


def figures(light, quiet, mint):
    """Clock, date and weather in the upper left, a row of touch signs below."""
    top = TOP + 0.01
    left = -WIDTH / 2 + 5.8
    parts = [
        g.label('07:42', 6.6, light, (left - 0.3, HEIGHT / 2 - 10.2, top), 'InterDisplay-Light', 'LEFT', 0.004, 0.98),
        g.label('Thursday 12 March', 1.6, light, (left, HEIGHT / 2 - 15.2, top), 'InterDisplay-Regular', 'LEFT', 0.004),
        g.label('27 °C  rain from 15:00', 1.35, quiet, (left, HEIGHT / 2 - 17.9, top), 'InterDisplay-Regular', 'LEFT', 0.004),
    ]
    low = -HEIGHT / 2 + 8.6
    ring = g.plate('sign', g.circle(1.1, segments=64), quiet, 0.01, 0.002, [g.circle(1.0, segments=64)])
    dot = g.plate('touch', g.circle(0.32, segments=48), mint, 0.01, 0.002)
    for part in (ring, dot):
        g.move(part, 0, low, top)
        parts.append(part)
    for x in (-4.4, 4.4):
        parts.append(p.stroke([(x - 0.6, low), (x + 0.6, low)], 0.11, top, quiet))
    parts.append(p.stroke([(4.4, low - 0.6), (4.4, low + 0.6)], 0.11, top + 0.002, quiet))
    return parts


def build():
    """The mirror with its aluminium chassis, glass towards the camera."""
    outline = g.rounded_rectangle(WIDTH, HEIGHT, 7, segments=28, squareness=2.2)
    parts = [
        g.plate('chassis', g.rounded_rectangle(WIDTH - 5, HEIGHT - 5, 5, segments=24), m.graphite(), 1.8, 0.2),
        g.plate('halo', g.rounded_rectangle(WIDTH - 3.2, HEIGHT - 3.2, 5.8, segments=24), m.screen_light('#fff0da', 4.0), 0.3, 0.1, z=1.75),
        g.plate('frame', outline, m.aluminium('y', 0.3), 0.75, 0.12, z=2.1, bevel_segments=6),
        g.plate('glass', g.rounded_rectangle(WIDTH - 0.5, HEIGHT - 0.5, 6.75, segments=28, squareness=2.2), m.mirror(), 0.5, 0.12, z=TOP - 0.5, bevel_segments=6),
        light_band(),
        display(),
    ]
    parts += figures(m.screen_light('#eaf2ff', 0.8), m.screen_light('#dfe9f5', 0.55), m.screen_light(m.MINT, 0.8))
    return g.assemble('smart mirror', g.face_front(parts))


def room(azimuth, elevation, strength=0.1, away=260.0, size=230.0):
    """What the glass shows to a camera at these angles before it: a dim bedroom of brick, its window at the side."""
    def dress(root):
        window = place_window.window('brown_photostudio_07', 178, -8, 58, 0.7)
        return [place_window.in_mirror(root, azimuth, elevation, window, strength, away, size, (1, 0.93, 0.84))]
    return dress


def tap():
    """Tall pillar tap: column, spout over the water, lever on top."""
    chrome, x, y = m.metal('#ced2d6', 0.1), 13.5, -13
    g.move(g.lathe('tap', [(0, -14, 0), (1.9, -14, 0.2), (1.9, 11, 0.3), (0, 11.2, 0)], chrome, segments=96), x, y, 4)
    spout = [(x, y, 10.4), (x - 3, y - 1.8, 11.6), (x - 9, y - 5.4, 12.2), (x - 14, y - 8.4, 11.6), (x - 15.2, y - 9.1, 9.6)]
    g.tube('spout', g.smooth_path(spout, 12), 1.1, chrome, 10)
    lever = g.rounded_box('lever', (1.5, 8.5, 0.7), 0.3, chrome, (x + 0.6, y - 2.4, 15.5), 5)
    lever.rotation_euler = (math.radians(8), 0, math.radians(-30))


def place(root):
    """On dark green tiles at night: the light behind it on the wall, a bedroom in the glass, the tap before it and in it."""
    chance = random.Random(4)
    settings.wall(m.matte('#8f8b82', 0.9), 0.35)
    glazes = [surfaces.mottled(colour, other, 0.25, 0.13, 0.05, 1.6, 0.5) for colour, other in (('#4a5a53', '#404f49'), ('#45554e', '#3b4943'), ('#505f58', '#45534d'))]
    for row in range(13):
        for column in range(12):
            tile = settings.board((14.9, 0.8, 7.4), glazes[chance.randrange(3)], (-84 + column * 15.12 + 7.56 * (row % 2), 0.4, -22 + row * 7.62), 0.16)
            tile.rotation_euler = (chance.uniform(-0.006, 0.006), 0, chance.uniform(-0.006, 0.006))
    settings.mounted(root, 36)
    root.location.y = -0.3
    room(20, 2, 0.17, 260, 300)(root)
    m.use(root, 0.02, 0.3)
    tap()
    for part in root.children:
        if part.name.startswith('halo'):
            part.data.materials[0].node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = 36
    settings.lit_by('brown_photostudio_07', 0.035, 110, [((-60, -70, 118), (0, 0, 30), 14, 14, 170, (1, 0.87, 0.7))])
    return settings.view((-1, 0, 34.5), 20, 2, 70, 86, focus=(-8, -3.4, 52), f_number=3.2, tilt=0.4)


SHOTS = {
    'hero': shots.hero(mount='wall', dress=room(28, 5), yaw=-24, elevation=5, height=0.6, softness=0.8),
    'front': shots.front(mount='wall', dress=room(10, 4), yaw=-10, height=0.8, softness=2.2),
    'detail': shots.macro(mount='wall', dress=room(36, 6, 0.1), yaw=-30, elevation=6, aim=(-9, -TOP, 21), span=30, exposure=-0.1),
    'place': shots.Shot(setting=place, exposure=0.7, look={'grain': 0.012}),
}
