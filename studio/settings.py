"""Surroundings for `place` pictures: walls, doors, tables and the daylight that falls on them. Centimetres, degrees."""
import importlib.util
import math
import os

import bpy

import camera as cameras
import geometry as g
import lighting
import materials as m
import table_top

HERE = os.path.dirname(os.path.abspath(__file__))


def product(slug, **options):
    """A product built by its own script, unposed; `options` as its build() takes them."""
    path = os.path.join(HERE, 'products', slug + '.py')
    spec = importlib.util.spec_from_file_location(slug.replace('-', '_'), path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.build(**options)


# ---------------------------------------------------------------- light

def daylight(scale=1.0, strength=1.0, sun_strength=2.6, sun_azimuth=-52, sun_elevation=34, target=(0, 0, 0), bars=True):
    """Window light from the left; the sun comes through a window with a cross bar and draws it on the wall.

    `scale` 1 suits a product of 12 cm; `strength` multiplies all but the sun.
    """
    def at(x, y, z):
        return (target[0] + x * scale, target[1] + y * scale, target[2] + z * scale)

    lighting.world((0.90, 0.95, 1), 0.34 * strength)
    lighting.softbox(at(-75, -60, 50), target, 60 * scale, 80 * scale, 4.2 * strength, colour=(1, 0.975, 0.94))
    lighting.softbox(at(60, -90, 30), target, 70 * scale, 70 * scale, 0.8 * strength, colour=(0.94, 0.97, 1))
    if sun_strength <= 0:
        return
    lamp = lighting.sun(sun_elevation, sun_azimuth, sun_strength)
    if bars:
        window_shadow(lamp, target, scale)


def window_shadow(lamp, target, scale):
    """Board with four panes between the sun and the target; only its shadow is seen."""
    panes = []
    for x in (-1, 1):
        for y in (-1, 1):
            panes.append(g.rounded_rectangle(22 * scale, 30 * scale, 0.2 * scale, x * 13 * scale, y * 17 * scale, segments=2))
    board = g.plate('window shadow', g.rounded_rectangle(400 * scale, 400 * scale, 1), m.matte('#000000'), 0.5, 0.02, panes)
    direction = g.Vector(lamp.location).normalized()
    board.location = g.Vector(target) + direction * 85 * scale
    cameras.look_at(board, target)
    board.visible_camera = board.visible_diffuse = board.visible_glossy = board.visible_transmission = False


def lamp_glow(at, strength=60, colour=(1, 0.72, 0.42), radius=4.0):
    """Warm bulb."""
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy = strength * 100
    light.color = colour
    light.shadow_soft_size = radius
    bulb = bpy.data.objects.new('bulb', light)
    bpy.context.collection.objects.link(bulb)
    bulb.location = at
    return bulb


def lit_by(place, strength, turn=0.0, lamps=()):
    """Light of a real place and, as a photographer would bring them, lamps: (at, target, width, height, radiance, colour) each."""
    lighting.place(place, strength, turn)
    for at, target, width, height, radiance, colour in lamps:
        lighting.softbox(at, target, width, height, radiance, colour).visible_glossy = width < 40


# ---------------------------------------------------------------- architecture

def wall(material=None, y=0.0):
    """Endless wall that faces the camera."""
    return g.mesh('wall', [(-600, y, -300), (600, y, -300), (600, y, 600), (-600, y, 600)], [(0, 1, 2, 3)], material or m.plaster())


def tiles(colour, width=15.0, height=7.5, columns=12, rows=14, y=0.0, z=0.0, gap=0.22, rough=0.16):
    """Glazed wall tiles in running bond, centred on x = 0, from z upwards, with grout behind them."""
    glaze = m.matte(colour, rough, 0.5)
    wall(m.matte('#cfcbc3', 0.9), y + 0.35)
    parts = []
    for row in range(rows):
        shift = (row % 2) * (width + gap) / 2
        for column in range(columns):
            x = (column - columns / 2) * (width + gap) + shift
            tile = g.rounded_box('tile', (width, 0.8, height), 0.14, glaze, (x, y + 0.4, z + row * (height + gap)), segments=2)
            # no two tiles are set quite alike
            tile.rotation_euler = (0.004 * ((row * 7 + column * 3) % 5 - 2), 0, 0.004 * ((row * 5 + column * 11) % 5 - 2))
            parts.append(tile)
    return parts


def upright_planks(left, widths, colours, face=0.0, thick=4.0, high=300.0, wear=0.3, gap=0.12):
    """Boards side by side from `left`, standing, their faces at y = `face`: each grown by itself (table_top.worn_wood)."""
    finish, x = table_top.worn_wood(*colours, wear=wear), left
    for wide in widths:
        plank = g.rounded_box('plank', (high, wide - gap, thick), 0.14, finish, (0, 0, 0), 3)
        g.turn(plank, z=90)
        g.turn(plank, x=90)
        g.move(plank, x + wide / 2, face + thick / 2, 0)
        x += wide


def board(size, material, at, bevel=0.3):
    """Plank, shelf, table top, door leaf or frame: a box with soft edges."""
    return g.rounded_box('board', size, bevel, material, at, segments=3)


# ---------------------------------------------------------------- the picture

def mounted(root, z=0.0, x=0.0):
    """Put a product on the wall at y = 0, its back against it."""
    g.pose(root, at=(x, 0, z), floats=True)
    return root


def view(target, azimuth=18, elevation=6, lens=70, width=40.0, focus=None, softness=1.5, centre=(0.5, 0.5), f_number=None, tilt=0.0):
    """Camera for a `place` picture that is `width` centimetres wide at the target, which lands at `centre`, tilted by degrees.

    It focuses by `softness`, or with a lens of a real f-number where one is given.
    """
    camera = cameras.add_camera(target, azimuth, elevation, lens, distance=width * lens / 36)
    camera.data.shift_x = 0.5 - centre[0]
    camera.data.shift_y = (0.5 - centre[1]) * 0.75
    if f_number:
        cameras.aperture(camera, focus, f_number)
    else:
        cameras.focus(camera, focus or target, softness)
    if tilt:
        camera.rotation_euler.rotate_axis('Z', math.radians(tilt))
    return camera
