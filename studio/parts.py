"""What several products are made of: light rings, lenses, segment displays, a British socket. Built along +Z like products. Centimetres."""
import math

import bpy

import geometry as g
import materials as m


# ---------------------------------------------------------------- light

def light_ring(inner, outer, z, x=0.0, y=0.0, colour=m.MINT, strength=1.5, spots=0, depth=0.05):
    """Diffuser that fills the groove between two round walls, its crown `depth` below the rims at z. It reaches under both, so no gap shows."""
    middle, half = (inner + outer) / 2, (outer - inner) / 2
    under = 0.03
    glow = m.diffuser(middle, half * 1.12, colour, strength, spots)
    return [g.lathe('light ring', [
        (inner - under, z - depth - 0.12, 0), (inner - under, z - depth - 0.03, 0), (middle, z - depth, half * 0.9),
        (outer + under, z - depth - 0.03, 0), (outer + under, z - depth - 0.12, 0),
    ], glow, segments=256, corner_segments=10, x=x, y=y)]


# ---------------------------------------------------------------- optics

def coated(tint, strength=1.0, ior=1.8):
    """Surface of a lens element: lets through what is behind it and mirrors the room in the tint of its coating."""
    material = bpy.data.materials.new('coated')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    through, gloss = tree.nodes.new('ShaderNodeBsdfTransparent'), tree.nodes.new('ShaderNodeBsdfGlossy')
    through.inputs['Color'].default_value = (0.93, 0.93, 0.95, 1)
    gloss.inputs['Color'].default_value = m.linear(tint)
    gloss.inputs['Roughness'].default_value = 0.015
    fresnel, share, mix = tree.nodes.new('ShaderNodeFresnel'), tree.nodes.new('ShaderNodeMath'), tree.nodes.new('ShaderNodeMixShader')
    fresnel.inputs['IOR'].default_value = ior
    share.operation = 'MULTIPLY'
    share.inputs[1].default_value = strength
    output = tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(fresnel.outputs[0], share.inputs[0])
    tree.links.new(share.outputs[0], mix.inputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(gloss.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs[0])
    return material


def dome(name, radius, z, height, material, segments=128):
    """Spherical cap: rim at z, crown at z + height (a hollow one for a negative height)."""
    steps = 14
    curve = (radius ** 2 + height ** 2) / (2 * abs(height))
    profile = []
    for i in range(steps + 1):
        r = radius * (1 - i / steps)
        rise = math.sqrt(curve ** 2 - r ** 2) - (curve - abs(height))
        profile.append((r if i < steps else 0, z + math.copysign(rise, height), 0))
    return g.lathe(name, profile, material, segments=segments)


def lens(radius, deep=None):
    """Camera lens behind the plane z = 0: stepped barrel, iris, three coated elements. `deep` is how far its pupil lies back."""
    deep = deep or radius * 0.75
    black, ridge = m.plastic('#15171a', 0.55, 0), m.metal('#3b4047', 0.38)
    steps = [(radius, 0.0, 0), (radius * 0.97, -0.02, 0.01)]
    for i in range(5):
        r = radius * (0.93 - 0.075 * i)
        z = -0.03 - deep * 0.11 * i
        steps += [(r, z, 0.005), (r, z - deep * 0.085, 0.005), (r - radius * 0.03, z - deep * 0.1, 0.004)]
    bottom = -deep
    steps += [(radius * 0.5, bottom * 0.8, 0), (radius * 0.46, bottom, 0), (0, bottom, 0)]
    return [
        g.lathe('barrel', steps, black, segments=160),
        g.lathe('retainer', [(radius * 0.66, -deep * 0.36, 0), (radius * 0.66, -deep * 0.30, 0.01), (radius * 0.58, -deep * 0.30, 0.01), (radius * 0.56, -deep * 0.4, 0)], ridge, segments=128),
        g.lathe('iris', [(radius * 0.46, -deep * 0.92, 0), (radius * 0.2, -deep * 0.94, 0)], m.metal('#2b2f36', 0.45), segments=6),
        dome('element', radius * 0.48, -deep * 0.72, radius * 0.14, coated('#ff9d6b', 1.5)),
        dome('element', radius * 0.60, -deep * 0.44, -radius * 0.16, coated('#8fe0b0', 1.3)),
        dome('element', radius * 0.86, -deep * 0.10, radius * 0.2, coated('#93a8ff', 1.35)),
    ]


# ---------------------------------------------------------------- displays

SEGMENTS = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abcdfg', '−': 'g', '-': 'g', ' ': ''}


def segment_width(text, height):
    """Width of a seven-segment number."""
    return sum(0.20 if mark in '.:' else 0.66 for mark in text) * height - 0.12 * height


def segments(text, height, x, y, z, material):
    """Seven-segment number about (x, y), leaning a little, as flat marks at z."""
    wide, thick, gap, slant = 0.5 * height, 0.115 * height, 0.02 * height, 0.09
    parts, left = [], x - segment_width(text, height) / 2

    def mark(points):
        placed = [(left + px + slant * py, y - height / 2 + py, z) for px, py in points]
        parts.append(g.mesh('segment', placed, [tuple(range(len(placed)))], material))

    for sign in text:
        if sign in '.:':
            for level in ((0.0,) if sign == '.' else (0.25, 0.65)):
                low = level * height
                mark([(-0.02 * height, low), (-0.02 * height + thick, low), (-0.02 * height + thick, low + thick), (-0.02 * height, low + thick)])
            left += 0.20 * height
            continue
        lit = SEGMENTS[sign]
        h = thick / 2
        top, middle, low = height - h, height / 2, h
        l, r = h, wide - h

        def across(v):
            return [(l + gap, v), (l + gap + h, v + h), (r - gap - h, v + h), (r - gap, v), (r - gap - h, v - h), (l + gap + h, v - h)]

        def upright(u, a, b):
            return [(u, a + gap), (u + h, a + gap + h), (u + h, b - gap - h), (u, b - gap), (u - h, b - gap - h), (u - h, a + gap + h)]

        shapes = {'a': across(top), 'g': across(middle), 'd': across(low), 'f': upright(l, middle, top), 'e': upright(l, low, middle), 'b': upright(r, middle, top), 'c': upright(r, low, middle)}
        for name, points in shapes.items():
            if name in lit:
                mark(points)
        left += 0.66 * height
    return parts


def lcd(colour='#a9b2aa'):
    """Reflective display behind a window: (ground, lit segment)."""
    return m.matte(colour, 0.13, 0.55), m.matte('#171d1f', 0.13, 0.55)


# ---------------------------------------------------------------- sockets (BS 1363: 22.2 mm between line and neutral, earth 22.2 mm above)

PINS = ((0, 1.35, 0.46, 0.88), (-1.11, -0.87, 0.74, 0.46), (1.11, -0.87, 0.74, 0.46))


def outlet_holes(x, y):
    """Outlines of the three openings about (x, y)."""
    return [g.rounded_rectangle(w, h, 0.05, x + px, y + py) for px, py, w, h in PINS]


def shutters(x, y, z, colour='#c3c5c6'):
    """What closes the openings: sloped shutters of another plastic, their upper edge at z, with dark behind them."""
    grey, parts = m.plastic(colour, 0.4, 0), []
    for i, (px, py, w, h) in enumerate(PINS):
        parts.append(g.rounded_box('shutter', (w + 0.1, h + 0.1, 0.16), 0.03, grey, (x + px, y + py, z - 0.3)))
        if i:
            parts[-1].rotation_euler.x = math.radians(-16)
    return parts


def socket(x=0.0, y=0.0, gangs=2, used=()):
    """White moulded socket outlet, 8.6 high, back at z = 0: shutters, rockers with red marks, screws, rating. Face at 0.95."""
    white, top = m.plastic('#e3e3df', 0.34, 0.03), 0.95
    wide = 14.6 if gangs == 2 else 8.6
    centres = [x - 3.6, x + 3.6] if gangs == 2 else [x]
    holes = [hole for cx in centres for hole in outlet_holes(cx, y - 0.35)]
    rockers = [g.rounded_rectangle(1.06, 1.56, 0.12, cx + side, y + 2.75) for cx, side in zip(centres, (1.5, -1.5))]
    screws = [(x + sx * (3.02 if gangs == 1 else 6.03), y) for sx in (-1, 1)]
    parts = [
        g.plate('socket', g.rounded_rectangle(wide, 8.6, 0.55, x, y), white, top, 0.2, [*holes, *rockers, *[g.circle(0.36, sx, sy, 40) for sx, sy in screws]], bevel_segments=7, hole_bevel=0.035),
        g.plate('inside', g.rounded_rectangle(wide - 1, 7.6, 0.3, x, y), m.matte('#1d1f21'), 0.2, 0.02, z=0.05),
    ]
    red, ink = m.ink('#c0392b'), m.ink('#7c8288')
    for i, cx in enumerate(centres):
        if i not in used:
            parts += shutters(cx, y - 0.35, top - 0.05)
        rx = cx + (1.5, -1.5)[i]
        rocker = g.rounded_box('rocker', (0.98, 1.46, 0.4), 0.07, white, (rx, y + 2.75, top - 0.12))
        rocker.rotation_euler.x = math.radians(7)
        parts.append(rocker)
        mark = g.plate('mark', g.rounded_rectangle(0.46, 0.17, 0.03), red, 0.012, 0.003)
        mark.rotation_euler.x, mark.location = math.radians(7), (rx, y + 3.18, top + 0.145)
        parts.append(mark)
    for sx, sy in screws:
        parts.append(g.lathe('screw', [(0.33, top - 0.3, 0), (0.33, top - 0.1, 0.05), (0, top - 0.07, 0)], m.metal('#b8a878', 0.3), segments=48, x=sx, y=sy))
        parts.append(g.rounded_box('slot', (0.56, 0.07, 0.05), 0.01, m.matte('#3a352a'), (sx, sy, top - 0.075)))
    parts.append(g.label('13 A  250 V~', 0.2, ink, (x + (0 if gangs == 2 else 2.4), y - 3.75, top + 0.002), 'Inter-Medium'))
    return parts


# ---------------------------------------------------------------- print

def stroke(points, width, z, material, cyclic=False):
    """Flat printed line with round joints through 2D points, at the height z: each piece a hair over the one before, as faces in one plane shade each other black."""
    vertices, faces, hair = [], [], 0.0002
    pairs = list(zip(points, points[1:])) + ([(points[-1], points[0])] if cyclic else [])

    def add(outline):
        start, up = len(vertices), z + hair * len(faces)
        vertices.extend((x, y, up) for x, y in outline)
        faces.append(tuple(range(start, start + len(outline))))

    for (x1, y1), (x2, y2) in pairs:
        length = math.hypot(x2 - x1, y2 - y1) or 1
        nx, ny = -(y2 - y1) / length * width / 2, (x2 - x1) / length * width / 2
        add([(x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x2 - nx, y2 - ny), (x2 + nx, y2 + ny)])
    for x, y in points:
        add([(x + width / 2 * math.cos(a), y + width / 2 * math.sin(a)) for a in (math.tau * k / 20 for k in range(20))])
    return g.mesh('stroke', vertices, faces, material)


def arc(radius, start, end, x=0.0, y=0.0, steps=40):
    """2D points on an arc; angles clockwise from twelve o'clock."""
    return [(px, py) for px, py, _ in g.arc_points(radius, start, end, 0, x, y, steps)]


def bin_mark(size, x, y, z, material):
    """Crossed-out wheeled bin, the mark of things that do not go into household waste; `size` is its height."""
    s = size
    shapes = [[(-0.26, 0.28), (0.26, 0.28)], [(-0.21, 0.24), (-0.15, -0.26), (0.15, -0.26), (0.21, 0.24)], [(-0.38, 0.36), (0.38, -0.36)], [(0.38, 0.36), (-0.38, -0.36)]]
    parts = [stroke([(x + a * s, y + b * s) for a, b in shape], 0.05 * s, z, material) for shape in shapes]
    parts.append(stroke([(x + a, y + b) for a, b in arc(0.055 * s, 0, 360, 0.11 * s, -0.31 * s, 16)], 0.04 * s, z, material))
    parts.append(stroke([(x - 0.3 * s, y - 0.5 * s), (x + 0.3 * s, y - 0.5 * s)], 0.1 * s, z, material))
    return parts


def wall_lead(path, radius=0.19, colour='#d9dbda'):
    """Supply lead, its strain relief at the first point of a path in product coordinates before they face the front (x, y, z)."""
    plastic = m.plastic(colour, 0.45, 0.02)
    (x, y, z), (_, y2, _) = path[0], path[1]
    cord = g.tube('lead', g.smooth_path(path, 14), radius, plastic, 8)
    relief = []
    for i in range(4):
        ring = g.lathe('relief', [(0, -0.07, 0), (radius * (1.75 - 0.12 * i), -0.07, 0.02), (radius * (1.75 - 0.12 * i), 0.07, 0.02), (0, 0.07, 0)], plastic, segments=48)
        ring.rotation_euler.x, ring.location = math.pi / 2, (x, y + math.copysign(0.1 + 0.2 * i, y2 - y), z)
        relief.append(ring)
    return [cord, *relief]


# ---------------------------------------------------------------- cord

def braid(path, radius, colours, carriers=6, pitch=3.2):
    """Woven cord along 3D points: yarns wind both ways, over and under each other. `pitch` is a turn's length in diameters."""
    path = [g.Vector(point) for point in path]
    lengths = [0.0]
    for a, b in zip(path, path[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    tangents = [(path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized() for i in range(len(path))]
    side = tangents[0].cross(g.Vector((0.3, 0.2, 1))).normalized()
    frames = []
    for tangent in tangents:
        side = (side - tangent * side.dot(tangent)).normalized()
        frames.append((side, tangent.cross(side)))
    yarn, parts = radius * 0.36, [g.tube('core', [tuple(point) for point in path], radius * 0.72, m.fabric(colours[0], 30), 3)]
    for way in (-1, 1):
        for carrier in range(carriers):
            points = []
            for point, length, (u, v) in zip(path, lengths, frames):
                turn = math.tau * length / (pitch * 2 * radius)
                angle = way * turn + math.tau * carrier / carriers
                lift = radius * (0.80 + 0.1 * way * math.cos(carriers * turn))
                points.append(tuple(point + u * (lift * math.cos(angle)) + v * (lift * math.sin(angle))))
            parts.append(g.tube('yarn', points, yarn, m.fabric(colours[(carrier + (way > 0)) % len(colours)], 60), 2))
    return parts


def dense(points, step):
    """A smooth path through 3D points with a point every `step` centimetres."""
    path = [g.Vector(point) for point in g.smooth_path(points, 24)]
    result, rest = [tuple(path[0])], 0.0
    for a, b in zip(path, path[1:]):
        length, at = (b - a).length, step - rest
        while at <= length:
            result.append(tuple(a + (b - a) * (at / length)))
            at += step
        rest = (rest + length) % step
    return result
