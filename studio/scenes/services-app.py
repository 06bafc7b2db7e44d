"""A workbench in use: the app's page of a cold room on a phone, an opened sensor with its board on jumper leads, code on the laptop behind."""
import math

import camera as cameras
import displays
import geometry as g
import lighting
import materials as m
import props
import room_behind
import settings
import table_top

SIZE = (1600, 900)
SAMPLES = 10
LOOK = {'exposure': 1.35, 'contrast': 1.08, 'grain': 0.012, 'bloom': {'threshold': 1.3, 'amount': 0.35}}


def build():
    """Phone sharp at the right third, the board before the laptop; the workshop out of focus behind."""
    table_top.planks(260, 120, (0, 30), 8, colours=('#94704c', '#523a28'), seed=6)
    lit = [displays.area(g.rounded_rectangle(29.4, 18.6, 0.4), displays.finish('#0f1824', 0.9))]
    lit += [g.move(part, z=0.006) for part in displays.code((-14.0, -9, 14, 8.7), 0.72)]
    laptop = props.laptop(lit, 104)
    g.pose(laptop, yaw=9, at=(-8, 15, 0))
    phone()
    opened()
    g.pose(props.screwdriver('#a03a2c', 7), yaw=-152, at=(-11.5, -9.6, 0))
    g.pose(props.pencil(13, '#b3872e'), yaw=-31, at=(21.5, -2, 0))
    room_behind.show('aerodynamics_workshop', 0.3, 0.5, 40, 300, 2.6, (1, 0.95, 0.88))
    lighting.softbox((-60, 8, 52), (0, 0, 0), 20, 30, 16, (1, 0.93, 0.82))
    lighting.softbox((60, 30, 40), (0, 0, 0), 30, 40, 1.6, (0.75, 0.88, 1))
    view = cameras.add_camera((2.4, -0.2, 4.6), azimuth=-4, elevation=23, lens=80, distance=90)
    view.rotation_euler.rotate_axis('Z', math.radians(-0.6))
    cameras.aperture(view, (6, -5, 0.8), 6.3)
    return view


def phone():
    root = props.phone((), ring=False)
    displays.upon(root, displays.cold_room_page(6.86, 14.86, 0.812))
    m.use(root, marks=0.1, dust=0.06)
    g.pose(root, yaw=-17, at=(10.5, -5.2, 0))


def opened():
    """Sensor lying open: its cap face down, the board on four jumper leads to an adapter at the laptop."""
    sensor = settings.product('humidity-sensor')
    g.pose(sensor, lean=90, yaw=24, at=(21.8, 8.2, 0))
    g.pose(props.board(5.4, 4.6, seed=5), yaw=16, at=(-2.2, -6.4, 0.35))
    white = m.porcelain()
    tray = g.lathe('tray', [(0, 0, 0), (3.1, 0, 0.3), (3.5, 0.5, 0.4), (3.6, 1.3, 0.1), (3.42, 1.3, 0.05), (3.3, 0.5, 0.2), (0, 0.4, 0)], white)
    posts = [g.lathe('post', [(0, 0.3, 0), (0.3, 0.3, 0), (0.26, 1.0, 0.04), (0.1, 1.0, 0.02), (0.1, 0.5, 0), (0, 0.5, 0)], white, segments=40, x=2.1 * math.cos(a), y=2.1 * math.sin(a)) for a in (0.5, 2.6, 4.7)]
    g.pose(g.assemble('tray', [tray, *posts]), yaw=20, at=(-10.6, -4.0, 0))
    for x, y in ((3.1, -10.4), (4.0, -10.9), (2.7, -11.2)):
        head = [g.lathe('head', [(0, 0, 0), (0.24, 0, 0.03), (0.24, 0.16, 0.06), (0, 0.18, 0)], m.steel(), segments=32), g.lathe('shank', [(0, -0.7, 0), (0.1, -0.7, 0.03), (0.1, 0, 0), (0, 0, 0)], m.steel(), segments=20)]
        g.pose(g.assemble('screw', head), lean=100, yaw=x * 90, at=(x, y, 0))
    for i, colour in enumerate(('#9c352b', '#2c6096', '#b98f2c', '#343a41')):
        start = (-4.0 + i * 0.24, -8.5 + i * 0.07, 1.1)
        path = [start, (-4.8 + i * 0.25, -9.6, 2.2 + 0.15 * i), (-8.5 + i * 0.2, -11 + i * 0.45, 0.15), (-16 + i * 0.4, -8 + i * 0.5, 0.12), (-22 + i * 0.3, -1 + i * 0.3, 0.12), (-24.0, 6.4 + i * 0.2, 0.5), (-22.9, 9.4 + i * 0.22, 0.8)]
        g.tube('wire', g.smooth_path(path, 12), 0.075, m.plastic(colour, 0.5, 0), 4)
    adapter = g.rounded_box('adapter', (2.2, 1.5, 0.7), 0.18, m.graphite(), (-22.2, 9.7, 0.8))
    adapter.rotation_euler.z = math.radians(9)
