"""The gateway opened on an ordinary table: lid off, board and battery to be seen, four screws, the driver, its supply and lead."""
import camera as cameras
import cables
import gateway_layers as layers
import geometry as g
import lighting
import materials as m
import packing
import props
import surfaces
import table_top

SIZE = (1440, 810)
SAMPLES = 20
LOOK = {'exposure': 0.75, 'contrast': 1.07, 'grain': 0.01, 'bloom': {'threshold': 1.4, 'amount': 0.3}}


def build():
    """Base with its board left of the middle, the lid leaning on a box behind it, the battery before them."""
    table_top.planks(240, 110, (0, 10), 7, colours=('#a98664', '#684c36'), seed=9)
    opened()
    supply()
    screws()
    beyond()
    lighting.place('vestibule', 0.7, 200)
    lighting.softbox((-95, -10, 70), (0, 0, 2), 60, 80, 3.4, (1, 0.96, 0.9))
    lighting.softbox((60, 60, 40), (0, 0, 2), 30, 60, 1.2, (0.85, 0.93, 1))
    return cameras.photograph((2.5, 1.4, 2.2), azimuth=-9, elevation=30, lens=84, distance=94,
                              tilt=-0.7, sharp=(0, -5, 2), f_number=8)


def opened():
    base, plane, cell, lid = packing.asleep(layers.base()), packing.asleep(layers.plane()), layers.battery(), layers.lid()
    g.pose(base, yaw=-17, at=(-5, 0, 0))
    g.pose(plane, yaw=-17, at=(-5, 0, 1.2))
    g.pose(cell, yaw=24, at=(12.5, -4.5, 0))
    g.pose(lid, lean=-50, yaw=-16, at=(9.5, 14.6, 0))
    for root in (base, plane, cell, lid):
        m.use(root, marks=0.16, dust=0.16)


def supply():
    """Supply on its back, its lead in two slack loops towards the gateway."""
    g.pose(packing.charger(m.porcelain(0.36)), yaw=-38, at=(20.5, 9, 0))
    plug = cables.power_plug()
    g.pose(plug, yaw=116, at=(8.5, -10.8, 0), roll=90)
    inside, outside = (tuple(plug.matrix_world @ g.Vector((0, y, 0))) for y in (3.9, 5.4))
    path = [(18, -13.4, 0.19), (25, -11, 0.19), (26.5, -3, 0.19), (19.5, 0.5, 0.19), (15.5, 3.2, 0.5), (17.5, 6.0, 1.3), (18.9, 7.0, 1.3)]
    cables.cord([inside, outside, *path], '#2b3037', 0.19)


def screws():
    """Four screws as they were put down, and the driver."""
    steel = m.steel()
    for i, (x, y, turn, lies) in enumerate(((-15.5, -8.4, 10, True), (-14.2, -7.1, 80, True), (-13.4, -9.0, 200, False), (-16.6, -6.9, 310, True))):
        parts = [
            g.lathe('head', [(0, 0, 0), (0.28, 0, 0.03), (0.28, 0.2, 0.06), (0.14, 0.2, 0), (0.12, 0.06, 0), (0, 0.06, 0)], steel, segments=40),
            g.lathe('shank', [(0, -0.9, 0), (0.13, -0.9, 0.03), (0.13, 0, 0), (0, 0, 0)], m.metal('#a7adb3', 0.4), segments=24),
        ]
        g.pose(g.assemble('screw', parts), yaw=turn, lean=104 if lies else 180, at=(x, y, 0))
    g.pose(props.screwdriver('#12806d', 7), yaw=-28, at=(-9, -12.4, 0))


def beyond():
    """What else is on the table, out of focus: the delivery box, a cup, a folded sheet; a wall far behind."""
    g.pose(packing.closed(30, 24, 8.4), yaw=4, at=(3, 33, 0))
    g.pose(props.mug('#d8d4c8'), yaw=-35, at=(29, 30, 0))
    g.pose(g.assemble('paper', [props.sheet(colour='#dedbd2')]), yaw=31, at=(-36, 16, 0))
    g.mesh('wall', [(-400, 150, -80), (400, 150, -80), (400, 150, 300), (-400, 150, 300)], [(0, 1, 2, 3)], surfaces.mottled('#9aa39f', '#88928e', 0.02, 0.9, 0.2))
