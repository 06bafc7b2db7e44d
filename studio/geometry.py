"""Shapes for product models. One Blender unit is one centimetre; angles are degrees unless named otherwise.

Products are drawn in the XY plane and built up along +Z, as a designer stacks plates; `face_front` then turns the
stack so that its face looks at the camera (towards -Y) and it rests on the floor (z = 0).
Outlines are lists of (x, y) in centimetres. Nothing here uses booleans: they leave shading faults on fillets.
"""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector
from mathutils.geometry import delaunay_2d_cdt

FONT_FOLDER = '/usr/share/fonts/opentype/inter/'
_loaded_fonts = {}


# ---------------------------------------------------------------- outlines

def rounded_rectangle(width, height, radius, x=0.0, y=0.0, squareness=2.0, segments=12):
    """Outline of a rounded rectangle about (x, y). `squareness` above 2 gives continuous, squircle-like corners."""
    radius = min(radius, width / 2 - 1e-4, height / 2 - 1e-4)
    corner = _corner(squareness, max(segments, 28) if radius > 0.4 else segments)
    points = []
    for sign_x, sign_y, quarter in ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)):
        for a, b in corner if quarter % 2 == 0 else corner[::-1]:
            points.append((x + sign_x * (width / 2 - radius + radius * a), y + sign_y * (height / 2 - radius + radius * b)))
    return points


def _corner(squareness, segments):
    """Points of a superellipse from (1, 0) to (0, 1), evenly spaced along it: by angle they would lie apart at its ends and wobble."""
    power, fine = 2 / squareness, 720
    curve = [(math.cos(a) ** power, math.sin(a) ** power) for a in (math.pi / 2 * i / fine for i in range(fine))] + [(0.0, 1.0)]
    lengths = [0.0]
    for before, here in zip(curve, curve[1:]):
        lengths.append(lengths[-1] + math.dist(before, here))
    points, i = [], 0
    for step in range(segments + 1):
        goal = lengths[-1] * step / segments
        while i < fine - 1 and lengths[i + 1] < goal:
            i += 1
        t = (goal - lengths[i]) / (lengths[i + 1] - lengths[i])
        points.append(tuple(p + (q - p) * t for p, q in zip(curve[i], curve[i + 1])))
    return points


def circle(radius, x=0.0, y=0.0, segments=48):
    """Outline of a circle about (x, y)."""
    turn = 2 * math.pi / segments
    return [(x + radius * math.cos(turn * i), y + radius * math.sin(turn * i)) for i in range(segments)]


def slot(length, width, x=0.0, y=0.0, vertical=False, segments=10):
    """Outline of a slot with fully round ends."""
    if vertical:
        return rounded_rectangle(width, length, width / 2, x, y, segments=segments)
    return rounded_rectangle(length, width, width / 2, x, y, segments=segments)


def arc_points(radius, start, end, z=0.0, x=0.0, y=0.0, segments=96):
    """Points (x, y, z) on an arc; angles clockwise from twelve o'clock."""
    points = []
    for i in range(segments + 1):
        angle = math.radians(90 - start - (end - start) * i / segments)
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle), z))
    return points


def fillet(corners, closed=False, segments=8):
    """Round each corner of a polyline. `corners` are (x, y, radius); gives (x, y) points."""
    points = []
    count = len(corners)
    for i, corner in enumerate(corners):
        radius = corner[2] if len(corner) > 2 else 0
        is_end = not closed and i in (0, count - 1)
        if radius <= 0 or is_end:
            points.append((corner[0], corner[1]))
            continue
        here = Vector(corner[:2])
        before = Vector(corners[i - 1][:2]) - here
        after = Vector(corners[(i + 1) % count][:2]) - here
        length_before, length_after = before.length, after.length
        before /= length_before
        after /= length_after
        angle = math.acos(max(-1, min(1, before.dot(after))))
        if angle > math.pi - 0.01:
            points.append((corner[0], corner[1]))
            continue
        cut = min(radius / math.tan(angle / 2), length_before * 0.499, length_after * 0.499)
        fitted = cut * math.tan(angle / 2)
        centre = here + (before + after).normalized() * (fitted / math.sin(angle / 2))
        first = here + before * cut - centre
        last = here + after * cut - centre
        sweep = math.atan2(first.x * last.y - first.y * last.x, first.dot(last))
        for step in range(segments + 1):
            a = sweep * step / segments
            points.append((
                centre.x + first.x * math.cos(a) - first.y * math.sin(a),
                centre.y + first.x * math.sin(a) + first.y * math.cos(a),
            ))
    return points


# ---------------------------------------------------------------- solids

