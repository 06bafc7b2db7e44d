"""People for line drawings: `figure.Figure` with arms that reach for a place, hands that hold, and gloves. Centimetres, world coordinates."""
import math

import bmesh
import numpy as np
from mathutils import Matrix, Vector

import figure
import geometry as g
import materials as m
from drawing import mark

FINGERS = ('index', 'middle', 'ring', 'pinky')
# Of a finger's whole bend, what each of its joints takes.
SHARES = (0.36, 0.4, 0.24)
# How far a glove reaches up the arm from the wrist, and how thick it is.
CUFF, LEATHER = 4.0, 0.25


def _frame(along, across):
    """Rotation whose columns are a direction, what of another is square to it, and their normal."""
    x = along.normalized()
    y = (across - x * across.dot(x)).normalized()
    return Matrix((x, y, x.cross(y))).transposed()


class Person(figure.Figure):
    """Looks towards -Y at yaw 0 and stands at `at`."""

    def __init__(self, at=(0, 0, 0), yaw=0.0, shape='african-male-young'):
        super().__init__(shape)
        self.place = Matrix.Translation(at) @ Matrix.Rotation(math.radians(yaw), 4, 'Z')

    def _inward(self, direction):
        return self.place.to_3x3().inverted() @ Vector(direction)

    def hand_frame(self, side):
        """Directions at rest in which the fingers and the palm of a hand point."""
        wrist = self.joint('hand_' + side)
        along = (self.joint('middle_01_' + side) - wrist).normalized()
        across = self.joint('index_01_' + side) - self.joint('pinky_01_' + side)
        palm = along.cross(across) * (1 if side == 'l' else -1)
        return along, (palm - along * palm.dot(along)).normalized()

    def reach(self, side, wrist, elbow=(0, 0, -1)):
        """Bring a wrist to a place; the elbow points towards `elbow`."""
        before = self.moved('clavicle_' + side)
        back = before.inverted()
        shoulder, bend, end = (self.joint(bone + side) for bone in ('upperarm_', 'lowerarm_', 'hand_'))
        to = back @ (self.place.inverted() @ Vector(wrist)) - shoulder
        upper, lower = (bend - shoulder).length, (end - bend).length
        length = min(to.length, (upper + lower) * 0.995)
        direction = to.normalized()
        pole = back.to_3x3() @ self._inward(elbow)
        pole = (pole - direction * pole.dot(direction)).normalized()
        cosine = (upper ** 2 + length ** 2 - lower ** 2) / (2 * upper * length)
        joint = direction * upper * cosine + pole * upper * math.sqrt(max(0, 1 - cosine ** 2))
        forearm = direction * length - joint
        turned = _frame(joint, forearm) @ _frame(bend - shoulder, Vector((0, -1, 0))).transposed()
        self.turns['upperarm_' + side] = turned.to_4x4()
        bent = (end - bend).rotation_difference(turned.transposed() @ forearm)
        self.turns['lowerarm_' + side] = bent.to_matrix().to_4x4()

    def _wanted(self, side, fingers, palm):
        inward = self.moved('lowerarm_' + side).to_3x3().inverted()
        return _frame(inward @ self._inward(fingers), inward @ self._inward(palm)) @ _frame(*self.hand_frame(side)).transposed()

    def turn_hand(self, side, fingers, palm):
        """Point a hand's fingers and palm; the forearm takes most of the twist, as it does."""
        axis = (self.joint('hand_' + side) - self.joint('lowerarm_' + side)).normalized()
        turn = self._wanted(side, fingers, palm).to_quaternion()
        twist = 2 * math.atan2(Vector((turn.x, turn.y, turn.z)).dot(axis), turn.w)
        twist = (twist + math.pi) % math.tau - math.pi
        self.turns['lowerarm_' + side] = self.turns['lowerarm_' + side] @ Matrix.Rotation(0.6 * twist, 4, axis)
        self.turns['hand_' + side] = self._wanted(side, fingers, palm).to_4x4()

    def hold(self, side, at, fingers, palm, elbow=(0, 0, -1), along=9.0, off=3.0):
        """Bring what lies in the hand to a place: `along` from the wrist to it, `off` before the palm."""
        fingers, palm = Vector(fingers).normalized(), Vector(palm)
        palm = (palm - fingers * palm.dot(fingers)).normalized()
        self.reach(side, Vector(at) - fingers * along - palm * off, elbow)
        self.turn_hand(side, fingers, palm)

    def curl(self, side, bends, thumb=0.0, spread=0.0):
        """Bend fingers towards the palm by degrees, one number for all or one each; `thumb` towards the fingers, `spread` across the palm."""
        _, palm = self.hand_frame(side)
        bends = bends if isinstance(bends, (list, tuple)) else [bends] * 4
        for finger, bend in zip(FINGERS, bends):
            for joint, share in enumerate(SHARES, 1):
                bone = '%s_0%d_%s' % (finger, joint, side)
                along = self.joint(bone, 'tail') - self.joint(bone)
                self.turns[bone] = Matrix.Rotation(math.radians(bend * share), 4, along.cross(palm).normalized())
        across = (self.joint('pinky_01_' + side) - self.joint('index_01_' + side)).normalized()
        for joint, share in enumerate((0.3, 0.4, 0.3), 1):
            bone = 'thumb_0%d_%s' % (joint, side)
            along = self.joint(bone, 'tail') - self.joint(bone)
            turn = Matrix.Rotation(math.radians(thumb * share), 4, along.cross(palm * 0.4 + across).normalized())
            if joint == 1 and spread:
                turn = Matrix.Rotation(math.radians(spread), 4, along.cross(palm).normalized()) @ turn
            self.turns[bone] = turn

    def hand_share(self):
        """How far each vertex of the body belongs to a hand."""
        hands = [i for i, name in enumerate(self.names) if name.startswith(('hand_', 'thumb_', *(f + '_' for f in FINGERS)))]
        return self.weights[:, hands].sum(1)

    def dress(self, clothes, hair='short02', gloves=True, group='person', tones=None, fine=1):
        """Meshes of the dressed person, marked. `tones` names those of 'cloth', 'skin' and 'hair' that differ; shoes are hair's."""
        tone = {'cloth': 'cloth', 'skin': 'skin', 'hair': 'hair', **(tones or {})}
        parts, hidden = [], set()
        for name in clothes:
            thing, covers = self.wear(name, colour='#888888')
            parts.append(mark(thing, group, tone['hair' if name.startswith('shoes') else 'cloth']))
            hidden |= covers
        if hair:
            parts.append(mark(self.wear(hair, colour='#15120f')[0], group, tone['hair']))
        keep = np.ones(len(self.points), bool)
        keep[list(hidden)] = False
        is_hand = self.hand_share() > 0.5
        parts.append(mark(self.body(m.matte('#5a3a2b'), keep & ~is_hand if gloves else keep), group, tone['skin']))
        if gloves:
            parts.append(mark(self._gloves(keep), group, 'paper'))
        for part in parts:
            part['crease'] = 180.0
            for modifier in part.modifiers:
                if modifier.type == 'SUBSURF':
                    modifier.levels = modifier.render_levels = fine
        root = g.assemble('person', parts)
        root.matrix_world = self.place
        return root

    def _gloves(self, keep):
        """The hands and a straight cuff, thicker by the leather."""
        near = np.zeros(len(self.points), bool)
        cuffs = []
        for side in 'lr':
            wrist, elbow = self.joint('hand_' + side), self.joint('lowerarm_' + side)
            axis = (wrist - elbow).normalized()
            along = (self.rest - np.array(wrist)) @ np.array(axis)
            ours = self.weights[:, [i for i, name in enumerate(self.names) if name.endswith('_' + side)]].sum(1) > 0.5
            near |= ours & (along > -CUFF - 3) & (self.weights[:, self.names.index('upperarm_' + side)] < 0.5)
            moved = self.moved('lowerarm_' + side)
            cuffs.append((moved @ (wrist - axis * CUFF), moved.to_3x3() @ axis))
        thing = self._mesh('glove', self._bend(self.rest, self.weights), self.groups['body'], m.matte('#777777'), keep=keep & near)
        shape = bmesh.new()
        shape.from_mesh(thing.data)
        for place, axis in cuffs:
            # of one arm: the other lies elsewhere
            geometry = [part for part in [*shape.verts, *shape.edges, *shape.faces] if _distance(part, place) < 14]
            bmesh.ops.bisect_plane(shape, geom=geometry, plane_co=place, plane_no=axis, clear_inner=True)
        shape.normal_update()
        for vertex in shape.verts:
            vertex.co += vertex.normal * LEATHER
        shape.to_mesh(thing.data)
        shape.free()
        return thing


def _distance(part, place):
    corners = [part] if isinstance(part, bmesh.types.BMVert) else part.verts
    return min((corner.co - place).length for corner in corners)
