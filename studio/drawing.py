"""Line drawings of scenes: silhouettes, edges and flat areas as SVG paths, hidden lines removed.

blender -b --factory-startup -noaudio -P drawing.py -- FOLDER NAME…    writes FOLDER/NAME.json
drawings/NAME.py has SIZE (whole units of the view box) and build(), which marks what it adds (`mark`) and gives the camera;
optional FINENESS (pixels a unit) and DOTS (polylines in the world).
The scene is rendered finer than its units, one sample a pixel: which object, how far, which way its surface faces.
"""
import importlib.util
import json
import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from mathutils import Vector  # noqa: E402

import curve_fit  # noqa: E402
import line_art  # noqa: E402

# Pixels a unit of a drawing that stands beside others, and of one across a column, which shows people smaller.
FINENESS, FINENESS_WIDE, WIDE = 3, 2, 1000
BACK, INNER, OUTLINE = 1, 2, 3
KINDS = {BACK: 'back', INNER: 'inner', OUTLINE: 'outline'}
# Centimetres between near and far from which on an edge inside one thing is drawn, and is as strong as an outline.
STEP, DEEP = 0.8, 4.0
# Degrees between two faces from which on their edge is drawn, where nobody says otherwise.
CREASE = 35


def mark(things, group, tone=None, weight='thing', crease=None):
    """Say how objects are drawn.

    `group`: lines between two groups are outlines. `tone`: the flat colour of what is seen of them, a name of the drawing's tones.
    `weight`: 'thing', or 'back' for thin quiet lines. `crease`: degrees between two faces from which on their edge is drawn.
    What is printed on a thing names it as its 'host' and has no lines.
    """
    for thing in things if isinstance(things, (list, tuple, set)) else [things]:
        for part in [thing, *thing.children_recursive]:
            if part.type == 'MESH':
                part['group'], part['tone'], part['weight'] = group, tone or '', weight
                if crease is not None:
                    part['crease'] = float(crease)
    return things