def mesh(name, vertices, faces, material=None, smooth_angle=None):
    """Object from raw vertices and faces; smooth shading below `smooth_angle` when given."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.update()
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    if smooth_angle is not None:
        _shade_smooth(data, smooth_angle)
    return thing


def lathe(name, profile, material, segments=192, corner_segments=8, x=0.0, y=0.0):
    """Solid of revolution about Z. `profile` is [(radius, z, fillet)] from bottom to top."""
    outline = fillet(profile, segments=corner_segments)
    vertices, faces, rings = [], [], []
    turn = 2 * math.pi / segments
    for radius, z in outline:
        if radius < 1e-6:
            rings.append([len(vertices)])
            vertices.append((0, 0, z))
            continue
        rings.append(list(range(len(vertices), len(vertices) + segments)))
        vertices += [(radius * math.cos(turn * i), radius * math.sin(turn * i), z) for i in range(segments)]
    for lower, upper in zip(rings, rings[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            if len(lower) == 1 and len(upper) == 1:
                continue
            if len(lower) == 1:
                faces.append((lower[0], upper[j], upper[i]))
            elif len(upper) == 1:
                faces.append((lower[i], lower[j], upper[0]))
            else:
                faces.append((lower[i], lower[j], upper[j], upper[i]))
    thing = mesh(name, vertices, faces, material, smooth_angle=40)
    thing.location = (x, y, 0)
    # a narrow fillet beside a broad face would bend the broad face's shading
    _weighted_normals(thing, keep_sharp=True)
    return thing


def plate(name, outline, material, thick, bevel=0.03, holes=(), z=0.0, bevel_segments=5, hole_bevel=None):
    """Solid from z to z + thick with holes; every rim gets a round edge of radius `bevel`, holes of `hole_bevel`.

    Caps come from a constrained Delaunay triangulation, which stays right for hundreds of holes.
    Keep hole radius + hole bevel below half the distance between holes.
    """
    outline = _counter_clockwise(_without_duplicates(outline))
    loops = [(outline, 1)] + [(_counter_clockwise(_without_duplicates(hole)), -1) for hole in holes]
    vertices, faces, caps = [], [], []
    bevel = min(bevel, thick * 0.49)
    base = -thick / 2
    hole_bevel = min(bevel if hole_bevel is None else hole_bevel, thick * 0.49)
    angles = [math.pi / 2 * k / bevel_segments for k in range(bevel_segments + 1)]
    for points, sign in loops:
        radius = bevel if sign > 0 else hole_bevel
        rim = [(radius * (1 - math.sin(a)), radius * (1 - math.cos(a))) for a in angles]
        # a narrow flat ring keeps the cap's normals straight up to its edge, or large glass faces mirror in triangles
        rim = [(radius * 1.15 + 1e-4, 0), *rim]
        profile = rim + [(inset, thick - height) for inset, height in reversed(rim)]
        count = len(points)
        rings = []
        for inset, height in profile:
            shrunk = _offset(points, sign * inset) if inset > 1e-9 else points
            rings.append(len(vertices))
            vertices += [(x, y, base + height) for x, y in shrunk]
        for lower, upper in zip(rings, rings[1:]):
            for i in range(count):
                j = (i + 1) % count
                face = (lower + i, lower + j, upper + j, upper + i)
                faces.append(face if sign > 0 else face[::-1])
        caps.append((rings[0], rings[-1], count))
    _close_caps(name, vertices, faces, caps)
    thing = mesh(name, vertices, faces, material, smooth_angle=50)
    thing.location.z = z + thick / 2
    _weighted_normals(thing, keep_sharp=True)
    return thing


def rounded_box(name, size, bevel, material, at=(0, 0, 0), segments=5):
    """Box of `size` (x, y, z) about `at` with every edge rounded by `bevel`."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    bmesh.ops.bevel(shape, geom=shape.edges[:], offset=bevel, segments=segments, affect='EDGES', profile=0.5)
    data = bpy.data.meshes.new(name)
    shape.to_mesh(data)
    shape.free()
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    data.materials.append(material)
    _shade_smooth(data, 40)
    _weighted_normals(thing)
    return thing


