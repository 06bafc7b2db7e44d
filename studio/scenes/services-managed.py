"""A wall cabinet in order: two gateways, patch cables side by side, one amber lamp; a tablet before it lists the sites."""
import math

import cables
import displays
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import settings
import surfaces

SIZE = (2400, 1350)
LOOK = {'exposure': 0.45, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.4}}
FLOOR, FRONT, PANEL_Z = 3.2, -15.0, 25.5
MINT, CHALK, SLATE = '#12a98d', '#dfe2e2', '#4a5a6c'
PORTS = [-36.4 + i * 1.72 for i in range(24)]


def build():
    """Cabinet from the left edge past the middle, tablet at its right."""
    settings.daylight(2.2, 0.8, 2.2, -50, 34, target=(2, -8, 14))
    settings.wall(m.plaster('#d3d3ce'), 16)
    settings.board((260, 70, 3), m.wood(axis='x', scale=0.8), (0, -16, -1.5))
    cabinet()
    patch_panel()
    second = work.stand((-7.6, -6.4, FLOOR), 0, {'WAN': work.AMBER}, ('#25e06a', '#ffb02e', None, None))
    first = work.stand((-27.6, -6.4, FLOOR), 0)
    patch(first, second)
    tablet()
    lighting.softbox((-14, -11, 33), (-14, -8, 0), 42, 4, 13, (0.92, 0.97, 1), spread=140)
    return settings.view((0.6, -10, 13.3), 5, 7, 80, 62, focus=(2, -16, 8), softness=0.8, centre=(0.5, 0.5))


def cabinet():
    """Powder-coated shell without its door, shelf and mounting rails inside."""
    shell, rail = surfaces.mottled('#c9ced2', '#c3c8cd', 0.2, 0.45, 0.05, 6), m.metal('#a9b0b6', 0.34)
    for size, at in (((54, 29, 0.5), (-17, -0.4, 1.4)), ((54, 29, 0.5), (-17, -0.4, 34.6)), ((0.5, 29, 33), (9.8, -0.4, 18)), ((54, 0.5, 33), (-17, 13.9, 18))):
        g.rounded_box('sheet', size, 0.12, shell, at)
    for at, size in (((-17, FRONT + 0.2, 1.4), (54.4, 0.9, 1.2)), ((9.7, FRONT + 0.2, 18), (1.0, 0.9, 34)), ((-17, FRONT + 0.2, 34.6), (54.4, 0.9, 1.2))):
        g.rounded_box('lip', size, 0.3, shell, at)
    g.rounded_box('shelf', (50, 24, 0.3), 0.1, m.metal('#8d959c', 0.4), (-17, -1.5, FLOOR - 0.25))
    for i in range(14):
        g.rounded_box('vent', (2.2, 0.06, 0.35), 0.02, m.matte('#5c646b'), (-38 + i * 3.4, 13.6, 30))
    g.rounded_box('rail', (1.6, 0.3, 31), 0.08, rail, (8.0, -10.6, 18))
    for i in range(16):
        g.rounded_box('slot', (0.75, 0.06, 0.75), 0.1, m.matte('#3c4248'), (8.0, -10.76, 5 + i * 1.75))


def patch_panel():
    """One unit of 24 jacks with numbered strips, above the gateways."""
    face = m.plastic('#31383f', 0.42, 0.04)
    holes = [g.rounded_rectangle(1.2, 1.05, 0.06, x + 17, 0) for x in PORTS]
    panel = g.plate('panel', g.rounded_rectangle(48.2, 4.4, 0.3), face, 0.3, 0.06, holes)
    panel.rotation_euler.x = math.radians(90)
    panel.location = (-17, -10.9, PANEL_Z)
    g.rounded_box('inside', (46, 2, 2.2), 0.05, m.rubber('#22262b'), (-17, -9.3, PANEL_Z))
    g.rounded_box('strip', (42.5, 0.12, 0.9), 0.05, m.plastic('#eceeed', 0.5, 0), (-17, -11.3, PANEL_Z + 1.35))
    marks = [g.label(str(i + 1), 0.5, m.ink('#2b3542'), (x, 0, 0), 'Inter-Medium') for i, x in enumerate(PORTS)]
    surfaces.upright(marks, (0, -11.37, PANEL_Z + 1.35))
    for i, x in enumerate(PORTS):
        for side, lit in ((-0.36, i < 15), (0.36, i < 15 and i % 4 == 1)):
            colour = m.led(m.MINT if side < 0 else '#ffb02e', 2.0, 0.4) if lit else m.plastic('#59616a', 0.3, 0)
            g.rounded_box('link', (0.22, 0.08, 0.14), 0.03, colour, (x + side, -11.24, PANEL_Z - 0.85))


