"""Second picture of the home page: the gateway's power lead lies pulled before it; its supply lamp is amber, it runs on its battery."""
import camera as cameras
import dark_set as d
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import table_top

SIZE = (2400, 1350)
SAMPLES = 18
LOOK = {'exposure': 1.25, 'contrast': 1.08, 'grain': 0.014, 'bloom': {'threshold': 1.2, 'amount': 0.4}}
YAW = -34


def build():
    """The gateway stands right of the middle, the plug lies sharp before it; the left side runs into the dark for the text."""
    root = work.stand(yaw=YAW, lamps={'PWR': work.AMBER, 'WAN': work.OFF})
    m.use(root, marks=0.16, dust=0.25)
    at = root.matrix_world
    work.connect(root, 0, '#aeb5bb', [(-13, -9, 0.5), (-17.5, -3, 0.27), (-17, 9, 0.27), (-4, 19, 0.27), (34, 26, 0.27)])
    work.pulled_power((-1.6, -15.2, 0.36), (0.52, 0.85, 0), [(-7.4, -21.4, 0.19), (-11, -21.8, 0.19), (-11.6, -18.8, 0.19), (-6, -18.9, 0.19), (4, -21.6, 0.19), (20, -17, 0.19), (44, -11, 0.19)], '#3a4148', 90)
    top()
    d.surround(0.03)
    lighting.place('autoshop_01', 0.1, 60, behind=d.VOID)
    view = cameras.add_camera((1.2, -4.5, 4.0), azimuth=1, elevation=13, lens=76.5, distance=108)
    view.data.shift_x, view.data.shift_y = -0.245, 0.066
    cameras.aperture(view, at @ g.Vector((-0.5, -6.4, 0)), 7.7)
    light(view, at)
    return view


def top():
    """Dark planks that run out into the night."""
    for plank in table_top.planks(260, 150, (0, 10), 11, colours=('#4a3a2e', '#261c16'), seed=12):
        for material in plank.data.materials:
            if not material.get('fades'):
                d.fade_to_void(material, (8, -10, 0), 24, 62)
                material['fades'] = True


def light(view, at):
    """One hard lamp from the left as in a room at night, a cool edge from behind, one highlight on the front."""
    turned = at.to_3x3()
    lighting.softbox((-34, -40, 40), (0, -6, 1), 9, 9, 70, (1, 0.91, 0.8))
    lighting.softbox((6, 46, 40), (2, 0, 2), 60, 16, 5, (0.7, 0.84, 1))
    lighting.softbox((52, 10, 24), (4, 0, 2), 10, 50, 5, (0.72, 0.86, 1))
    lighting.reflection(view, at @ g.Vector((-1, -5.8, 0)), turned @ g.Vector((0, -1, 0)), 60, 22, 0.7, 55, (0.85, 0.92, 1), (-8, 8))
    d.glow(view, at @ g.Vector((2, 4, 4)), 40, '#2b3d4f', 0.2, 70)
