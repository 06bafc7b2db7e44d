"""A network cupboard by a service lamp: two gateways on a shelf, all leads in and led away in one tied bundle; on the second one lamp is amber."""
import math

import camera as cameras
import cables
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import room_behind
import surfaces

SIZE = (1600, 900)
SAMPLES = 10
LOOK = {'exposure': 1.4, 'contrast': 1.09, 'grain': 0.013, 'bloom': {'threshold': 1.3, 'amount': 0.4}}
BACK, SHELF = 14.0, 0.0


def build():
    """From the left along the shelf: the gateway with the amber lamp sharp, the other behind it."""
    cupboard()
    near = work.stand((6, -2.5, SHELF), -16, {'WAN': work.AMBER})
    far = work.stand((-17.5, -0.5, SHELF), -13)
    for gateway in (near, far):
        m.use(gateway, marks=0.2, dust=0.4)
    leads(near, far)
    room_behind.show('autoshop_01', 0.2, 0.3, 20, 190, 2.2, (0.9, 0.95, 1))
    lighting.softbox((-50, -62, 48), (0, 0, 4), 14, 14, 70, (1, 0.91, 0.78))
    lighting.softbox((50, -50, 40), (6, 0, 6), 30, 40, 0.8, (0.72, 0.86, 1))
    view = cameras.add_camera((-0.5, -3, 4.4), azimuth=-15, elevation=9, lens=85, distance=104)
    view.rotation_euler.rotate_axis('Z', math.radians(0.6))
    cameras.aperture(view, (4, -8, 1.5), 6.3)
    return view


def cupboard():
    """Zinc-plated back with a row of slots, a steel shelf with a lip, a mounting rail, labels under the gateways."""
    zinc, coat = surfaces.mottled('#9a9fa1', '#858b8e', 0.3, 0.42, 0.06, 5, 0.6), surfaces.mottled('#737a7e', '#686f73', 0.2, 0.45, 0.1, 4)
    g.rounded_box('back', (160, 1, 120), 0.2, zinc, (0, BACK, 20))
    g.rounded_box('shelf', (160, 27, 0.5), 0.15, coat, (0, 0, SHELF - 0.25))
    g.rounded_box('lip', (160, 0.5, 3.0), 0.2, coat, (0, -13.4, SHELF - 1.3))
    rail = m.metal('#a9b0b6', 0.34)
    g.rounded_box('rail', (3.2, 1.6, 120), 0.2, rail, (26.6, BACK - 1.2, 20))
    for i in range(20):
        g.rounded_box('slot', (1.0, 0.1, 1.0), 0.08, m.matte('#2f3439'), (26.6, BACK - 2.02, -20 + i * 2.5))
    for x, words in ((8, 'GW 2   COLD ROOMS'), (-17, 'GW 1   BAY')):
        parts = [g.plate('tape', g.rounded_rectangle(9.4 if x > 0 else 6.4, 1.2, 0.08), m.plastic('#eceeeb', 0.5, 0.02), 0.03, 0.01), g.label(words, 0.58, m.ink('#20282f'), (0, 0, 0.031), 'Inter-SemiBold', thick=0.001)]
        surfaces.upright(parts, (x, -13.66, SHELF - 1.3))


def leads(near, far):
    """Network leads with slack, two supply leads, all up the left of the rail in ties."""
    up = [(21.5, BACK - 2.4, 6), (22.4, BACK - 2.2, 16), (22.6, BACK - 2.2, 60)]
    work.connect(near, 0, '#12a98d', [(-1.6, -13.0, 0.5), (-5.6, -9.6, 0.28), (-6.6, -2, 0.28), (-2, 8.6, 0.4), (12, 10.2, 1.4), *up])
    work.connect(near, 1, '#dfe2e2', [(0.4, -13.4, 0.5), (-4.6, -11.6, 0.28), (-5.4, -1, 0.28), (-1, 9.8, 0.4), (12.6, 11.2, 1.2), *[(x + 0.7, y, z) for x, y, z in up]])
    work.power(near, [(4.6, -12.8, 0.4), (9, -13.0, 0.2), (17.6, -9.6, 0.2), (20.6, 0, 0.2), (20.8, 8, 1.0), *[(x - 0.7, y, z) for x, y, z in up]])
    work.connect(far, 0, '#12a98d', [(-24.6, -10.6, 0.5), (-28.6, -6, 0.28), (-29, 4, 0.28), (-24, 10.6, 0.5), (-10, 11.6, 0.6), (8, 12.0, 1.0), *[(x, y + 0.6, z) for x, y, z in up]])
    work.power(far, [(-19.0, -10.6, 0.4), (-15.6, -11.4, 0.2), (-8.6, -7.4, 0.2), (-7.6, 4, 0.2), (-2, 10.4, 0.3), (10, 11.8, 0.7), *[(x - 0.3, y + 0.5, z) for x, y, z in up]])
    for z in (11, 24):
        cables.tie((22.5, BACK - 2.0, z), 'z', 1.15)
