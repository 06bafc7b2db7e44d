"""Few cubic curves through the points of a line, and their SVG path data (P. J. Schneider, Graphics Gems, 1990)."""
import numpy as np


def _corners(points, reach=7, sharpest=0.62):
    """Places where a line turns by more than about 50 degrees."""
    count = len(points)
    if count < 2 * reach + 1:
        return [0, count - 1]
    before = points[reach:-reach] - points[:-2 * reach]
    after = points[2 * reach:] - points[reach:-reach]
    cosine = (before * after).sum(1) / np.maximum(np.hypot(*before.T) * np.hypot(*after.T), 1e-9)
    places = [0]
    for i in np.argsort(cosine):
        if cosine[i] > sharpest:
            break
        if all(abs(int(i) + reach - other) > reach for other in places + [count - 1]):
            places.append(int(i) + reach)
    return sorted(places) + [count - 1]


def _smooth(points, sigma):
    """Gaussian along the line, its ends kept."""
    radius = min(int(3 * sigma), len(points) - 1)
    if radius < 1:
        return points
    head, tail = 2 * points[0] - points[radius:0:-1], 2 * points[-1] - points[-2:-radius - 2:-1]
    padded = np.concatenate([head, points, tail])
    kernel = np.exp(-0.5 * (np.arange(-radius, radius + 1) / sigma) ** 2)
    kernel /= kernel.sum()
    return np.stack([np.convolve(axis, kernel, 'valid') for axis in padded.T], 1)


def curves(points, tolerance, sigma=4.0):
    """Cubic Bézier segments of (4, 2) points through a line."""
    places, segments = _corners(points), []
    for first, last in zip(places, places[1:]):
        part = _smooth(points[first:last + 1], sigma)
        if len(part) > 2:
            ends = [part[min(4, len(part) - 1)] - part[0], part[-1 - min(4, len(part) - 1)] - part[-1]]
            segments += _fit(part, *[end / max(np.hypot(*end), 1e-9) for end in ends], tolerance)
        else:
            segments.append(np.array([part[0], part[0], part[-1], part[-1]]))
    return segments


def _fit(points, leaving, arriving, tolerance):
    """Schneider's fit: one cubic, or two that meet where it errs most."""
    distance = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    chord = points[-1] - points[0]
    length = np.hypot(*chord)
    if length > 1e-6 and np.abs(_cross(chord / length, points - points[0])).max() < tolerance * 0.6:
        return [np.array([points[0], points[0] + chord / 3, points[-1] - chord / 3, points[-1]])]
    t = distance / max(distance[-1], 1e-9)
    for _ in range(5):
        curve = _solve(points, t, leaving, arriving)
        on = _at(curve, t)
        errors = np.hypot(*(on - points).T)
        worst = int(errors.argmax())
        if errors[worst] < tolerance:
            return [curve]
        t = _nearer(curve, points, t)
    worst = min(max(worst, 2), len(points) - 3)
    if len(points) < 8:
        return [curve]
    span = min(5, worst, len(points) - 1 - worst)
    across = points[worst - span] - points[worst + span]
    across /= max(np.hypot(*across), 1e-9)
    return _fit(points[:worst + 1], leaving, across, tolerance) + _fit(points[worst:], -across, arriving, tolerance)


def _cross(a, b):
    return a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]


def _solve(points, t, leaving, arriving):
    first, last = points[0], points[-1]
    b0, b1, b2, b3 = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3
    left, right = b1[:, None] * leaving, b2[:, None] * arriving
    rest = points - (b0 + b1)[:, None] * first - (b2 + b3)[:, None] * last
    matrix = np.array([[(left * left).sum(), (left * right).sum()], [(left * right).sum(), (right * right).sum()]])
    side = np.array([(left * rest).sum(), (right * rest).sum()])
    length = np.hypot(*(last - first))
    alpha = np.linalg.solve(matrix, side) if abs(np.linalg.det(matrix)) > 1e-9 else np.array([length / 3] * 2)
    alpha = np.where((alpha < 0.02 * length) | (alpha > 3 * length), length / 3, alpha)
    return np.array([first, first + alpha[0] * leaving, last + alpha[1] * arriving, last])


def _at(curve, t):
    t = t[:, None]
    return (1 - t) ** 3 * curve[0] + 3 * t * (1 - t) ** 2 * curve[1] + 3 * t ** 2 * (1 - t) * curve[2] + t ** 3 * curve[3]


def _nearer(curve, points, t):
    """One step of Newton towards the nearest place of the curve for each point."""
    d1, d2 = 3 * np.diff(curve, axis=0), 6 * np.diff(curve, n=2, axis=0)
    u = t[:, None]
    first = (1 - u) ** 2 * d1[0] + 2 * u * (1 - u) * d1[1] + u ** 2 * d1[2]
    second = (1 - u) * d2[0] + u * d2[1]
    away = _at(curve, t) - points
    below = (first * first).sum(1) + (away * second).sum(1)
    step = np.where(np.abs(below) > 1e-9, (away * first).sum(1) / np.where(np.abs(below) > 1e-9, below, 1), 0)
    return np.clip(t - step, 0, 1)


def path(lines, scale, tolerance, closed=False):
    """SVG path data in whole units; `scale` is pixels a unit, `tolerance` pixels."""
    words = []
    for points in lines:
        segments = curves(points[:, ::-1], tolerance)
        here = np.round(segments[0][0] / scale).astype(int)
        words.append('M%d %d' % tuple(here))
        command = 'M'
        for segment in segments:
            to = [np.round(point / scale).astype(int) - here for point in segment[1:]]
            if not to[2].any() and len(segments) > 1 and not to[0].any():
                continue
            length = np.hypot(*to[2])
            is_straight = length > 0 and max(abs(_cross(to[2] / length, to[0])), abs(_cross(to[2] / length, to[1]))) < 0.6
            numbers = to[2] if is_straight else np.concatenate(to)
            letter = 'l' if is_straight else 'c'
            words.append((letter if letter != command else ' ') + _numbers(numbers))
            command = letter
            here = here + to[2]
        if closed:
            words.append('z')
    return ''.join(words).replace(' -', '-')


def _numbers(values):
    return ' '.join(str(int(value)) for value in values)