def cushion(name, width, height, depth, radius, material, crown=0.15, z=0.0, squareness=2.4, edge=0.25, rings=14):
    """Pebble-like cap: a rounded rectangle whose face swells by `crown` and rolls into its sides over `edge`."""
    outline = rounded_rectangle(width, height, radius, squareness=squareness, segments=16)
    count = len(outline)
    levels = [(0.0, z)]
    for k in range(rings + 1):
        a = math.pi / 2 * k / rings
        levels.append((edge * (1 - math.cos(a)), z + depth - edge + edge * math.sin(a)))
    inner = min(width, height) / 2
    reach = inner - edge
    for k in range(1, rings + 1):
        t = k / rings
        levels.append((edge + reach * 0.96 * t, z + depth + crown * (1 - (1 - t) ** 2)))
    vertices, faces = [], []
    for inset, height_here in levels:
        scale_x = (width / 2 - inset) / (width / 2)
        scale_y = (height / 2 - inset) / (height / 2)
        vertices += [(px * scale_x, py * scale_y, height_here) for px, py in outline]
    for ring in range(len(levels) - 1):
        for i in range(count):
            j = (i + 1) % count
            a, b = ring * count, (ring + 1) * count
            faces.append((a + i, a + j, b + j, b + i))
    last = (len(levels) - 1) * count
    faces.append(tuple(range(last, last + count)))
    faces.append(tuple(reversed(range(count))))
    return mesh(name, vertices, faces, material, smooth_angle=55)


def tube(name, points, radius, material, resolution=6, cyclic=False):
    """Round bar along a polyline of (x, y, z) points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    spline.use_cyclic_u = cyclic
    for target, point in zip(spline.points, points):
        target.co = (*point, 1)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(thing)
    return _to_mesh(thing, material)


def smooth_path(points, steps=10):
    """Denser polyline through 3D points by Catmull-Rom, for cables."""
    path = [Vector(point) for point in points]
    padded = [path[0] * 2 - path[1], *path, path[-1] * 2 - path[-2]]
    dense = []
    for i in range(1, len(padded) - 2):
        before, start, end, after = padded[i - 1:i + 3]
        for step in range(steps):
            t = step / steps
            dense.append(tuple(0.5 * (
                2 * start + (end - before) * t + (2 * before - 5 * start + 4 * end - after) * t ** 2
                + (3 * start - before - 3 * end + after) * t ** 3
            )))
    dense.append(tuple(path[-1]))
    return dense


def label(words, size, material, at=(0, 0, 0), font='InterDisplay-Medium', align='CENTER', thick=0.004, spacing=1.0):
    """Silk-screened text lying on the plane z = at[2]. `size` is the font's em in centimetres."""
    if font not in _loaded_fonts or _loaded_fonts[font] not in list(bpy.data.fonts):
        _loaded_fonts[font] = bpy.data.fonts.load(FONT_FOLDER + font + '.otf')
    curve = bpy.data.curves.new('label', 'FONT')
    curve.body = words
    curve.size = size
    curve.font = _loaded_fonts[font]
    curve.align_x = align
    curve.align_y = 'CENTER'
    curve.extrude = thick
    curve.space_character = spacing
    thing = bpy.data.objects.new('label', curve)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    return _to_mesh(thing, material)


def screw(material, x, y, z, radius=0.2):
    """Hexagon-socket screw head, its top at z."""
    thing = lathe('screw', [
        (0, -0.3, 0), (radius, -0.3, 0), (radius, 0, radius * 0.22),
        (radius * 0.55, 0.01, 0.01), (radius * 0.5, -radius * 0.5, 0), (0, -radius * 0.5, 0),
    ], material, segments=48)
    thing.location = (x, y, z)
    return thing


# ---------------------------------------------------------------- assembling

def turn(thing, x=0.0, y=0.0, z=0.0):
    """Rotate an object about the world's origin by degrees about X, then Y, then Z."""
    rotation = Matrix.Rotation(math.radians(z), 4, 'Z')
    rotation = rotation @ Matrix.Rotation(math.radians(y), 4, 'Y')
    rotation = rotation @ Matrix.Rotation(math.radians(x), 4, 'X')
    bpy.context.view_layer.update()
    thing.matrix_world = rotation @ thing.matrix_world
    return thing


def move(thing, x=0.0, y=0.0, z=0.0):
    """Shift an object by centimetres and give it back."""
    thing.location = Vector(thing.location) + Vector((x, y, z))
    return thing


def face_front(parts, depth=0.0):
    """Turn parts stacked along +Z so that their face looks along -Y; `depth` shifts them towards the camera."""
    for part in parts:
        turn(part, x=90)
        move(part, y=-depth)
    return parts


def assemble(name, parts):
    """One empty that carries all parts, so that a shot can pose the product as a whole."""
    root = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(root)
    for part in parts:
        if part.parent is None:
            part.parent = root
    root['is_product'] = True
    bpy.context.view_layer.update()
    return root


def members(root):
    """All mesh objects below an assembly."""
    return [thing for thing in root.children_recursive if thing.type == 'MESH']


