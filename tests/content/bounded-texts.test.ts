import { z } from 'astro/zod'
import { expect, it } from 'vitest'
import { contentSchemas, walkTexts } from './walk-texts.ts'

const walked = Object.entries(contentSchemas).map(([name, schema]) => walkTexts(schema, name))
const texts = walked.flatMap((one) => one.texts)

it('every text of every schema has a greatest length', () => {
  console.info(`${texts.length} texts in ${walked.length} schemas`)
  expect(walked.flatMap(({ faults }) => faults)).toEqual([])
  expect(texts.length).toBeGreaterThan(1000)
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

it.each([
  ['a bare text', z.strictObject({ a: z.string() })],
  ['an address', z.array(z.url().optional())],
  ['a text that is transformed', z.string().transform((text) => text.length)],
  ['what takes anything', z.object({ a: z.unknown() })],
  ['a record of texts', z.record(z.string().max(5), z.string())],
])('%s is found', (_, schema) => expect(walkTexts(schema, 'x').faults).toHaveLength(1))
