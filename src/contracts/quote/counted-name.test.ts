import { expect, it } from 'vitest'
import { countedName } from './counted-name.ts'

it.each([
  ['en-NG', 1, 'Table'],
  ['en-NG', 5, 'Tables'],
  ['fr', 2, 'Tables'],
  ['pl', 2, 'Table'],
  ['pl', 5, 'Table'],
  ['ar', 3, 'Table'],
])('in %s, after %i, a product is called %s', (lang, count, said) =>
  expect(countedName({ name: 'Table', plural: 'Tables' }, count, lang)).toBe(said),
)
