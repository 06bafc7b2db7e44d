"""What our software shows on a phone, a tablet or a monitor: maps, lists, graphs in fine lines. Flat, facing +Z. Centimetres."""
import math
import random

import geometry as g
import materials as m

PANEL, WATER, ROAD, TEXT, QUIET = '#101c2c', '#16304a', '#33475e', '#eaf3fb', '#8fa3b8'


def finish(colour, strength=0.75):
    """Lit colour of a display."""
    return m.screen_light(colour, strength)


def area(outline, material, z=0.0):
    """Flat filled outline."""
    return g.mesh('area', [(x, y, z) for x, y in outline], [tuple(range(len(outline)))], material)


def dot(x, y, radius, material, z=0.0):
    return area(g.circle(radius, x, y, 32), material, z)


def stroke(points, width, material, z=0.0, closed=False):
    """Flat line of even width along (x, y) points."""
    path = [g.Vector(point) for point in points]
    count = len(path)
    vertices, faces = [], []
    for i, here in enumerate(path):
        before = path[i - 1] if closed or i > 0 else here
        after = path[(i + 1) % count] if closed or i < count - 1 else here
        along = (after - before).normalized()
        side = g.Vector((-along.y, along.x)) * (width / 2)
        vertices += [(here.x + side.x, here.y + side.y, z), (here.x - side.x, here.y - side.y, z)]
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        faces.append((2 * i, 2 * i + 1, 2 * j + 1, 2 * j))
    return g.mesh('stroke', vertices, faces, material)


def ring(x, y, radius, width, material, z=0.0):
    return stroke(g.circle(radius, x, y, 48), width, material, z, closed=True)


def words(text, size, x, y, material, z=0.0, font='Inter-Medium', align='LEFT'):
    """Lit text; `size` is its em in centimetres."""
    return g.label(text, size, material, (x, y, z), font, align, thick=0.001)


def upon(root, parts):
    """Fix drawn parts to a thing that is not yet posed."""
    for part in parts:
        part.parent = root
    return root


# ---------------------------------------------------------------- maps

def street_map(box, z, scale=1.0, seed=5, tilt=17.0):
    """Streets of a town by a lagoon inside `box` (left, bottom, right, top); `scale` is the width of a block in cm."""
    left, bottom, right, top = box
    chance = random.Random(seed)
    wide, high = right - left, top - bottom
    parts = [area([(left, bottom), (right, bottom), (right, top), (left, top)], finish(PANEL), z)]
    shore = [(left + wide * u, bottom + high * (0.2 + 0.07 * math.sin(5 * u + 0.8) + 0.05 * math.sin(13 * u))) for u in (i / 40 for i in range(41))]
    parts.append(area([(left, bottom), (right, bottom), *reversed(shore)], finish(WATER), z + 0.001))
    minor, major = finish(ROAD, 0.55), finish('#5d7691', 0.65)
    turn = math.radians(tilt)
    reach = int((wide + high) / scale) + 2

    def draw(points, width, material):
        for piece in _inside(points, box, shore):
            parts.append(stroke(piece, width, material, z + 0.002))

    for i in range(-reach, reach):
        for family in (0, 1):
            if chance.random() < 0.16:
                continue
            offset, bend = i * scale * (1 + 0.5 * family) + chance.uniform(-0.2, 0.2) * scale, chance.uniform(-0.05, 0.05)
            angle = turn + family * math.pi / 2 + bend
            begin, end = chance.uniform(-1, -0.3) * reach * scale, chance.uniform(0.3, 1) * reach * scale
            middle = ((left + right) / 2 - math.sin(angle) * offset, (bottom + top) / 2 + math.cos(angle) * offset)
            line = [(middle[0] + math.cos(angle) * t, middle[1] + math.sin(angle) * t) for t in (begin + (end - begin) * k / 60 for k in range(61))]
            is_major = i % 4 == 0
            draw(line, scale * (0.12 if is_major else 0.06), major if is_major else minor)
    return parts


