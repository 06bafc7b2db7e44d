"""The gateway's four layers: finned lid, board, battery and base. Centimetres, each about its own middle."""
import math

import bpy

import geometry as g
import materials as m
import props
import settings

WIDE, DEEP = 16.0, 10.5


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
    """Main board: processor under its sink, memory, LTE card, radio shields, coin cell, and the jacks at its front."""
    root = props.board(14.6, 9.2, seed=9)
    steel, black, grey = m.metal('#c5cacf', 0.3), m.plastic('#2a2e34', 0.45, 0.02), m.metal('#8f979f', 0.35)
    extra = [
        g.rounded_box('sink', (3.0, 3.0, 0.5), 0.06, grey, (0.3, 0.6, 0.5)),
        g.rounded_box('radio', (2.4, 1.8, 0.3), 0.05, steel, (-4.6, 2.4, 0.32)),
        g.rounded_box('radio', (1.7, 1.5, 0.3), 0.05, steel, (4.6, -1.4, 0.32)),
    ]
    for i in range(7):
        extra.append(g.rounded_box('fin', (0.16, 3.0, 0.5), 0.03, grey, (-0.9 + i * 0.4, 0.6, 0.95)))
    for x in (-5.6, -3.75):
        extra.append(g.rounded_box('socket', (1.5, 1.7, 1.3), 0.06, steel, (x, -3.7, 0.85)))
    extra.append(g.rounded_box('usb', (0.7, 1.4, 1.4), 0.05, steel, (-1.95, -3.7, 0.85)))
    for part in [*extra, *memory(black), *supply_parts(black, grey), *modem(steel, black), *lamps_and_cell(steel)]:
        part.parent = root
    return root


def memory(black):
    """Four memory chips beside the processor, and the rows of small parts between them."""
    parts = [g.rounded_box('memory', (1.0, 1.3, 0.12), 0.02, black, (x, y, 0.22)) for x in (-1.9, 2.6) for y in (-0.2, 1.5)]
    tan, tin = m.plastic('#b39a72', 0.4, 0), m.metal('#c5cacf', 0.32)
    for row, (x, y, across) in enumerate(((-1.3, -1.4, 12), (-6.4, 0.6, 9), (2.1, 3.0, 11), (5.0, 0.7, 8), (-3.4, 0.4, 5), (1.4, -2.9, 10))):
        for i in range(across):
            parts.append(g.rounded_box('part', (0.12, 0.2, 0.1), 0.015, tan if (i + row) % 3 else tin, (x + i * 0.25, y, 0.21)))
    return parts


def supply_parts(black, grey):
    """Coils of the converters, their capacitors, and the socket of the battery's lead."""
    parts = []
    for x, y in ((5.9, 2.9), (4.7, 2.9), (5.9, 1.7)):
        parts += [g.rounded_box('coil', (0.9, 0.9, 0.42), 0.1, grey, (x, y, 0.37)), g.rounded_box('chip', (0.5, 0.5, 0.1), 0.02, black, (x - 0.1, y - 0.7, 0.21))]
    parts.append(g.rounded_box('battery socket', (0.7, 1.0, 0.6), 0.06, m.plastic('#e4e3dc', 0.4, 0), (6.6, -2.9, 0.46)))
    return parts


def modem(steel, black):
    """LTE card in its slot, with the two leads to the aerials' sockets at the back."""
    parts = [
        g.rounded_box('card', (3.0, 2.2, 0.1), 0.03, m.plastic('#17324d', 0.35, 0), (-2.6, 3.1, 0.42)),
        g.rounded_box('card shield', (1.9, 1.7, 0.2), 0.04, steel, (-2.3, 3.1, 0.56)),
        g.rounded_box('slot', (0.4, 2.4, 0.4), 0.04, black, (-4.2 + 0.2, 3.1, 0.34)),
    ]
    for side, x in ((-1, -5.6), (1, 5.6)):
        parts.append(g.tube('aerial lead', g.smooth_path([(-1.7, 3.6, 0.66), (-1.3 + side * 0.6, 4.1, 0.75), (x - side, 4.2, 0.5), (x, 4.5, 0.45)]), 0.06, black, 3))
    return parts


def lamps_and_cell(steel):
    """Five lamps at the front edge where the panel has its holes, the coin cell of the clock, screws at the corners."""
    parts = [g.rounded_box('lamp', (0.3, 0.5, 0.3), 0.05, m.plastic('#dfe3e0', 0.3, 0), (2.2 + i * 0.95, -4.2, 0.31)) for i in range(5)]
    parts.append(g.lathe('cell holder', [(0, 0, 0), (1.05, 0, 0.05), (1.05, 0.3, 0.05), (0, 0.3, 0)], m.plastic('#2a2e34', 0.45, 0), x=2.6, y=-1.9, segments=64))
    parts[-1].location.z = 0.16
    coin = g.lathe('coin cell', [(0, 0.3, 0), (0.98, 0.3, 0.03), (0.98, 0.46, 0.05), (0, 0.46, 0)], steel, x=2.6, y=-1.9, segments=64)
    coin.location.z = 0.16
    return [*parts, coin]


def battery():
    """Flat 5000 mAh cell in a wrap, with its lead and a paper label."""
    wrap = m.plastic('#3d6f9e', 0.5, 0, 0.2)
    ink = m.ink('#1d2a38', 0.8)
    parts = [
        g.rounded_box('cell', (10.4, 6.6, 1.1), 0.32, wrap, (-0.6, 0, 0.55)),
        g.rounded_box('guard', (0.9, 6.4, 0.9), 0.12, m.matte('#d8b24a', 0.4), (5.0, 0, 0.55)),
        g.plate('label', g.rounded_rectangle(8.4, 4.3, 0.2, -0.8, 0), m.matte('#e8ebe8', 0.9, 0.05), 0.02, 0.005, z=1.1),
        g.label('5000 mAh', 1.7, ink, (-0.8, 0.35, 1.124), 'InterDisplay-SemiBold', thick=0.02),
        g.label('Li-Po   3.7 V   18.5 Wh', 0.78, ink, (-0.8, -1.25, 1.124), 'InterDisplay-SemiBold', thick=0.02),
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
    return g.assemble('base', parts + end_plates())


def end_plates():
    """Front and back of the gateway as they are in the shop's picture: jacks, lamps, print, aerials."""
    whole = settings.product('gateway', lead=False)
    kept = []
    for part in list(whole.children):
        if part.name.startswith(('body', 'core', 'foot', 'gasket')):
            bpy.data.objects.remove(part)
            continue
        part.parent = None
        part.location.z += 1.8
        kept.append(part)
    bpy.data.objects.remove(whole)
    return kept
