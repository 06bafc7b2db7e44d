"""Front of the gateway seen close: a network cable and the power lead in their sockets, lit from the left."""
import camera as cameras
import dark_set as d
import gateway_at_work as work
import geometry as g
import lighting
import materials as m

SIZE = (1920, 1080)
SAMPLES = 12
LOOK = {'exposure': 0.35, 'contrast': 1.06, 'bloom': {'threshold': 1.2, 'amount': 0.45}}


def build():
    """Close-up from the left along the panel; the lights go out of focus."""
    root = work.stand(yaw=-38)
    m.use(root, marks=0.16, dust=0.3)
    at, turned = root.matrix_world, root.matrix_world.to_3x3()
    d.surround(0.3)
    d.floor((0, 0, 0), 10, 40)
    target = at @ g.Vector((-3.1, -5.9, -0.1))
    view = cameras.add_camera(target, azimuth=4, elevation=17, lens=100, distance=14.5 * 100 / 36)
    view.data.shift_x = -0.1
    cameras.focus(view, at @ g.Vector((-3.4, -6.1, 0)), softness=1.7)
    d.rig(1.0, key=6, rim=16, mint=2.5, fill=2.4)
    work.connect(root, 0, '#aeb5bb', [tuple(at @ g.Vector(p)) for p in ((-6.4, -14.0, -1.2), (-9, -17.4, -1.8), (-16, -19.4, -1.8), (-34, -20, -1.8))])
    work.power(root, [tuple(at @ g.Vector(p)) for p in ((-1.0, -12.6, -1.0), (-2.4, -17, -1.88), (-7, -21.4, -1.88), (-30, -25, -1.88))])
    lighting.reflection(view, at @ g.Vector((-3, -5.9, 0)), turned @ g.Vector((0, -1, 0)), 60, 30, 2.0, 55, (0.85, 0.93, 1), (-14, 8))
    lighting.reflection(view, at @ g.Vector((-3, -3, 1.8)), turned @ g.Vector((0, 0, 1)), 90, 30, 1.4, 70, (0.8, 0.9, 1), (-8, 6))
    d.glow(view, at @ g.Vector((4, 6, 2)), 20, '#1d4170', 0.4, 50)
    return view