def _inside(points, box, shore):
    """Pieces of a polyline that lie inside the box and on land."""
    left, bottom, right, top = box
    piece, pieces = [], []
    for x, y in points:
        share = (x - left) / (right - left) * (len(shore) - 1)
        on_land = 0 <= share <= len(shore) - 1 and y > shore[int(share)][1]
        if left < x < right and bottom < y < top and on_land:
            piece.append((x, y))
            continue
        if len(piece) > 1:
            pieces.append(piece)
        piece = []
    return pieces + ([piece] if len(piece) > 1 else [])


def route(points, width, z, colour=m.MINT, strength=1.3, radius=0.0):
    """Driven line with rounded corners, a ring at its start and a full dot where it ends."""
    mint = m.led(colour, strength, 0.2)
    corners = [(x, y, radius or width * 4) for x, y in points]
    white = finish(TEXT, 1.0)
    return [
        stroke(g.fillet(corners), width, mint, z),
        ring(*points[0], width * 1.3, width * 0.6, white, z + 0.002),
        dot(*points[-1], width * 2.0, mint, z + 0.002), dot(*points[-1], width * 0.9, white, z + 0.004),
    ]


# ---------------------------------------------------------------- lists and graphs

def health_list(left, top, wide, rows, step, z, amber=()):
    """Rows of sites: a lamp, a name, a short line of its last hours, a figure. `amber` are the rows that need somebody."""
    white, grey, mint, warm = finish(TEXT, 0.9), finish(QUIET, 0.6), m.led(strength=1.2, core=0.2), m.led('#ffa32e', 1.6, 0.2)
    rule, chance = finish('#24364b', 0.6), random.Random(11)
    parts = []
    for i, (name, figure) in enumerate(rows):
        y = top - (i + 0.5) * step
        hot = i in amber
        parts.append(dot(left + step * 0.3, y, step * 0.15, warm if hot else mint, z))
        parts.append(words(name, step * 0.4, left + step * 0.8, y, white, z))
        parts.append(words(figure, step * 0.36, left + wide, y, warm if hot else grey, z, align='RIGHT'))
        start, long = left + wide * 0.52, wide * 0.26
        curve = [(start + long * k / 24, y + step * 0.14 * (math.sin(k * 0.7 + i) * 0.5 + chance.uniform(-0.4, 0.4)) - (step * 0.22 if hot and k > 17 else 0)) for k in range(25)]
        parts.append(stroke(curve, step * 0.045, warm if hot else mint, z))
        parts.append(stroke([(left, y - step / 2), (left + wide, y - step / 2)], step * 0.02, rule, z))
    return parts


def graph(box, z, seed=3, alarm=None, curves=2):
    """Time series over a fine grid; `alarm` is the share of the width at which the first one rises and is marked."""
    left, bottom, right, top = box
    wide, high = right - left, top - bottom
    chance, rule = random.Random(seed), finish('#263a50', 0.6)
    parts = [stroke([(left, bottom + high * i / 4), (right, bottom + high * i / 4)], high * 0.006, rule, z) for i in range(5)]
    inks = [m.led(strength=1.2, core=0.2), finish('#7db4ff', 0.8), finish(QUIET, 0.6)]
    for number in range(curves):
        level, points = 0.34 + 0.2 * number, []
        for k in range(121):
            u = k / 120
            value = level + 0.05 * math.sin(u * 19 + number) + 0.03 * math.sin(u * 47) + chance.uniform(-0.012, 0.012)
            if alarm and number == 0:
                value += 0.46 * math.exp(-((u - alarm) / 0.035) ** 2)
            points.append((left + wide * u, bottom + high * value))
        parts.append(stroke(points, high * 0.014, inks[number], z + 0.002))
        if alarm and number == 0:
            peak = max(points, key=lambda point: point[1])
            parts.append(ring(*peak, high * 0.055, high * 0.014, m.led('#ffa32e', 1.8, 0.2), z + 0.004))
    return parts
