"""What stands round people in line drawings, with crisp edges, already marked; products stripped of what would only be specks. Centimetres."""
import bpy

import geometry as g
import materials as m
import settings
from drawing import mark

# Parts of products that are smaller than a stroke at the size of a drawing.
SPECKS = ('label', 'pin', 'insert', 'tongue', 'screw', 'usb', 'foot', 'link', 'socket', 'core', 'contact', 'wire', 'rib', 'notch', 'groove', 'mark')
FACES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def block(size, at, group='room', tone=None, weight='back'):
    """Box with sharp edges about `at`."""
    corners = [tuple(at[i] + side * size[i] / 2 for i, side in enumerate((x, y, z))) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    return mark(g.mesh('block', corners, FACES, m.matte('#888888')), group, tone, weight, 30)


def rod(points, radius, group='room', tone=None, weight='back'):
    """Round bar or cable along points."""
    return mark(g.tube('rod', points, radius, m.matte('#888888'), 4), group, tone, weight, 180)


def device(slug, tone='mint', drop=(), smooth=(), **options):
    """One of our products as far as a drawing shows it, in the colour of the part in question.

    `drop` are parts that are too small here, `smooth` those whose edges lie too close together.
    """
    root = settings.product(slug, **options)
    for part in list(root.children_recursive):
        if part.type == 'MESH' and part.name.split('.')[0].startswith((*SPECKS, *drop)):
            bpy.data.objects.remove(part)
    mark(root, slug, tone, 'thing', 60)
    for part in root.children_recursive:
        if part.name.split('.')[0].startswith(tuple(smooth)):
            part['crease'] = 180.0
    return root


def phone(wide=7.4, high=15.4):
    """Phone on its back, top towards +Y; its screen has a tone of its own."""
    shell = g.plate('phone', g.rounded_rectangle(wide, high, 1.1), m.matte('#444444'), 0.9, 0.05)
    glass = g.plate('glass', g.rounded_rectangle(wide - 0.7, high - 1.2, 0.7), m.matte('#222222'), 0.03, 0.005, z=0.89)
    root = g.assemble('phone', [shell, glass])
    mark(root, 'phone', 'paper', 'thing', 60)
    glass['tone'], glass['ground'] = 'screen', 1
    return root


def upon(root, outline, tone, z=0.93, thick=0.02):
    """What is printed or shown on a phone or sheet that lies on its back, without lines: an outline of (x, y)."""
    part = g.plate('sign', outline, m.matte('#222222'), thick, 0.003, z=z)
    host = max((child for child in root.children if child.type == 'MESH' and 'host' not in child), key=lambda child: child.get('ground', 0))
    mark(part, host['group'], tone, host['weight'], 180)
    part['host'], host['crease'] = host.name, 180.0
    part.parent = root
    return part


def wall(y=0.0, group='room'):
    """A plane without lines of its own."""
    return mark(g.mesh('wall', [(-600, y, -300), (600, y, -300), (600, y, 500), (-600, y, 500)], [(0, 1, 2, 3)], m.matte('#888888')), group, None, 'back', 30)


def tin(radius, high, at, group='goods', tone=None):
    """Tin or jar standing at a place."""
    thing = g.lathe('tin', [(0, 0, 0), (radius, 0, 0), (radius, high, 0), (0, high, 0)], m.matte('#888888'), 48)
    thing.location = at
    return mark(thing, group, tone, 'back', 60)
