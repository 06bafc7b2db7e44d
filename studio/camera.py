"""Camera and framing. Azimuth and elevation in degrees about the target, lens in millimetres on a 36 mm sensor."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


def look_at(thing, target):
    """Point an object's -Z axis at a place."""
    direction = Vector(target) - Vector(thing.location)
    thing.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()


def add_camera(target=(0, 0, 0), azimuth=0.0, elevation=12.0, lens=100.0, distance=77.0):
    """Camera that looks at `target` from `distance` centimetres away."""
    data = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    data.lens = lens
    data.sensor_width = 36
    data.clip_start = 0.2
    data.clip_end = 5000
    a, e = math.radians(azimuth), math.radians(elevation)
    direction = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    camera.location = Vector(target) + direction * distance
    look_at(camera, target)
    camera['target'] = list(target)
    camera['direction'] = list(direction)
    bpy.context.view_layer.update()
    return camera


def frame(camera, parts, width=0.62, height=0.5, centre=(0.5, 0.5)):
    """Move the camera along its axis until the parts fit `width` by `height` of the picture, their middle at `centre`.

    Fractions of the picture from its lower left corner. Gives the distance to the target in centimetres.
    """
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    # some hundred points of each part are plenty and keep perforated plates fast
    points = []
    for part in parts:
        corners = part.data.vertices
        step = max(1, len(corners) // 400)
        points += [part.matrix_world @ corners[i].co for i in range(0, len(corners), step)]
    target, direction = Vector(camera['target']), Vector(camera['direction'])
    aspect = scene.render.resolution_x / scene.render.resolution_y
    distance = (camera.location - target).length
    for _ in range(14):
        camera.location = target + direction * distance
        camera.data.shift_x = camera.data.shift_y = 0
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, camera, point) for point in points]
        left, right = min(p.x for p in seen), max(p.x for p in seen)
        bottom, top = min(p.y for p in seen), max(p.y for p in seen)
        distance *= max((right - left) / width, (top - bottom) / height)
    offset_x = (left + right) / 2 - centre[0]
    offset_y = (bottom + top) / 2 - centre[1]
    # shift is measured in widths of the longer side of the picture
    camera.data.shift_x = offset_x * min(1, aspect)
    camera.data.shift_y = offset_y / max(1, aspect)
    bpy.context.view_layer.update()
    return (camera.location - target).length


def focus(camera, point, softness=1.0):
    """Focus on a point. `softness` 1 blurs the rear of a hero product just visibly, 0 switches blur off."""
    if softness <= 0:
        camera.data.dof.use_dof = False
        return
    bpy.context.view_layer.update()
    distance = (camera.matrix_world.translation - Vector(point)).dot(Vector(camera['direction']))
    camera.data.dof.use_dof = True
    camera.data.dof.focus_distance = distance
    # aperture 0.66 % of the distance: the same look for a fob and for a mirror
    camera.data.dof.aperture_fstop = camera.data.lens / 1000 / (0.0066 * softness * distance)


def aperture(camera, point, f_number):
    """Focus on a point with a lens of a real f-number; scenes that measure in centimetres."""
    focus(camera, point)
    # Blender takes a unit for a metre, here it is a centimetre
    camera.data.dof.aperture_fstop = f_number / 100


def photograph(target, azimuth, elevation, lens, distance, tilt, sharp, f_number):
    """Camera held by hand: tilted by degrees, focused on the point `sharp` with a lens of a real f-number."""
    camera = add_camera(target, azimuth, elevation, lens, distance)
    camera.rotation_euler.rotate_axis('Z', math.radians(tilt))
    aperture(camera, sharp, f_number)
    return camera
