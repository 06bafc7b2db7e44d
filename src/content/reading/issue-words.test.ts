import { z } from 'astro/zod'
import { expect, it } from 'vitest'
import { issueWords } from './issue-words.ts'

const wordsFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueWords }).error?.issues[0]?.message

it.each<[schema: z.ZodType, value: unknown, words: string]>([
  [z.string(), undefined, 'This is missing'],
  [z.int(), null, 'This is missing: write a number'],
  [z.number(), 'one', 'This has to be a number'],
  [z.array(z.string()), 'one', 'This has to be a list'],
  [z.enum(['hotel', 'clinic']), 'moon', '“moon” is none of the choices: hotel or clinic'],
  [z.enum(['hotel', 'clinic']), '', 'Choose one: hotel or clinic'],
  [z.array(z.string()).min(2), ['a'], 'At least 2 entries; there is 1'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entry; there are 2'],
  [z.array(z.string()).length(4), ['a', 'b'], 'Exactly 4 entries; there are 2'],
  [z.int().positive(), 0, 'More than 0'],
  [z.int().max(100), 101, 'At most 100'],
  [z.string().max(3), 'four', 'At most 3 characters'],
  [z.iso.date(), 'tomorrow', 'A day like 2026-11-20'],
  [z.url(), 'here', 'An address that begins with https://'],
  [z.string().regex(/^[a-z]+$/), 'A B', 'Small letters, digits and single hyphens'],
  [z.string().regex(/^[a-z]+$/), '', 'This is missing'],
  [z.string().min(1, 'Write something'), '', 'Write something'],
])('%# says what is wrong with %j', (schema, value, words) =>
  expect(wordsFor(schema, value)).toBe(words),
)
