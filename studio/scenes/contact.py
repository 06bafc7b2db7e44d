"""Desk in a Lagos office in the morning: the notebook of a first talk with a sketched plan, phone, tea and a gateway."""
import geometry as g
import lighting
import materials as m
import props
import props_desk as desk
import props_gate as gate
import settings
import surfaces as s

SIZE = (2400, 1350)
LOOK = {'exposure': 0.42, 'contrast': 1.08, 'bloom': {'threshold': 1.3, 'amount': 0.3}}


def build():
    """Things stand right of the middle; on the left only the wall, with the window and a palm drawn on it by the sun."""
    settings.wall(s.mottled('#ddd6c8', '#d7cfc0', 0.03, 0.85, 0.22, 2.2), 34)
    g.rounded_box('desk', (300, 84, 4), 0.6, m.wood('#c59a6c', '#8f6340', 'x', 1.25, 0.42), (0, 2, -2), 4)
    g.pose(desk.open_notebook(), yaw=-17, at=(3.5, -9, 0))
    g.pose(desk.pen(), yaw=-52, at=(13.4, -9.5, 1.15))
    g.pose(desk.cup(), yaw=-35, at=(-7.5, 12.5, 0))
    phone = props.phone([(-2.6, 5.2, 3.0, 0.26, m.screen_light('#f2f7fa', 1.6)), (-2.6, 4.5, 4.4, 0.14, m.screen_light('#8ea1b2', 1.0)), (-2.6, -5.6, 5.2, 0.5, m.screen_light('#1d9c7d', 1.2))], ring=False)
    g.pose(phone, yaw=14, at=(27.5, -9, 0))
    gateway = settings.product('gateway')
    g.pose(gateway, yaw=-17, at=(21, 14, 0))
    settings.plant((42, 17, 0), 30, 17, 6.0, '#b9a58a', seed=8)
    light()
    return settings.view((5, 0, 8.4), 5, 15, 80, 76, focus=(6, -4, 2), softness=2.2)


def light():
    """Sun through a window with a cross bar; palm fronds outside it, seen only by their shadow."""
    lighting.world((0.90, 0.95, 1), 0.34)
    lighting.softbox((-150, -110, 110), (2, 16, 10), 126, 168, 4.0, (1, 0.975, 0.94))
    lighting.softbox((110, -150, 70), (2, 16, 10), 140, 140, 0.9, (0.94, 0.97, 1))
    lamp = lighting.sun(33, -54, 3.6, softness=0.7)
    settings.window_shadow(lamp, (-4, 24, 12), 2.3)
    for root, tip, drop in (((-96, -8, 66), (-38, -2, 58), 9), ((-92, -14, 84), (-40, -6, 76), 10), ((-88, -4, 52), (-46, 4, 40), 8)):
        gate.frond(root, tip, drop, 22, 17)
