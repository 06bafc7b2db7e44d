"""Desk by a window at night with a printed week of cold-room temperatures. Centimetres."""
import dark_set as d
import geometry as g
import lighting
import materials as m
import props


def desk():
    """Desk, report, pencil, mug and lamp."""
    top = d.fade_to_void(m.wood('#8f6b4a', '#573d2a', 'x', 0.4, 0.4), (6, 0, 0), 26, 80)
    g.rounded_box('desk', (260, 64, 4), 0.5, top, (0, 6, -2))
    ink = m.ink('#2b3542')
    page = props.sheet(29.7, 21)
    parts = [page, *props.chart(23, 10.5)]
    parts += [
        g.label('Cold room 2, week 46', 1.15, ink, (-11.9, 8.1, 0.06), 'InterDisplay-SemiBold', align='LEFT'),
        g.label('Temperature, °C, every minute', 0.68, m.ink('#5b6877'), (-11.9, 6.6, 0.06), 'Inter-Medium', align='LEFT'),
        g.label('Fri 10:20, above 8 °C', 0.62, m.ink('#b23a2e'), (3.1, 4.75, 0.06), 'Inter-Medium', align='LEFT'),
    ]
    for i, long in enumerate((20, 22, 13)):
        parts.append(g.plate('text', g.slot(long, 0.16, -11.9 + long / 2, -7.6 - i * 0.75), m.ink('#9aa3ad'), 0.004, 0.001, z=0.05))
    report = g.assemble('report', parts)
    g.pose(report, yaw=-14, at=(4, -4, 0.02))
    g.pose(props.pencil(), yaw=-38, at=(19, -10.5, 0.1))
    g.pose(props.mug('#22514c'), yaw=-30, at=(29, 9, 0))
    g.pose(props.bench_lamp(20, 30), yaw=32, at=(-16, 18, 0))


def window():
    """Window behind the desk onto a dark street, one building of it lit."""
    frame = m.plastic('#39424d', 0.45, 0.03)
    wall = d.fade_to_void(m.plaster('#4c5766', 0.2), (6, 38, 20), 40, 95)
    for size, at in (((300, 4, 24), (0, 40, -2)), ((300, 4, 60), (0, 40, 86)), ((120, 4, 120), (-88, 40, 30)), ((120, 4, 120), (108, 40, 30))):
        g.rounded_box('wall', size, 0.3, wall, at)
    for size, at in (((78, 5, 2), (10, 38.5, 10.8)), ((78, 5, 2), (10, 38.5, 55)), ((2, 5, 46), (-27.5, 38.5, 33)), ((2, 5, 46), (47.5, 38.5, 33)), ((1.4, 4, 46), (10, 38.5, 33))):
        g.rounded_box('frame', size, 0.3, frame, at)
    g.rounded_box('sill', (84, 9, 1.6), 0.4, frame, (10, 35, 10))


def street():
    """What the window shows: a row of dark blocks and one with light in it, metres away and out of focus."""
    dark = [m.matte(colour, 0.8) for colour in ('#1a2332', '#202b3b', '#161e2b')]
    warm, soft = m.screen_light('#ffbe78', 1.6), m.screen_light('#ffd9ae', 0.9)
    blocks = ((-260, 900, 150, 260), (-90, 1000, 150, 190), (30, 900, 150, 330), (260, 1020, 170, 230), (430, 920, 150, 280), (-430, 960, 160, 210))
    for i, (x, y, wide, high) in enumerate(blocks):
        g.rounded_box('block', (wide, 120, high), 1, dark[i % 3], (x, y, high / 2 - 120))
        for row in range(int(high / 34)):
            for column in range(int(wide / 30)):
                lit = i == 2 and (row * 5 + column * 3) % 4 != 0
                at = (x - wide / 2 + 18 + column * 30, y - 61, -104 + row * 34)
                if lit:
                    g.rounded_box('pane', (15, 2, 18), 0.4, warm if (row + column) % 3 else soft, at)
                elif i != 2:
                    g.rounded_box('pane', (15, 2, 18), 0.4, m.dark_glass('#131d2c', 0.15), at)
    lighting.softbox((0, 500, 400), (0, 900, 0), 500, 300, 0.9, (0.5, 0.7, 1))


def light():
    """The desk lamp's cone and the night from the window."""
    d.surround(0.2)
    d.lamp((-5.8, 3.2, 29), 24000, '#ffcf9a', 2.4, (4, -4, 0), 118)
    lighting.softbox((-70, 0, 40), (0, 0, 0), 30, 60, 2.2, (0.6, 0.78, 1))
    lighting.softbox((30, 34, 40), (6, 0, 0), 70, 20, 2.6, (0.45, 0.65, 1))
