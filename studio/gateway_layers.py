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
    """Main board with processor, radio shields and the two network sockets at its front."""
    root = props.board(14.6, 9.2, seed=9)
    steel = m.metal('#c5cacf', 0.3)
    extra = [
        g.rounded_box('sink', (3.0, 3.0, 0.5), 0.06, m.metal('#8f979f', 0.35), (0.3, 0.6, 0.5)),
        g.rounded_box('radio', (2.4, 1.8, 0.3), 0.05, steel, (-4.6, 2.4, 0.32)),
        g.rounded_box('radio', (1.7, 1.5, 0.3), 0.05, steel, (4.6, -1.4, 0.32)),
    ]
    for i in range(7):
        extra.append(g.rounded_box('fin', (0.16, 3.0, 0.5), 0.03, m.metal('#8f979f', 0.35), (-0.9 + i * 0.4, 0.6, 0.95)))
    for x in (-5.6, -3.75):
        extra.append(g.rounded_box('socket', (1.5, 1.7, 1.3), 0.06, steel, (x, -3.7, 0.85)))
    extra.append(g.rounded_box('usb', (0.7, 1.4, 1.4), 0.05, steel, (-1.95, -3.7, 0.85)))
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
