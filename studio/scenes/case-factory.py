"""Meter cupboard of a packaging plant, door open: two energy meters on a rail, their RS-485 line led down to our gateway."""
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import props_meter as kit
import settings
import surfaces as s

SIZE = (1600, 900)
SAMPLES = 10
LOOK = {'exposure': 0.95, 'contrast': 1.09, 'grain': 0.012, 'bloom': {'threshold': 1.4, 'amount': 0.3}}
BACK, RAIL = 0.0, 17.0
METERS = (-9.6, -1.9)


def build():
    """Meters at the left third, the gateway on its tray at the right; the twisted pair leads from one to the other."""
    cupboard()
    kit.rail(-30, 4.4, BACK, RAIL)
    kit.duct(-30, 25.6, BACK, RAIL + 17)
    for x, words in zip(METERS, (('GRID', '1220.4', '18.6 kW'), ('GENERATOR', '620.0', '0.0 kW'))):
        kit.meter((x, BACK - 0.9, RAIL), *words, pulse=words[0] == 'GRID')
        kit.load_wires(x, BACK - 0.4, RAIL + 4.2, True, 12)
        kit.load_wires(x, BACK - 0.4, RAIL - 4.2, False, 30)
    kit.changeover((-18.4, BACK - 0.9, RAIL))
    gateway = work.stand((15.0, -11.6, 7.0), -8)
    line()
    supply(gateway)
    work.connect(gateway, 0, '#12a98d', [(6.2, -22.4, 7.4), (3.4, -20.4, 5.4), (2.6, -15, 0), (2.8, -11, -20)])
    sign()
    used(gateway)
    light()
    return settings.view((1.2, -6, 13.2), -17, 8, 85, 55.5, focus=(-3, -9, RAIL), softness=1.5, centre=(0.5, 0.5))


def cupboard():
    """Galvanised back plate in a painted shell, a tray for the gateway, the right wall and the seal of the door."""
    zinc = s.mottled('#b9bab3', '#a5a69f', 0.16, 0.5, 0.14, 3)
    paint = s.mottled('#c9c7bc', '#bab8ad', 0.15, 0.42, 0.12, 3)
    g.rounded_box('back', (90, 0.6, 90), 0.2, zinc, (5, BACK + 0.3, 14))
    g.rounded_box('side', (1.2, 30, 90), 0.4, paint, (26.4, BACK - 13, 14), 4)
    g.rounded_box('seal', (0.9, 1.2, 90), 0.4, m.rubber('#343a40'), (26.4, BACK - 28.4, 14))
    g.rounded_box('tray', (21.6, 19, 0.4), 0.15, m.metal('#b4bbc0', 0.36), (14.9, BACK - 9.6, 6.7))
    g.rounded_box('lip', (21.6, 0.4, 1.0), 0.15, m.metal('#b4bbc0', 0.36), (14.9, BACK - 19.0, 6.4))


def supply(gateway):
    """Black USB-C lead in the gateway's supply port, down over the edge of the tray."""
    work.power(gateway, [(12.4, -23.4, 6.4), (11.6, -23.0, 3), (11.2, -21, -3), (11.2, -18, -20)])


def line():
    """White and orange: gateway to the second meter, on to the first, where the resistor ends it."""
    first, second = (x + 1.75 for x in METERS)
    z = RAIL - 5.3
    kit.pair([(second + 0.1, -6.1, z), (second + 0.3, -6.3, z - 2.4), (second + 3.0, -6.0, z - 4.4), (second + 6, -4.2, z - 3.2), (second + 9.4, -2.3, z - 2.0), (14, -1.9, z - 2.0), (18.6, -3.4, z - 2.8)])
    kit.pair([(first + 0.3, -6.1, z), (first + 0.8, -6.6, z - 2.6), (first + 3.6, -7.0, z - 4.0), (second - 0.8, -6.8, z - 2.6), (second - 0.3, -6.2, z)])


def used(gateway):
    """Dust on the gateway; ties round the loads."""
    m.use(gateway, marks=0.2, dust=0.35)
    for x in METERS:
        g.rounded_box('tie', (6.4, 0.5, 0.5), 0.12, m.rubber('#22272c'), (x, BACK - 3.75, RAIL - 10.5), 3)
        g.rounded_box('head', (0.7, 0.7, 0.8), 0.1, m.rubber('#22272c'), (x + 2.2, BACK - 4.1, RAIL - 10.5), 3)


def sign():
    """Engraved plate on two screws over the gateway."""
    parts = [g.plate('sign', g.rounded_rectangle(10.4, 3.0, 0.3), m.plastic('#30373e', 0.35, 0), 0.2, 0.08), g.label('PACKING HALL 1', 0.95, m.ink('#eceeec'), (0, 0.5, 0.205), 'InterDisplay-SemiBold', thick=0.002, spacing=1.04), g.label('Meters on RS-485', 0.7, m.ink('#c9ced2'), (0, -0.68, 0.205), 'Inter-Medium', thick=0.002)]
    parts += [g.screw(m.steel(), x, 0, 0.24, 0.2) for x in (-4.8, 4.8)]
    s.upright(parts, (17.3, BACK, 19.2))


def light():
    """A work lamp at the left across the open cupboard, the hall behind the camera."""
    lighting.place('autoshop_01', 0.22, 20)
    lighting.softbox((-52, -60, 62), (0, -5, 14), 16, 16, 62, (1, 0.92, 0.8))
    lighting.softbox((60, -70, 40), (4, -4, 12), 40, 40, 0.9, (0.8, 0.9, 1))
