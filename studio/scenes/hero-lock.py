"""Third picture of the home page: the door lock on a dark wooden door at night, its keypad lit."""
import camera as cameras
import dark_set as d
import geometry as g
import lighting
import materials as m
import settings

SIZE = (2400, 1350)
LOOK = {'exposure': 0.35, 'contrast': 1.07, 'bloom': {'threshold': 1.1, 'amount': 0.45}}
HEIGHT = 60.0


def build():
    """The lock hangs on the right; the door's planks run out into the night on the left."""
    root = settings.product('smart-lock')
    g.pose(root, at=(0, -1.5, HEIGHT), floats=True)
    door()
    d.surround(0.2)
    view = cameras.add_camera((0, -1, HEIGHT - 0.6), azimuth=17, elevation=3, lens=85, distance=60)
    cameras.frame(view, g.members(root), width=0.5, height=0.74, centre=(0.72, 0.5))
    cameras.focus(view, (0, -4, HEIGHT), softness=0.9)
    light(view)
    return view


def door():
    """Dark planks with a rebate between them, and the door frame on the right, all fading to the left."""
    finish = d.fade_to_void(m.wood('#5f4331', '#3a281e', 'z', 0.35, 0.5), (3, 0, HEIGHT), 9, 36)
    for i in range(-9, 3):
        g.rounded_box('plank', (8.9, 4, 220), 0.35, finish, (i * 9.0 + 0.2, 0.5, HEIGHT))
    frame = d.fade_to_void(m.plastic('#2f3540', 0.5, 0.05), (3, 0, HEIGHT), 9, 40)
    g.rounded_box('frame', (12, 7, 220), 0.5, frame, (29.3, 0.6, HEIGHT))


def light(view):
    """Porch lamp above on the left, cool strip and mint rim on the right, a highlight on glass and metal."""
    spot = (0, 0, HEIGHT)
    d.lamp((-14, -34, HEIGHT + 44), 52000, '#ffc48a', 5, spot, 60)
    lighting.softbox((46, -26, HEIGHT + 6), spot, 10, 90, 13, (0.7, 0.85, 1))
    lighting.softbox((30, -6, HEIGHT - 14), spot, 5, 60, 10, m.linear(m.MINT)[:3])
    lighting.softbox((-50, -46, HEIGHT + 20), spot, 40, 60, 1.2, (0.75, 0.87, 1))
    lighting.reflection(view, (0, -4, HEIGHT + 3.5), (0, -1, 0), 26, 60, 1.3, 55, (0.75, 0.88, 1), (-15, 12))
    lighting.reflection(view, (0, -4, HEIGHT - 4), (0, -1, 0), 60, 40, 1.1, 60, (0.9, 0.95, 1), (12, 2))
