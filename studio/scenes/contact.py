"""The test bench in the evening: a gateway with both leads in, sharp; the workshop far out of focus."""
import camera as cameras
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import packing
import props
import room_behind
import table_top

SIZE = (1600, 900)
SAMPLES = 12
LOOK = {'exposure': 1.3, 'contrast': 1.08, 'grain': 0.014, 'bloom': {'threshold': 1.3, 'amount': 0.4}}


def build():
    """Gateway at the left third, a packed box at the right edge, its label turned away: out of focus print would be smears."""
    table_top.planks(300, 76, (0, 14), 6, colours=('#8f6d4b', '#513a29'), seed=31)
    gateway = work.stand((-9, 2, 0), -24)
    m.use(gateway, marks=0.18, dust=0.3)
    work.connect(gateway, 0, '#c9ced3', [(-20.6, -9.4, 0.4), (-27, -4, 0.27), (-30, 8, 0.27), (-24, 24, 0.27), (-18, 54, 0.27)])
    work.power(gateway, [(-14.0, -11.4, 0.4), (-19, -15, 0.19), (-29, -12.4, 0.19), (-36, 0, 0.19), (-40, 30, 0.19), (-38, 54, 0.19)])
    g.pose(packing.closed(30, 24, 8.4, []), yaw=-19, at=(29, 18, 0))
    g.pose(props.screwdriver('#a03a2c', 7), yaw=-24, at=(12.5, -9.0, 0))
    room_behind.show('autoshop_01', 0.3, 0.42, 60, 190, 2.0, (1, 0.95, 0.88))
    lighting.softbox((-56, -14, 46), (-6, 0, 2), 16, 16, 42, (1, 0.9, 0.76))
    lighting.softbox((50, 60, 40), (0, 0, 2), 20, 50, 4, (0.72, 0.86, 1))
    lighting.softbox((-40, 330, 150), (0, 300, 20), 120, 60, 22, (1, 0.92, 0.8))
    return cameras.photograph((1.5, 0, 7.6), azimuth=4, elevation=5, lens=60, distance=100,
                              tilt=-0.6, sharp=(-10, -5, 2), f_number=2.2)
