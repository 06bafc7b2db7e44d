"""Third picture of the home page: the lock on a front door that stands open, the lit room behind it out of focus."""
import camera as cameras
import door_set
import geometry as g
import lighting
import materials as m
import settings
import surfaces as s

SIZE = (2400, 1350)
SAMPLES = 18
LOOK = {'exposure': 0.3, 'contrast': 1.06, 'grain': 0.009, 'bloom': {'threshold': 1.15, 'amount': 0.45}}
HEIGHT = 100.0


def build():
    """The lock hangs right of the middle on the painted leaf; the room is a hand's breadth of warm light."""
    root = settings.product('smart-lock')
    door_set.ajar(root, HEIGHT)
    room()
    lighting.place('vestibule', 0.16, 60)
    light()
    view = cameras.add_camera((0, -1, HEIGHT - 1.0), azimuth=17, elevation=3, lens=85, distance=100)
    view.data.shift_x, view.data.shift_y = -0.18, 0.01
    cameras.aperture(view, (0, -4, HEIGHT), 5.6)
    return view


def room():
    """A hall: wall, a picture, a lamp on a console, a chair's back."""
    settings.wall(s.mottled('#c2ab8c', '#b49c7c', 0.02, 0.85, 0.15), 430)
    g.mesh('floor', [(-300, 40, 0), (600, 40, 0), (600, 440, 0), (-300, 440, 0)], [(0, 1, 2, 3)], m.wood('#8d6242', '#5a3a25', 'y', 0.3, 0.4))
    settings.board((150, 40, 5), m.wood('#7d5334', '#4a2e1b', 'x', 0.5), (-60, 400, 84), 0.8)
    shade = s.gradient(((0, '#ffd9a0'), (0.5, '#ffcf8e'), (1, '#f0a95c')), HEIGHT + 8, HEIGHT + 40, 2.6)
    g.lathe('foot', [(0, HEIGHT - 14, 0), (9, HEIGHT - 14, 0.5), (1.6, HEIGHT - 8, 1), (1.4, HEIGHT + 10, 0), (0, HEIGHT + 10, 0)], m.metal('#b8935a', 0.3), x=-72, y=396)
    g.lathe('shade', [(22, HEIGHT + 8, 0), (15, HEIGHT + 38, 0)], shade, x=-72, y=396)
    g.rounded_box('frame', (60, 3, 46), 0.6, m.metal('#3b342d', 0.4), (-128, 424, HEIGHT + 44), 3)
    g.rounded_box('print', (52, 1, 38), 0.2, s.gradient(((0, '#2f5f63'), (0.5, '#c9a878'), (1, '#e6d9bf')), HEIGHT + 24, HEIGHT + 62, 0.5), (-128, 422, HEIGHT + 44), 2)
    settings.lamp_glow((-72, 380, HEIGHT + 24), 2600, (1, 0.72, 0.42), 12)
    settings.lamp_glow((60, 240, HEIGHT + 120), 2200, (1, 0.8, 0.58), 20)


def light():
    """Porch lamp above on the left, the room's warm light on the leaf's edge, a cool strip of evening on the right."""
    spot = (0, 0, HEIGHT)
    lighting.softbox((-26, -60, HEIGHT + 62), spot, 22, 16, 16, (1, 0.86, 0.68))
    lighting.softbox((40, 40, HEIGHT), (9, 2, HEIGHT), 16, 60, 4.0, (1, 0.76, 0.48))
    lighting.softbox((50, -50, HEIGHT + 6), spot, 14, 80, 2.4, (0.7, 0.85, 1))
