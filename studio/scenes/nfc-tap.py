"""A phone laid against a round sticker on a plastic crate, thin mint rings about the sticker."""
import camera as cameras
import dark_set as d
import geometry as g
import lighting
import materials as m
import props

SIZE = (1440, 810)
LOOK = {'exposure': 0.4, 'contrast': 1.06, 'bloom': {'threshold': 1.1, 'amount': 0.5}}


def build():
    """The crate's side fills the lower right; the phone rests on its rim."""
    d.surround(0.25)
    d.floor((0, 0, -8), 26, 80)
    crate()
    tag((4.4, -3.6))
    phone = props.phone(props.screen_lines())
    g.pose(phone, yaw=24, lean=0, at=(-5.0, 0.5, 8.02))
    for i, radius in enumerate((3.3, 4.3, 5.3)):
        ring = g.arc_points(radius, 0, 360, 8.1, 4.4, -3.6)
        g.tube('wave', ring, 0.055 - 0.012 * i, m.led(strength=3.2 - 0.9 * i, core=0.3), 3, True)
    d.lamp((-30, 10, 46), 32000, '#ffd0a0', 3, (0, 0, 8), 60)
    d.lamp((4.4, -3.6, 11), 160, m.MINT, 1)
    lighting.softbox((-50, -20, 40), (0, 0, 8), 30, 60, 2.4, (0.65, 0.82, 1))
    lighting.softbox((20, 50, 34), (0, 0, 8), 60, 12, 4.5, (0.6, 0.8, 1))
    view = cameras.add_camera((0, -2.5, 6.6), azimuth=-17, elevation=36, lens=95, distance=100)
    view.data.shift_x = -0.04
    cameras.focus(view, (1, -3, 8.4), softness=1.3)
    return view


def crate():
    """Stacking crate with a lid, ribs, grips and a printed number."""
    green, dark = m.plastic('#245b78', 0.5, 0.08), m.plastic('#1d4a63', 0.5, 0.08)
    g.rounded_box('body', (38, 26, 15), 0.9, dark, (0, 0, -0.8))
    g.rounded_box('lid', (39.6, 27.6, 2.6), 0.8, green, (0, 0, 6.7))
    for i in range(9):
        g.rounded_box('rib', (0.7, 0.7, 12), 0.2, green, (-16.5 + i * 4.1, -13.1, -1.2))
    for y in (-11.4, 11.4):
        g.rounded_box('bead', (36, 0.8, 0.5), 0.22, green, (0, y, 8.0))
    for x in (-17.6, 17.6):
        g.rounded_box('bead', (0.8, 23, 0.5), 0.22, green, (x, 0, 8.0))
    g.label('0417', 2.4, m.ink('#dce6ec'), (12.6, 8.0, 8.005), 'InterDisplay-SemiBold')


def tag(at):
    """White round sticker with the waves of a contactless tag."""
    x, y = at
    g.plate('tag', g.circle(2.4, x, y, 96), m.plastic('#eceeed', 0.45, 0.02), 0.05, 0.02, z=8.0)
    ink = m.ink('#08705c')
    for radius in (0.5, 0.95, 1.4):
        g.tube('wave', g.arc_points(radius, 45, 135, 8.056, x - 0.6, y), 0.1, ink, 2)
    g.tube('coil', g.arc_points(2.1, 0, 360, 8.054, x, y), 0.035, m.ink('#b9c4c4'), 2, True)
