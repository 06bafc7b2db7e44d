"""A phone on a workbench beside an opened sensor, its circuit board wired to a laptop."""
import camera as cameras
import geometry as g
import materials as m
import props
import settings

SIZE = (2400, 1350)
LOOK = {'exposure': 0.35, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.4}}


def build():
    """Laptop behind, phone and sensor before it, a ribbon of wires between."""
    g.rounded_box('table', (240, 80, 4), 0.5, m.wood('#b98c5e', '#7c5535', 'x', 0.7), (0, 12, -2))
    settings.wall(m.plaster('#c3c8c6', 0.3), 40)
    laptop = props.laptop()
    g.pose(laptop, yaw=-12, at=(-5, 14, 0))
    phone = props.phone(props.screen_lines())
    g.pose(phone, yaw=-14, at=(13, -4.5, 0))
    board = props.board(6.4, 6.0, seed=5)
    g.pose(board, yaw=18, at=(0, -6.5, 0.6))
    shell()
    wires()
    sensor = settings.product('humidity-sensor')
    g.pose(sensor, yaw=-26, at=(21.5, 6.5, 0))
    g.pose(props.screwdriver(), yaw=62, at=(-19, -5, 0))
    g.pose(props.pencil(), yaw=28, at=(21, -11.5, 0))
    settings.daylight(2.0, 0.85, sun_strength=2.4, sun_azimuth=-48, sun_elevation=36, target=(4, 0, 0))
    view = cameras.add_camera((3, 2, 4.2), azimuth=-9, elevation=24, lens=85, distance=118)
    cameras.focus(view, (5, -5, 1), softness=1.6)
    return view


def shell():
    """Back shell of the opened sensor, its screws beside it."""
    white = m.porcelain()
    tray = [
        g.lathe('tray', [(0, 0, 0), (4.4, 0, 0.5), (4.7, 1.2, 0.15), (4.4, 1.2, 0.1), (4.15, 0.4, 0.3), (0, 0.4, 0)], white),
    ]
    g.pose(g.assemble('tray', tray), at=(-9.5, -5.0, 0))
    for i, (x, y) in enumerate(((-4.6, -11.2), (-3.6, -12.0), (-5.4, -12.3))):
        g.screw(m.steel(), x, y, 0.35, 0.22)
    for x in (-2.4, 2.4):
        g.lathe('standoff', [(0, 0, 0), (0.25, 0, 0), (0.25, 0.6, 0.02), (0, 0.6, 0)], m.gold(), segments=6, x=x, y=-6.5)


def wires():
    """Four coloured jumpers from the board's header to an adapter on the laptop's side."""
    for i, colour in enumerate(('#b3362c', '#2f6fb0', '#d6a72c', '#3c434c')):
        start = (-2.2 + i * 0.25, -9.2 + i * 0.08, 1.25)
        path = [start, (-3.6 + i * 0.3, -10.6, 2.6 + 0.2 * i), (-10 + i * 0.3, -11.6 + i * 0.4, 0.3), (-16.5 + i * 0.5, -7 + i * 0.4, 0.3), (-19.5, 4 + i * 0.3, 0.9), (-21.2, 9.2 + i * 0.25, 0.9)]
        g.tube('wire', g.smooth_path(path, 12), 0.11, m.plastic(colour, 0.4, 0), 4)
    g.rounded_box('adapter', (3.0, 1.6, 0.8), 0.2, m.graphite(), (-20.6, 9.6, 0.85))
