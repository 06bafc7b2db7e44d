"""The live map on a monitor in a dark control room: a round in mint from the yard to a truck, at each mark the age of its latest report."""
import camera as cameras
import displays
import geometry as g
import lagos_map as town
import lighting
import materials as m
import room_behind
import table_top

SIZE = (1600, 900)
SAMPLES = 14
LOOK = {'exposure': 0.95, 'contrast': 1.08, 'grain': 0.014, 'bloom': {'threshold': 1.3, 'amount': 0.4}}
WIDE, HIGH, SCALE, MIDDLE = 54.0, 30.4, 0.92, (-4.0, -12.4)
ROUND = ((3.353, 6.4495), (3.3365, 6.4555), (3.3275, 6.470), (3.3265, 6.486), (3.3335, 6.498), (3.347, 6.498), (3.362, 6.495), (3.3695, 6.476), (3.380, 6.459), (3.3895, 6.4565), (3.400, 6.451), (3.4065, 6.4395), (3.416, 6.4305))
FRESH, LATE, SILENT = '#12c9a0', '#ffa32e', '#8496a8'
# longitude, latitude, colour, name, age of its report
MARKS = (
    (3.353, 6.4495, FRESH, 'Yard', '20 s'), (3.362, 6.495, FRESH, 'Clinic', '40 s'), (3.416, 6.4305, FRESH, 'Truck 4', '12 s'),
    (3.4185, 6.4620, SILENT, 'Depot', 'silent since 13:51'), (3.396, 6.5195, FRESH, 'Cold room', '55 s'), (3.4600, 6.4475, LATE, 'Shop 7', '2 min'),
)


def build():
    """Seen from the left; the truck is sharp, the far edge of the screen and the room behind it are not."""
    table_top.planks(260, 70, (0, -8), 5, colours=('#6d533b', '#3f2e20'), seed=19)
    monitor()
    room_behind.show('autoshop_01', 0.06, 0.16, 60, 200, 1.6, (0.7, 0.85, 1))
    lighting.softbox((-46, -18, 44), (0, 2, 12), 9, 9, 34, (1, 0.84, 0.62))
    lighting.softbox((56, 20, 30), (10, 4, 12), 8, 50, 5, (0.62, 0.78, 1))
    return cameras.photograph((4.4, 3, 14.7), azimuth=-27, elevation=7, lens=85, distance=98,
                              tilt=-0.6, sharp=(2.4, 3, 11), f_number=4.5)


def monitor():
    """Flat screen in a thin frame on a foot, dust on its upper edge."""
    parts = [
        g.plate('case', g.rounded_rectangle(WIDE + 1.6, HIGH + 1.9, 0.6), m.graphite(), 1.8, 0.3, z=-1.9),
        g.plate('panel', g.rounded_rectangle(WIDE + 0.5, HIGH + 0.5, 0.3), m.dark_glass('#0b121d', 0.16), 0.05, 0.02, z=-0.12),
        g.label('ON', 0.3, m.ink('#8b949c'), (WIDE / 2 - 1.6, -HIGH / 2 - 0.6, -0.09), 'Inter-Medium', thick=0.001),
        g.plate('lamp', g.slot(0.5, 0.12, WIDE / 2 - 0.8, -HIGH / 2 - 0.6), m.led(strength=2.0), 0.02, 0.005, z=-0.1),
    ]
    screen = g.assemble('monitor', parts)
    m.use(screen, marks=0.2, dust=0.5)
    displays.upon(screen, picture())
    g.pose(screen, lean=-86, at=(0, 4, 17.2), floats=True)
    g.rounded_box('stem', (6, 2.4, 16), 0.5, m.metal('#6f777f', 0.36), (0, 7.0, 8))
    g.rounded_box('foot', (24, 17, 0.9), 0.35, m.metal('#6f777f', 0.36), (0, 5, 0.45))


def picture():
    """What the screen shows about its middle: map, round, marks, a line above with the time."""
    half_x, half_y = WIDE / 2 / SCALE, HIGH / 2 / SCALE
    box = (MIDDLE[0] - half_x, MIDDLE[1] - half_y, MIDDLE[0] + half_x, MIDDLE[1] + half_y)
    parts = town.drawn(box)
    path = [(x, y) for x, y, _ in g.smooth_path([(*town.put(p), 0) for p in ROUND], 14)]
    parts.append(displays.stroke(path, 0.42, m.led(FRESH, 1.2, 0.1), 0.06))
    for mark in MARKS:
        parts += marker(*mark)
    for part in parts:
        part.location = ((part.location.x - MIDDLE[0]) * SCALE, (part.location.y - MIDDLE[1]) * SCALE, part.location.z)
        part.scale = (SCALE, SCALE, 1)
    top, left, right = HIGH / 2, -WIDE / 2, WIDE / 2
    parts.append(displays.area([(left, top - 1.9), (right, top - 1.9), (right, top), (left, top)], displays.finish('#0c1624', 0.9), 0.07))
    white = displays.finish(displays.TEXT, 0.9)
    parts.append(displays.words('Live map', 0.85, left + 1.0, top - 0.95, white, 0.08, 'InterDisplay-SemiBold'))
    parts.append(displays.words('14:07', 0.85, right - 1.0, top - 0.95, white, 0.08, 'InterDisplay-SemiBold', 'RIGHT'))
    return parts


def marker(east, north, colour, name, age):
    """Dot with a pale rim, beside it the name of the place or vehicle and the age of what it last said."""
    x, y = town.put((east, north))
    white, light = displays.finish(displays.TEXT, 0.95), displays.finish(colour, 0.6 if colour == SILENT else 1.05)
    wide = 1.1 + 0.55 * max(len(name) * 1.08, len(age))
    parts = [displays.dot(x, y, 0.62, white, 0.07), displays.dot(x, y, 0.44, light, 0.075)]
    parts.append(displays.area(g.rounded_rectangle(wide, 2.9, 0.3, x + 1.1 + wide / 2, y + 0.5), displays.finish('#0b141f', 0.9), 0.08))
    parts.append(displays.words(name, 1.08, x + 1.6, y + 1.12, white, 0.085, 'InterDisplay-SemiBold'))
    parts.append(displays.words(age, 0.96, x + 1.6, y - 0.2, light, 0.085))
    return parts
