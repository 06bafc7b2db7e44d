"""Back of the gateway on a worn bench: the RS-485 plug with its three wires, the SIM tray, both aerials' sockets."""
import math

from mathutils import Matrix

import cables
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import room_behind
import settings
import table_top

SIZE = (1600, 900)
SAMPLES = 12
LOOK = {'exposure': 1.1, 'contrast': 1.08, 'grain': 0.012, 'bloom': {'threshold': 1.3, 'amount': 0.3}}
# where things are on the plate, seen from behind: x to the right, y up, z outwards, from its middle
BUS, SIM, AERIAL = (-3.25, -0.45), (2.6, -0.2), 5.6
PLATE_Y = 5.81
TABLE = -2.07
WIRES = (('A', -0.51, '#e7e9ea'), ('B', 0.0, '#e0842c'), ('G', 0.51, '#2f3640'))


def build():
    """Wooden bench by a window; the bus plug in focus at the left third, the fins behind it."""
    table_top.planks(240, 110, (0, 30), 8, colours=('#a07c56', '#5d4330'), seed=21)
    room_behind.show('aerodynamics_workshop', 0.4, 0.6, 120, 318, 2.6, (1, 0.96, 0.9))
    lighting.softbox((-40, -16, 40), (0, -4, 1), 12, 12, 46, (1, 0.93, 0.82))
    lighting.softbox((40, 20, 30), (2, 0, 1), 16, 40, 3, (0.75, 0.88, 1))
    gateway = work.stand((1.5, 2.0, 0), 180 - 22)
    m.use(gateway, marks=0.2, dust=0.35)
    rear = g.assemble('rear', plate())
    rear.matrix_world = gateway.matrix_world @ Matrix.Translation((0, PLATE_Y, 0)) @ Matrix.Rotation(math.pi, 4, 'Z') @ Matrix.Rotation(math.pi / 2, 4, 'X')
    return settings.view((0.2, -3.5, 2.6), 3, 15, 95, 21, focus=(-2.6, -6.2, 1.6), softness=1.3, centre=(0.5, 0.43))


def plate():
    """All that the back plate carries."""
    return [*bus(), *tray(), *screws(), *printed(), *rating()]


def bus():
    """Plug of three poles: screws on top, a wire in each hole, all three in one grey cable."""
    green, (x, y) = m.plastic('#1c9160', 0.4, 0.04), BUS
    holes = [g.circle(0.19, x + shift, y - 0.12, 32) for _, shift, _ in WIRES]
    parts = [
        g.plate('socket', g.rounded_rectangle(1.78, 1.3, 0.1, x, y), m.plastic('#14704a', 0.45, 0.03), 0.32, 0.04, z=0),
        g.plate('plug', g.rounded_rectangle(1.62, 1.08, 0.08, x, y - 0.04), green, 0.95, 0.05, holes, z=0.3),
    ]
    for name, shift, colour in WIRES:
        head = g.lathe('head', [(0, -0.1, 0), (0.19, -0.1, 0), (0.19, 0.02, 0.02), (0, 0.02, 0)], m.steel(), segments=32)
        slit = g.rounded_box('slit', (0.3, 0.05, 0.03), 0.008, m.rubber('#22262b'), (0, 0, 0.02))
        for part in (head, slit):
            g.turn(part, x=-90)
            parts.append(g.move(part, x + shift, y + 0.5, 0.78))
        path = [(x + shift, y - 0.12, 0.5), (x + shift, y - 0.12, 1.5), (x + shift * 0.9, y - 0.3, 2.3), (x + shift * 0.35, y - 0.75, 3.3), (x + shift * 0.2 - 0.1, y - 1.0, 3.9)]
        parts.append(g.tube('wire', g.smooth_path(path, 12), 0.13, m.plastic(colour, 0.42, 0), 5))
        parts.append(g.label(name, 0.3, m.ink('#d5dde4'), (x + shift, y + 0.92, 0.002), 'Inter-Medium'))
    start = (x - 0.1, y - 0.92, 3.55)
    path = [start, (x - 0.2, y - 1.1, 4.3), (x - 0.9, TABLE + 0.33, 6.2), (x - 3.5, TABLE + 0.31, 7.6), (x - 9, TABLE + 0.31, 6.6), (x - 30, TABLE + 0.31, -2)]
    parts.append(g.tube('bus cable', g.smooth_path(path, 14), 0.3, m.plastic('#8c959d', 0.5, 0.03), 8))
    parts.append(cables.tie((x - 4.6, TABLE + 0.34, 7.62), 'x', 0.36))
    return parts


def tray():
    """Drawer for a nano SIM, flush in its slit, a pin hole beside it."""
    (x, y), steel = SIM, m.metal('#b9bfc6', 0.28)
    frame = g.plate('slit', g.rounded_rectangle(1.6, 0.34, 0.1, x, y), m.rubber('#22262b'), 0.02, 0.006, z=0.001)
    face = g.plate('drawer face', g.rounded_rectangle(1.46, 0.24, 0.08, x, y), steel, 0.03, 0.01, z=0.012)
    hole = g.plate('pin hole', g.circle(0.07, x + 1.05, y, 24), m.rubber('#15181b'), 0.01, 0.003, z=0.001)
    return [frame, face, hole]


def screws():
    """Four hexagon screws in the plate's corners and the washers of the aerials."""
    parts = [part for x in (-7.38, 7.38) for y in (-1.18, 1.18) for part in _hexagon_screw(x, y)]
    for x in (-AERIAL, AERIAL):
        parts.append(g.lathe('nut', [(0.36, 0, 0), (0.62, 0, 0.03), (0.62, 0.16, 0.05), (0.36, 0.16, 0)], m.gold(), segments=6, x=x))
    return parts


def _hexagon_screw(x, y):
    """Button head with a socket of six sides, its floor in shadow."""
    steel = m.metal('#b0b4b8', 0.3)
    socket = g.circle(0.115, x, y, 6)
    head = g.plate('head', g.circle(0.23, x, y, 48), steel, 0.13, 0.06, [socket], hole_bevel=0.008)
    return [head, g.plate('floor', g.circle(0.12, x, y, 24), m.matte('#3a3e42', 0.6), 0.02, 0.004)]


def printed():
    """White silk-screen."""
    ink = m.ink('#d5dde4')

    def write(words, x, y, size=0.27):
        return g.label(words, size, ink, (x, y, 0.002), 'Inter-Medium', spacing=1.06)

    return [write('RS-485', BUS[0], 1.02), write('SIM', SIM[0], 0.5), write('LTE', -AERIAL, -1.0), write('FIELD', AERIAL, -1.0)]


def rating():
    """Silver label with the ratings of the technical document."""
    ink, (x, y) = m.ink('#2c333b'), (-0.45, -0.15)
    lines = (('EDGE GATEWAY', 0.24, 0.42), ('5 V  3 A  USB-C', 0.2, 0.1), ('−20 to +60 °C', 0.2, -0.17), ('IP30', 0.2, -0.44))
    parts = [g.plate('label', g.rounded_rectangle(2.3, 1.36, 0.1, x, y), m.metal('#c9ced3', 0.45), 0.012, 0.004)]
    return parts + [g.label(words, size, ink, (x - 0.98, y + up, 0.014), 'Inter-Medium', 'LEFT', 0.001) for words, size, up in lines]

