import { expect, it } from 'vitest'
import { readRequestPlace, requestPlace } from './request-places.ts'

it.each([
  ['contact 12 reply', { id: 12, kind: 'reply' }],
  ['contact 12 note', { id: 12, kind: 'note' }],
  ['contact 12 note 34', { id: 12, kind: 'note' }],
  ['contact 7 pro-forma', { id: 7, kind: 'pro-forma' }],
  ['contact 12 other', null],
  ['contact x reply', null],
  ['content content/pages/about.yaml', null],
])('reads %s', (name, place) => expect(readRequestPlace(name)).toEqual(place))

it('names what it reads', () => {
  expect(requestPlace(12, 'note', 34)).toBe('contact 12 note 34')
  expect(requestPlace(12, 'reply')).toBe('contact 12 reply')
})
