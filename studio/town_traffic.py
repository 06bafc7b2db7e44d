"""What moves in the model town: cars, the yellow danfo, trucks, people. Front towards +X; metres."""
from town_street import pool


def wheels(t, places, radius=0.36, wide=0.26, half=0.8):
    """Wheels on both sides at positions along X."""
    for x in places:
        for side in (-1, 1):
            t.cylinder('tyre', x, side * half, radius, radius, wide, 20, axis='y')
            t.cylinder('steel', x, side * (half + wide * 0.52), radius, radius * 0.55, 0.04, 14, axis='y')


def cabin(t, finish, x, z, long, wide, high, front=0.7, rear=0.45):
    """Glazed upper body, narrower at its roof."""
    a, b, w = long / 2, wide / 2, wide * 0.43
    corners = [(x - a, -b, z), (x + a, -b, z), (x + a, b, z), (x - a, b, z)]
    corners += [(x - a + rear, -w, z + high), (x + a - front, -w, z + high), (x + a - front, w, z + high), (x - a + rear, w, z + high)]
    t.hull('glass', corners, [[0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7], [0, 1, 2, 3]])
    t.box(finish, x + (rear - front) / 2, 0, z + high - 0.04, long - rear - front + 0.1, w * 2 + 0.06, 0.1, 0.04)


def lights(t, front, rear, half, z, is_on):
    """Head and tail lamps."""
    for side in (-1, 1):
        t.box('lamp' if is_on else 'paint', front, side * half, z, 0.06, 0.32, 0.16, 0.02)
        t.box('tail' if is_on else 'red', rear, side * half, z, 0.06, 0.3, 0.16, 0.02)
    if is_on:
        pool(t, front + 1.6, 0, z - 0.1, 120, '#ffe2b8', 0.2)


def car(t, x, y, yaw=0.0, finish='paint', is_on=False):
    """Saloon car, 4.3 m."""
    with t.at(x, y, yaw=yaw):
        t.box(finish, 0, 0, 0.3, 4.3, 1.75, 0.55, 0.16)
        cabin(t, finish, -0.2, 0.84, 2.6, 1.6, 0.6)
        wheels(t, (-1.3, 1.35), 0.33)
        lights(t, 2.14, -2.14, 0.6, 0.52, is_on)


def danfo(t, x, y, yaw=0.0, is_on=True):
    """Yellow Lagos minibus with its two black bands."""
    with t.at(x, y, yaw=yaw):
        t.box('yellow', 0, 0, 0.4, 4.7, 1.8, 1.0, 0.14)
        t.box('yellow', -0.15, 0, 1.4, 4.3, 1.72, 0.75, 0.16)
        for side in (-1, 1):
            t.box('glass', -0.3, side * 0.86, 1.42, 3.6, 0.04, 0.5, 0.02)
            for z in (0.95, 1.15):
                t.box('dark', -0.05, side * 0.9, z, 4.5, 0.03, 0.08, 0.01)
            for post in (-1.3, -0.3, 0.75):
                t.box('yellow', post, side * 0.875, 1.42, 0.1, 0.05, 0.5, 0.01)
        t.box('glass', 2.02, 0, 1.4, 0.06, 1.45, 0.58, 0.02)
        t.box('steel', -0.3, 0, 2.2, 2.6, 1.3, 0.06, 0.02)
        wheels(t, (-1.5, 1.5), 0.36)
        lights(t, 2.34, -2.36, 0.66, 0.75, is_on)


