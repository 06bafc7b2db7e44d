"""Operations room at night: two lit desks and a wall map of sites, one of them marked in amber."""
import operations_room
import town_street as s
from town import Model

SIZE = (1440, 810)
LOOK = {'exposure': 0.6, 'contrast': 1.06, 'bloom': {'threshold': 1.2, 'amount': 0.5}}


def build():
    """The whole room, the map behind the desks."""
    t = Model(seed=101)
    operations_room.build(t)
    t.finish()
    s.night(11, moon=1.0, ambient=0.4)
    return s.view((-0.3, 1.6, 1.35), azimuth=-19, elevation=13, wide=10.2, centre=(0.55, 0.47), sharp=(0, 0.5, 1), softness=0.8)
