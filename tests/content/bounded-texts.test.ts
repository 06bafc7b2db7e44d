import { z } from 'astro/zod'
import { expect, it } from 'vitest'
import { textsOfSchemas } from './texts-of-schemas.ts'

const texts = textsOfSchemas()
const unbounded = (from: readonly (typeof texts)[number][]) =>
  from.filter(({ isBounded }) => !isBounded).map(({ place }) => place)

it('every text of every schema has a greatest length', () => {
  expect(texts.length).toBeGreaterThan(1000)
  expect(unbounded(texts)).toEqual([])
  expect(unbounded(textsOfSchemas({ a: z.strictObject({ b: z.array(z.url()) }) }))).toHaveLength(1)
})

it('no text of any schema holds half a character', () => {
  const refusal = (schema: z.core.$ZodType) => z.safeParse(schema, 'a\ud83d').error?.issues[0]
  const unnamed = texts.filter(
    ({ schema }) => !refusal(schema)?.message.startsWith('Half a character'),
  )
  // A date and an e-mail address take no character beyond ASCII.
  expect(
    unnamed
      .filter(({ schema }) => refusal(schema)?.code !== 'invalid_format')
      .map(({ place }) => place),
  ).toEqual([])
})
