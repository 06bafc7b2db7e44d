"""Third picture of the home page: somebody in work gloves opens a front door by the lever of its lock."""
import camera as cameras
import door_set
import figure
import geometry as g
import lighting
import materials as m
import settings

SIZE = (2400, 1350)
SAMPLES = 16
LOOK = {'exposure': 0.25, 'contrast': 1.07, 'grain': 0.009, 'bloom': {'threshold': 1.2, 'amount': 0.35}}
HEIGHT = 100.0


def build():
    """The lock hangs right of the middle, the room behind the door is lit."""
    root = settings.product('smart-lock')
    door_set.ajar(root, HEIGHT)
    m.use(root)
    figure.gloved_hand((-5.4, -6.0, HEIGHT - 2.5), (0.62, 0.74, 0.12), (0.1, 0.1, -1), side='r', curl=figure.GRIP, thumb=(12, 14, 22))
    lighting.place('vestibule', 0.22, 60)
    light()
    view = cameras.add_camera((0, -1, HEIGHT - 1.5), azimuth=20, elevation=4, lens=85, distance=106)
    view.data.shift_x, view.data.shift_y = -0.19, 0.01
    cameras.aperture(view, (0, -4, HEIGHT), 8)
    return view


def light():
    """Porch lamp above on the left, a cool strip of evening on the right."""
    spot = (0, 0, HEIGHT)
    lighting.softbox((-30, -60, HEIGHT + 50), spot, 30, 30, 6.5, (1, 0.82, 0.62))
    lighting.softbox((46, -40, HEIGHT + 6), spot, 10, 90, 5, (0.7, 0.85, 1))
