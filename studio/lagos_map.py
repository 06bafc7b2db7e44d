"""Map of Lagos for a screen: water, shores, streets, and no names. Flat in XY; 1 unit is a centimetre.

Places are given in degrees of longitude and latitude and drawn to a hand's accuracy, not a surveyor's.
"""
import math
import random

import displays
import geometry as g

SCALE, MIDDLE = 300, (3.42, 6.51)
MAINLAND = (
    (3.2, 6.7), (3.2, 6.447), (3.31, 6.448), (3.33, 6.441), (3.345, 6.437), (3.358, 6.436), (3.367, 6.440), (3.372, 6.449), (3.374, 6.460), (3.371, 6.468),
    (3.378, 6.474), (3.386, 6.480), (3.388, 6.490), (3.392, 6.505), (3.398, 6.517), (3.395, 6.530), (3.401, 6.545), (3.413, 6.556), (3.426, 6.562),
    (3.440, 6.578), (3.452, 6.592), (3.470, 6.600), (3.500, 6.603), (3.530, 6.610), (3.60, 6.606), (3.60, 6.7),
)
ISLANDS = (
    ((3.378, 6.457), (3.384, 6.464), (3.394, 6.4635), (3.402, 6.460), (3.4065, 6.459), (3.404, 6.448), (3.395, 6.446), (3.384, 6.450)),
    ((3.409, 6.460), (3.425, 6.466), (3.440, 6.468), (3.452, 6.462), (3.454, 6.451), (3.445, 6.445), (3.430, 6.443), (3.415, 6.445), (3.407, 6.449)),
    ((3.400, 6.440), (3.412, 6.4395), (3.430, 6.438), (3.446, 6.440), (3.457, 6.446), (3.470, 6.452), (3.486, 6.450), (3.500, 6.446), (3.530, 6.452), (3.60, 6.460),
     (3.60, 6.424), (3.500, 6.421), (3.450, 6.419), (3.410, 6.417), (3.397, 6.421), (3.394, 6.431)),
    ((3.2, 6.432), (3.320, 6.430), (3.350, 6.426), (3.375, 6.425), (3.386, 6.419), (3.390, 6.408), (3.2, 6.404)),
)
PARKS = (
    ((3.388, 6.514), (3.396, 6.520), (3.392, 6.527), (3.385, 6.521)), ((3.4385, 6.4480), (3.4485, 6.4500), (3.448, 6.4560), (3.439, 6.4555)),
    ((3.345, 6.505), (3.353, 6.506), (3.352, 6.513), (3.345, 6.512)), ((3.335, 6.590), (3.352, 6.592), (3.350, 6.606), (3.334, 6.604)), ((3.475, 6.4265), (3.487, 6.4265), (3.485, 6.432), (3.476, 6.432)),
)
THIRD_BRIDGE = ((3.398, 6.461), (3.4045, 6.474), (3.4075, 6.490), (3.4065, 6.510), (3.4035, 6.530), (3.405, 6.545), (3.400, 6.560), (3.386, 6.585), (3.37, 6.62))
MAJOR = (
    THIRD_BRIDGE,
    ((3.35, 6.65), (3.362, 6.590), (3.368, 6.550), (3.372, 6.520), (3.378, 6.490), (3.382, 6.476), (3.387, 6.460)),
    ((3.20, 6.585), (3.325, 6.565), (3.345, 6.540), (3.355, 6.515), (3.362, 6.495), (3.370, 6.475), (3.380, 6.459)),
    ((3.342, 6.560), (3.327, 6.520), (3.326, 6.480), (3.336, 6.455), (3.360, 6.449)),
    ((3.345, 6.540), (3.372, 6.531), (3.402, 6.548), (3.425, 6.575), (3.45, 6.605), (3.48, 6.65)),
    ((3.386, 6.457), (3.400, 6.451), (3.407, 6.439), (3.420, 6.427), (3.438, 6.430), (3.447, 6.437), (3.470, 6.440), (3.500, 6.435), (3.540, 6.440), (3.60, 6.445)),
    ((3.398, 6.461), (3.415, 6.457), (3.432, 6.454), (3.450, 6.453), (3.462, 6.446), (3.470, 6.440)),
    ((3.326, 6.500), (3.345, 6.498), (3.362, 6.495), (3.380, 6.497)),
)


def put(place):
    """Centimetres on the sheet of a (longitude, latitude)."""
    return (place[0] - MIDDLE[0]) * SCALE, (place[1] - MIDDLE[1]) * SCALE


def drawn(box):
    """The map inside `box` (left, bottom, right, top), lit as night colours of a screen."""
    left, bottom, right, top = box
    water, shallow, land, park = (displays.finish(colour, 0.8) for colour in ('#10283d', '#143148', '#1a2635', '#1d3733'))
    parts = [_fill([[(left, bottom), (right, bottom), (right, top), (left, top)]], water, 0.005)]
    shores = [_denser(g.fillet([(*put(p), 1.4) for p in shape], closed=True, segments=5)) for shape in (MAINLAND, *ISLANDS)]
    parts.append(_lines(shores, 2.0, shallow, 0.010, box, closed=True))
    parts.append(_fill(shores, land, 0.015, box))
    parts.append(_lines(shores, 0.07, displays.finish('#2f5a78', 0.8), 0.020, box, closed=True))
    parts.append(_fill([g.fillet([(*put(p), 0.8) for p in shape], closed=True) for shape in PARKS if _is_within(put(shape[0]), box, 3)], park, 0.020))
    parts.append(_lines(list(_streets(shores)), 0.1, displays.finish('#35465a', 0.75), 0.025, box))
    roads = [[(x, y) for x, y, _ in g.smooth_path([(*put(p), 0) for p in road], 10)] for road in MAJOR]
    parts += [_lines(roads, 0.5, displays.finish('#101a26', 0.8), 0.030, box), _lines(roads, 0.34, displays.finish('#5a6f86', 0.8), 0.035, box)]
    return parts


