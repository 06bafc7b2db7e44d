"""The gateway at night on a shelf, close, filling the picture; one network cable and its power lead run out of it."""
import camera as cameras
import dark_set as d
import gateway_at_work as work
import geometry as g
import lighting
import materials as m

SIZE = (1600, 1200)
LOOK = {'exposure': 0.45, 'contrast': 1.07, 'bloom': {'threshold': 1.2, 'amount': 0.5}}


def build(lamps=None, has_link=True):
    """As the picture of the home page, nearer and lower. `lamps` as of `gateway_at_work`; without a link the jack's lights are off."""
    root = work.stand(yaw=-31, lamps=lamps)
    case = g.members(root)
    m.use(root, marks=0.12, dust=0.2)
    at, turned = root.matrix_world, root.matrix_world.to_3x3()
    d.surround(0.22)
    d.floor((0, 0, 0), 10, 38)
    view = cameras.add_camera((0, 0, 5.2), azimuth=-2, elevation=15, lens=100, distance=120)
    cameras.frame(view, case, width=0.78, height=0.8, centre=(0.52, 0.5))
    cameras.focus(view, (-2, -6.5, 2.4), softness=0.9)
    d.rig(1.0, key=5, rim=14, mint=2.5, fill=2.0)
    work.connect(root, 0, '#aeb5bb', [tuple(at @ g.Vector(p)) for p in ((-6.0, -13.6, -1.4), (-9, -16.4, -1.8), (-16, -17.4, -1.8), (-26, -15, -1.8), (-44, -11, -1.8))])
    if not has_link:
        work.light(root, None, (None, None, None, None))
    work.power(root, [tuple(at @ g.Vector(p)) for p in ((-1.0, -12.2, -1.0), (-3, -15.6, -1.88), (-9, -19.6, -1.88), (-20, -21, -1.88), (-44, -19, -1.88))])
    lighting.reflection(view, at @ g.Vector((-1, -5.8, 0)), turned @ g.Vector((0, -1, 0)), 70, 26, 1.4, 55, (0.8, 0.9, 1), (-8, 8))
    lighting.reflection(view, at @ g.Vector((0, 0, 1.8)), turned @ g.Vector((0, 0, 1)), 90, 26, 1.3, 70, (0.78, 0.9, 1), (8, 6))
    lighting.reflection(view, at @ g.Vector((8, 0, 0)), turned @ g.Vector((1, 0, 0)), 46, 40, 1.5, 60, (0.7, 0.85, 1), (8, 4))
    d.glow(view, at @ g.Vector((2, 4, 4)), 30, '#22405f', 0.5, 70)
    return view
