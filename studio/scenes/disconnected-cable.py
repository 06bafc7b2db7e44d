"""For the page that does not exist: a network plug lies before our gateway, pulled out; the empty jack glows amber."""
import cables
import gateway_at_work as work
import geometry as g
import materials as m
import settings

SIZE = (2400, 1350)
LOOK = {'exposure': 0.42, 'contrast': 1.06, 'bloom': {'threshold': 1.3, 'amount': 0.35}}
COLOUR = '#12a98d'


def build():
    """Oak table by a window; the plug in focus at the left third, the gateway behind it at the right."""
    settings.daylight(1.3, target=(-3, 0, 3), sun_azimuth=-56, sun_elevation=30, sun_strength=3.4)
    settings.wall(m.plaster('#cdd2d0'), 26)
    settings.board((220, 60, 3), m.wood('#c49a6b', '#8d623f', 'x', 2.0), (0, 0, -1.5))
    work.stand((6.5, 3.5, 0), -20, {'WAN': work.OFF, 'LAN': work.AMBER, 'LTE': work.OFF, 'IOT': work.OFF}, (work.AMBER, None, None, None))
    plug = cables.plug(COLOUR)
    # it lies on its latch, so its tip stands a little higher than its boot
    g.pose(plug, yaw=132, lean=-4, at=(-2.2, -7.8, 0))
    work.lead(plug, COLOUR, [(-8.4, -13.0, 0.42), (-11.5, -14.2, 0.28), (-17, -11.5, 0.28), (-25, -3, 0.28), (-44, 2, 0.28)])
    return settings.view((0.3, -5.4, 1.5), 2, 13, 95, 20.5, focus=(-2.8, -8.4, 0.4), softness=1.2, centre=(0.5, 0.40))
