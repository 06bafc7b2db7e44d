"""Our workshop in the afternoon: a gateway opened up under the lit lamp, a finished one behind it, tools within reach."""
import random

import geometry as g
import lighting
import materials as m
import props
import props_lamp
import props_tools as tools
import settings
import surfaces

SIZE = (2400, 1350)
LOOK = {'exposure': 0.5, 'contrast': 1.09, 'bloom': {'threshold': 1.5, 'amount': 0.35}}


def build():
    """Window light from the left, the lamp's warm pool on the work; the wall of tools stays soft."""
    g.rounded_box('bench', (300, 86, 4), 0.5, m.wood('#c79c6d', '#93663f', 'x', 0.9, 0.45), (0, 10, -2))
    back_wall()
    mat()
    opened()
    tools_at_hand()
    props_lamp.lit((27, 21, 0), (31, 24, 17), (15.5, 5.5, 20.5), (6.5, -5, 1), 300000, '#ffb66e', 82)
    daylight()
    return settings.view((3, 0, 11.6), -10, 15, 80, 71, focus=(5, -5, 2), softness=2.0, centre=(0.5, 0.47))


def daylight():
    """A cool window on the left, the low sun on the wall; the work itself lies in the shade, so that the lamp tells."""
    lighting.world((0.80, 0.90, 1), 0.30)
    lighting.softbox((-170, -120, 120), (0, 0, 8), 130, 180, 1.2, (0.84, 0.93, 1))
    lighting.softbox((130, -190, 70), (0, 0, 8), 150, 150, 0.35, (0.9, 0.95, 1))
    lamp = lighting.sun(30, -58, 4.4)
    settings.window_shadow(lamp, (-30, 30, 18), 2.3)


def back_wall():
    """Painted wall, a board with hanging tools and a chest of small drawers, all out of focus."""
    settings.wall(m.plaster('#d6d2c8'), 50)
    holes = [g.circle(0.3, -30 + i * 3.6, 14 + j * 3.6, 12) for i in range(14) for j in range(9)]
    board = g.plate('pegs', g.rounded_rectangle(56, 38, 1.0, -6, 30), surfaces.mottled('#8fa79d', '#869e94', 0.1, 0.6, 0.05, 5), 0.8, 0.15, holes)
    board.rotation_euler.x = 1.5707963
    board.location.y = 49
    for x, tool in ((-26, tools.pliers()), (-18, tools.pliers('#2f5fa8')), (-10, tools.driver('#d8a531')), (-4, tools.driver('#12a98d')), (2, tools.driver('#c8452f', shaft=7))):
        g.pose(tool, yaw=0, at=(x, 47, 18), floats=True)
    chest, chance = m.plastic('#5b6872', 0.5, 0.04), random.Random(6)
    g.rounded_box('chest', (30, 16, 26), 0.6, chest, (39, 38, 13))
    for row in range(5):
        for column in range(4):
            x, z = 28.6 + column * 6.95, 2.9 + row * 5.0
            g.rounded_box('drawer', (6.5, 1.2, 4.5), 0.3, surfaces.clear('#dfe9ec', 0.35, 0.2, 0.15), (x, 29.8, z))
            g.rounded_box('goods', (5.6, 1.0, 1.2 + 2 * chance.random()), 0.4, m.matte(chance.choice(('#b5673a', '#3f6f8f', '#d2b04a', '#6c7a63', '#98452f')), 0.8), (x, 30.8, z - 1.0))
            g.rounded_box('knob', (2.2, 0.8, 0.7), 0.25, chest, (x, 29, z - 0.6))


def mat():
    """Cutting mat under the work, with its printed grid."""
    g.plate('mat', g.rounded_rectangle(48, 31, 1.2, 7, -3), surfaces.mottled('#3f6a60', '#3a6258', 0.3, 0.75, 0.15, 4), 0.3, 0.1)
    line = m.ink('#86a79e')
    for i in range(9):
        g.tube('line', [(-15.4 + i * 5.6, -17, 0.305), (-15.4 + i * 5.6, 11, 0.305)], 0.025, line, 1)
    for i in range(6):
        g.tube('line', [(-15.4, -17 + i * 5.6, 0.305), (29.4, -17 + i * 5.6, 0.305)], 0.025, line, 1)


def opened():
    """The case without its lid, its board lit; a finished gateway behind it at the left, a spare board at the right."""
    metal = m.metal('#b9c0c7', 0.3, 'x', 0.06)
    parts = [
        g.plate('floor', g.rounded_rectangle(16, 10.5, 0.62), metal, 0.3, 0.08),
        g.plate('walls', g.rounded_rectangle(16, 10.5, 0.62), metal, 1.9, 0.08, [g.rounded_rectangle(15.2, 9.7, 0.5)], z=0.2),
    ]
    g.pose(g.assemble('tray', parts), yaw=17, at=(6.5, -4, 0.3))
    g.pose(props.board(14.4, 9.0, seed=9, colour='#14614f'), yaw=17, at=(6.5, -4, 1.3))
    g.pose(settings.product('gateway'), yaw=-24, at=(-13, 12, 0))
    g.pose(props.board(6.5, 4.6, seed=3, colour='#1c4a75'), yaw=-16, at=(26, -12.5, 0.3))


def tools_at_hand():
    """Iron in its holder, solder, screwdrivers and tweezers beside the mat, a pot of drivers, a mug."""
    g.pose(tools.iron(), yaw=8, at=(27.5, 2, 0.3))
    tin, flange = m.metal('#d3d6d9', 0.25), m.plastic('#c8452f', 0.4, 0.03)
    reel = [
        g.lathe('flange', [(0, 0, 0), (2.8, 0, 0.1), (2.8, 0.3, 0.1), (0, 0.3, 0)], flange),
        g.lathe('wire', [(0, 0.3, 0), *[(2.25 + 0.06 * (k % 2), 0.3 + k * 0.12, 0.03) for k in range(18)], (0, 2.4, 0)], tin),
        g.lathe('flange', [(0, 2.4, 0), (2.8, 2.4, 0.1), (2.8, 2.7, 0.1), (0, 2.7, 0)], flange),
    ]
    g.pose(g.assemble('reel', reel), at=(19.5, -9, 0.3))
    for i, (tool, turn) in enumerate(((props.screwdriver('#12806d'), 78), (props.screwdriver('#c8452f', 7), 84), (props.tweezers(), 90))):
        g.pose(tool, yaw=turn, at=(-19.5 - i * 3.2, -6, 0))
    pot = g.lathe('pot', [(0, 0, 0), (3.8, 0, 0.4), (4.1, 10, 0.2), (3.8, 10, 0.2), (3.5, 0.8, 0.3), (0, 0.7, 0)], m.plastic('#e3dfd4', 0.4, 0.03), segments=96)
    pot.location = (8, 19, 0)
    for tool, x, y, tilt in ((tools.driver('#d8a531', shaft=9), 6.8, 19, -9), (tools.driver('#3566a8', shaft=10), 9.4, 18.4, 8), (tools.driver('#12a98d', shaft=8), 8.2, 20.4, 2)):
        g.pose(tool, roll=tilt, at=(x, y, 1), floats=True)
    g.pose(props.mug('#e6e3da'), yaw=-40, at=(-31, 10, 0))
