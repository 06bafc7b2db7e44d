"""A printed chart of one week of cold-room temperatures lying on a desk."""
import camera as cameras
import desk_night

SIZE = (2400, 1350)
LOOK = {'exposure': 0.35, 'contrast': 1.06, 'bloom': {'threshold': 1.4, 'amount': 0.35}}


def build():
    """Close on the sheet, from its lower left."""
    desk_night.desk()
    desk_night.light()
    view = cameras.add_camera((4.5, -3.5, 0), azimuth=-20, elevation=37, lens=90, distance=88)
    cameras.focus(view, (5, -4, 0), softness=1.3)
    return view