def patch(first, second):
    """Four cables fall to the gateways in equal curves; ten more leave to the left in one tied bundle."""
    for gateway, jack, port, colour in ((first, 0, 3, MINT), (first, 1, 4, CHALK), (second, 0, 14, MINT), (second, 1, 15, CHALK)):
        tail = gateway.matrix_world @ g.Vector((work.JACKS[jack][0], work.FACE_Y - 5.4, work.JACKS[jack][1]))
        x = PORTS[port]
        path = [(tail.x, tail.y - 1.0, tail.z + 0.6), (tail.x * 0.85 + x * 0.15, tail.y - 1.6, 9.5), (tail.x * 0.4 + x * 0.6, tail.y - 1.9, 16), (x, -17.2, 21.5), (x, -16.8, PANEL_Z - 1.6), (x, -15.6, PANEL_Z)]
        work.connect(gateway, jack, colour, path, 0.25)
        plug_in(x, colour)
    for n, port in enumerate((6, 7, 8, 9, 10, 11)):
        x = PORTS[port]
        plug_in(x, SLATE)
        y, z = -16.1 - 0.5 * (n % 2), 20.6 - 0.5 * (n // 2)
        cables.cord([(x, -15.3, PANEL_Z), (x, -16.3, PANEL_Z - 0.9), (x - 0.5, -16.5, PANEL_Z - 3), (x - 2.2, y, z + 0.4), (x - 5, y, z), (-40, y, z), (-50, y, z)], SLATE, 0.25)


def plug_in(x, colour):
    """Plug in a jack of the panel, boot towards the camera."""
    plug = cables.plug(colour)
    g.turn(plug, z=180)
    plug.location = (x, -10.6, PANEL_Z - 0.3)
    return plug


def tablet():
    """On its folded stand: the list of sites, all green but one."""
    parts = [
        g.plate('tablet', g.rounded_rectangle(21.5, 15, 1.1, squareness=2.4), m.metal('#8b939b', 0.32), 0.75, 0.2, z=-0.8),
        g.plate('glass', g.rounded_rectangle(21.2, 14.7, 1.0, squareness=2.4), m.dark_glass('#0b111b', 0.12), 0.05, 0.02, z=-0.05),
    ]
    wide, high = 19.6, 13.2
    white, mint = displays.finish(displays.TEXT, 1.0), m.led(strength=1.3, core=0.2)
    parts.append(displays.area(g.rounded_rectangle(wide, high, 0.3), displays.finish('#0e1a29', 0.9), 0.006))
    parts.append(displays.words('Sites', 1.15, -wide / 2 + 0.7, 5.3, white, 0.012, 'InterDisplay-SemiBold'))
    parts.append(displays.words('11 of 12 well', 0.75, wide / 2 - 0.7, 5.3, mint, 0.012, align='RIGHT'))
    rows = [('Apapa, cold room 2', 'engineer on site'), ('Apapa, cold room 1', '4.6 °C'), ('Ikeja, clinic', '4.1 °C'), ('Ogun, poultry house 3', '27 °C'), ('Victoria Island, hotel', '22 °C'), ('Yaba, depot', '31 °C')]
    parts += displays.health_list(-wide / 2 + 0.7, 4.3, wide - 1.4, rows, 1.75, 0.012, (0,))
    root = g.assemble('tablet', parts)
    root.rotation_euler = (math.radians(70), 0, math.radians(-9))
    root.location = (14.4, -20.2, 7.15)
    g.rounded_box('stand', (9, 0.5, 13), 0.2, m.metal('#767e86', 0.4), (15.0, -14.7, 5.4)).rotation_euler = (math.radians(24), 0, math.radians(-9))
