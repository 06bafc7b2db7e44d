"""A desk at night with a printed weekly report and, behind it, a window onto a dark street with one lit building."""
import camera as cameras
import desk_night

SIZE = (1440, 810)
LOOK = {'exposure': 0.95, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.4}}


def build():
    """From sitting height, the report sharp, the street soft."""
    desk_night.desk()
    desk_night.window()
    desk_night.street()
    desk_night.light()
    view = cameras.add_camera((4, 4, 14.5), azimuth=-9, elevation=14, lens=44, distance=104)
    cameras.focus(view, (4, -6, 0), softness=1.6)
    return view
