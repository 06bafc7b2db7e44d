"""Shelf of a food shop after closing: our camera on its foot between tins, prices in the rail; the hall of the market out of focus behind."""
import geometry as g
import lighting
import materials as m
import props_shop as shop
import room_behind
import settings
import surfaces as s

SIZE = (1600, 900)
SAMPLES = 14
LOOK = {'exposure': 1.2, 'contrast': 1.11, 'grain': 0.014, 'bloom': {'threshold': 1.2, 'amount': 0.4}}
PRICES = ((-12.6, 'Tomato paste 400 g', '2,300'), (2.4, 'Green peas 400 g', '1,850'), (17.4, 'Sweetcorn 340 g', '2,100'))


def build():
    """The camera right of the middle, its lead over the rear edge; tins before and behind the plane that is sharp."""
    board()
    camera = settings.product('intelligent-camera')
    g.pose(camera, yaw=-26, at=(4.6, -4.5, 0))
    m.use(camera, 0.2, 0.35)
    red, green, gold = ('#7c3327', 'TOMATO'), ('#2c5747', 'PEAS'), ('#94702d', 'CORN')
    for i, (kind, x, y, z, yaw) in enumerate((
        (red, -9.4, 1.4, 0, -14), (red, -17.4, 1.0, 0, 8), (red, -13.2, 2.0, 8.2, -4), (red, -10.6, 9.6, 0, 20), (red, -18.8, 9.3, 0, -20),
        (gold, 18.0, 3.2, 0, 12), (gold, 19.0, 11.4, 0, -8),
    )):
        g.pose(shop.tin(*kind), yaw=yaw, at=(x, y, z))
    room_behind.show('leadenhall_market', 0.55, 1.3, 40, 128, 1.6, (1, 0.93, 0.84))
    lighting.softbox((-34, -34, 34), (3, 0, 5), 9, 9, 80, (1, 0.94, 0.86))
    lighting.softbox((44, 8, 20), (4, 0, 6), 6, 40, 7, (0.7, 0.84, 1))
    return settings.view((0.6, -3, 6.2), -3, 4, 70, 47, focus=(4.6, -6.6, 7), softness=2.6, tilt=0.6)


def board():
    """Steel shelf that many tins have been pushed over, its rail with three price cards."""
    steel = s.mottled('#8d9296', '#71767a', 0.2, 0.42, 0.14, 3, 0.5, (0.4, 1, 1))
    g.rounded_box('shelf', (180, 28, 1.2), 0.25, steel, (0, 2, -0.6))
    g.rounded_box('rail', (180, 0.5, 3.9), 0.2, m.plastic('#b9bbb7', 0.4, 0.02), (0, -12.2, -2.0))
    g.rounded_box('lip', (180, 0.9, 0.4), 0.12, m.plastic('#a9aba7', 0.4, 0.02), (0, -12.4, -3.8))
    for i, (x, name, price) in enumerate(PRICES):
        card = [g.plate('card', g.rounded_rectangle(7.6, 2.7, 0.1), s.mottled('#d3c9a4', '#c2b78c', 0.4, 0.7, 0.05, 3), 0.03, 0.01)]
        card.append(g.label(name, 0.56, m.ink('#39424a'), (-3.45, 0.75, 0.035), 'Inter-Medium', 'LEFT', 0.001))
        card.append(g.label(price, 1.15, m.ink('#232c35'), (-3.45, -0.42, 0.035), 'InterDisplay-SemiBold', 'LEFT', 0.001))
        for part in card:
            g.turn(part, z=(0.6, -0.9, 0.4)[i])
        s.upright(card, (x, -12.5, -2.0))
