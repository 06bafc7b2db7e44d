"""A gateway on a rack's shelf by a service lamp, seen close: its leads fall over the lip into one tie; the lamp WAN is amber."""
from mathutils import Matrix

import camera as cameras
import cables
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import props_pump as pump
import room_behind
import surfaces

SIZE = (1600, 900)
SAMPLES = 14
LOOK = {'exposure': 1.35, 'contrast': 1.1, 'grain': 0.013, 'bloom': {'threshold': 1.3, 'amount': 0.4}}
LIP = -11.6


def build():
    """From the left along the front: jacks and lamps sharp, the rack's posts and the room behind out of focus."""
    rack()
    gateway = work.stand((3.4, -2.2, 0), -14, {'WAN': work.AMBER})
    m.use(gateway, marks=0.28, dust=0.55)
    leads(gateway)
    room_behind.show('peppermint_powerplant', 0.15, 0.5, 20, 62, 2.4, (1, 0.94, 0.86))
    lighting.softbox((-44, -40, 50), (0, -4, 2), 10, 10, 150, (1, 0.9, 0.76))
    lighting.softbox((46, 8, 26), (4, 0, 3), 10, 40, 2.2, (0.72, 0.86, 1))
    return cameras.photograph((0.2, -6, 0.75), azimuth=-31, elevation=9, lens=85, distance=64,
                              tilt=0.7, sharp=(0.6, -7.9, 2), f_number=8)


def rack():
    """Painted shelf with a worn lip and a printed tape on it; behind, two slotted posts and a bundle that passes by."""
    coat = pump.painted('#565e64', '#4a5258', 0.16, -0.15)
    g.rounded_box('shelf', (150, 30, 0.4), 0.12, coat, (0, LIP + 15, -0.2))
    g.rounded_box('lip', (150, 0.4, 3.6), 0.16, coat, (0, LIP, -1.7), 4)
    tape = [
        g.plate('tape', g.rounded_rectangle(8.6, 1.2, 0.1), surfaces.mottled('#dedbd0', '#cfcbbd', 0.5, 0.4, 0.05, 3), 0.02, 0.006),
        g.label('GW 2  COLD ROOMS', 0.6, m.ink('#2a2f35'), (0, 0, 0.021), 'Inter-SemiBold', thick=0.0006),
    ]
    for part in tape:
        g.turn(part, z=-0.8)
    surfaces.upright(tape, (8.0, LIP - 0.21, -1.75))
    zinc, hole = m.metal('#9aa1a7', 0.4), m.matte('#262b30')
    for x in (-24, 31):
        g.rounded_box('post', (4, 3, 120), 0.2, zinc, (x, 21, 10))
        for i in range(24):
            g.rounded_box('slot', (1.0, 0.1, 1.6), 0.1, hole, (x, 19.48, -40 + i * 4.2))
    for i, colour in enumerate(('#12a98d', '#c9ced3', '#3a6ea8', '#c9ced3')):
        g.tube('run', g.smooth_path([(20.4 + i * 0.6, 18 + 0.3 * (i % 2), -60), (20.2 + i * 0.62, 18.2, 0), (20.8 + i * 0.58, 18, 60)], 10), 0.28, m.plastic(colour, 0.5, 0.02), 6)
    for z in (-6, 9, 24):
        cables.tie((21.4, 18.1, z), 'z', 1.4)


def leads(gateway):
    """Two network leads and the supply, side by side over the lip and down, held together below it."""
    def at(x, y, z):
        return tuple(gateway.matrix_world @ g.Vector((x, y, z)))

    def fall(x, below, bulge):
        return [at(x - 0.02, -12.2, -0.9), at(x * 0.6 + below * 0.4 - 0.1, -13.5 - bulge, -2.7), at(below, -13.3 - bulge, -5.6), at(below + 0.02, -12.9, -7.4), at(below - 0.1, -12.6, -12), at(below - 0.4, -12.4, -40)]

    work.connect(gateway, 0, '#12a98d', fall(-5.6, -4.25, 0.1))
    work.connect(gateway, 1, '#c3c8cc', fall(-3.75, -3.68, 0.0))
    work.power(gateway, fall(-0.75, -3.19, 0.5))
    band = cables.tie((0, 0, 0), 'z', 0.86)
    band.matrix_world = gateway.matrix_world @ Matrix.Translation((-3.72, -13.2, -6.4)) @ Matrix.Diagonal((1, 0.8, 0.8, 1))
