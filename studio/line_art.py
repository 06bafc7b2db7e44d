"""From marked pixels to strokes, and from areas to outlines: thinning, tracing, joining. Points are (y, x) in pixels, y down."""
import numpy as np

NEIGHBOURS = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]
# Lengths in pixels of a picture that is two or three times as fine as its drawing.
SHORTEST_SPUR, SHORTEST_STROKE, REACH = 9, 15, 14


def dilate(mask, radius):
    """Mask grown by a square of `radius` pixels."""
    grown = mask.copy()
    for axis in (0, 1):
        once = grown.copy()
        for shift in range(1, radius + 1):
            for sign in (-1, 1):
                moved = np.roll(grown, sign * shift, axis)
                edge = [slice(None)] * 2
                edge[axis] = slice(0, shift) if sign > 0 else slice(-shift, None)
                moved[tuple(edge)] = 0
                once = np.maximum(once, moved)
        grown = once
    return grown


def _deletable():
    """Of each of the 256 neighbourhoods: may its pixel go in the first, and in the second half of a pass (Zhang and Suen)?"""
    tables = np.zeros((2, 256), bool)
    for code in range(256):
        n = [(code >> i) & 1 for i in range(8)]
        changes = sum(n[i] == 0 and n[(i + 1) % 8] == 1 for i in range(8))
        if 2 <= sum(n) <= 6 and changes == 1:
            tables[0, code] = n[0] * n[2] * n[4] == 0 and n[2] * n[4] * n[6] == 0
            tables[1, code] = n[0] * n[2] * n[6] == 0 and n[0] * n[4] * n[6] == 0
    return tables


DELETABLE = _deletable()


def thin(mask):
    """Mask worn down to lines of one pixel."""
    picture = np.pad(mask, 1).astype(np.uint8)
    while True:
        removed = 0
        for half in (0, 1):
            rows, columns = np.nonzero(picture)
            code = sum(picture[rows + dy, columns + dx].astype(np.int32) << i for i, (dy, dx) in enumerate(NEIGHBOURS))
            gone = DELETABLE[half][code]
            picture[rows[gone], columns[gone]] = 0
            removed += int(gone.sum())
        if not removed:
            break
    _cut_stairs(picture)
    return picture[1:-1, 1:-1].astype(bool)


def _cut_stairs(picture):
    """Take away the corner of each stair, so that a pixel has two neighbours unless lines meet there."""
    for y, x in zip(*np.nonzero(picture)):
        n = [picture[y + dy, x + dx] for dy, dx in NEIGHBOURS]
        for a in (0, 2, 4, 6):
            b, opposite = (a + 2) % 8, [(a + 4) % 8, (a + 5) % 8, (a + 6) % 8]
            if n[a] and n[b] and not any(n[i] for i in opposite):
                picture[y, x] = 0
                break


def _around(pixel, pixels):
    y, x = pixel
    return [(y + dy, x + dx) for dy, dx in NEIGHBOURS if (y + dy, x + dx) in pixels]


def chains(skeleton):
    """Lines between meeting points, as lists of (y, x), each with the numbers of the nodes at its ends (None at a free end)."""
    pixels = set(zip(*(axis.tolist() for axis in np.nonzero(skeleton))))
    degree = {pixel: len(_around(pixel, pixels)) for pixel in pixels}
    crossing = {pixel for pixel in pixels if degree[pixel] > 2}
    node_of, centres = {}, []
    for start in crossing:
        if start in node_of:
            continue
        cluster, waiting = [], [start]
        node_of[start] = len(centres)
        while waiting:
            pixel = waiting.pop()
            cluster.append(pixel)
            for other in _around(pixel, crossing):
                if other not in node_of:
                    node_of[other] = len(centres)
                    waiting.append(other)
        centres.append(tuple(np.mean(cluster, 0)))
    free = pixels - crossing
    left, found = set(free), []

    def walk(start):
        line, here = [start], start
        left.discard(start)
        while True:
            ahead = [pixel for pixel in _around(here, free) if pixel in left]
            if not ahead:
                return line
            here = min(ahead, key=lambda pixel: abs(pixel[0] - here[0]) + abs(pixel[1] - here[1]))
            left.discard(here)
            line.append(here)

    ends = sorted(pixel for pixel in free if len(_around(pixel, free)) < 2)
    for start in ends + sorted(free):
        if start not in left:
            continue
        line = walk(start)
        if start not in ends and len(line) > 2:
            line.append(line[0])
        nodes = []
        for end in (line[0], line[-1]):
            near = [node_of[pixel] for pixel in _around(end, crossing)]
            nodes.append(near[0] if near else None)
        if len(line) == 1 and len(set(node_of[p] for p in _around(line[0], crossing))) > 1:
            nodes[1] = [node_of[p] for p in _around(line[0], crossing) if node_of[p] != nodes[0]][0]
        first, last = ([centres[node]] if node is not None else [] for node in nodes)
        found.append((np.array(first + line + last, float), nodes))
    return found


