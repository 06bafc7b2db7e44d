"""The printed page of a cold room's week on a worn table in the evening: a pencil at the hour that went wrong, a cup beside it."""
import camera as cameras
import geometry as g
import lighting
import materials as m
import props
import report
import room_behind
import table_top

SIZE = (1600, 900)
SAMPLES = 12
LOOK = {'exposure': 1.0, 'contrast': 1.08, 'grain': 0.012, 'bloom': {'threshold': 1.4, 'amount': 0.3}}


def build():
    """Near and low from the left; the sentences under the curve are as sharp as its peak."""
    table_top.planks(240, 130, (0, 20), 9, colours=('#8a6848', '#4c3526'), seed=3)
    second = g.assemble('second page', [g.plate('sheet', g.rounded_rectangle(29.7, 21, 0.02), m.matte('#e6e2d9', 0.85, 0.2), 0.02, 0.004)])
    g.pose(second, yaw=-17.5, at=(3.7, -3.5, 0))
    g.pose(g.assemble('report', report.page(curl=0.5)), yaw=-14, at=(3, -3, 0.03))
    g.pose(props.pencil(15, '#b3872e'), yaw=156, at=(17.2, -0.6, 0.1))
    g.pose(props.mug('#33424c'), yaw=-30, at=(24.5, 12.5, 0))
    room_behind.show('brown_photostudio_02', 0.22, 0.12, 150, 40, 2.4, (1, 0.8, 0.6))
    lighting.softbox((-34, 30, 36), (2, -3, 0), 14, 14, 34, (1, 0.82, 0.6))
    lighting.softbox((60, 10, 40), (4, 0, 0), 30, 50, 0.9, (0.7, 0.84, 1))
    view = cameras.add_camera((1.2, -3.9, 0), azimuth=-15, elevation=36, lens=85, distance=72)
    view.rotation_euler.rotate_axis('Z', 0.012)
    cameras.aperture(view, (1.5, -5.4, 0), 8)
    return view
