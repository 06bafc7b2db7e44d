"""What a delivery comes in: printed corrugated boxes, a moulded tray, shipping labels with a bar code that reads. Centimetres."""
import math

import geometry as g
import materials as m
import surfaces

INK = '#1c2430'
# Code 39: five bars and four gaps each, w for wide
CODE39 = {
    '0': 'nnnwwnwnn', '1': 'wnnwnnnnw', '2': 'nnwwnnnnw', '3': 'wnwwnnnnn', '4': 'nnnwwnnnw', '5': 'wnnwwnnnn', '6': 'nnwwwnnnn',
    '7': 'nnnwnnwnw', '8': 'wnnwnnwnn', '9': 'nnwwnnwnn', 'G': 'nnnnnwwnw', 'W': 'wwwnnnnnn', 'S': 'nnwnnnwwn', 'H': 'wnnnnwwnn',
    'D': 'nnnnwwnnw', '-': 'nwnnnnwnw', '*': 'nwnnwnwnn',
}


def kraft(colour='#c09c76', other='#b8936b'):
    """Brown board: long fibres, flecks, the flutes below showing a little."""
    return surfaces.mottled(colour, other, 5, 0.82, 0.22, 9, 0.18, (1, 0.3, 1))


def bars(code, wide, high, ink, at=(0, 0, 0)):
    """Bar code of capitals, digits and hyphens, its middle at `at`, in the XY plane."""
    runs = [(2.6 if mark == 'w' else 1.0, i % 2 == 0) for letter in f'*{code}*' for i, mark in enumerate(CODE39[letter] + 'n')]
    unit = wide / sum(length for length, _ in runs)
    x, parts = at[0] - wide / 2, []
    for length, is_bar in runs:
        step = length * unit
        if is_bar:
            parts.append(g.mesh('bar', [(x, at[1] - high / 2, at[2]), (x + step, at[1] - high / 2, at[2]), (x + step, at[1] + high / 2, at[2]), (x, at[1] + high / 2, at[2])], [(0, 1, 2, 3)], ink))
        x += step
    return parts


def board(wide, high, finish, thick=0.36, pitch=0.74, at=(0, 0, 0)):
    """Sheet of corrugated board in the XY plane: two liners and the wave between them, its flutes along Y; z from 0 to `thick`."""
    x, y, z = at
    liner = 0.05
    parts = [
        g.rounded_box('liner', (wide, high, liner), 0.012, finish, (x, y, z + liner / 2), 2),
        g.rounded_box('liner', (wide, high, liner), 0.012, finish, (x, y, z + thick - liner / 2), 2),
    ]
    steps = max(8, int(wide / pitch * 8))
    swing = (thick - 2 * liner) / 2
    line = [(x - wide / 2 + wide * i / steps, z + thick / 2 + swing * math.sin(2 * math.pi * wide * i / steps / pitch)) for i in range(steps + 1)]
    inset = 0.03
    points = [(px, y + side * (high / 2 - inset), pz) for px, pz in line for side in (-1, 1)]
    wave = g.mesh('wave', points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)], finish, smooth_angle=80)
    solid = wave.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = 0.03, 0
    return [*parts, wave]


def shipping_label(lines, code, wide=11.0, high=7.4):
    """White paper label in the XY plane: a heading, `lines` of (text, size) and a bar code with its digits."""
    paper, ink = surfaces.mottled('#f0efea', '#e9e7e1', 0.4, 0.62, 0.12, 3, 0.3), m.ink(INK)
    left, top = -wide / 2 + 0.6, high / 2 - 0.9
    parts = [g.plate('label', g.rounded_rectangle(wide, high, 0.25), paper, 0.012, 0.004)]
    parts.append(g.label('Packing list', 0.74, ink, (left, top, 0.014), 'Inter-SemiBold', 'LEFT', 0.001))
    for i, (text, size) in enumerate(lines):
        parts.append(g.label(text, size, ink, (left, top - 1.15 - i * 0.78, 0.014), 'Inter-Medium', 'LEFT', 0.001))
    parts += bars(code, wide - 1.4, high * 0.24, ink, (0, -high / 2 + high * 0.24, 0.0135))
    parts.append(g.label(code, 0.5, ink, (0, -high / 2 + 0.42, 0.014), 'Inter-Medium', 'CENTER', 0.001, 1.2))
    return parts


def placed(parts, at=(0, 0, 0), x=0.0, y=0.0, z=0.0):
    """Turn flat parts about the origin by degrees, then shift them to a place."""
    for part in parts:
        g.turn(part, x=x, y=y, z=z)
        g.move(part, *at)
    return parts


