"""A workbench in use: the app's page of a cold room on a phone in a small stand, a board on jumper leads before it, code on the laptop behind."""
import math

import camera as cameras
import displays
import geometry as g
import lighting
import materials as m
import props
import room_behind
import surfaces

SIZE = (1600, 900)
SAMPLES = 20
LOOK = {'exposure': 1.2, 'contrast': 1.09, 'grain': 0.012, 'bloom': {'threshold': 1.3, 'amount': 0.35}}
LEAN, AT = 68.0, (3.6, -3.0)


def build():
    """The phone's face sharp at the right, all else before and behind it out of focus."""
    bench()
    laptop()
    face = phone()
    board()
    room_behind.show('aerodynamics_workshop', 0.16, 0.36, 40, 300, 2.6, (1, 0.95, 0.88))
    lighting.softbox((-46, -14, 44), (0, -2, 4), 11, 11, 110, (1, 0.91, 0.78))
    lighting.softbox((44, 26, 30), (2, 0, 6), 10, 40, 2.6, (0.72, 0.86, 1))
    view = cameras.photograph((-0.4, -3.4, 7.5), azimuth=-4, elevation=12, lens=85, distance=73,
                              tilt=-0.6, sharp=(3.6, -2.4, 8), f_number=4.5)
    lighting.reflection(view, face.matrix_world @ g.Vector((1.5, 3, 0.85)), face.matrix_world.to_3x3() @ g.Vector((0, 0, 1)), 26, 60, 1.6, 70, (1, 0.93, 0.84), (26, 12))
    return view


def bench():
    """Worn rubber mat of a test bench, its edge towards the room."""
    mat = surfaces.mottled('#4c5c5f', '#404f53', 0.22, 0.62, 0.22, 7, 0.35)
    g.rounded_box('mat', (130, 64, 0.4), 0.15, mat, (0, 10, -0.2))
    g.rounded_box('bench', (200, 74, 3), 0.3, surfaces.mottled('#8b8c87', '#7d7e79', 0.15, 0.5, 0.1, 4), (0, 10, -1.9))


def phone():
    """Leaning in a stand of bent wire: two hooks before its lower edge, two struts behind."""
    root = props.phone((), ring=False)
    displays.upon(root, displays.cold_room_page(6.86, 14.86, 0.812))
    m.use(root, marks=0.16, dust=0.1)
    glass = g.plate('glass', g.rounded_rectangle(6.9, 14.9, 0.95, squareness=2.4), surfaces.clear('#ffffff', 0.985, 0.7, 0.09), 0.006, 0.002, z=0.83)
    glass.parent = root
    g.pose(root, yaw=-7, lean=-LEAN, at=(*AT, 0.75))
    wire, at = m.metal('#aab0b6', 0.26), root.matrix_world
    for x in (-2.1, 2.1):
        hook = [(x, -6.75, 1.2), (x, -7.4, 1.18), (x, -7.86, 0.9), (x, -7.86, 0.1), (x, -7.8, -0.25), (x, -6.4, -0.32), (x, 2.6, -0.32)]
        points = [tuple(at @ g.Vector(p)) for p in hook]
        top, turn = points[-1], math.radians(-7)
        foot = (top[0] + 4.6 * math.sin(-turn), top[1] + 6.0, 0.2)
        front = (points[4][0] + math.sin(turn) * 0.3, points[4][1] - 0.8, 0.2)
        g.tube('strut', g.smooth_path(points, 6), 0.16, wire, 6)
        g.tube('leg', g.smooth_path([tuple(at @ g.Vector((x, -5.4, -0.5))), front, ((front[0] + foot[0]) / 2, (front[1] + foot[1]) / 2, 0.16), foot, top], 6), 0.16, wire, 6)
    return root


def board():
    """The board of a sensor on four jumper leads that run to an adapter at the laptop; the cap of its shell beside it."""
    g.pose(props.board(5.4, 4.6, seed=5), yaw=22, at=(-8.0, -3.4, 0.1))
    white = m.porcelain()
    tray = g.lathe('tray', [(0, 0, 0), (3.1, 0, 0.3), (3.5, 0.5, 0.4), (3.6, 1.3, 0.1), (3.42, 1.3, 0.05), (3.3, 0.5, 0.2), (0, 0.4, 0)], white)
    m.use(g.pose(g.assemble('tray', [tray]), yaw=20, at=(12.6, 5.4, 0)), marks=0.2, dust=0.4)
    for i, colour in enumerate(('#9c352b', '#2c6096', '#b98f2c', '#343a41')):
        start = (-9.6 + i * 0.24, -5.9 + i * 0.1, 0.85)
        path = [start, (-10.4 + i * 0.25, -6.9 + i * 0.1, 1.6 + 0.15 * i), (-13.5 + i * 0.1, -7 + i * 0.5, 0.2), (-17 + i * 0.2, -2 + i * 0.5, 0.12), (-18 + i * 0.3, 6 + i * 0.3, 0.12), (-19.0, 12.4 + i * 0.2, 0.5), (-19, 14.4 + i * 0.22, 0.8)]
        g.tube('wire', g.smooth_path(path, 12), 0.075, m.plastic(colour, 0.5, 0), 4)


def laptop():
    """Code on its screen, far out of focus."""
    lit = [displays.area(g.rounded_rectangle(29.4, 18.6, 0.4), displays.finish('#0f1824', 0.7))]
    lit += [g.move(part, z=0.006) for part in displays.code((-14.0, -9, 14, 8.7), 0.72)]
    m.use(g.pose(props.laptop(lit, 106), yaw=14, at=(-11, 24, 0)), marks=0.2, dust=0.2)
