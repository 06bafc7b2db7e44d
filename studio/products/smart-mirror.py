"""Smart Mirror: a 46 x 66 cm silvered panel with a light band and figures that show through the glass."""
import geometry as g
import lighting
import materials as m
import settings
from shots import Glint, Shot

WIDTH, HEIGHT = 46, 66
TOP = 3.3


def light_band(frosted):
    """Etched band, 1.1 cm wide and 2.4 cm in from the edge, that lights the face of whoever stands there."""
    outer = g.rounded_rectangle(WIDTH - 4.8, HEIGHT - 4.8, 5.2, segments=24)
    inner = g.rounded_rectangle(WIDTH - 7.0, HEIGHT - 7.0, 4.1, segments=24)
    return g.plate('band', outer, frosted, 0.03, 0.008, [inner], z=TOP - 0.005)


def figures(light, quiet, mint):
    """Clock, date and weather in the upper left, a row of touch signs below."""
    top = TOP + 0.01
    left = -WIDTH / 2 + 6.6
    parts = [
        g.label('07:42', 9.0, light, (left - 0.4, HEIGHT / 2 - 12, top), 'InterDisplay-Regular', 'LEFT', 0.01, 0.98),
        g.label('Thursday 12 March', 2.1, light, (left, HEIGHT / 2 - 18.4, top), 'InterDisplay-Medium', 'LEFT', 0.01),
        g.label('Lagos  27 °C  rain from 15:00', 1.6, quiet, (left, HEIGHT / 2 - 21.8, top), 'InterDisplay-Medium', 'LEFT', 0.01),
    ]
    ring = g.plate('sign', g.circle(1.5, segments=64), quiet, 0.02, 0.004, [g.circle(1.36, segments=64)])
    dot = g.plate('touch', g.circle(0.45, segments=48), mint, 0.02, 0.004)
    for part in (ring, dot):
        g.move(part, 0, -HEIGHT / 2 + 9.4, top)
        parts.append(part)
    parts.append(g.tube('plus', [(5.2, -HEIGHT / 2 + 9.4, top), (6.8, -HEIGHT / 2 + 9.4, top)], 0.07, quiet, 3))
    parts.append(g.tube('plus', [(6.0, -HEIGHT / 2 + 8.6, top), (6.0, -HEIGHT / 2 + 10.2, top)], 0.07, quiet, 3))
    parts.append(g.tube('minus', [(-6.8, -HEIGHT / 2 + 9.4, top), (-5.2, -HEIGHT / 2 + 9.4, top)], 0.07, quiet, 3))
    return parts


def build():
    """The mirror with its aluminium chassis, glass towards the camera."""
    outline = g.rounded_rectangle(WIDTH, HEIGHT, 7, segments=28, squareness=2.2)
    parts = [
        g.plate('chassis', g.rounded_rectangle(WIDTH - 5, HEIGHT - 5, 5, segments=24), m.graphite(), 1.8, 0.2),
        g.plate('halo', g.rounded_rectangle(WIDTH - 3.2, HEIGHT - 3.2, 5.8, segments=24), m.led('#dff4ee', 1.2, 0.8), 0.3, 0.1, z=1.8),
        g.plate('frame', outline, m.aluminium('y', 0.3), 0.75, 0.12, z=2.1, bevel_segments=6),
        g.plate('glass', g.rounded_rectangle(WIDTH - 0.5, HEIGHT - 0.5, 6.75, segments=28, squareness=2.2), m.mirror(), 0.5, 0.12, z=TOP - 0.5, bevel_segments=6),
        light_band(m.screen_light('#fff8ee', 1.5)),
    ]
    parts += figures(m.screen_light('#ffffff', 1.9), m.screen_light('#eef4f8', 1.5), m.led(strength=2.2, core=0.4))
    return g.assemble('smart mirror', g.face_front(parts))


ROOM = Glint((0, -TOP, 0), size=(260, 260), radiance=0.95)

def place(root):
    """Over a washbasin on a tiled wall, band lit."""
    settings.daylight(4.2, 0.62, sun_strength=1.3, target=(0, 0, 20), sun_azimuth=-58)
    settings.tiles('#4f6f68', 15, 7.5, 20, 22, z=-62)
    settings.mounted(root, 36)
    settings.board((180, 46, 5), m.wood(axis='x', scale=0.7), (0, -23, -16.5), 0.6)
    basin = g.lathe('basin', [
        (0, 0, 0), (12, 0, 1.5), (19, 10.5, 6), (19.5, 13, 0.4), (18.7, 13, 0.4), (17.8, 10.5, 4), (11, 2.4, 3), (0, 1.8, 0),
    ], m.plastic('#f1f1ef', 0.12, grain=0), segments=160)
    g.move(basin, 0, -24, -14)
    tap_path = [(0, -5, -14), (0, -5, 6), (0, -6.5, 9.5), (0, -10, 11), (0, -14, 10), (0, -15, 7)]
    g.tube('tap', g.smooth_path(tap_path, 10), 1.0, m.metal('#c6cad0', 0.2), 8)
    g.move(g.lathe('tap foot', [(0, 0, 0), (2.4, 0, 0.2), (2.4, 0.8, 0.3), (0, 0.8, 0)], m.metal('#c6cad0', 0.2), segments=96), 0, -5, -14)
    settings.plant((38, -14, -14), 30, 17, 6.5, '#e6e1d8')
    for i, colour in enumerate(('#e9e4da', '#b9c7c0')):
        settings.board((24, 15, 3.4), m.fabric(colour, 10), (-40, -20, -12.3 + i * 3.5), 1.4)
    camera = settings.view((0, 0, 20), 17, 3, 60, 132, focus=(0, -3, 36), softness=0.8, centre=(0.5, 0.42))
    lighting.reflected_room(camera, (0, -4, 36), (0, -1, 0), 420, dark=0.12, bright=0.6, distance=90)
    return camera


SHOTS = {
    'hero': Shot(yaw=-30, lean=6, elevation=7, width=0.58, height=0.52, softness=0.8, mirror=ROOM),
    'front': Shot(yaw=-14, lean=4, azimuth=0, elevation=3, width=0.6, height=0.74, softness=0.6, mirror=ROOM),
    'detail': Shot(yaw=-36, lean=5, azimuth=6, elevation=8, aim=(-13, -TOP, 21), span=34, softness=1.3, mirror=ROOM),
    'place': Shot(setting=place, exposure=0.35),
}
