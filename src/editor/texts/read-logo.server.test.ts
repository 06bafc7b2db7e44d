import { expect, it } from 'vitest'
import { readLogo } from './read-logo.server.ts'

const svg = (inner: string, box = '0 0 24 24') => `<svg viewBox="${box}">${inner}</svg>`

it('takes the paths of a file, a grey in the colour of the text and others in the signal', () =>
  expect(
    readLogo(
      svg('<path d="M0 0h9z" fill="#111"/><path d="M1 1h2" stroke="#1f5fd0" stroke-width="3"/>'),
    ),
  ).toEqual({
    side: 24,
    paths: [
      { d: 'M0 0h9z', colour: 'ink' },
      { d: 'M1 1h2', colour: 'signal', stroke: 3 },
    ],
    boxes: [],
  }))

it.each([
  ['without paths', svg('')],
  ['with another shape', svg('<circle r="3"/><path d="M0 0z"/>')],
  ['with a transformation', svg('<g transform="scale(2)"><path d="M0 0z"/></g>')],
  ['that is wide, as with a name', svg('<path d="M0 0z"/>', '0 0 120 32')],
  ['from another origin', svg('<path d="M0 0z"/>', '-4 -4 8 8')],
  ['with a script in its path', svg('<path d="M0 0z&quot; onload=alert(1)"/>')],
  ['that is none', 'hello'],
])('refuses a file %s', (_, text) => expect(readLogo(text)).toBeNull())
