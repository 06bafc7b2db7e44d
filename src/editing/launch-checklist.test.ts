import { expect, it } from 'vitest'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { placeInValue, withValueAt } from '#src/contracts/content/value-at.ts'
import { type FormSchema, formUnder } from '#src/contracts/form-schema.ts'
import { delivered } from './delivered-values.ts'
import { checklistIn } from './launch-checklist.ts'
import { formOf, readSource } from './workspace.ts'

/** The content with every placeholder restored, because the company may have replaced some. */
const files = [...new Set(delivered.map(({ path }) => path))]
const onDisk = { root: '.', published: new Map(), drafts: new Map() }
const workspace = (change: object = {}) => {
  const published = new Map(
    files.map((path) => {
      const value = delivered
        .filter((one) => one.path === path)
        .reduce<ContentValue>(
          (all, one) => withValueAt(all, placeInValue(one.field), one.value) ?? null,
          readSource(onDisk, path)?.value ?? {},
        )
      return [path, JSON.stringify(path === 'content/company.json' ? { ...Object(value), ...change } : value)]
    }),
  )
  return { ...onDisk, published }
}
const linesOf = (change?: object) => checklistIn(workspace(change), '2026-11-22T10:00')

it('each is a line with its value and its field; none is offered for what may not be null, and no address under .example is anybody’s', () => {
  const lines = linesOf()
  for (const { id, path, field } of delivered) {
    const line = lines.find((one) => one.id === id)
    expect(line, id).toMatchObject({ fields: [{ path, field }] })
    expect(
      field.reduce<FormSchema | undefined>((at, key) => formUnder(at, String(key)), formOf(path)),
      id,
    ).toBeDefined()
    expect(line?.why, id).toMatch(/^[^.]+[a-z].*\.$/)
  }
  const answers = Object.fromEntries(lines.map(({ id, answers: own, writes }) => [id, [...own, ...Object.keys(writes)].join(' ')]))
  expect(answers).toMatchObject({
    'company:phone': 'ours',
    'company:whatsApp': 'ours none none',
    'company:email': '',
    'company:url': '',
    'company:address.street': 'ours',
    'company:registration': 'none',
    'company:scheduling': 'none none',
    people: 'none',
    logo: 'ours',
  })
})

it.each<[what: string, change: object, id: string, isLine: boolean]>([
  ['another telephone', { phone: '+234 803 123 4567' }, 'company:phone', false],
  ['no calendar', { scheduling: null }, 'company:scheduling', false],
  ['another mailbox under .example', { email: 'sales@works.example' }, 'company:email', true],
  ['a mailbox', { email: 'sales@works.ng' }, 'company:email', false],
  ['a host that only sounds like it', { url: 'https://www.example-works.ng' }, 'company:url', false],
  [
    'an address of nobody in another field',
    { privacyLaw: { name: 'Act', authority: { name: 'A', url: 'https://a.example' } } },
    'address:content/company.json:privacyLaw.authority.url',
    true,
  ],
])('%s', (_, change, id, isLine) => expect(linesOf(change).some((line) => line.id === id)).toBe(isLine))
