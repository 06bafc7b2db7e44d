"""What a survey leaves on the table: the plan of a cold store with a mark at every place that was measured, the sheet of marks, a sensor."""
import camera as cameras
import floor_plan as plan
import geometry as g
import lighting
import materials as m
import props
import room_behind
import settings
import table_top

SIZE = (1600, 900)
SAMPLES = 10
LOOK = {'exposure': 1.2, 'contrast': 1.08, 'grain': 0.012, 'bloom': {'threshold': 1.4, 'amount': 0.3}}
GOOD, WEAK, NONE = '#0f8f74', '#d08a1e', '#b23a2e'
MARKS = ((-15.2, 3.0, '1', NONE), (-9.4, 2.2, '2', NONE), (-2.2, 3.6, '3', NONE), (-8.3, -3.6, '4', GOOD), (-14.2, -9.3, '5', GOOD), (3.0, 3.1, '6', WEAK), (9.2, 8.0, '7', WEAK), (5.2, -3.5, '8', GOOD), (14.4, 5.9, '9', GOOD))


def build():
    """The plan from its lower left, the frozen room sharp; a lamp from the left as in a site office."""
    table_top.planks(260, 130, (0, 20), 9, colours=('#8f7152', '#53402e'), seed=8)
    parts = plan.sheet()
    stuck = [plan.sticker(x, y, words, colour, (i * 53 % 40) - 20) for i, (x, y, words, colour) in enumerate(MARKS)]
    gateway = plan.sticker(9.2, -5.2, 'G', '#22303c', 6)
    root = g.assemble('plan', [*parts, *stuck, gateway])
    g.pose(root, yaw=-9, at=(0, 0, 0.02))
    g.pose(props.pencil(15, '#b3872e'), yaw=-58, at=(-3.2, -9.4, 0.08))
    spare()
    sensor = settings.product('door-window-sensor')
    m.use(sensor, marks=0.1, dust=0.1)
    g.pose(sensor, lean=90, yaw=-30, at=(-23.4, 4.5, 0.0))
    g.pose(props.mug('#3b4a44'), yaw=160, at=(23, 17, 0))
    room_behind.show('brown_photostudio_02', 0.3, 0.4, 200, 40, 2.4, (1, 0.95, 0.88))
    lighting.softbox((-58, 26, 46), (0, 0, 0), 16, 16, 44, (1, 0.9, 0.76))
    lighting.softbox((60, 10, 40), (0, 0, 0), 30, 50, 1.0, (0.72, 0.86, 1))
    return cameras.photograph((-4.6, -0.8, 0), azimuth=-16, elevation=33, lens=85, distance=90,
                              tilt=0.7, sharp=(-7, -2, 0.3), f_number=8)


def spare():
    """Sheet of marks of which some are used: shiny backing paper, on it rows of what is left."""
    backing = m.plastic('#d9d6c6', 0.3, 0.02)
    parts = [g.plate('backing', g.rounded_rectangle(8.6, 12.4, 0.15), backing, 0.02, 0.005)]
    for row in range(6):
        for column in range(4):
            if row * 4 + column in (0, 1, 2, 3, 5, 8, 9, 13):
                continue
            parts.append(g.plate('mark', g.circle(0.76, -3.0 + column * 2.0, 5.0 - row * 2.0, 48), m.plastic((GOOD, GOOD, WEAK, NONE)[column], 0.5, 0.03), 0.02, 0.006, z=0.02))
    g.pose(g.assemble('spare', parts), yaw=24, at=(-22.6, -10.5, 0.01))
