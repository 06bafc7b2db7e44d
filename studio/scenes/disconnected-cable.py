"""For the page that does not exist: a network plug lies before our gateway, pulled out; the lamps of its link are dark, the supply is on."""
import camera as cameras
import cables
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import room_behind
import table_top

SIZE = (1600, 900)
SAMPLES = 10
LOOK = {'exposure': 1.1, 'contrast': 1.08, 'grain': 0.012, 'bloom': {'threshold': 1.3, 'amount': 0.35}}
COLOUR = '#12a98d'


def build():
    """Worn planks by a window; the plug in focus at the left third, the gateway behind it at the right, the workshop far behind."""
    table_top.planks(240, 110, (0, 30), 8, colours=('#a07c56', '#5d4330'), seed=14)
    gateway = work.stand((6.5, 3.5, 0), -20, {'WAN': work.OFF, 'LAN': work.OFF}, (None, None, None, None))
    m.use(gateway, marks=0.18, dust=0.3)
    work.power(gateway, [(4.4, -8.6, 0.5), (8.4, -9.6, 0.19), (16, -7, 0.19), (26, 2, 0.19), (40, 10, 0.19)])
    plug = cables.plug(COLOUR)
    # it lies on its latch, so its tip stands a little higher than its boot
    g.pose(plug, yaw=132, lean=-4, at=(-2.2, -8.8, 0))
    work.lead(plug, COLOUR, [(-8.4, -14.0, 0.42), (-11.5, -15.2, 0.28), (-17, -12.5, 0.28), (-25, -4, 0.28), (-44, 2, 0.28)])
    room_behind.show('aerodynamics_workshop', 0.4, 0.75, 120, 318, 2.6, (1, 0.96, 0.9))
    lighting.softbox((-40, -6, 38), (0, -4, 1), 12, 12, 42, (1, 0.93, 0.82))
    lighting.softbox((40, 20, 30), (2, 0, 1), 16, 40, 3, (0.75, 0.88, 1))
    view = cameras.add_camera((0.3, -5.8, 1.7), azimuth=2, elevation=12, lens=95, distance=58)
    view.rotation_euler.rotate_axis('Z', 0.008)
    view.data.shift_y = 0.035
    cameras.aperture(view, (-2.8, -9.2, 0.4), 7.1)
    return view
