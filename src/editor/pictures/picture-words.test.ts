import { expect, it } from 'vitest'
import { readableName } from '../texts/picture-name.ts'
import { sideAt } from './picture-words.ts'

it.each([
  ['products/smart-lock/front', 'Smart lock, front'],
  ['scenes/hero-city', 'Hero city'],
  ['alone', 'Alone'],
])('calls %s %s', (name, words) => expect(readableName(name)).toBe(words))

it.each([
  [0.5, 0.5, undefined],
  [0.4, 0.6, undefined],
  [0.1, 0.4, 'left'],
  [0.9, 0.9, 'right'],
  [0.5, 0.1, 'top'],
  [0.6, 0.95, 'bottom'],
])('a press at %s, %s keeps %s', (x, y, side) => expect(sideAt(x, y)).toBe(side))
