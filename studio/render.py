"""Render one named picture; one Blender process per picture.

blender -b --factory-startup -noaudio -P render.py -- NAME OUT.exr SHARE SAMPLES
NAME is products/<slug>/<view> or scenes/<name>; SHARE is the share of the final size in percent.
Beside OUT.exr stands OUT.json (how to develop it) and, for studio pictures, OUT-plate.exr (the empty set).
"""
import importlib.util
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402

import geometry  # noqa: E402
import shots  # noqa: E402

PLATE_SHARE = 8
# the bare ground round a product is smooth: a fifth of the size holds all of it
ROUND_SHARE = 20
ROUND_SAMPLES = 12
PLATE_SAMPLES = 24


def start_scene():
    """Empty Cycles scene with the bounces and clamps all pictures share."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = 8
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    cycles.sample_clamp_indirect = 4
    cycles.use_denoising = False
    scene.view_settings.view_transform = 'Standard'
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    return scene


def load(path):
    """Python module from a file whose name may hold hyphens."""
    spec = importlib.util.spec_from_file_location(os.path.basename(path)[:-3].replace('-', '_'), path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def product_window(scene, camera, parts):
    """Share of the picture (left, right, bottom, top) in which the product lies with what it is fixed to and its darkest shadow."""
    seen = [world_to_camera_view(scene, camera, p.matrix_world @ geometry.Vector(c)) for p in parts for c in p.bound_box]
    left, right = min(p.x for p in seen) - 0.08, max(p.x for p in seen) + 0.1
    bottom, top = min(p.y for p in seen) - 0.09, max(p.y for p in seen) + 0.06
    return max(0, left), min(1, right), max(0, bottom), min(1, top)


def write(scene, path, samples):
    """Render to an uncompressed multilayer EXR with the guide passes the denoiser wants."""
    render = scene.render
    scene.cycles.samples = samples
    render.threads_mode = 'FIXED'
    render.threads = int(os.environ.get('THREADS', '2'))
    scene.view_layers[0].cycles.denoising_store_passes = True
    render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    render.image_settings.exr_codec = 'NONE'
    render.image_settings.color_depth = '16'
    render.filepath = path
    render.use_file_extension = False
    started = time.time()
    bpy.ops.render.render(write_still=True)
    print('RENDERED %s in %.0f s' % (path, time.time() - started), flush=True)


def render_product(scene, slug, view, out, share, samples):
    """One view of a product, plus the plate of the empty set for studio views."""
    module = load(os.path.join(HERE, 'products', slug + '.py'))
    shot = module.SHOTS[view]
    width, height = shots.SIZES[view]
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = share
    root = module.build()
    camera = shots.set_up(shot, root, view)
    # plain paper is clean after a few samples; edges and prints go on
    scene.cycles.adaptive_min_samples, scene.cycles.adaptive_threshold = 5, 0.05
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 5, 1, 2
    note = {'exposure': shot.exposure, 'contrast': shot.contrast, 'saturation': shot.saturation, **shot.look}
    note['width'], note['height'] = round(width * share / 100), round(height * share / 100)
    if shot.is_on_paper:
        note['plate'] = out[:-4] + '-plate.exr'
        hidden = [part for part in geometry.members(root) if not part.hide_render]
        for part in hidden:
            part.hide_render = True
        scene.render.resolution_percentage = PLATE_SHARE
        write(scene, note['plate'], PLATE_SAMPLES)
        for part in hidden:
            part.hide_render = False
        note['round'] = out[:-4] + '-round.exr'
        scene.render.resolution_percentage = max(PLATE_SHARE, round(ROUND_SHARE * share / 100))
        write(scene, note['round'], ROUND_SAMPLES)
        scene.render.resolution_percentage = share
        left, right, bottom, top = product_window(scene, camera, hidden)
        render = scene.render
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = left, right, bottom, top
        note['left'], note['top'] = round(left * note['width']), round((1 - top) * note['height'])
    write(scene, out, samples)
    with open(out[:-4] + '.json', 'w') as file:
        json.dump(note, file)


def render_scene(scene, name, out, share, samples):
    """One scene. Its file has SIZE (pixels), build(), which gives the camera, and optionally LOOK."""
    module = load(os.path.join(HERE, 'scenes', name + '.py'))
    scene.render.resolution_x, scene.render.resolution_y = module.SIZE
    scene.render.resolution_percentage = share
    module.build()
    write(scene, out, samples)
    note = {'exposure': 0, 'contrast': 1.08, 'saturation': 1.0}
    note.update(getattr(module, 'LOOK', {}))
    note['width'], note['height'] = [round(side * share / 100) for side in module.SIZE]
    with open(out[:-4] + '.json', 'w') as file:
        json.dump(note, file)


def main():
    """Entry point: see the head of this file."""
    name, out, share, samples = sys.argv[sys.argv.index('--') + 1:][:4]
    kind, *rest = name.split('/')
    scene = start_scene()
    if kind == 'products':
        render_product(scene, rest[0], rest[1], out, int(share), int(samples))
    else:
        render_scene(scene, rest[0], out, int(share), int(samples))


try:
    main()
except Exception:
    import traceback
    traceback.print_exc()
    sys.exit(1)
