"""Printed plan of a cold store for a survey: walls, doors, racks, sizes, a frame with its title; flat in XY, A3 landscape. Centimetres, 1:100."""
import math

import displays
import geometry as g
import materials as m
import surfaces

WIDE, HIGH, FOLD = 42.0, 29.7, 0.34
INK = '#23303c'


def lift(x, y):
    """Height of the sheet: it was folded once each way and does not lie quite flat."""
    return FOLD * (1 - min(1, abs(x - 0.6) / 7.5)) ** 2 + FOLD * 0.6 * (1 - min(1, abs(y + 0.4) / 6)) ** 2


def sheet():
    """All of the plan."""
    n, k, vertices = 60, 44, []
    for i in range(n + 1):
        for j in range(k + 1):
            x, y = (i / n - 0.5) * WIDE, (j / k - 0.5) * HIGH
            vertices.append((x, y, lift(x, y)))
    faces = [(i * (k + 1) + j, (i + 1) * (k + 1) + j, (i + 1) * (k + 1) + j + 1, i * (k + 1) + j + 1) for i in range(n) for j in range(k)]
    paper = g.mesh('sheet', vertices, faces, surfaces.mottled('#efece4', '#e8e4da', 0.25, 0.85, 0.08, 3.2, 0.2), smooth_angle=40)
    return [paper, *_drawn()]


