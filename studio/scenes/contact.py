"""The test bench in the evening: a gateway with both leads in, sharp; behind it two colleagues at the next bench, backs to us, far out of focus."""
import camera as cameras
import figure
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import packing
import props
import room_behind
import settings
import table_top

SIZE = (1600, 900)
SAMPLES = 12
LOOK = {'exposure': 1.3, 'contrast': 1.08, 'grain': 0.014, 'bloom': {'threshold': 1.3, 'amount': 0.4}}
FLOOR = -92


def build():
    """Gateway at the left third, a packed box at the right edge, the two in the middle of the room."""
    table_top.planks(300, 76, (0, 14), 6, colours=('#8f6d4b', '#513a29'), seed=31)
    gateway = work.stand((-9, 2, 0), -24)
    m.use(gateway, marks=0.18, dust=0.3)
    work.connect(gateway, 0, '#c9ced3', [(-20.6, -9.4, 0.4), (-27, -4, 0.27), (-30, 8, 0.27), (-24, 24, 0.27), (-18, 54, 0.27)])
    work.power(gateway, [(-14.0, -11.4, 0.4), (-19, -15, 0.19), (-29, -12.4, 0.19), (-36, 0, 0.19), (-40, 30, 0.19), (-38, 54, 0.19)])
    label = packing.shipping_label([('1  Edge Gateway', 0.62), ('3  Humidity Sensor', 0.62)], 'GW-26-00417', 11, 7)
    g.pose(packing.closed(30, 24, 8.4, label), yaw=-19, at=(29, 18, 0))
    g.pose(props.screwdriver('#a03a2c', 7), yaw=-24, at=(12.5, -9.0, 0))
    colleagues()
    room_behind.show('autoshop_01', 0.3, 0.42, 60, 190, 2.0, (1, 0.95, 0.88))
    lighting.softbox((-56, -14, 46), (-6, 0, 2), 16, 16, 42, (1, 0.9, 0.76))
    lighting.softbox((50, 60, 40), (0, 0, 2), 20, 50, 4, (0.72, 0.86, 1))
    lighting.softbox((-40, 330, 150), (0, 300, 20), 120, 60, 22, (1, 0.92, 0.8))
    return cameras.photograph((1.5, 0, 7.6), azimuth=4, elevation=5, lens=60, distance=100,
                              tilt=-0.6, sharp=(-10, -5, 2), f_number=2.2)


def colleagues():
    """At a second bench: one bends over it, the other stands beside and looks on; both in the company's green shirts."""
    lean = {'spine_01': (10, 0, 0), 'spine_02': (12, 0, 0), 'neck_01': (16, 0, 0), 'upperarm_r': (-34, -40, 0), 'lowerarm_r': (-52, 0, 6), 'upperarm_l': (-44, 34, 0), 'lowerarm_l': (-46, 0, -14)}
    stand = {'neck_01': (14, 0, -18), 'upperarm_r': (-8, -38, 0), 'lowerarm_r': (-14, 0, 8), 'upperarm_l': (-30, 36, 0), 'lowerarm_l': (-72, 0, -16), 'thigh_l': (3, -3, 0)}
    figure.person((-16, 268, FLOOR), 180 + 9, lean, ('male_casualsuit02', 'shoes04'), hair='short02', tint='#2f7d6c')
    figure.person((34, 282, FLOOR), 180 - 24, stand, ('male_casualsuit04', 'shoes04'), hair='short04', tint='#2f7d6c')
    top = m.matte('#8b6a4a', 0.6)
    settings.board((260, 70, 4), top, (10, 326, FLOOR + 90), 0.5)
    dark, white = m.matte('#2a3036', 0.6), m.matte('#d7dad8', 0.6)
    for x, wide, high, finish in ((-60, 34, 26, dark), (-22, 26, 10, white), (14, 30, 18, packing.kraft()), (70, 44, 30, dark), (96, 20, 40, white)):
        settings.board((wide, 20, high), finish, (x, 332, FLOOR + 92 + high / 2), 0.5)