def _is_within(point, box, margin):
    return box[0] + margin < point[0] < box[2] - margin and box[1] + 1 < point[1] < box[3] - 1


def _fill(outlines, material, z, box=None):
    """Filled outlines as one flat mesh, kept inside `box`."""
    vertices, faces = [], []
    for outline in outlines:
        if box:
            outline = _without_repeats([(min(max(x, box[0]), box[2]), min(max(y, box[1]), box[3])) for x, y in outline])
        faces.append(tuple(range(len(vertices), len(vertices) + len(outline))))
        vertices += [(x, y, z) for x, y in outline]
    return g.mesh('area', vertices, faces, material)


def _denser(outline, step=1.0):
    """Outline with points at most `step` apart, so that a stroke stops close to the map's edge."""
    points = []
    for a, b in zip(outline, [*outline[1:], outline[0]]):
        count = max(1, math.ceil(math.dist(a, b) / step))
        points += [(a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count) for k in range(count)]
    return points


def _without_repeats(points):
    return [p for i, p in enumerate(points) if p != points[i - 1]]


def _lines(paths, width, material, z, box, closed=False):
    """Even strokes along many paths as one flat mesh, cut off at the edge of the box."""
    vertices, faces = [], []
    left, bottom, right, top = box
    for number, path in enumerate(paths):
        # where two strokes cross, one lies a hair above the other: faces in one plane darken one another
        height = z + 0.0006 * (number % 7)
        points = [g.Vector(p) for p in ([*path, path[0]] if closed else path)]
        for i, (start, end) in enumerate(zip(points, points[1:])):
            if not all(left < p.x < right and bottom < p.y < top for p in (start, end)):
                continue
            before = points[i - 1] if i > 0 else start - (end - start)
            after = points[i + 2] if i + 2 < len(points) else end + (end - start)
            first = len(vertices)
            for here, way in ((start, (end - before)), (end, (after - start))):
                along = way.normalized()
                side = g.Vector((-along.y, along.x)) * (width / 2)
                vertices += [(here.x + side.x, here.y + side.y, height), (here.x - side.x, here.y - side.y, height)]
            faces.append((first, first + 1, first + 3, first + 2))
    return g.mesh('lines', vertices, faces, material)


def _streets(shores):
    """Quarters of side streets, each with its own grain, on land only."""
    chance = random.Random(8)
    quarters = [
        (3.345, 6.585, 20, 1.5, 9), (3.370, 6.600, -12, 1.6, 8), (3.350, 6.535, 35, 1.2, 8), (3.378, 6.535, 8, 1.3, 6), (3.350, 6.497, -18, 1.2, 8), (3.379, 6.505, 12, 1.1, 6),
        (3.345, 6.458, 4, 1.4, 7), (3.365, 6.470, 30, 1.2, 5), (3.393, 6.455, -8, 0.9, 5), (3.430, 6.455, 10, 1.3, 8), (3.424, 6.429, -4, 1.2, 8), (3.475, 6.437, 6, 1.5, 10),
        (3.530, 6.438, 4, 1.6, 11), (3.310, 6.500, 15, 1.6, 11), (3.310, 6.560, -10, 1.6, 11), (3.410, 6.585, 28, 1.6, 10), (3.50, 6.625, 12, 1.7, 12), (3.44, 6.61, -20, 1.6, 10),
    ]
    for index, (east, north, tilt, step, reach) in enumerate(quarters):
        middle = g.Vector(put((east, north)))
        for family in (0, 1):
            angle = math.radians(tilt + 90 * family)
            along, side = g.Vector((math.cos(angle), math.sin(angle))), g.Vector((-math.sin(angle), math.cos(angle)))
            count = int(reach / step)
            for k in range(-count, count + 1):
                if chance.random() < 0.12:
                    continue
                shift = (k + chance.uniform(-0.2, 0.2)) * step * (1 + 0.4 * family)
                begin, end = -reach * chance.uniform(0.5, 1), reach * chance.uniform(0.5, 1)
                line = [middle + side * (shift + 0.12 * math.sin(t * 0.5 + index)) + along * t for t in (begin + 0.35 * i for i in range(int((end - begin) / 0.35)))]
                yield from _runs(line, lambda p: _nearest(p, quarters) == index and any(g._is_inside(shape, p) for shape in shores))


def _nearest(point, quarters):
    """Which quarter a point belongs to, so that their grids do not cross."""
    return min(range(len(quarters)), key=lambda i: (g.Vector(put(quarters[i][:2])) - point).length / quarters[i][4])


def _runs(points, keep):
    """Unbroken runs of the points that are kept."""
    run = []
    for point in points:
        if keep(point):
            run.append((point.x, point.y))
            continue
        if len(run) > 3:
            yield run
        run = []
    if len(run) > 3:
        yield run
