import { expect, it } from 'vitest'
import { idSchema, typedIdSchema } from './id-schemas.ts'
import { readId } from './ids.ts'

it.each<readonly [text: string, id: number]>([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ...[
    '',
    '0',
    '-1',
    '1.5',
    '2147483648',
    '9007199254740993',
    '99999999999999999999',
    '\0',
    '7\0',
    'letters',
  ].map((text) => [text, 0] as const),
])('reads “%s” as the id %d', (text, id) => {
  expect(readId(text)).toBe(id)
  expect(typedIdSchema().safeParse(text).data ?? 0).toBe(id)
  expect(idSchema().safeParse(Number(text)).success).toBe(
    Number(text) >= 1 && Number(text) <= 2_147_483_647 && text !== '1.5',
  )
})

it.each([null, undefined, '1e9', '0x1f', ' 7', '7 '])('reads no id from %s', (text) =>
  expect(readId(text)).toBe(0),
)
