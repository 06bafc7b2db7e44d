"""Frames of one true camera move for the film: a slow arc about a scene's target.

blender -b --factory-startup -noaudio -P film_move.py -- SCENE FOLDER FRAMES SHARE SAMPLES
Writes FOLDER/0001.exr … and beside each the .json that develop.mjs reads.
"""
import fcntl
import json
import math
import os
import sys
from contextlib import contextmanager

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

ARGUMENTS = sys.argv[sys.argv.index('--') + 1:]
SCRATCH = os.environ.get('STUDIO_SCRATCH', '/tmp/studio')
# degrees of the arc, and the share of the distance the camera comes closer
ARC = 7.0
DOLLY = 0.05
# frames rendered before other pictures get the studio's locks
TURN = 14


@contextmanager
def turn_of(*locks):
    """Hold the studio's locks for some frames, so that other pictures take their turns in between."""
    held = [open(lock, 'a') for lock in locks]
    try:
        for lock in held:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
    finally:
        for lock in held:
            lock.close()


def start():
    """The shared render settings, taken from render.py without its entry point."""
    with open(os.path.join(HERE, 'render.py')) as file:
        source = file.read().split('\ntry:\n    main()')[0]
    kit = {'__file__': os.path.join(HERE, 'render.py'), '__name__': 'render_kit'}
    exec(compile(source, 'render.py', 'exec'), kit)  # noqa: S102 (our own file)
    return kit


def main():
    """Entry point: see the head of this file."""
    name, folder, frames, share, samples = ARGUMENTS[0], ARGUMENTS[1], *map(int, ARGUMENTS[2:5])
    kit = start()
    scene = kit['start_scene']()
    scene.render.use_persistent_data = True
    module = kit['load'](os.path.join(HERE, 'scenes', name + '.py'))
    scene.render.resolution_x, scene.render.resolution_y = module.SIZE
    scene.render.resolution_percentage = share
    module.build()
    camera = scene.camera
    bpy.context.view_layer.update()
    rest = camera.matrix_world.copy()
    target = Vector(camera['target'])
    os.makedirs(folder, exist_ok=True)
    note = {'exposure': 0, 'contrast': 1.08, 'saturation': 1.0, **getattr(module, 'LOOK', {})}
    note['width'], note['height'] = [round(side * share / 100) for side in module.SIZE]
    for first in range(0, frames, TURN):
        with turn_of(os.path.join(SCRATCH, 'studio.lock'), os.path.join(SCRATCH, 'draft.lock')):
            for frame in range(first, min(first + TURN, frames)):
                out = os.path.join(folder, '%04d.exr' % (frame + 1))
                if os.path.exists(out[:-4] + '.json'):
                    continue
                eased = 0.5 - 0.5 * math.cos(math.pi * frame / (frames - 1))
                turned = Matrix.Rotation(math.radians(ARC * (eased - 0.5)), 4, 'Z')
                arc = Matrix.Translation(target) @ turned @ Matrix.Translation(-target) @ rest
                near = (target - arc.translation) * DOLLY * eased
                camera.matrix_world = Matrix.Translation(near) @ arc
                scene.cycles.seed = 0
                kit['write'](scene, out, samples)
                with open(out[:-4] + '.json', 'w') as file:
                    json.dump(note, file)



try:
    main()
except Exception:
    import traceback
    traceback.print_exc()
    sys.exit(1)
