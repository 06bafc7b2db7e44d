import { expect, it } from 'vitest'
import { seenWorkOf, workSince } from './work-since.ts'

const at = '2026-11-26T10:00:00.000Z'
const later = '2026-11-26T11:00:00.000Z'
const note = (id: number, by: string) => ({
  id,
  kind: 'note' as const,
  by,
  at,
  text: 'Called.',
  changedAt: null,
})
const reply = (id: number, by: string, number: string | null = null) => ({
  ...{ id, by, at, number, subject: 'Your message', text: 'Dear Ann' },
  ...{ state: 'sent' as const, sentAt: at, fault: null },
})
const nothing = { notes: [], replies: [], answeredAt: null, answeredBy: null }
const before = { ...nothing, notes: [note(4, 'ada')], replies: [reply(7, 'ada')] }

it.each([
  ['nothing has happened', before, []],
  ['I wrote it myself', { ...before, notes: [...before.notes, note(5, 'me')] }, []],
  ['a note', { ...before, notes: [...before.notes, note(5, 'ada')] }, ['note']],
  ['a reply', { ...before, replies: [...before.replies, reply(8, 'ada')] }, ['reply']],
  [
    'a pro-forma',
    { ...before, replies: [...before.replies, reply(8, 'ada', 'K7-2')] },
    ['pro-forma'],
  ],
  ['an answer elsewhere', { ...before, answeredAt: later, answeredBy: 'ada' }, ['answered']],
  ['my own answer elsewhere', { ...before, answeredAt: later, answeredBy: 'me' }, []],
  [
    'a reply that marks it answered',
    {
      ...before,
      replies: [reply(7, 'ada'), reply(8, 'ada')],
      answeredAt: later,
      answeredBy: 'ada',
    },
    ['reply', 'answered'],
  ],
  [
    'a reply of mine in another tab',
    { ...before, replies: [...before.replies, reply(8, 'me')] },
    ['reply'],
  ],
  ['a deleted note', { ...before, notes: [] }, []],
])('since a request was opened: %s', (_, now, kinds) => {
  expect(workSince(now, seenWorkOf(before), 'me').map(({ kind }) => kind)).toEqual(kinds)
})

it('shows everything of others to a person who has seen nothing', () => {
  expect(workSince(before, seenWorkOf(nothing), 'me')).toHaveLength(2)
})