def start():
    """Empty scene that is rendered with one sample a pixel, at its middle."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.samples = 1
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_denoising = False
    scene.cycles.pixel_filter_type = 'BOX'
    scene.cycles.filter_width = 0.01
    scene.cycles.max_bounces = 0
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = int(os.environ.get('THREADS', '2'))
    scene.world = bpy.data.worlds.new('world')
    return scene


def number_parts():
    """Give each object a number; surfaces lose their relief and transparency. Gives the objects by number."""
    for material in bpy.data.materials:
        material.use_nodes = False
    parts = [thing for thing in bpy.data.objects if thing.type == 'MESH' and not thing.hide_render]
    for number, part in enumerate(parts, 1):
        part.pass_index = number
    return dict(enumerate(parts, 1))


def passes(scene, folder):
    """Arrays of object, depth and normal, the first row at the top."""
    layer = scene.view_layers[0]
    layer.use_pass_object_index = layer.use_pass_z = layer.use_pass_normal = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source, sink = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    sink.base_path = folder
    sink.format.file_format, sink.format.color_depth, sink.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    sink.file_slots.clear()
    for name in ('IndexOB', 'Depth', 'Normal'):
        sink.file_slots.new(name)
        tree.links.new(source.outputs[name], sink.inputs[name])
    scene.render.filepath = os.path.join(folder, 'picture')
    bpy.ops.render.render(write_still=False)
    arrays = []
    for name in ('IndexOB', 'Depth', 'Normal'):
        image = bpy.data.images.load(os.path.join(folder, '%s%04d.exr' % (name, scene.frame_current)))
        image.colorspace_settings.name = 'Non-Color'
        values = np.empty(len(image.pixels), np.float32)
        image.pixels.foreach_get(values)
        values = values.reshape(image.size[1], image.size[0], 4)[::-1]
        arrays.append(values[..., :3] if name == 'Normal' else values[..., 0])
    return arrays


def classify(objects, depth, normal, parts):
    """Kind of line through each pixel: 0 none, BACK, INNER or OUTLINE. The line lies on the nearer of two pixels."""
    objects = np.round(objects).astype(int)
    count = max(parts) + 1
    groups = {name: number for number, name in enumerate(sorted({part.get('group', 'room') for part in parts.values()}), 1)}
    group, strong, angle = np.zeros(count, int), np.zeros(count, int), np.full(count, np.cos(np.radians(CREASE)))
    by_name = {part.name: number for number, part in parts.items()}
    host = np.arange(count)
    for number, part in parts.items():
        host[number] = by_name.get(part.get('host'), number)
        group[number] = groups[part.get('group', 'room')]
        strong[number] = part.get('weight', 'back') != 'back'
        if 'crease' in part:
            angle[number] = np.cos(np.radians(part['crease']))
    key = host[objects]
    depth = np.where(objects > 0, depth, 1e5)
    kinds = np.zeros(objects.shape, np.int8)
    for axis in (0, 1):
        near, far = _pair(axis)
        a, b = objects[near], objects[far]
        z = depth[far] - depth[near]
        slope = np.diff(depth, axis=axis)
        before, after = np.zeros_like(slope), np.zeros_like(slope)
        inner = [slice(None)] * 2
        inner[axis] = slice(1, None)
        before[tuple(inner)] = _but_last(slope, axis)
        other = [slice(None)] * 2
        other[axis] = slice(0, -1)
        after[tuple(other)] = slope[tuple(inner)]
        jump = np.minimum(np.abs(z - before), np.abs(z - after))
        is_other = key[near] != key[far]
        is_jump = (~is_other) & (a > 0) & (jump > STEP)
        facing = (normal[near] * normal[far]).sum(-1)
        is_crease = (~is_other) & (a > 0) & (facing < angle[a]) & ~is_jump
        is_strong = (strong[a] | strong[b]).astype(bool)
        is_deep = (group[a] != group[b]) | (jump > DEEP)
        kind = np.where(is_other | is_jump, np.where(is_strong, np.where(is_deep, OUTLINE, INNER), BACK), 0)
        kind = np.where(is_crease, np.where(is_strong, INNER, BACK), kind).astype(np.int8)
        # where both lie as near, always the same side, or lines would waver
        is_first = z > -0.25
        for pixels, chosen in ((near, is_first), (far, ~is_first)):
            kinds[pixels] = np.maximum(kinds[pixels], np.where(chosen, kind, 0))
    return kinds


def _pair(axis):
    if axis == 0:
        return (slice(0, -1), slice(None)), (slice(1, None), slice(None))
    return (slice(None), slice(0, -1)), (slice(None), slice(1, None))


def _but_last(values, axis):
    return values[:-1] if axis == 0 else values[:, :-1]


def strokes(kinds):
    """Lines by kind. A change of kind along a line splits it where the other kind lasts."""
    wide = line_art.dilate(kinds, 2)
    found = []
    for points, nodes in line_art.chains(line_art.thin(wide > 0)):
        rows, columns = np.clip(np.round(points).astype(int).T, 0, np.array(kinds.shape)[:, None] - 1)
        kind = wide[rows, columns]
        smooth = np.array([np.bincount(kind[max(0, i - 14):i + 15], minlength=4)[1:].argmax() + 1 for i in range(len(kind))])
        cuts = [0, *[i for i in range(1, len(smooth)) if smooth[i] != smooth[i - 1]], len(smooth) - 1]
        for number, (first, last) in enumerate(zip(cuts, cuts[1:])):
            ends = [nodes[0] if number == 0 else ('cut', id(points), first), nodes[1] if number == len(cuts) - 2 else ('cut', id(points), last)]
            if last > first:
                found.append((points[first:last + 1], ends, int(smooth[(first + last) // 2])))
    return line_art.join(found)


def dots(scene, camera, lines, size):
    """Path of polylines in the world, in units of the drawing."""
    words = []
    for line in lines:
        seen = [world_to_camera_view(scene, camera, Vector(point)) for point in line]
        words.append('M' + 'L'.join('%d %d' % (round(p.x * size[0]), round((1 - p.y) * size[1])) for p in seen))
    return ''.join(words)


def draw(name, out):
    """Write {width, height, fills: {tone: path}, back, inner, outline, dots} of a drawing."""
    scene = start()
    spec = importlib.util.spec_from_file_location(name.replace('-', '_'), os.path.join(HERE, 'drawings', name + '.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    width, height = module.SIZE
    fineness = getattr(module, 'FINENESS', FINENESS_WIDE if width >= WIDE else FINENESS)
    scene.render.resolution_x, scene.render.resolution_y = width * fineness, height * fineness
    camera = module.build()
    parts = number_parts()
    with tempfile.TemporaryDirectory() as folder:
        objects, depth, normal = passes(scene, folder)
    kinds = classify(objects, depth, normal, parts)
    drawing = {'width': width, 'height': height, 'fills': {}}
    tone_of = np.array([''] + [parts[number].get('tone', '') for number in sorted(parts)], object)
    tones = tone_of[np.round(objects).astype(int)]
    for tone in sorted(set(tone_of) - {''}):
        found = line_art.outlines(tones == tone)
        if found:
            drawing['fills'][tone] = curve_fit.path(found, fineness, 2.0, closed=True)
    lines = strokes(kinds)
    for kind, key in KINDS.items():
        drawing[key] = curve_fit.path([points for points, found in lines if found == kind], fineness, 1.5)
    drawing['dots'] = dots(scene, camera, getattr(module, 'DOTS', []), module.SIZE)
    with open(out, 'w') as file:
        json.dump(drawing, file, indent=2)
        file.write('\n')


if __name__ == '__main__':
    try:
        # the drawings import this file by its name, not as __main__
        import drawing
        folder, *names = sys.argv[sys.argv.index('--') + 1:]
        for name in names:
            drawing.draw(name, os.path.join(folder, name + '.json'))
    except Exception:
        import traceback
        traceback.print_exc()
        sys.exit(1)