def join(lines):
    """Strokes: lines of one kind that run on through a node become one. `lines` are (points, nodes, kind)."""
    lines = [line for line in lines if len(line[0]) >= SHORTEST_SPUR or None not in line[1]]
    while True:
        at_node = {}
        for number, (points, nodes, kind) in enumerate(lines):
            for end in (0, 1):
                if nodes[end] is not None:
                    reach = min(REACH, len(points) - 1)
                    away = points[reach] - points[0] if end == 0 else points[-1 - reach] - points[-1]
                    length = np.hypot(*away)
                    if length > 0:
                        at_node.setdefault((nodes[end], kind), []).append((number, end, away / length))
        best = (-0.75, None)
        pairs, used = [], set()
        for ends in at_node.values():
            candidates = sorted((float(a[2] @ b[2]), a, b) for i, a in enumerate(ends) for b in ends[i + 1:] if a[0] != b[0]) if len(ends) > 1 else []
            for turn, a, b in candidates:
                if turn < best[0] and a[0] not in used and b[0] not in used:
                    used |= {a[0], b[0]}
                    pairs.append((a, b))
        if not pairs:
            return [(points, kind) for points, nodes, kind in lines if len(points) >= SHORTEST_STROKE]
        joined = []
        for (i, end_i, _), (j, end_j, _) in pairs:
            first, nodes_i, kind = lines[i]
            second, nodes_j, _ = lines[j]
            first, nodes_i = (first, nodes_i) if end_i == 1 else (first[::-1], nodes_i[::-1])
            second, nodes_j = (second, nodes_j) if end_j == 0 else (second[::-1], nodes_j[::-1])
            joined.append((np.concatenate([first, second[1:]]), [nodes_i[0], nodes_j[1]], kind))
        lines = [line for number, line in enumerate(lines) if number not in used] + joined


def outlines(mask, least=120):
    """Closed outlines of a mask along the edges of its pixels, as arrays of (y, x); those round less than `least` pixels are left out."""
    picture = np.pad(mask, 1).astype(np.int8)
    rows, columns = np.nonzero(picture)
    ahead = {}
    for (dy, dx), start, end in (((-1, 0), (0, 0), (0, 1)), ((0, 1), (0, 1), (1, 1)), ((1, 0), (1, 1), (1, 0)), ((0, -1), (1, 0), (0, 0))):
        open_side = picture[rows + dy, columns + dx] == 0
        for y, x in zip(rows[open_side].tolist(), columns[open_side].tolist()):
            ahead.setdefault((y + start[0], x + start[1]), []).append((y + end[0], x + end[1]))
    found = []
    while ahead:
        start = next(iter(ahead))
        line, here = [start], start
        while here in ahead:
            following = ahead[here].pop()
            if not ahead[here]:
                del ahead[here]
            here = following
            line.append(here)
        points = np.array(line, float) - 1
        y, x = points.T
        if abs(np.sum(x[:-1] * y[1:] - x[1:] * y[:-1])) / 2 >= least:
            found.append(points - 0.5)
    return found
