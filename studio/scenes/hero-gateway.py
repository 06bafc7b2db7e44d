"""Second picture of the home page: a gloved hand has just pulled the gateway's power lead, its status lights stay lit."""
import camera as cameras
import dark_set as d
import figure
import gateway_at_work as work
import geometry as g
import lighting
import materials as m

SIZE = (2400, 1350)
SAMPLES = 12
LOOK = {'exposure': 0.5, 'contrast': 1.07, 'grain': 0.009, 'bloom': {'threshold': 1.2, 'amount': 0.4}}
YAW = -36


def build():
    """The gateway stands right of the middle, the hand comes from below; the left side is for the text."""
    root = work.stand(yaw=YAW)
    m.use(root)
    work.connect(root, 0, '#33404c', [(-12, -9, 0.5), (-15, -2, 0.27), (-12, 9, 0.27), (4, 17, 0.27), (34, 24, 0.27)])
    at = root.matrix_world
    held = at @ g.Vector((-0.75, -14.6, 0.6))
    work.pulled_power(held, (0.8, -0.42, -0.2), [(-13, -17, 3.2), (-17, -21, 0.3), (-12, -27, 0.19), (2, -24, 0.19), (20, -17, 0.19), (44, -12, 0.19)])
    # thumb and forefinger behind the plug, the arm towards the left
    figure.gloved_hand(held, (0.92, -0.25, -0.3), (-0.2, 0.1, -1), side='l', curl=figure.PINCH, thumb=figure.PINCH_THUMB, is_pinch=True)
    d.surround(0.04)
    lighting.place('studio_small_05', 0.16, 140, behind=d.VOID)
    d.floor((2, 0, 0), 9, 40)
    view = cameras.add_camera((-1.5, -3, 4.4), azimuth=2, elevation=14, lens=85, distance=120)
    view.data.shift_x, view.data.shift_y = -0.265, 0.03
    cameras.aperture(view, at @ g.Vector((-1, -6, 0)), 11)
    light(view, at)
    return view


def light(view, at):
    """Strip lights of a studio at night: cool from behind and the left, mint from the right, one highlight on the front."""
    turned = at.to_3x3()
    d.rig(1.0, key=5, rim=15, mint=2.6, fill=4.5)
    lighting.softbox((-38, -34, 46), (-8, -12, 2), 34, 34, 7, (1, 0.93, 0.84))
    lighting.reflection(view, at @ g.Vector((-1, -5.8, 0)), turned @ g.Vector((0, -1, 0)), 70, 26, 1.1, 55, (0.8, 0.9, 1), (-8, 8))
    lighting.reflection(view, at @ g.Vector((0, 0, 1.8)), turned @ g.Vector((0, 0, 1)), 90, 26, 1.2, 70, (0.78, 0.9, 1), (8, 6))
    d.glow(view, at @ g.Vector((2, 4, 4)), 34, '#22405f', 0.5, 70)
