"""A street cabinet at night by a work lamp: our gateway under the breakers, its lead plugged in; on the sill the phone with the crew's round."""
import math

import camera as cameras
import cables
import displays
import gateway_at_work as work
import geometry as g
import lighting
import materials as m
import props
import props_meter as kit
import room_behind
import surfaces

SIZE = (1600, 900)
SAMPLES = 10
LOOK = {'exposure': 0.9, 'contrast': 1.1, 'grain': 0.014, 'bloom': {'threshold': 1.3, 'amount': 0.4}}
BACK, FLOOR, RAIL = 13.0, 5.0, 25.2
CIRCUITS = (('C32', 'MAIN'), ('C16', 'LAMPS 1'), ('C16', 'LAMPS 2'), ('C10', 'SIGNAL'), ('C16', 'SOCKET'), ('C10', 'HEATER'), ('C6', 'FAN'), ('C6', 'GATEWAY'), ('C6', 'MODEM'))


def build():
    """Inside of the cabinet from the middle to the right edge; the phone leans on its left wall; the street is a few far lamps."""
    cabinet()
    gateway = work.stand((23.5, -4.0, FLOOR + 0.3), -9)
    m.use(gateway, marks=0.2, dust=0.4)
    wiring(gateway)
    phone()
    room_behind.show('st_peters_square_night', 0.12, 0.5, 30, 172, 2.4, (1, 0.8, 0.6))
    lighting.softbox((-44, -64, 50), (18, -2, 12), 12, 12, 120, (1, 0.88, 0.7))
    lighting.softbox((40, -70, 60), (24, 0, 14), 40, 40, 0.5, (0.6, 0.75, 1))
    return cameras.photograph((15.5, -6, 15.0), azimuth=-13, elevation=6, lens=75, distance=104,
                              tilt=0.7, sharp=(12, -14, 9), f_number=7.1)


def cabinet():
    """Zinc inside, grey enamel outside, the rubber seal, dust and drips under the rail."""
    enamel = surfaces.mottled('#7c888b', '#6e797d', 0.15, 0.42, 0.15, 3)
    zinc = surfaces.mottled('#a2a8ab', '#8a9195', 0.35, 0.42, 0.06, 5, 0.6)
    seal = m.rubber('#2c3238')
    g.rounded_box('side', (1.6, 32, 90), 0.4, enamel, (2.2, BACK - 16, 45))
    g.rounded_box('sill', (90, 32, FLOOR), 0.5, enamel, (46, BACK - 16, FLOOR / 2))
    g.rounded_box('floor', (88, 29, 0.4), 0.1, zinc, (46, BACK - 14.5, FLOOR + 0.1))
    g.rounded_box('back', (90, 1, 90), 0.2, zinc, (46, BACK, 45))
    g.rounded_box('lining', (0.5, 28, 88), 0.1, zinc, (3.4, BACK - 14.5, 47))
    g.rounded_box('seal', (0.9, 1.0, 88), 0.4, seal, (2.2, BACK - 32.2, 47))
    g.rounded_box('seal', (88, 1.0, 0.9), 0.4, seal, (46, BACK - 32.2, FLOOR - 0.4))
    g.rounded_box('plinth', (300, 60, 12), 0.8, surfaces.mottled('#77736b', '#65615a', 0.12, 0.9, 0.5, 1.4), (0, -10, -6))
    for x, z in ((7.5, 38), (7.5, 9.5), (38, 9.5)):
        g.turn(g.screw(m.steel(), 0, 0, 0.1, 0.35), x=90).location = (x, BACK - 0.55, z)
    hinge = g.lathe('hinge', [(0, 0, 0), (0.8, 0, 0.2), (0.8, 5, 0.2), (0, 5, 0)], m.steel(), segments=48)
    hinge.location = (1.2, BACK - 32.4, 14)


