"""Second picture of the home page: the gateway on a dark shelf at night, its five status lights lit."""
import camera as cameras
import dark_set as d
import geometry as g
import lighting
import settings

SIZE = (2400, 1350)
LOOK = {'exposure': 0.55, 'contrast': 1.07, 'bloom': {'threshold': 1.2, 'amount': 0.5}}


def build():
    """The gateway stands right of the middle; the left side is for the text."""
    root = settings.product('gateway')
    g.pose(root, yaw=-27, at=(0, 0, 0))
    d.surround(0.22)
    d.floor((2, 0, 0), 7, 34)
    view = cameras.add_camera((0, 0, 5.2), azimuth=-3, elevation=12, lens=100, distance=120)
    cameras.frame(view, g.members(root), width=0.45, height=0.66, centre=(0.715, 0.5))
    cameras.focus(view, (-2, -6.5, 2.4), softness=0.9)
    light(view, root)
    return view


def light(view, root):
    """Rim from behind, one highlight for the front, the fins and the right side, a halo on the void."""
    turned = root.matrix_world.to_3x3()
    at = root.matrix_world

    def point(*xyz):
        return at @ g.Vector(xyz)

    d.rig(1.0, key=5, rim=18, mint=9, fill=2.0)
    lighting.reflection(view, point(-1, -5.8, 0), turned @ g.Vector((0, -1, 0)), 70, 26, 1.4, 55, (0.8, 0.9, 1), (-8, 8))
    lighting.reflection(view, point(0, 0, 1.8), turned @ g.Vector((0, 0, 1)), 90, 26, 1.3, 70, (0.78, 0.9, 1), (8, 6))
    lighting.reflection(view, point(8, 0, 0), turned @ g.Vector((1, 0, 0)), 46, 40, 1.5, 60, (0.7, 0.85, 1), (8, 4))
    d.glow(view, point(2, 4, 4), 34, '#22405f', 0.55, 70)
