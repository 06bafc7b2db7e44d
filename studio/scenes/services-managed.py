"""A dark operations desk with one lit screen and a map of sites, one of them marked in amber."""
import operations_room
import town_street as s
from town import Model

SIZE = (1440, 810)
LOOK = {'exposure': 0.6, 'contrast': 1.06, 'bloom': {'threshold': 1.2, 'amount': 0.5}}


def build():
    """Close on one desk, over the shoulder of whoever is on duty."""
    t = Model(seed=101)
    operations_room.build(t)
    t.finish()
    s.night(11, moon=0.7, ambient=0.3)
    return s.view((-1.7, 1.2, 1.35), azimuth=-14, elevation=9, wide=5.4, centre=(0.5, 0.45), sharp=(-2.6, 0.6, 1.2), softness=1.6)