def pose(root, yaw=0.0, lean=0.0, roll=0.0, at=(0, 0, 0), floats=False):
    """Turn a product (degrees: yaw about Z, lean backwards about X, roll about Y) and put it on the floor at `at`."""
    bpy.context.view_layer.update()
    rotation = Matrix.Rotation(math.radians(yaw), 4, 'Z')
    rotation = rotation @ Matrix.Rotation(math.radians(-lean), 4, 'X')
    rotation = rotation @ Matrix.Rotation(math.radians(roll), 4, 'Y')
    root.matrix_world = rotation
    bpy.context.view_layer.update()
    lowest = 0.0
    if not floats:
        lowest = min((part.matrix_world @ corner.co).z for part in members(root) for corner in part.data.vertices)
    root.matrix_world = Matrix.Translation((at[0], at[1], at[2] - lowest)) @ rotation
    bpy.context.view_layer.update()
    return root


# ---------------------------------------------------------------- inner workings

def _shade_smooth(data, angle):
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(angle)


def _weighted_normals(thing, keep_sharp=False):
    modifier = thing.modifiers.new('weighted normals', 'WEIGHTED_NORMAL')
    modifier.keep_sharp = keep_sharp
    modifier.weight = 100


def _to_mesh(thing, material):
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    result = bpy.data.objects.new(thing.name, data)
    result.matrix_world = thing.matrix_world.copy()
    bpy.context.collection.objects.link(result)
    bpy.data.objects.remove(thing)
    data.materials.clear()
    data.materials.append(material)
    shape = bmesh.new()
    shape.from_mesh(data)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-4)
    shape.to_mesh(data)
    shape.free()
    _shade_smooth(data, 40)
    _weighted_normals(result, keep_sharp=True)
    return result


def _offset(points, distance):
    """Outline moved inward (positive) or outward by averaged edge normals; expects counter-clockwise order."""
    count = len(points)
    moved = []
    for i in range(count):
        before, here, after = Vector(points[i - 1]), Vector(points[i]), Vector(points[(i + 1) % count])
        arriving = (here - before).normalized()
        leaving = (after - here).normalized()
        normal_in = Vector((-arriving.y, arriving.x))
        normal_out = Vector((-leaving.y, leaving.x))
        middle = normal_in + normal_out
        if middle.length > 1e-6:
            middle = middle / max(middle.dot(normal_in), 0.3)
        else:
            middle = normal_in
        moved.append((here.x + middle.x * distance, here.y + middle.y * distance))
    return moved


def _counter_clockwise(points):
    area = sum(points[i - 1][0] * points[i][1] - points[i][0] * points[i - 1][1] for i in range(len(points)))
    return points if area > 0 else points[::-1]


def _without_duplicates(points):
    return [p for i, p in enumerate(points) if (Vector(p) - Vector(points[i - 1])).length > 1e-5]


def _is_inside(polygon, point):
    x, y = point[0], point[1]
    inside = False
    for i in range(len(polygon)):
        (x1, y1), (x2, y2) = polygon[i - 1], polygon[i]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def _close_caps(name, vertices, faces, caps):
    for is_top in (False, True):
        indices, edges, owners, polygons = [], [], [], []
        for loop_index, (lower, upper, count) in enumerate(caps):
            start = len(indices)
            first = upper if is_top else lower
            ring = list(range(first, first + count))
            indices += ring
            edges += [(start + i, start + (i + 1) % count) for i in range(count)]
            owners += [loop_index] * count
            polygons.append([vertices[i][:2] for i in ring])
        flat = [Vector(vertices[i][:2]) for i in indices]
        points, _, triangles, origins, _, _ = delaunay_2d_cdt(flat, edges, [], 0, 1e-6)
        mapped, owner_of = [], []
        for k, point in enumerate(points):
            if origins[k]:
                mapped.append(indices[origins[k][0]])
                owner_of.append(owners[origins[k][0]])
            else:
                # rims cross here; between two holes that tears the face, within one rim it is harmless
                print('CROSSED RIMS', name, tuple(round(value, 2) for value in point))
                vertices.append((point.x, point.y, vertices[indices[0]][2]))
                mapped.append(len(vertices) - 1)
                owner_of.append(-1)
        for triangle in triangles:
            loops_touched = {owner_of[k] for k in triangle}
            if len(loops_touched) == 1:
                # spanned by one loop only: keep it inside the outline and outside a hole
                loop_index = loops_touched.pop()
                centre = sum((Vector(points[k]) for k in triangle), Vector((0, 0))) / len(triangle)
                if loop_index >= 0 and _is_inside(polygons[loop_index], centre) != (loop_index == 0):
                    continue
            face = tuple(mapped[k] for k in triangle)
            faces.append(face if is_top else face[::-1])