def mailer(wide, deep, high, open_by=108.0, label=()):
    """Box with a hinged lid, its front towards -Y, standing on z = 0 about the middle of its floor; the lid is open by degrees.

    The logo stands large inside the lid; `label` are flat parts for the front.
    """
    brown, t = kraft(), 0.36
    parts = board(wide, deep, brown)
    parts += placed(board(wide, high, brown), (0, -deep / 2, high / 2), x=90)
    parts += placed(board(wide, high, brown), (0, deep / 2, high / 2), x=90)
    for side in (-1, 1):
        # the sides are folded over: two boards thick
        for i in range(2):
            parts += placed(board(deep - 0.8, high - 0.15 * i, brown), (side * (wide / 2 - 0.2 - i * t), 0, high / 2), x=90, z=90)
    parts += placed(list(label), (0, -deep / 2 - t - 0.012, high / 2), x=90)
    lid = [*board(wide - 0.6, deep, brown, at=(0, -deep / 2, 0)), *placed(board(wide - 1.2, high - 0.8, brown), (0, -deep - 0.1, -high / 2 + 0.3), x=78)]
    for side in (-1, 1):
        lid += placed(board(deep * 0.86, high - 1.4, brown), (side * (wide / 2 - 1.0), -deep * 0.46, -high / 2 + 0.9), x=90 + side * 11, z=90)
    hinge = g.assemble('lid', lid)
    hinge.location = (0, deep / 2, high)
    hinge.rotation_euler.x = -math.radians(open_by)
    return g.assemble('mailer', [*parts, hinge])


def closed(wide, deep, high, label=()):
    """The same box closed, with tape along its front edge."""
    brown = kraft()
    parts = [g.rounded_box('box', (wide, deep, high), 0.22, brown, (0, 0, high / 2), 3)]
    parts += placed(board(wide - 0.5, deep - 0.3, brown), (0, 0, high - 0.2))
    tape = surfaces.clear('#d9b98a', 0.5, 0.2, 0.12)
    parts.append(g.rounded_box('tape', (4.8, 0.03, 6), 0.01, tape, (0, -deep / 2 - 0.03, high - 3)))
    parts.append(g.rounded_box('tape', (4.8, 6, 0.03), 0.01, tape, (0, -deep / 2 + 3, high + 0.18)))
    parts += placed(list(label), (-wide / 2 + 8, -deep / 2 - 0.02, high / 2), x=90)
    return g.assemble('closed box', parts)


def tray(wide, deep, thick, holes):
    """Moulded pulp with a bed for each thing."""
    pulp = surfaces.mottled('#b7a78d', '#a8977c', 0.9, 0.95, 0.9, 5, 0.1)
    return g.plate('tray', g.rounded_rectangle(wide, deep, 0.8), pulp, thick, 0.35, holes, hole_bevel=0.3)


def charger(white):
    """USB-C supply with a UK plug, lying on its back: pins up; its jack looks to -Y."""
    brass = m.metal('#d8c48a', 0.25)
    parts = [g.rounded_box('body', (5.0, 5.6, 2.9), 0.55, white, (0, 0, 1.45), 6), g.rounded_box('seam', (5.02, 5.62, 0.06), 0.02, m.matte('#b9bdbf'), (0, 0, 2.3))]
    for x, y, wide, tall, long in ((0, 1.35, 0.4, 0.8, 2.27), (-1.11, -0.87, 0.63, 0.4, 1.77), (1.11, -0.87, 0.63, 0.4, 1.77)):
        parts.append(g.rounded_box('pin', (wide, tall, long), 0.06, brass, (x, y, 2.9 + long / 2)))
        if x:
            parts.append(g.rounded_box('sleeve', (wide + 0.02, tall + 0.02, 0.95), 0.05, m.rubber(), (x, y, 3.37)))
    parts.append(g.rounded_box('jack', (0.95, 0.1, 0.36), 0.15, m.rubber('#22252a'), (0, -2.8, 1.3)))
    return g.assemble('charger', parts)


def serial_card(code, words='Join code inside the lid'):
    """Card of 8.6 by 5.4 centimetres: name, serial number and its bar code; lies in the XY plane."""
    ink = m.ink(INK)
    parts = [g.plate('card', g.rounded_rectangle(8.6, 5.4, 0.3), m.plastic('#f1f2f0', 0.45, 0.02), 0.06, 0.02)]
    parts.append(g.label('Edge Gateway', 0.72, ink, (-3.7, 1.3, 0.062), 'Inter-Medium', 'LEFT', 0.001))
    parts.append(g.label(words, 0.36, m.ink('#59636e'), (-3.7, 0.35, 0.062), 'Inter-Medium', 'LEFT', 0.001))
    parts += bars(code, 7.2, 1.1, ink, (0, -1.0, 0.0625))
    parts.append(g.label(code, 0.42, ink, (0, -2.0, 0.062), 'Inter-Medium', 'CENTER', 0.001, 1.2))
    return g.assemble('card', parts)


def asleep(root):
    """What has not been switched on yet: nothing shines, and a display shows nothing."""
    off = m.plastic('#c9d2d1', 0.35, 0)
    for part in g.members(root):
        for i, material in enumerate(part.data.materials):
            shader = material.node_tree.nodes.get('Principled BSDF')
            if shader and (shader.inputs['Emission'].links or shader.inputs['Emission'].default_value[1] > 0):
                part.data.materials[i] = off
        if root.name.startswith('humidity') and part.name.startswith(('label', 'segment', 'link', 'cell')):
            part.hide_render = True
    return root
