import { expect, it } from 'vitest'
import type { FileChange } from '#src/contracts/content/content.ts'
import { namesOfChanges, titleOfChanges } from './change-title.ts'

const changed = (label: string, ...places: string[]): FileChange => ({
  path: '',
  label,
  change: 'changed',
  differences: places.map((place) => ({ field: [], place, before: null, after: null })),
})
const french = 'content/languages/fr/pages/about.po'
const added: FileChange = { path: '', label: 'Warranty', change: 'added', differences: [] }

it.each<[what: string, files: FileChange[], title: string]>([
  ['one field', [changed('Smart Lock', 'Amount')], 'Smart Lock: amount'],
  [
    'names that keep their capital',
    [changed('Company', 'WhatsApp', 'E-mail', 'Postal address › Street')],
    'Company: WhatsApp, E-mail, postal address › Street',
  ],
  [
    'many fields',
    [changed('About', 'Lead', 'Title', 'Lead', 'Text', 'Note')],
    'About: lead, title, text and 1 more',
  ],
  [
    'a translation, whose texts are sentences',
    [{ ...changed('About in French', 'We design it.', 'We build it.'), path: french }],
    'About in French: 2 texts',
  ],
  ['two entries', [changed('About', 'Lead'), added], 'About: lead, Warranty: new'],
])('the title of %s', (_, files, title) => expect(titleOfChanges(files)).toBe(title))

it('names every field once, up to its limit', () =>
  expect([
    namesOfChanges([changed('About', 'Lead', 'Title', 'Lead'), added], 3),
    namesOfChanges([changed('About', 'Lead', 'Title', 'Text')], 2),
  ]).toEqual([
    ['About: Lead', 'About: Title', 'Warranty: new'],
    ['About: Lead', 'About: Title', '1 more'],
  ]))
