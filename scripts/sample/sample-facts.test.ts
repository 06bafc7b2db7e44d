import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { Entry } from '#src/content/reading/entry.ts'
import { settings } from '#src/content/settings/settings.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { checkSample } from './sample-facts.ts'
import { typedFigures } from './typed-figures.ts'

const company = { ...settings().company, name: 'Isopo', legalName: 'Isopo Limited' }
const entry = (collection: Entry['collection'], data: Record<string, unknown>): Entry => ({
  ...{ collection, id: 'a', file: `content/${collection}/a.yaml`, data },
  lineOf: () => 1,
})
function faults(file: string, text: string, ...entries: Entry[]): string[] {
  const root = temporaryFolder()
  mkdirSync(path.join(root, 'content/pages'), { recursive: true })
  writeFileSync(path.join(root, file), text)
  return checkSample(root, entries, company).map(({ message }) => message)
}
const page = 'content/pages/a.yaml'

it.each([
  [page, 'lead: Isopo measures', 'Write the token for Isopo'],
  [page, `lead: Call ${company.phone}`, `Write the token for ${company.phone}`],
  [page, 'lead: A day costs $220.', 'Write the token for the figure: A day costs $220.'],
  ['content/awards.json', '{"awards":[{"name":"Best","sampleOf":"Isopo"}]}', 'A sample is evid'],
  ['content/certificates.json', '{"certificates":[{}]}', 'The example company has no certificate'],
])('finds in %s: %s', (file, text, message) =>
  expect(faults(file, text)).toEqual([expect.stringContaining(message)]),
)

it.each([
  [page, 'lead: "{name} measures, and isopods are no pests"'],
  [page, 'specimen: { says: x }\nlead: A day costs $220.'],
  ['content/company.json', '{"name":"Isopo"}'],
  ['content/awards.json', '{"awards":[{"name":"Example Prize","sampleOf":"Isopo"}]}'],
])('has nothing to say about %s: %s', (file, text) => expect(faults(file, text)).toEqual([]))

it('counts the questions of engineers and buyers', () => {
  const few = [entry('faq', { entries: [{}] }), entry('buyer-questions', { groups: [] })]
  expect(faults(page, 'lead: x', ...few)).toEqual([
    '1 questions: four groups have 60',
    '0 questions: buyers have at least 25',
  ])
  const long = entry('faq', { entries: Array(60).fill('word '.repeat(100)) })
  expect(faults(page, 'lead: x', ...Array(4).fill(long))).toEqual([
    '24000 words in these questions: at most 5500',
  ])
})

it('finds figures of example sites that the texts once typed', () => {
  const before = [
    'A cold room sends about 3 MB of readings a month over LTE, 6 MB on the bill.',
    'The freezer of a cold store is above −15 °C for too long.',
    { table: { rows: [['cold room 3 warmer', '−15 °C', '120 s']] } },
    { table: { rows: [['vaccine fridge', '2 to 8 °C', 'nurse on duty']] } },
    'Nobody cares. A cold store without a link for 3.5 hours.',
    'A day of installation costs $220.',
  ]
  expect(typedFigures(before)).toHaveLength(before.length)
  expect(
    typedFigures(['A cold store costs {coldStoreBill} MB a month.', 'The van waits 20 minutes.']),
  ).toEqual([])
})