def wiring(gateway):
    """Breakers on their rail with what each is for; feeds out of the wall of the cabinet; network and power at the gateway."""
    kit.rail(8.5, 48, BACK - 0.6, RAIL)
    black = '#2b3037'
    for i, (rating, words) in enumerate(CIRCUITS):
        x = 12.4 + i * 1.79
        kit.breaker((x, BACK - 1.4, RAIL), rating, words.split()[0] if len(words) > 7 else words, on=words != 'HEATER')
        for side, colour in ((1, '#6b4530' if i else black), (-1, '#6b4530')):
            way = 4.2 * side
            path = [(x, BACK - 3.6, RAIL + way), (x, BACK - 3.6, RAIL + way + 1.4 * side), (x + 0.1 * math.sin(i * 2.2), BACK - 3.2, RAIL + way + 3.4 * side), (x * 0.96 + 0.6, BACK - 1.2, RAIL + way + 7 * side)]
            if side < 0:
                path[-1:] = [(x * 0.7 + 3.6, BACK - 1.3, RAIL - 9.4 - 0.15 * i), (7.2 + 0.18 * i, BACK - 1.2, RAIL - 10.2 - 0.1 * i), (5.0, BACK - 1.2, RAIL - 12 - 0.1 * i), (4.6, BACK - 1.2, RAIL - 22)]
            g.tube('wire', g.smooth_path(path, 10), 0.17, m.plastic(colour, 0.55, 0.02), 5)
    for x, z in ((30.2, RAIL), (46.5, RAIL)):
        g.rounded_box('stop', (0.9, 2.4, 4.6), 0.15, m.plastic('#aab0b2', 0.5, 0.03), (x, BACK - 1.8, z), 3)
    box = m.plastic('#33393f', 0.45, 0.05)
    g.rounded_box('supply', (5.4, 5.2, 8.8), 0.25, box, (34.2, BACK - 3.6, RAIL), 4)
    label = [g.label('5 V  3 A', 0.62, m.ink('#cfd6da'), (0, 1.6, 0.003), 'InterDisplay-SemiBold', thick=0.001), g.label('IN 100-240 V~', 0.36, m.ink('#cfd6da'), (0, 0.7, 0.003), 'Inter-Medium', thick=0.001)]
    surfaces.upright(label, (34.2, BACK - 6.21, RAIL))
    g.rounded_box('ok', (0.3, 0.12, 0.3), 0.05, m.led('#3be06a', 3.0, 0.5), (32.6, BACK - 6.2, RAIL - 2.6))
    work.connect(gateway, 0, '#12a98d', [(15.4, -19.4, 6.4), (11.0, -18.4, 5.7), (6.4, -15, 5.7), (5.0, -7, 5.8), (4.9, 2, 6.6), (4.8, 9, 12), (4.7, BACK - 2, 24), (4.7, BACK - 2, 60)])
    work.power(gateway, [(23.4, -17.4, 5.9), (29, -16.4, 5.6), (36.5, -11, 5.6), (38.2, -2, 6), (37.2, 6, 10), (35.4, BACK - 3.6, 17), (34.8, BACK - 3.6, RAIL - 4.2)])
    for z in (17, 30):
        cables.tie((4.7, BACK - 2.0, z), 'z', 0.7)


def phone():
    """Leaning on the gateway; the round as a mint line over the streets, the next stop beneath."""
    root = props.phone((), ring=False)
    wide, high, z = 6.8, 14.8, 0.815
    left, bottom = -wide / 2, -high / 2
    parts = displays.street_map((left, bottom + 3.3, wide / 2, high / 2 - 0.05), z, 0.78, 8, 24)
    stops = [(-2.2, -2.4), (-1.5, -0.2), (0.3, -0.9), (1.2, 1.5), (-0.4, 2.6), (0.6, 4.9)]
    parts += displays.route(stops, 0.16, z + 0.01, strength=1.4, radius=0.5)
    white, grey, mint = displays.finish(displays.TEXT, 0.9), displays.finish(displays.QUIET, 0.7), m.led(strength=1.1, core=0.1)
    parts += [displays.dot(*stop, 0.13, white, z + 0.014) for stop in stops[1:-1]]
    for number, stop in enumerate(stops[1:], 10):
        parts.append(displays.words(str(number), 0.32, stop[0] + 0.32, stop[1] - 0.32, grey, z + 0.016))
    parts.append(displays.area(g.rounded_rectangle(wide, 4.0, 0.6, 0, bottom + 1.95), displays.finish('#17263a', 0.9), z + 0.004))
    parts.append(displays.words('Next stop, 19:40', 0.46, left + 0.5, bottom + 3.2, grey, z + 0.01))
    parts.append(displays.words('Cabinet 14', 0.62, left + 0.5, bottom + 2.4, white, z + 0.01, 'InterDisplay-SemiBold'))
    parts.append(displays.area(g.rounded_rectangle(wide - 1.0, 1.1, 0.5, 0, bottom + 1.0), mint, z + 0.008))
    parts.append(displays.words('4 of 6 done', 0.5, 0, bottom + 1.02, displays.finish('#08221d', 0.0), z + 0.014, 'InterDisplay-SemiBold', 'CENTER'))
    displays.upon(root, parts)
    m.use(root, marks=0.12, dust=0.08)
    # its back rests on the corner of the gateway
    g.pose(root, yaw=11, lean=-66, at=(12.0, -11.4, FLOOR + 0.3))
