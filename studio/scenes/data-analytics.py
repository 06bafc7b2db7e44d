"""Analyst's desk in the morning: the printed week of a cold room on a clipboard, a louvre window with palms behind it."""
import geometry as g
import lighting
import materials as m
import props
import props_desk as desk
import props_gate as gate
import settings
import surfaces as s

SIZE = (2400, 1350)
LOOK = {'exposure': 0.2, 'contrast': 1.08, 'bloom': {'threshold': 1.4, 'amount': 0.35}}


def build():
    """The report stands left of the middle in the light; the window and what is behind it stay out of focus."""
    g.rounded_box('desk', (300, 90, 4), 0.6, m.wood('#b98a5c', '#7f5536', 'x', 1.25, 0.4), (0, -8, -2), 4)
    report()
    g.pose(props.pencil(), yaw=-16, at=(6, -11, 0))
    g.pose(desk.cup(), yaw=-25, at=(21.5, 3, 0))
    g.pose(settings.product('gateway', lead=False), yaw=-20, at=(36.5, 20, 0))
    settings.books((-44, 16, 0), ((3.0, 23), (2.2, 21), (3.6, 24.5), (2.6, 22)))
    frame = m.plastic('#ece8de', 0.4, 0.03)
    desk.window_wall(46, -62, 66, 9, 90, m.plaster('#d5d0c4', 0.25), frame, 9)
    outside()
    light()
    return settings.view((1.5, 6, 12.4), -5, 9, 78, 70, focus=(-8, 11, 11), softness=2.4)


def report():
    """Printed page on a clipboard that leans back against two boxes of files."""
    ink = m.ink('#2b3542')
    parts = [g.plate('board', g.rounded_rectangle(32.4, 24.4, 0.9, 0, 0.6), m.wood('#a9835a', '#8d6a45', 'x', 1.2, 0.6), 0.35, 0.1, z=-0.36)]
    parts += [g.plate('sheet', g.rounded_rectangle(29.7, 21, 0.05, 0, -0.4), m.matte('#efece5', 0.8, 0.2), 0.04, 0.01), *props.chart(23, 10.5)]
    parts += [
        g.label('Cold room 2, week 46', 1.35, ink, (-11.9, 7.9, 0.06), 'InterDisplay-SemiBold', align='LEFT'),
        g.label('Temperature, °C, every minute', 0.76, m.ink('#5b6877'), (-11.9, 6.3, 0.06), 'Inter-Medium', align='LEFT'),
        g.label('Fri 10:20, above 8 °C', 0.7, m.ink('#b23a2e'), (3.1, 4.75, 0.06), 'Inter-Medium', align='LEFT'),
        g.rounded_box('clip', (9.4, 2.6, 0.8), 0.28, m.metal('#b9bec4', 0.28), (0, 11.2, 0.3), 5),
        g.rounded_box('clip', (3.6, 1.6, 1.3), 0.3, m.metal('#a6acb2', 0.28), (0, 12.2, 0.5), 5),
    ]
    for i, long in enumerate((20, 22, 13)):
        parts.append(g.plate('text', g.slot(long, 0.16, -11.9 + long / 2, -7.6 - i * 0.75), m.ink('#9aa3ad'), 0.004, 0.001, z=0.05))
    g.pose(g.assemble('report', g.face_front(parts)), yaw=5, lean=24, at=(-9, 8, 0))
    for x, colour in ((-19, '#42505c'), (-3, '#6f8579')):
        settings.board((13, 9, 19), m.fabric(colour, 12), (x, 24.6, 9.5), 0.3)


def outside():
    """Sky, a neighbour's wall and roof, palms: all metres away."""
    desk.outdoors(1500, 2.5)
    g.rounded_box('house', (420, 30, 300), 3, m.matte('#d8c6a6', 0.9), (190, 760, -110), 3)
    g.rounded_box('roof', (470, 60, 16), 4, m.matte('#8a4a36', 0.8), (190, 740, 48), 3)
    for x in (110, 240):
        g.rounded_box('pane', (70, 8, 80), 2, m.dark_glass('#43525c', 0.2), (x, 742, -30), 2)
    for root, tip, drop in (((-170, 330, 40), (-60, 320, 70), 34), ((-170, 330, 40), (-110, 330, 110), 26), ((-170, 330, 36), (-60, 330, 10), 30), ((-172, 334, 30), (-110, 310, -30), 24), ((-172, 330, 40), (-240, 330, 60), 26)):
        gate.frond(root, tip, drop, 36, 44)


def light():
    """Sun from a second window on the left, sky light from the window behind."""
    settings.daylight(2.0, 0.9, sun_strength=2.8, sun_azimuth=-57, sun_elevation=31, target=(-8, 10, 9))
    lighting.softbox((4, 62, 60), (0, 10, 6), 110, 70, 2.6, (0.9, 0.96, 1))
