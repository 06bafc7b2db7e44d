"""What our software shows on a phone, a tablet or a monitor: maps, lists, graphs in fine lines. Flat, facing +Z. Centimetres."""
import math
import random
import re

import bpy

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
        curve = [(start + long * k / 24, y + step * 0.14 * (math.sin(k * 0.7 + i) * 0.5 + chance.uniform(-0.4, 0.4)) + (step * 0.03 * (k - 15) if hot and k > 15 else 0)) for k in range(25)]
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


# ---------------------------------------------------------------- code, and a page of the app

MONO = '/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf'
CODE = """\
// Door of cold room 2: sound the horn on site, with or without a link.
import { call, door, horn, rule, site } from './site'

export const doorOpen = rule({
  name: 'Cold room 2, door open',
  when: door('cold room 2').isOpen.for({ minutes: 10 }),
  then: [
    horn.sound({ seconds: 20 }),
    call(site.storekeeper, 'The door of cold room 2 is open.'),
  ],
})

test('sounds the horn while the link is down', async () => {
  const trial = await site.simulate({ link: 'down', mains: false })
  await trial.openDoor('cold room 2', { minutes: 11 })
  expect(trial.horn.wasSounded).toBe(true)
})"""
PIECES = re.compile(r"(//.*|'[^']*'|\b(?:import|from|export|const|await|async|true|false)\b|\b\d+\b)")


def mono(text, size, x, y, material, z=0.0):
    """Lit text in a fixed width."""
    if 'mono' not in g._loaded_fonts or g._loaded_fonts['mono'] not in list(bpy.data.fonts):
        g._loaded_fonts['mono'] = bpy.data.fonts.load(MONO)
    return g.label(text, size, material, (x, y, z), 'mono', 'LEFT', 0.001)


def code(box, size, z=0.0, text=CODE, first=12):
    """Lines of a program with their numbers inside `box` (left, bottom, right, top), coloured as an editor does."""
    left, bottom, _, top = box
    plain, quiet, string, word, number = finish('#dfe8f0', 0.85), finish('#63758a', 0.6), finish('#e7b574', 0.8), finish('#7db4ff', 0.85), finish('#6fe3c4', 0.85)
    ruler = mono('M' * 11, size, 0, 0, plain)
    advance = (max(v.co.x for v in ruler.data.vertices) - min(v.co.x for v in ruler.data.vertices)) / 10.86
    bpy.data.objects.remove(ruler)
    step, parts = size * 1.5, []
    for i, line in enumerate(text.split('\n')):
        y = top - (i + 0.7) * step
        if y < bottom:
            break
        parts.append(mono(str(first + i), size, left, y, quiet, z))
        column = 4
        for piece in PIECES.split(line):
            inner = piece.strip()
            if inner:
                ink = quiet if inner.startswith('//') else string if inner.startswith("'") else number if inner.isdigit() else word if PIECES.fullmatch(inner) else plain
                parts.append(mono(inner, size, left + (column + len(piece) - len(piece.lstrip())) * advance, y, ink, z))
            column += len(piece)
    return parts


def cold_room_page(wide, high, z=0.0):
    """Page of one cold room on a phone, about the origin: its reading, the last hours inside their limits, door, mains and gateway."""
    left, right, top, bottom = -wide / 2, wide / 2, high / 2, -high / 2
    white, grey, mint, amber = finish(TEXT, 0.95), finish(QUIET, 0.7), m.led(strength=1.2, core=0.15), m.led('#ffa32e', 1.3, 0.1)
    edge, parts = left + 0.55, [area(g.rounded_rectangle(wide, high, 0.9), finish('#0d1724', 0.9), z)]
    parts += [words('09:41', 0.4, edge + 0.1, top - 0.62, white, z + 0.004, 'Inter-SemiBold'), words('LTE', 0.34, right - 0.65, top - 0.62, white, z + 0.004, align='RIGHT')]
    parts += [words('Cold room 2', 0.74, edge, top - 1.9, white, z + 0.004, 'InterDisplay-SemiBold'), words('Cold store', 0.4, edge, top - 2.7, grey, z + 0.004)]
    parts += [words('4.2', 2.1, edge - 0.05, top - 4.5, white, z + 0.004, 'InterDisplay-Medium'), words('°C', 0.8, edge + 3.15, top - 4.1, grey, z + 0.004)]
    parts += [dot(edge + 0.14, top - 6.05, 0.13, mint, z + 0.004), words('Within 2 to 8 °C, 12 s ago', 0.38, edge + 0.45, top - 6.05, white, z + 0.004)]
    box = (edge, top - 9.0, right - 0.55, top - 6.8)
    parts.append(area([(box[0], box[1] + 0.3), (box[2], box[1] + 0.3), (box[2], box[3] - 0.4), (box[0], box[3] - 0.4)], finish('#123a3b', 0.7), z + 0.003))
    parts += [g.move(part, z=z + 0.004) for part in graph(box, 0, 5, None, 1)]
    for i, (name, value, ink) in enumerate((('Door', 'closed', white), ('Mains', 'off since 09:12', amber), ('Gateway', 'on its battery', amber), ('Compressor', 'on generator', white))):
        y = top - 9.95 - i * 0.98
        parts += [words(name, 0.4, edge, y, grey, z + 0.004), words(value, 0.4, right - 0.55, y, ink, z + 0.004, align='RIGHT')]
        parts.append(stroke([(edge, y - 0.49), (right - 0.55, y - 0.49)], 0.02, finish('#24364b', 0.6), z + 0.003))
    for i, name in enumerate(('Sites', 'Alarms', 'Rules', 'People')):
        parts.append(words(name, 0.34, left + wide * (i + 0.5) / 4, bottom + 0.75, mint if i == 0 else grey, z + 0.004, 'Inter-SemiBold', 'CENTER'))
    return parts