def truck(t, x, y, yaw=0.0, finish='paint', is_on=False, status=None, long=7.0):
    """Refrigerated truck: cab, insulated box and cooling unit; `status` is the finish of the light on its box."""
    with t.at(x, y, yaw=yaw):
        t.box('frame', -0.6, 0, 0.6, long + 2.0, 0.9, 0.3, 0.03)
        t.box(finish, long / 2 + 0.9, 0, 0.55, 1.9, 2.3, 1.3, 0.16)
        t.box(finish, long / 2 + 0.75, 0, 1.8, 1.6, 2.25, 1.1, 0.2)
        t.box('glass', long / 2 + 1.56, 0, 1.9, 0.06, 1.9, 0.75, 0.03)
        for side in (-1, 1):
            t.box('glass', long / 2 + 0.85, side * 1.12, 1.9, 0.9, 0.05, 0.65, 0.03)
            t.box('dark', long / 2 + 1.6, side * 1.35, 1.9, 0.12, 0.2, 0.5, 0.03)
        t.box('paint', -0.6, 0, 0.95, long, 2.5, 2.75, 0.06)
        for side in (-1, 1):
            t.box('steel', -0.6, side * 1.26, 0.95, long, 0.04, 0.12, 0.01)
            t.box('navy', -0.6, side * 1.262, 1.7, long * 0.98, 0.03, 0.3, 0.01)
        t.box('dark', long / 2 - 0.3, 0, 2.75, 1.4, 1.9, 0.95, 0.12)
        if status:
            t.box(status, -0.6 + long * 0.32, -1.28, 3.15, 0.55, 0.06, 0.22, 0.02)
            t.box(status, -0.6 + long * 0.32, 1.28, 3.15, 0.55, 0.06, 0.22, 0.02)
        t.box('frame', -0.6 - long / 2, 0, 1.0, 0.06, 0.06, 2.6, 0.01)
        wheels(t, (-long * 0.36, -long * 0.36 + 1.1, long / 2 + 0.7), 0.48, 0.34, 1.0)
        lights(t, long / 2 + 1.87, -long / 2 - 0.64, 0.9, 0.85, is_on)


def person(t, x, y, yaw=0.0, shirt='teal', phone=False, stride=0.16):
    """Figure of an architect's model, 1.78 m, in mid-step; `phone` gives it a lit phone in its raised hand. Looks along -Y."""
    with t.at(x, y, yaw=yaw):
        for side, step in ((-0.09, -stride), (0.09, stride)):
            t.loft('navy', [(side, step, 0.06, 0.055, 0.06), (side, step * 0.6, 0.45, 0.065, 0.07), (side, 0, 0.88, 0.095, 0.1)])
            t.box('dark', side, step - 0.06, 0, 0.1, 0.27, 0.09, 0.035)
        t.loft(shirt, [
            (0, 0, 0.8, 0.17, 0.115), (0, 0, 1.0, 0.155, 0.105), (0, -0.01, 1.25, 0.2, 0.125), (0, 0, 1.4, 0.205, 0.11), (0, 0, 1.48, 0.1, 0.075),
        ])
        t.loft('skin', [
            (0, 0, 1.45, 0.055, 0.055), (0, -0.01, 1.54, 0.06, 0.07), (0, -0.02, 1.58, 0.08, 0.095), (0, -0.01, 1.66, 0.09, 0.105),
            (0, 0, 1.73, 0.082, 0.098), (0, 0, 1.78, 0.04, 0.05),
        ])
        t.loft('dark', [(0, 0.012, 1.66, 0.096, 0.104), (0, 0.012, 1.74, 0.09, 0.1), (0, 0.01, 1.795, 0.045, 0.05)])
        arm(t, -0.235, stride, shirt)
        if not phone:
            arm(t, 0.235, -stride, shirt)
            return
        t.loft(shirt, [(0.24, -0.02, 1.12, 0.055, 0.06), (0.235, 0, 1.4, 0.06, 0.065)])
        t.box(shirt, 0.22, -0.18, 1.1, 0.1, 0.36, 0.1, 0.045)
        t.box('skin', 0.2, -0.38, 1.11, 0.075, 0.1, 0.09, 0.03)
        t.box('dark', 0.18, -0.46, 1.12, 0.13, 0.025, 0.27, 0.01)
        t.box('tube', 0.18, -0.445, 1.14, 0.11, 0.008, 0.23, 0.003)
        pool(t, 0.18, -0.28, 1.36, 1.6, '#bfe2ff', 0.06)


def arm(t, x, swing, shirt):
    """Hanging arm, its hand `swing` metres before or behind the body."""
    t.loft('skin', [(x * 1.06, swing, 0.72, 0.03, 0.04), (x * 1.06, swing * 0.9, 0.84, 0.045, 0.05)])
    t.loft(shirt, [(x * 1.06, swing * 0.9, 0.82, 0.05, 0.055), (x * 1.06, swing * 0.4, 1.1, 0.058, 0.062), (x * 0.92, 0, 1.42, 0.06, 0.065)])
