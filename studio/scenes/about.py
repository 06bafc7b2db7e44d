"""Workshop table at night: a gateway opened up, a soldering lamp above it, tools laid out in a row."""
import camera as cameras
import dark_set as d
import geometry as g
import lighting
import materials as m
import props
import settings

SIZE = (1440, 810)
LOOK = {'exposure': 0.75, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.4}}


def build():
    """The lamp's pool holds the work; the left of the table is dark."""
    top = d.fade_to_void(m.wood('#9a7350', '#5f422c', 'x', 0.4, 0.4), (6, 0, 0), 18, 62)
    g.rounded_box('table', (240, 70, 4), 0.5, top, (0, 12, -2))
    mat()
    opened()
    tools()
    lamp = props.bench_lamp(22, 18)
    g.pose(lamp, yaw=-30, at=(22, 24, 0))
    mug = props.mug('#c9d2d6')
    g.pose(mug, yaw=-40, at=(-8, 27, 0))
    d.surround(0.22)
    d.lamp((11.0, 4.9, 17.5), 62000, '#ffcf9a', 2.0, (9, -1, 0), 128)
    lighting.softbox((-60, 10, 40), (0, 0, 0), 30, 60, 2.6, (0.6, 0.78, 1))
    lighting.softbox((30, 60, 22), (8, 0, 2), 70, 10, 1.4, (0.5, 0.75, 1))
    view = cameras.add_camera((5, 1, 6.5), azimuth=-14, elevation=22, lens=85, distance=138)
    view.data.shift_x, view.data.shift_y = -0.03, 0.05
    cameras.focus(view, (9, -4, 2), softness=1.0)
    return view


def mat():
    """Cutting mat under the work."""
    g.plate('mat', g.rounded_rectangle(44, 30, 1.0, 8, -1), m.plastic('#39444f', 0.7, 0.1), 0.3, 0.08)
    line = m.ink('#55626e')
    for i in range(8):
        g.tube('line', [(-12 + i * 5.6, -14.5, 0.31), (-12 + i * 5.6, 12.5, 0.31)], 0.03, line, 1)
    for i in range(5):
        g.tube('line', [(-12.5, -13.5 + i * 6.2, 0.31), (28.5, -13.5 + i * 6.2, 0.31)], 0.03, line, 1)


def opened():
    """Case without its lid, the board in it lit; the lid leans behind."""
    metal = m.metal('#b4bbc3', 0.3, 'x', 0.06)
    inner = g.rounded_rectangle(15.2, 9.7, 0.5)
    parts = [
        g.plate('floor', g.rounded_rectangle(16, 10.5, 0.62), metal, 0.3, 0.08),
        g.plate('walls', g.rounded_rectangle(16, 10.5, 0.62), metal, 1.7, 0.06, [inner], z=0.2),
    ]
    tray = g.assemble('tray', parts)
    g.pose(tray, yaw=16, at=(8, -1, 0.3))
    board = props.board(14.4, 9.0, seed=9)
    g.pose(board, yaw=16, at=(8, -1, 1.2))
    gateway = settings.product('gateway')
    g.pose(gateway, yaw=-26, at=(-7.5, 15, 0))
    spare = props.board(6.5, 4.6, seed=3, colour='#123a5a')
    g.pose(spare, yaw=-12, at=(23.5, -6, 0.3))


def tools():
    """Screwdrivers, tweezers, iron and a reel of solder in a row before the mat."""
    for i, (tool, turn) in enumerate(((props.screwdriver('#12806d'), 83), (props.screwdriver('#a8452f', 7), 87), (props.tweezers(), 92), (props.pencil(15, '#2a4468'), 96))):
        g.pose(tool, yaw=turn, at=(-15.0 - i * 3.0, -3, 0))
    g.pose(props.iron(), yaw=172, at=(27, 6.5, 0.3))
    tin = m.metal('#cfd3d6', 0.25)
    reel = [
        g.lathe('flange', [(0, 0, 0), (2.6, 0, 0.1), (2.6, 0.25, 0.1), (0, 0.25, 0)], m.plastic('#e3e1d9', 0.4, 0.03)),
        g.lathe('wire', [(0, 0.25, 0), (2.1, 0.25, 0), (2.1, 2.4, 0), (0, 2.4, 0)], tin),
        g.lathe('flange', [(0, 2.4, 0), (2.6, 2.4, 0.1), (2.6, 2.65, 0.1), (0, 2.65, 0)], m.plastic('#e3e1d9', 0.4, 0.03)),
    ]
    g.pose(g.assemble('reel', reel), at=(24, 1.5, 0.3))
