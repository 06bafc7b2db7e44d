import { expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { placeInValue, withValueAt } from '#src/contracts/content/value-at.ts'
import { type FormSchema, formUnder } from '#src/contracts/form-schema.ts'
import { delivered } from './delivered-values.ts'
import { checklistIn } from './launch-checklist.ts'
import { formOf, readSource } from './workspace.ts'

const onDisk = { root: '.', published: new Map(), drafts: new Map() }
/** The content with every placeholder restored, because the company may have replaced some. */
const restored = new Map<string, ContentValue>()
for (const { path, field, value } of delivered)
  restored.set(
    path,
    withValueAt(
      restored.get(path) ?? readSource(onDisk, path)?.value,
      placeInValue(field),
      value,
    ) ?? null,
  )
const company = 'content/company.json'
const workspace = (change: object = {}) => {
  const values = new Map(restored).set(company, { ...Object(restored.get(company)), ...change })
  return {
    ...onDisk,
    published: new Map([...values].map(([path, value]) => [path, JSON.stringify(value)])),
  }
}
const linesOf = (change?: object) =>
  checklistIn(workspace(change), '2026-11-22T10:00', settings().film)

it('each is a line with its value and its field; none is offered for what may not be null, and no address under .example is anybody’s', () => {
  const lines = linesOf()
  for (const { id, path, field } of delivered) {
    const line = lines.find((one) => one.id === id)
    expect(line, id).toMatchObject({ fields: [{ path, field }] })
    const form = field.reduce<FormSchema | undefined>(
      (at, key) => formUnder(at, String(key)),
      formOf(path),
    )
    expect(form, id).toBeDefined()
    expect(line?.why, id).toMatch(/^[^.]+[a-z].*\.$/)
  }
  const answers = Object.fromEntries(
    lines.map(({ id, answers: own, writes }) => [id, [...own, ...Object.keys(writes)].join(' ')]),
  )
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
  [
    'a host that only sounds like it',
    { url: 'https://www.example-works.ng' },
    'company:url',
    false,
  ],
  [
    'an address of nobody in another field',
    { privacyLaw: { name: 'Act', authority: { name: 'A', url: 'https://a.example' } } },
    'address:content/company.json:privacyLaw.authority.url',
    true,
  ],
])('%s', (_, change, id, isLine) =>
  expect(linesOf(change).some((line) => line.id === id)).toBe(isLine),
)

it('a film without captions of its words is a line, and no film is none', () => {
  const linesWith = (file: string | null) =>
    checklistIn(workspace(), '2026-11-22T10:00', { ...settings().film, file })
      .map(({ id }) => id)
      .filter((id) => id.startsWith('outdated:'))
  expect(linesWith('/film/nothing-here')).toEqual(['outdated:content/film.json'])
  expect(linesWith(null)).toEqual([])
})
