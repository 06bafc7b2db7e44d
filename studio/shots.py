"""What a product file says about its pictures, and how a shot is set up. Lengths in centimetres, angles in degrees."""
from dataclasses import dataclass, field
from typing import Callable, Optional

from mathutils import Vector

import camera as cameras
import geometry
import lighting

SIZES = {'hero': (1600, 2000), 'front': (1600, 1200), 'detail': (1600, 1200), 'place': (1600, 1200)}


@dataclass
class Glint:
    """A highlight laid on one face: a point on it and its normal, in the product's own coordinates before posing."""
    point: tuple
    normal: tuple = (0, -1, 0)
    size: tuple = (40, 40)
    radiance: float = 2.2
    shift: tuple = (0, 0)


@dataclass
class Shot:
    """One studio picture of a product.

    yaw, lean, roll: how the product stands. elevation, azimuth: where the camera looks from. lens in millimetres.
    width, height: share of the picture the product may fill; centre: where its middle lands, from the lower left.
    aim, span: for close-ups, the point looked at (product coordinates) and how many centimetres the picture is wide.
    softness: depth of field, 0 for none. exposure in stops.
    mount: 'table' (it stands or lies on paper) or 'wall' (its back against fine plaster; lean does not count).
    back: how far the wall lies behind the product's own y = 0, where something is between them.
    is_dark: the dark studio instead of paper, for macro shots; exposure counts there alone, on paper the paper says it.
    dress: adds what it is fixed to or lies with: called with the root, gives parts in product coordinates; frames ignore them.
    look: more of how the picture is developed (bloom, grain).
    setting: builds surroundings instead of the studio set: called with the product's root, gives the camera.
    """
    yaw: float = -26
    lean: float = 0
    roll: float = 0
    elevation: float = 12
    azimuth: float = 4
    lens: float = 100
    width: float = 0.62
    height: float = 0.5
    centre: tuple = (0.5, 0.5)
    aim: Optional[tuple] = None
    span: float = 0
    focus: Optional[tuple] = None
    softness: float = 1.0
    glints: list = field(default_factory=list)
    exposure: float = 0
    contrast: float = 1.1
    saturation: float = 1.0
    look: dict = field(default_factory=dict)
    mount: str = 'table'
    back: float = 0
    is_dark: bool = False
    dress: Optional[Callable] = None
    setting: Optional[Callable] = None

    @property
    def is_on_paper(self):
        return not (self.setting or self.is_dark)


def hero(**options):
    """Three quarters from the left on paper."""
    return Shot(**{'yaw': -26, 'elevation': 8, 'width': 0.62, 'height': 0.54, **options})


def front(**options):
    """Straight ahead on paper."""
    return Shot(**{'yaw': 0, 'azimuth': 0, 'elevation': 4, 'width': 0.6, 'height': 0.72, 'softness': 0.6, **options})


def macro(**options):
    """Close view in the dark studio: sharp where it aims, with the grain of film."""
    look = {'bloom': {'threshold': 1.0, 'amount': 0.5}, 'grain': 0.012, **options.pop('look', {})}
    return Shot(**{'yaw': -34, 'azimuth': 6, 'elevation': 14, 'softness': 1.1, 'is_dark': True, 'contrast': 1.14, 'exposure': 0.6, 'look': look, **options})


def set_up(shot, root, name='hero'):
    """Pose the product, place the camera and build the light. Gives the camera."""
    if shot.setting:
        return shot.setting(root)
    for part in shot.dress(root) if shot.dress else ():
        part['is_loose'] = True
        if part.parent is None:
            part.parent = root
    hangs = shot.mount == 'wall'
    geometry.pose(root, shot.yaw, 0 if hangs else shot.lean, shot.roll, floats=hangs)
    # a cable that runs out of the picture does not push the product into a corner of it
    parts = [part for part in geometry.members(root) if not part.get('is_loose')]
    low, high = bounds(parts)
    middle = (low + high) / 2
    camera = cameras.add_camera(middle, shot.azimuth, shot.elevation, shot.lens)
    distance = cameras.frame(camera, parts, shot.width, shot.height, shot.centre)
    scale = distance / lighting.SET_DISTANCE
    if shot.aim:
        # the light stays that of the whole product; only the camera comes closer
        camera.data.shift_x = camera.data.shift_y = 0
        target = root.matrix_world @ Vector(shot.aim)
        camera['target'] = list(target)
        camera.location = target + Vector(camera['direction']) * (shot.span * shot.lens / 36)
    sharp = Vector(shot.focus) if shot.focus else None
    if sharp is not None:
        point = root.matrix_world @ sharp
    elif shot.aim:
        point = root.matrix_world @ Vector(shot.aim)
    else:
        point = middle + Vector((0, (low.y - middle.y) * 0.6, 0))
    cameras.focus(camera, point, shot.softness)
    if shot.is_dark:
        lighting.dark_set(camera, point, shot.span, scale, shot.yaw, shot.mount, shot.back)
    elif hangs:
        lighting.wall_set(scale, shot.yaw, shot.back)
    else:
        lighting.table_set(scale)
    rotation = root.matrix_world.to_3x3()
    for glint in shot.glints:
        lighting.reflection(
            camera, root.matrix_world @ Vector(glint.point), rotation @ Vector(glint.normal),
            glint.size[0], glint.size[1], glint.radiance, distance=55 * max(scale, 0.3), shift=glint.shift,
        )
    return camera


def bounds(parts):
    """Lowest and highest corner of the world-space box round the parts."""
    points = [part.matrix_world @ Vector(corner) for part in parts for corner in part.bound_box]
    low = Vector(tuple(min(p[i] for p in points) for i in range(3)))
    high = Vector(tuple(max(p[i] for p in points) for i in range(3)))
    return low, high
