"""Front of the gateway seen close: two network sockets with a cable in one, a USB port and a serial socket, lit from the left."""
import camera as cameras
import dark_set as d
import geometry as g
import lighting
import settings

SIZE = (2400, 1350)
LOOK = {'exposure': 0.35, 'contrast': 1.06, 'bloom': {'threshold': 1.2, 'amount': 0.45}}


def build():
    """Close-up from the left along the panel; the lights go out of focus."""
    root = settings.product('gateway')
    g.pose(root, yaw=-38, at=(0, 0, 0))
    at, turned = root.matrix_world, root.matrix_world.to_3x3()
    d.surround(0.3)
    d.floor((0, 0, 0), 10, 40)
    target = at @ g.Vector((-3.1, -5.9, -0.1))
    view = cameras.add_camera(target, azimuth=4, elevation=17, lens=100, distance=14.5 * 100 / 36)
    view.data.shift_x = -0.1
    cameras.focus(view, at @ g.Vector((-3.4, -6.1, 0)), softness=1.7)
    d.rig(1.0, key=6, rim=20, mint=8, fill=2.4)
    d.plug(at @ g.Vector((-5.6, -4.95, -0.3)), 142, is_latch_up=False)
    tail = [(-5.6, -9.0, -0.3), (-5.8, -11.5, -0.5), (-7.0, -15, -1.5), (-12, -19, -1.75), (-30, -21, -1.75)]
    d.cable([tuple(at @ g.Vector(p)) for p in tail])
    lighting.reflection(view, at @ g.Vector((-3, -5.9, 0)), turned @ g.Vector((0, -1, 0)), 60, 30, 2.0, 55, (0.85, 0.93, 1), (-14, 8))
    lighting.reflection(view, at @ g.Vector((-3, -3, 1.8)), turned @ g.Vector((0, 0, 1)), 90, 30, 1.4, 70, (0.8, 0.9, 1), (-8, 6))
    d.glow(view, at @ g.Vector((4, 6, 2)), 20, '#1d4170', 0.4, 50)
    return view
