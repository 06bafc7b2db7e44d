import { expect, it } from 'vitest'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { addressOfHeading } from './address-of-heading.ts'

const part: FormSchema = {
  title: 'Part',
  properties: { id: { title: 'Name', widget: 'place' }, heading: { title: 'Heading' } },
}
const schema: FormSchema = {
  title: 'Entry',
  properties: { sections: { title: 'Parts', type: 'array', items: part } },
}
const entry = (id: string, heading: string) => ({ sections: [{ id, heading }] })

it.each([
  ['an empty one follows', entry('', ''), null, 'Which clock?', 'which-clock'],
  ['one that followed goes on', entry('which', 'Which'), null, 'Which clock', 'which-clock'],
  ['it is emptied with its heading', entry('which', 'Which'), null, ' ', ''],
  ['one that somebody typed stays', entry('clock', 'Which'), null, 'Which clock', null],
  [
    'one that is public stays',
    entry('which', 'Which'),
    entry('which', 'Which'),
    'Which clock',
    null,
  ],
])('of the name in the address: %s', (_, before, published, words, value) =>
  expect(
    addressOfHeading(schema, { at: 'sections/0/heading', words, before, published })?.value ?? null,
  ).toBe(value),
)

it('other fields name nothing', () => {
  const before = entry('', '')
  expect(
    addressOfHeading(schema, { at: 'sections/0/lead', words: 'x', before, published: null }),
  ).toBeNull()
  expect(addressOfHeading(part, { at: 'heading', words: 'x', before, published: null })).toBeNull()
})
