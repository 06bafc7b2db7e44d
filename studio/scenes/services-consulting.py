"""Model of a floor plan with a dashed radio path that bends round a lift shaft."""
import camera as cameras
import geometry as g
import materials as m
import props
import settings

SIZE = (2400, 1350)
LOOK = {'exposure': 0.45, 'contrast': 1.06, 'bloom': {'threshold': 1.2, 'amount': 0.45}}
# walls: (x, y, long, is along x)
WALLS = (
    (0, 12, 36.4, True), (0, -12, 36.4, True), (-18, 0, 24, False), (18, 0, 24, False), (-6, 6.5, 11, False), (-12, 1, 12, True),
    (6.5, 7.5, 9, False), (12.6, 3, 11.2, True), (-10.5, -5.5, 13, False), (-14.5, -3, 7.4, True), (3, -8.2, 7.6, False), (11, -4.4, 8.2, True),
    (11, -8.2, 7.6, False),
)
PATH = [(-14.2, -8.2, 0), (-8.0, -8.2, 2.0), (-3.4, -4.8, 2.0), (-3.0, 4.6, 2.4), (3.2, 5.2, 2.4), (8.6, 0.6, 2.0), (14.6, 7.6, 0)]


def build():
    """White card model on a table in the morning sun, the shaft a solid block in its middle."""
    card, shaft = m.plastic('#dfe2e2', 0.7, 0.05), m.plastic('#596572', 0.6, 0.06)
    table = m.wood('#a9805a', '#6e4c31', 'x', 0.6)
    g.rounded_box('table', (300, 120, 4), 0.5, table, (0, 20, -2.7))
    g.plate('base', g.rounded_rectangle(40, 28, 0.6), m.plastic('#c3c9cc', 0.75, 0.05), 0.7, 0.08, z=-0.7)
    for x, y, long, along in WALLS:
        # the walls across are a hair lower, or their tops would fight where they cross
        size = (long, 0.4, 2.4) if along else (0.4, long, 2.37)
        g.rounded_box('wall', size, 0.04, card, (x, y, 1.2))
    g.rounded_box('shaft', (4.6, 5.4, 6.0), 0.08, shaft, (0.4, -0.6, 3.0))
    g.rounded_box('door', (1.9, 0.1, 3.4), 0.03, m.metal('#9aa3ab', 0.35), (0.4, -3.34, 1.75))
    for i in range(7):
        g.rounded_box('step', (3.0, 0.62, 0.3 * (i + 1)), 0.03, card, (-15.9, 2.2 + i * 0.64, 0.15 * (i + 1)))
    path()
    for x, y in ((PATH[0][:2]), (PATH[-1][:2])):
        g.rounded_box('device', (1.3, 1.0, 0.5), 0.12, m.graphite(), (x, y, 0.25))
        g.tube('halo', g.arc_points(1.5, 0, 360, 0.06, x, y), 0.045, m.led(strength=2), 2, True)
    g.pose(props.pencil(), yaw=32, at=(13, -17.5, -0.7))
    settings.daylight(2.2, 0.7, sun_strength=2.6, sun_azimuth=-62, sun_elevation=33)
    view = cameras.add_camera((0, -0.5, 0), azimuth=-21, elevation=38, lens=90, distance=122)
    cameras.focus(view, (0, -2, 1), softness=0.9)
    return view


def path():
    """Dashes along the path, and a thin red stroke where the straight way would meet the shaft."""
    light = m.led(strength=3.2, core=0.4)
    points = g.fillet(PATH, segments=16)
    dense = []
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        long = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
        count = max(1, int(long / 0.1))
        dense += [(x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count, 0.9) for i in range(count)]
    for i in range(16, len(dense) - 16, 14):
        g.tube('dash', dense[i:i + 8], 0.12, light, 4)
    amber = m.led('#ff8a5c', 1.6, 0.2)
    g.tube('blocked', [(-12.6, -6.6, 0.9), (-2.1, -1.6, 0.9)], 0.04, amber, 2)
