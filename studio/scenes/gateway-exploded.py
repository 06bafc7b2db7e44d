"""The gateway taken apart in layers: finned lid, circuit board, battery and base, floating one above the other."""
import math

import camera as cameras
import dark_set as d
import geometry as g
import lighting
import materials as m
import props

SIZE = (2400, 1350)
LOOK = {'exposure': 0.4, 'contrast': 1.06, 'bloom': {'threshold': 1.2, 'amount': 0.45}}
WIDE, DEEP = 16.0, 10.5


def build():
    """Four layers on one axis; thin mint lines mark the screws' way."""
    parts = [lid(), plane(), battery(), base()]
    for root, height in zip(parts, (15.2, 10.6, 6.6, 1.2)):
        g.pose(root, yaw=-28, at=(0, 0, height), floats=True)
    guides()
    d.surround(0.3)
    d.floor((0, 0, 0), 14, 44)
    view = cameras.add_camera((0, 0, 8.6), azimuth=-3, elevation=19, lens=100, distance=104)
    view.data.shift_x = -0.11
    cameras.focus(view, (0, -5, 8), softness=0.6)
    d.rig(1.1, key=8, rim=20, mint=12, fill=3.4, at=(0, 0, 8))
    lighting.reflection(view, (0, 0, 17), (0, 0, 1), 90, 30, 1.3, 70, (0.8, 0.9, 1), (6, 4))
    d.glow(view, (2, 4, 9), 32, '#22405f', 0.5, 70)
    return view


def lid():
    """Finned extrusion, cut at half its height."""
    corners = [(-WIDE / 2, -0.9, 0.1), (WIDE / 2, -0.9, 0.1), (WIDE / 2, 1.1, 0.62)]
    for i in range(15):
        x = 15 * 0.78 / 2 - i * 0.78
        corners += [(x, 1.1, 0.12), (x, 0.68, 0.14), (x - 0.36, 0.68, 0.14), (x - 0.36, 1.1, 0.12)]
    corners.append((-WIDE / 2, 1.1, 0.62))
    outline = g.fillet(corners, closed=True, segments=5)
    body = g.plate('lid', outline, m.metal('#c3c8ce', 0.3, 'z', 0.06), DEEP, 0.05, bevel_segments=3)
    body.rotation_euler.x = math.pi / 2
    body.location = (0, 0, 0)
    rim = g.plate('gasket', g.rounded_rectangle(WIDE - 0.1, DEEP - 0.1, 0.5), m.metal('#17b8a3', 0.3), 0.16, 0.04, [g.rounded_rectangle(WIDE - 0.7, DEEP - 0.7, 0.4)], z=-1.1)
    return g.assemble('lid layer', [body, rim])


def plane():
    """Main board with processor, radio shields and the two network sockets at its front."""
    root = props.board(14.6, 9.2, seed=9)
    steel, black = m.metal('#c5cacf', 0.3), m.rubber('#22262c')
    extra = [
        g.rounded_box('sink', (3.0, 3.0, 0.5), 0.06, m.metal('#8f979f', 0.35), (0.3, 0.6, 0.5)),
        g.rounded_box('radio', (2.4, 1.8, 0.3), 0.05, steel, (-4.6, 2.4, 0.32)),
        g.rounded_box('radio', (1.7, 1.5, 0.3), 0.05, steel, (4.6, -1.4, 0.32)),
    ]
    for i in range(7):
        extra.append(g.rounded_box('fin', (0.16, 3.0, 0.5), 0.03, m.metal('#8f979f', 0.35), (-0.9 + i * 0.4, 0.6, 0.95)))
    for x in (-5.6, -3.75):
        shell = g.plate('socket', g.rounded_rectangle(1.5, 1.3, 0.06), steel, 1.8, 0.03, [g.rounded_rectangle(1.2, 1.0, 0.04)])
        shell.rotation_euler.x = math.pi / 2
        shell.location = (x, -4.0, 0.85)
        extra += [shell, g.rounded_box('back', (1.3, 0.2, 1.1), 0.02, black, (x, -3.4, 0.85))]
    extra.append(g.rounded_box('usb', (0.7, 1.4, 1.4), 0.05, steel, (-1.95, -3.9, 0.85)))
    for i in range(5):
        extra.append(g.rounded_box('led', (0.2, 0.14, 0.14), 0.04, m.led('#4aa8ff' if i == 3 else m.MINT, 6), (2.2 + i * 0.95, -4.2, 0.24)))
    for part in extra:
        part.parent = root
    return root


def battery():
    """Flat 5000 mAh cell in a wrap, with its lead and label."""
    wrap = m.plastic('#3d6f9e', 0.32, 0)
    ink = m.ink('#eaf1f8')
    parts = [
        g.rounded_box('cell', (10.4, 6.6, 1.1), 0.32, wrap, (-0.6, 0, 0.55)),
        g.rounded_box('guard', (0.9, 6.4, 0.9), 0.12, m.matte('#d8b24a', 0.4), (5.0, 0, 0.55)),
        g.label('5000 mAh', 1.25, ink, (-0.8, 0.5, 1.102), 'InterDisplay-SemiBold'),
        g.label('Li-Po  3.7 V  18.5 Wh', 0.55, ink, (-0.8, -0.9, 1.102), 'Inter-Medium'),
        g.tube('lead', g.smooth_path([(5.3, 1.4, 0.7), (6.3, 1.5, 1.0), (6.9, 0.6, 0.7), (6.7, -0.8, 0.5)]), 0.11, m.plastic('#b3362c', 0.4, 0), 4),
        g.tube('lead', g.smooth_path([(5.3, 1.0, 0.7), (6.1, 1.0, 1.0), (6.5, 0.3, 0.7), (6.4, -0.8, 0.5)]), 0.11, m.plastic('#2b2f35', 0.4, 0), 4),
        g.rounded_box('connector', (1.0, 0.7, 0.5), 0.06, m.plastic('#e4e3dc', 0.4, 0), (6.5, -1.2, 0.45)),
    ]
    return g.assemble('battery', parts)


def base():
    """Lower half of the case: an open tray with feet and screw posts."""
    metal = m.metal('#aeb5bd', 0.32, 'x', 0.06)
    inner = g.rounded_rectangle(WIDE - 0.8, DEEP - 0.8, 0.5)
    parts = [
        g.plate('floor', g.rounded_rectangle(WIDE, DEEP, 0.62), metal, 0.3, 0.08),
        g.plate('walls', g.rounded_rectangle(WIDE, DEEP, 0.62), metal, 1.5, 0.06, [inner], z=0.2),
    ]
    for x in (-6.9, 6.9):
        for y in (-4.2, 4.2):
            parts.append(g.lathe('post', [(0, 0.3, 0), (0.45, 0.3, 0), (0.45, 1.4, 0.04), (0.18, 1.4, 0), (0.18, 0.9, 0), (0, 0.9, 0)], metal, x=x, y=y, segments=40))
            parts.append(g.rounded_box('foot', (1.8, 1.2, 0.3), 0.1, m.rubber(), (x * 0.84, y * 0.86, -0.12)))
    return g.assemble('base', parts)


def guides():
    """Thin lines through the four screw posts."""
    mint = m.led(strength=1.4, core=0.2)
    turn = math.radians(-28)
    for x in (-6.9, 6.9):
        for y in (-4.2, 4.2):
            at = (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn))
            g.tube('guide', [(*at, 2.6), (*at, 13.9)], 0.028, mint, 2)
