"""The gateway at night on a shelf, close, filling the picture; one network cable leaves it."""
import camera as cameras
import dark_set as d
import geometry as g
import lighting
import settings

SIZE = (2400, 1800)
LOOK = {'exposure': 0.45, 'contrast': 1.07, 'bloom': {'threshold': 1.2, 'amount': 0.5}}


def build():
    """As the picture of the home page, nearer and lower."""
    root = settings.product('gateway')
    g.pose(root, yaw=-31, at=(0, 0, 0))
    at, turned = root.matrix_world, root.matrix_world.to_3x3()
    d.surround(0.22)
    d.floor((0, 0, 0), 10, 38)
    view = cameras.add_camera((0, 0, 5.2), azimuth=-2, elevation=15, lens=100, distance=120)
    cameras.frame(view, g.members(root), width=0.78, height=0.8, centre=(0.52, 0.5))
    cameras.focus(view, (-2, -6.5, 2.4), softness=0.9)
    d.rig(1.0, key=5, rim=18, mint=9, fill=2.0)
    d.plug(at @ g.Vector((-5.6, -4.95, -0.3)), 149, is_latch_up=False)
    tail = [(-5.6, -9.0, -0.3), (-5.9, -11.5, -0.6), (-7.2, -14.5, -1.65), (-12, -18, -1.75), (-22, -19, -1.75), (-40, -17, -1.75)]
    d.cable([tuple(at @ g.Vector(p)) for p in tail])
    lighting.reflection(view, at @ g.Vector((-1, -5.8, 0)), turned @ g.Vector((0, -1, 0)), 70, 26, 1.4, 55, (0.8, 0.9, 1), (-8, 8))
    lighting.reflection(view, at @ g.Vector((0, 0, 1.8)), turned @ g.Vector((0, 0, 1)), 90, 26, 1.3, 70, (0.78, 0.9, 1), (8, 6))
    lighting.reflection(view, at @ g.Vector((8, 0, 0)), turned @ g.Vector((1, 0, 0)), 46, 40, 1.5, 60, (0.7, 0.85, 1), (8, 4))
    d.glow(view, at @ g.Vector((2, 4, 4)), 30, '#22405f', 0.5, 70)
    return view
