import { expect, it } from 'vitest'
import { articleDescription } from './article-schema.ts'

it('a description for search engines has words, no marks', () =>
  expect(articleDescription({ description: undefined, lead: 'The **lock** of [all](/a).' })).toBe(
    'The lock of all.',
  ))
