"""Smart Mirror: a 46 x 66 cm silvered panel with a light band and figures that show through the glass."""
import math

import geometry as g
import lighting
import materials as m
import parts as p
import settings
import shots
import surfaces

WIDTH, HEIGHT = 46, 66
TOP = 3.3


def light_band(frosted):
    """Etched band, 1.1 cm wide and 2.4 cm in from the edge, that lights the face of whoever stands there."""
    outer = g.rounded_rectangle(WIDTH - 4.8, HEIGHT - 4.8, 5.2, segments=64)
    inner = g.rounded_rectangle(WIDTH - 7.0, HEIGHT - 7.0, 4.1, segments=64)
    return g.plate('band', outer, frosted, 0.02, 0.002, [inner], z=TOP - 0.005)


def figures(light, quiet, mint):
    """Clock, date and weather in the upper left, a row of touch signs below."""
    top = TOP + 0.01
    left = -WIDTH / 2 + 6.6
    parts = [
        g.label('07:42', 9.0, light, (left - 0.4, HEIGHT / 2 - 12, top), 'InterDisplay-Regular', 'LEFT', 0.01, 0.98),
        g.label('Thursday 12 March', 2.1, light, (left, HEIGHT / 2 - 18.4, top), 'InterDisplay-Medium', 'LEFT', 0.01),
        g.label('Lagos  27 °C  rain from 15:00', 1.75, quiet, (left, HEIGHT / 2 - 21.8, top), 'InterDisplay-Medium', 'LEFT', 0.01),
    ]
    ring = g.plate('sign', g.circle(1.5, segments=64), quiet, 0.02, 0.004, [g.circle(1.36, segments=64)])
    dot = g.plate('touch', g.circle(0.45, segments=48), mint, 0.02, 0.004)
    for part in (ring, dot):
        g.move(part, 0, -HEIGHT / 2 + 9.4, top)
        parts.append(part)
    parts.append(g.tube('plus', [(5.2, -HEIGHT / 2 + 9.4, top), (6.8, -HEIGHT / 2 + 9.4, top)], 0.07, quiet, 3))
    parts.append(g.tube('plus', [(6.0, -HEIGHT / 2 + 8.6, top), (6.0, -HEIGHT / 2 + 10.2, top)], 0.07, quiet, 3))
    parts.append(g.tube('minus', [(-6.8, -HEIGHT / 2 + 9.4, top), (-5.2, -HEIGHT / 2 + 9.4, top)], 0.07, quiet, 3))
    return parts


def build():
    """The mirror with its aluminium chassis, glass towards the camera."""
    outline = g.rounded_rectangle(WIDTH, HEIGHT, 7, segments=28, squareness=2.2)
    parts = [
        g.plate('chassis', g.rounded_rectangle(WIDTH - 5, HEIGHT - 5, 5, segments=24), m.graphite(), 1.8, 0.2),
        g.plate('halo', g.rounded_rectangle(WIDTH - 3.2, HEIGHT - 3.2, 5.8, segments=24), m.screen_light('#fff4e6', 0.9), 0.3, 0.1, z=1.75),
        g.plate('frame', outline, m.aluminium('y', 0.3), 0.75, 0.12, z=2.1, bevel_segments=6),
        g.plate('glass', g.rounded_rectangle(WIDTH - 0.5, HEIGHT - 0.5, 6.75, segments=28, squareness=2.2), m.mirror(), 0.5, 0.12, z=TOP - 0.5, bevel_segments=6),
        light_band(m.screen_light('#fff6ea', 0.8)),
    ]
    parts += figures(m.screen_light('#ffffff', 0.85), m.screen_light('#eef4f8', 0.75), m.screen_light(m.MINT, 1.0))
    return g.assemble('smart mirror', g.face_front(parts))


def opposite(root, across=0.0, z=0.0, away=240.0, light=9.0):
    """The other side of a bathroom, which only the mirror shows: door ajar on a lit corridor, towels on their rail, tiles to shoulder height.

    `across` is where along the wall one sees it by the angle of one's look, `z` the height of the mirror's middle over the room's own
    zero, `away` how far the wall lies before the glass.
    """
    wall, white = m.plaster('#b5ada0', 0.2), m.plastic('#dcd9d2', 0.4, 0)
    parts = [g.rounded_box('far wall', (700, 6, 700), 0.3, wall, (0, -away - 3, 0))]
    for row in range(8):
        for column in range(12):
            parts.append(g.rounded_box('far tile', (19.6, 1, 9.6), 0.2, m.matte('#77908a', 0.2, 0.5), (-34 - column * 20, -away + 0.4, z - 12 - row * 10), 2))
    # the door stands a hand's breadth open; the corridor behind it is warm and bright
    parts += [
        g.rounded_box('far frame', (8, 8, 260), 0.4, white, (12, -away + 1, z - 10)),
        g.rounded_box('far frame', (8, 8, 260), 0.4, white, (106, -away + 1, z - 10)),
        g.rounded_box('corridor', (26, 1, 260), 0.1, m.screen_light('#ffcf98', 0.75), (28, -away + 0.8, z - 12)),
    ]
    leaf = [g.rounded_box('far door', (74, 4, 250), 0.4, m.plastic('#cfc8bb', 0.4, 0), (-37, 0, 0))]
    for up in (58, -42):
        leaf.append(g.rounded_box('panel', (50, 1.2, 78), 0.5, m.plastic('#c2bbae', 0.4, 0), (-37, 2.2, up)))
    leaf.append(g.rounded_box('handle', (13, 2, 2), 0.8, m.metal('#c6cad0', 0.25), (-66, 5.5, -2)))
    for part in leaf:
        g.turn(part, z=-22)
        g.move(part, 102, -away + 3, z - 12)
    parts += leaf
    rail = g.tube('far rail', [(-58, -away + 7, z - 6), (2, -away + 7, z - 6)], 0.9, m.metal('#c6cad0', 0.2), 6)
    parts.append(rail)
    for x, wide, drop, colour in ((-44, 24, 46, '#d9d3c6'), (-17, 24, 40, '#7d5a4c')):
        parts.append(_towel(x, wide, drop, colour, -away + 7, z - 5))
    for part in parts:
        g.move(part, across)
        part.visible_camera = part.visible_diffuse = part.visible_shadow = part.visible_transmission = False
        part['is_loose'] = True
    for at, size, radiance in (((across + 60, -60, z + 160), 90, light), ((across - 80, -90, z + 150), 60, light * 0.5)):
        box = lighting.softbox(at, (across, -away, z), size, size, radiance, (1, 0.93, 0.84))
        box.visible_glossy = False
        box.parent = root
    return parts


