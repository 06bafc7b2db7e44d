"""Things of a clinic's cold shelf: vials, cartons, trays, a wire shelf. Centimetres.

Each is built about the origin, standing on z = 0 with its front towards -Y.
"""
import geometry as g
import materials as m
import surfaces as s


def vial(finishes, cap, stripe, radius=0.95, high=4.3):
    """Glass vial with crimp, flip-off cap and a wrapped label; `finishes` comes from `vial_finishes`."""
    glass, crimp, paper, fluid = finishes
    neck = radius * 0.58
    body = high * 0.66
    parts = [
        g.lathe('glass', [
            (0, 0, 0), (radius, 0, 0.16), (radius, body, 0.42), (neck, body + radius * 0.55, 0.2), (neck, high * 0.86, 0.05), (0, high * 0.86, 0),
        ], glass, segments=40, corner_segments=5),
        g.lathe('fluid', [(0, 0.12, 0), (radius * 0.88, 0.12, 0.14), (radius * 0.88, body * 0.8, 0.05), (0, body * 0.8, 0)], fluid, segments=32, corner_segments=3),
        g.lathe('crimp', [(neck + 0.04, high * 0.8, 0.02), (neck + 0.17, high * 0.8, 0.04), (neck + 0.17, high * 0.95, 0.05), (0, high * 0.95, 0)], crimp, segments=40, corner_segments=3),
        g.lathe('cap', [(0, high * 0.94, 0), (neck + 0.2, high * 0.94, 0.03), (neck + 0.2, high, 0.06), (0, high, 0)], cap, segments=40, corner_segments=4),
        g.lathe('label', [(radius + 0.012, body * 0.14, 0), (radius + 0.012, body * 0.88, 0)], paper, segments=40),
        g.lathe('stripe', [(radius + 0.018, body * 0.7, 0), (radius + 0.018, body * 0.86, 0)], stripe, segments=40),
    ]
    return g.assemble('vial', parts)


def vial_finishes():
    """Glass, crimp, paper and fluid that all vials share."""
    return (s.clear('#eef6f7', 0.8, 0.12), m.metal('#c9ccd0', 0.3), m.matte('#f0f0ec', 0.55), s.clear('#dfe9ee', 0.55, 0.3))


def carton(size, colour):
    """Folding carton with a coloured band and a seam under its lid. It has no words: out of focus they would be smears."""
    wide, deep, high = size
    white, tint = s.mottled('#eceae4', '#e2e0d9', 0.3, 0.6, 0.05, 3), s.mottled(colour, colour, 0.3, 0.6, 0.06, 3)
    parts = [g.rounded_box('carton', size, 0.09, white, (0, 0, high / 2), 3)]
    parts.append(g.rounded_box('seam', (wide + 0.012, deep + 0.012, 0.03), 0.008, m.matte('#bdbab2'), (0, 0, high - 0.55), 2))
    band = g.plate('band', g.rounded_rectangle(wide - 0.02, high * 0.36, 0.02, 0, high * 0.24), tint, 0.006, 0.001)
    parts += s.upright([band], (0, -deep / 2 - 0.004, high / 2))
    return g.assemble('carton', parts)


def tray(wide, deep, high, finish, wall=0.28):
    """Open tray with soft rims and a grip in its front."""
    parts = [g.rounded_box('floor', (wide, deep, wall), 0.1, finish, (0, 0, wall / 2 + 0.05), 3)]
    for side in (-1, 1):
        parts.append(g.rounded_box('side', (wall, deep, high), 0.12, finish, (side * (wide - wall) / 2, 0, high / 2), 3))
    parts.append(g.rounded_box('back', (wide, wall, high), 0.12, finish, (0, (deep - wall) / 2, high / 2), 3))
    front = g.plate('front', g.rounded_rectangle(wide, high, 0.4, 0, high / 2), finish, wall, 0.1, [g.slot(4.6, high * 0.36, 0, high * 0.55)])
    parts += s.upright([front], (0, -deep / 2 + wall, 0))
    return g.assemble('tray', parts)


def wire_shelf(wide, deep, z, finish, middle=0.0, step=1.7):
    """Coated wire shelf about x = `middle`, its wires from front to back; its top is at z."""
    r = 0.16
    for i in range(int(wide / step) + 1):
        x = middle - wide / 2 + i * step
        g.tube('wire', [(x, -deep / 2, z - r), (x, deep / 2, z - r)], r, finish, 3)
    for y, up in ((-deep / 2, -0.1), (-deep / 2, -1.5), (0, -0.45), (deep / 2, -0.45)):
        g.tube('bar', [(middle - wide / 2, y, z + up - r), (middle + wide / 2, y, z + up - r)], 0.26, finish, 4)