def _drawn():
    wall, fine, hatch = m.ink(INK), m.ink('#5d6a75'), m.ink('#aab3ba')
    parts = []

    def line(points, width=0.05, ink=wall, closed=False):
        dense = []
        ends = [*points, points[0]] if closed else points
        for (x0, y0), (x1, y1) in zip(ends, ends[1:]):
            steps = max(1, int(math.hypot(x1 - x0, y1 - y0) / 0.5))
            dense += [(x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps) for i in range(steps)]
        part = displays.stroke([*dense, ends[-1]], width, ink)
        for vertex in part.data.vertices:
            vertex.co.z = lift(vertex.co.x, vertex.co.y) + 0.012
        parts.append(part)

    def write(words, x, y, size=0.42, ink=wall, font='Inter-Medium', align='CENTER'):
        parts.append(g.label(words, size, ink, (x, y, lift(x, y) + 0.02), font, align, 0.001))

    def rectangle(left, bottom, right, top, width=0.05, ink=wall):
        line([(left, bottom), (right, bottom), (right, top), (left, top)], width, ink, closed=True)

    def thick(x0, y0, x1, y1):
        """Insulated panel: two lines and the hatch between them."""
        along = math.hypot(x1 - x0, y1 - y0)
        ux, uy = (x1 - x0) / along, (y1 - y0) / along
        for side in (-0.16, 0.16):
            line([(x0 - uy * side, y0 + ux * side), (x1 - uy * side, y1 + ux * side)], 0.07)
        for i in range(int(along / 0.42)):
            t = 0.2 + i * 0.42
            line([(x0 + ux * t - uy * 0.15, y0 + uy * t + ux * 0.15), (x0 + ux * (t + 0.22) + uy * 0.15, y0 + uy * (t + 0.22) - ux * 0.15)], 0.025, fine)

    rectangle(-20, -13.9, 20, 13.9, 0.06)
    # frozen room, chiller, loading bay, office, plant room
    for panel in ((-17, 11, 1, 11), (-17, -2, -17, 11), (-17, -2, -9.2, -2), (-7.2, -2, 1, -2), (1, -2, 1, 11), (1, 11, 11, 11), (11, -2, 11, 11), (1, -2, 4.4, -2), (6.2, -2, 11, -2)):
        thick(*panel)
    for a, b in (((-17, -2), (-17, -11.5)), ((-17, -11.5), (11, -11.5)), ((11, -11.5), (11, -2)), ((11, 11), (17.6, 11)), ((17.6, 11), (17.6, -2)), ((17.6, -2), (11, -2)), ((4, -11.5), (4, -7.6))):
        line([a, b], 0.14)
    line([(4, -7.6), (8.6, -7.6)], 0.14)
    for x, y, reach, start in ((-9.2, -2, 2.0, 270), (4.4, -2, 1.8, 270), (8.6, -7.6, 1.6, 0)):
        arc = [(x + reach * math.cos(math.radians(start + 90 * i / 14)), y + reach * math.sin(math.radians(start + 90 * i / 14))) for i in range(15)]
        line(arc, 0.025, fine)
        line([(x, y), arc[0]], 0.06)
    for row in range(4):
        for left, right, low in ((-15.8, -1.2, 0.2), (2.2, 9.8, 0.2)):
            rectangle(left, low + row * 2.6, right, low + row * 2.6 + 1.0, 0.03, fine)
            for i in range(int((right - left) / 1.35)):
                line([(left + i * 1.35, low + row * 2.6), (left + i * 1.35, low + row * 2.6 + 1.0)], 0.02, hatch)
    for x in (-14, -8, -2.6):
        rectangle(x, 10.0, x + 2.4, 10.7, 0.04, fine)
    rectangle(12.4, 6.8, 16.2, 9.6, 0.05, fine)
    rectangle(12.4, 0, 16.2, 3.2, 0.05, fine)
    write('FROZEN ROOM  −18 °C', -8, 6.05, 0.5, font='InterDisplay-SemiBold')
    write('CHILLER  +4 °C', 6, 6.05, 0.46, font='InterDisplay-SemiBold')
    write('LOADING BAY', -6.4, -6.4, 0.5, font='InterDisplay-SemiBold')
    write('OFFICE', 7.6, -9.9, 0.42, font='InterDisplay-SemiBold')
    write('COMPRESSOR 1', 14.3, 8.2, 0.3)
    write('COMPRESSOR 2', 14.3, 1.6, 0.3)
    write('PLANT', 14.3, 5.2, 0.42, font='InterDisplay-SemiBold')
    for x0, x1, y, words in ((-17, 1, 12.3, '18.00'), (1, 11, 12.3, '10.00'), (11, 17.6, 12.3, '6.60')):
        line([(x0, y), (x1, y)], 0.022, fine)
        for x in (x0, x1):
            line([(x - 0.18, y - 0.18), (x + 0.18, y + 0.18)], 0.035)
            line([(x, y - 0.4), (x, y + 0.4)], 0.02, fine)
        write(words, (x0 + x1) / 2, y + 0.38, 0.36, fine)
    line([(-18.4, -2), (-18.4, 11)], 0.022, fine)
    for y in (-2, 11):
        line([(-18.58, y - 0.18), (-18.22, y + 0.18)], 0.035)
    rectangle(11.6, -13.4, 19.5, -3.2, 0.05)
    for y, words, size, font in ((-4.2, 'Cold store', 0.58, 'InterDisplay-SemiBold'), (-5.4, 'Survey of 12 November', 0.42, 'Inter-Medium'), (-6.5, 'Ground floor  1 : 100', 0.42, 'Inter-Medium'), (-7.9, 'Radio measured at every mark,', 0.36, 'Inter-Medium'), (-8.6, 'doors closed. Panels: steel.', 0.36, 'Inter-Medium')):
        write(words, 12.1, y, size, font=font, align='LEFT')
    for i, (colour, words) in enumerate((('#0f8f74', 'good, −70 dBm or better'), ('#d08a1e', 'weak, −80 dBm'), ('#b23a2e', 'none: wired probe'))):
        y = -10.0 - i * 0.95
        parts.append(g.plate('mark', g.circle(0.26, 12.4, y, 32), m.ink(colour), 0.004, 0.001, z=0.015))
        write(words, 13.0, y, 0.36, align='LEFT')
    return parts


def sticker(x, y, words, colour, turned=0.0):
    """Round adhesive mark of 1.5 centimetres with its number, on the sheet."""
    parts = [g.plate('sticker', g.circle(0.76, segments=64), m.plastic(colour, 0.5, 0.03), 0.02, 0.006), g.label(words, 0.66, m.ink('#f6f7f4'), (0, 0, 0.021), 'InterDisplay-Bold', thick=0.001)]
    root = g.assemble('sticker', parts)
    slope = (lift(x + 0.3, y) - lift(x - 0.3, y)) / 0.6
    root.rotation_euler = (0, -math.atan(slope), math.radians(turned))
    root.location = (x, y, lift(x, y) + 0.03)
    return root
