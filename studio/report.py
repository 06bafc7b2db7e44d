"""The printed page of one week in a cold room: curve, what happened, who was told, what was done. Flat in XY, landscape A4. Centimetres."""
import geometry as g
import materials as m
import props
import surfaces

WIDE, HIGH = 29.7, 21.0
HAPPENED = (
    ('Fri 08:40', 'Above 8 °C. The breaker of the compressor had tripped.'),
    ('Fri 08:41', 'Message to the storekeeper, call to the engineer on duty.'),
    ('Fri 10:25', 'Breaker reset on site. Below 8 °C at 12:05, stock checked, nothing lost.'),
)


def page(z=0.05, curl=0.0):
    """Parts of the page, its print at `z`; `curl` lifts its right edge."""
    ink, quiet, red = m.ink('#1f2933'), m.ink('#59666f'), m.ink('#b23a2e')
    curve = [g.move(part, y=1.5) for part in props.chart(23, 8.4)]
    parts = [*curve]
    left = -12.6

    def write(words, size, x, y, finish=ink, font='Inter-Medium'):
        parts.append(g.label(words, size, finish, (x, y, z), font, 'LEFT', 0.001))

    write('Cold room 2, week 46', 1.02, left, 8.75, font='InterDisplay-SemiBold')
    write('Temperature in °C, one reading a minute', 0.56, left, 7.65, quiet)
    write('Fri 10:20, 8.6 °C', 0.62, 2.7, 6.5, red)
    for i, (when, what) in enumerate(HAPPENED):
        write(when, 0.68, left, -4.95 - i * 1.12, font='Inter-SemiBold')
        write(what, 0.68, left + 4.0, -4.95 - i * 1.12)
    write('Compressor ran 61 h, two hours more than the week before. Door open for 38 min in all.', 0.5, left, -8.55, quiet)
    write('Page 1 of 1   Printed Mon 07:00', 0.36, left, -9.4, quiet)
    return [_sheet(curl), *parts]


def _sheet(curl):
    n, vertices = 60, []
    for i in range(n + 1):
        for j in (0, 1):
            lift = curl * 12 * max(0, 2 * i / n - 1.82) ** 1.6
            vertices.append(((i / n - 0.5) * WIDE, (j - 0.5) * HIGH, 0.04 + lift))
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
    thing = g.mesh('sheet', vertices, faces, surfaces.mottled('#efece5', '#eae6dd', 0.3, 0.85, 0.06, 3.5, 0.2), smooth_angle=60)
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.014, -1
    return thing