def _towel(x, wide, drop, colour, y, z):
    """Towel folded over a rail, with a woven border and folds that grow downwards."""
    vertices, faces, columns, rows = [], [], 40, 30
    for row in range(rows + 1):
        fall = row / rows
        for column in range(columns + 1):
            along = column / columns - 0.5
            vertices.append((x + wide * along * (1 - 0.05 * fall), y + 1.6 + 0.9 * fall * math.sin(along * 17 + 1.3 * x) + 0.4 * math.sin(along * 7), z - drop * fall - 0.8 * fall * math.cos(along * 5)))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return g.mesh('towel', vertices, faces, m.fabric(colour, 6), smooth_angle=80)


def place(root):
    """Over a wash basin on a tiled wall in the evening: the room behind whoever looks into it, the tap before it and in it."""
    settings.tiles('#4f6f68', 15, 7.5, 20, 22, z=-62)
    settings.mounted(root, 36)
    root.location.y = -0.4
    opposite(root, -75, 0, 260, 12)
    settings.board((220, 46, 5), surfaces.mottled('#cfcac0', '#bcb6aa', 0.05, 0.3, 0.08, 2, 0.5), (0, -23, -16.5), 0.6)
    basin = g.lathe('basin', [
        (0, 0, 0), (12, 0, 1.5), (19, 10.5, 6), (19.5, 13, 0.4), (18.7, 13, 0.4), (17.8, 10.5, 4), (11, 2.4, 3), (0, 1.8, 0),
    ], m.plastic('#e6e6e3', 0.12, grain=0), segments=160)
    g.move(basin, -3, -25, -14)
    chrome = m.metal('#ced2d6', 0.1)
    # a pillar tap on the worktop beside the basin: column, spout out over the water, lever on top
    x, y = 20.5, -13
    g.move(g.lathe('tap', [(0, -14, 0), (2.6, -14, 0.2), (2.6, -13.2, 0.3), (1.9, -12.8, 0.4), (1.9, 8, 0.3), (0, 8.2, 0)], chrome, segments=96), x, y, 0)
    spout = [(x, y, 3.4), (x - 3, y - 1.8, 4.6), (x - 9, y - 5.4, 5.2), (x - 14, y - 8.4, 4.6), (x - 15.2, y - 9.1, 2.6)]
    g.tube('spout', g.smooth_path(spout, 12), 1.1, chrome, 10)
    lever = g.rounded_box('lever', (1.5, 8.5, 0.7), 0.3, chrome, (x + 0.6, y - 2.4, 9.2), 5)
    lever.rotation_euler = (math.radians(8), 0, math.radians(-30))
    soap = g.lathe('soap', [(0, 0, 0), (3.2, 0, 0.4), (3.2, 11, 1.4), (1.2, 12.4, 0.3), (1.2, 14, 0.1), (0, 14, 0)], m.plastic('#6b4a34', 0.25, 0), segments=96)
    g.move(soap, 36, -12, -14)
    g.tube('pump', g.smooth_path([(36, -12, 0), (36, -12, 3), (35.4, -12.8, 3.8), (33.4, -15, 3.6)]), 0.5, m.plastic('#2c2f33', 0.3, 0), 6)
    for i, colour in enumerate(('#cfc7b8', '#9fb0a8')):
        settings.board((26, 16, 3.2), m.fabric(colour, 10), (-44, -20, -12.4 + i * 3.3), 1.4)
    lighting.place('vestibule', 0.1, 30)
    lighting.softbox((-70, -110, 130), (0, 0, 20), 40, 40, 14, (1, 0.9, 0.76)).visible_glossy = False
    return settings.view((2, 0, 18), 15, 3, 60, 112, focus=(0, -4, 36), softness=0.7, centre=(0.5, 0.44))


SHOTS = {
    'hero': shots.hero(mount='wall', dress=lambda root: opposite(root, -135), yaw=-24, elevation=5, height=0.6, softness=0.8),
    'front': shots.front(mount='wall', dress=lambda root: opposite(root, -45), yaw=-10, height=0.8, softness=2.2),
    'detail': shots.macro(mount='wall', dress=lambda root: opposite(root, -185, light=3), yaw=-30, elevation=6, aim=(-12, -TOP, 21), span=34, exposure=-0.3, look={'bloom': {'threshold': 0.45, 'amount': 0.6}}),
    'place': shots.Shot(setting=place, exposure=0.4, look={'grain': 0.012}),
}
