import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkContent } from '#src/content/check/check-content.ts'
import { describeProblem, type Overlay } from '#src/content/reading/yaml-file.ts'
import { today } from '#src/content/today.ts'
import { ownerSite } from '../../../scripts/company/owner-site.ts'
import { changedSetting } from '../changed-content.ts'

const inFrench = changedSetting('company', { languages: ['en', 'fr'] })
const page = readFileSync('content/free-pages/sample-wiring-plan.yaml', 'utf8')
const faults = (...changes: [string, string][]) => {
  const overlay: Overlay = new Map(changes)
  return checkContent('.', today(), overlay).problems.map(describeProblem)
}

it.each([
  ['a code that is no language', changedSetting('company', { languages: ['en', 'xx'] })],
  ['a code in capital letters', changedSetting('company', { languages: ['EN'] })],
  ['a former code', changedSetting('company', { languages: ['en', 'iw'] })],
])('%s is a fault of the company', (_, company) =>
  expect(faults(company)).toEqual([
    expect.stringMatching(/^content\/company\.json:\d+: languages\.\d: A language code like/),
  ]),
)

it('texts in English on a site whose first language is another are named, with what to do', () => {
  const english = (overlay: Overlay) => checkContent('.', today(), overlay).english
  const inFrenchAlone = changedSetting('company', { languages: ['fr'], locale: 'fr-CI' })
  expect(english(new Map([inFrenchAlone])).map(describeProblem)).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/about.yaml:1: .*translate fr --as-source pages\/about”$/,
    ),
  )
  expect(english(new Map()), 'a site in English').toEqual([])
  expect(english(ownerSite({ language: 'pt' })), 'a site in Portuguese alone').toEqual([])
})

it('a language is listed once', () =>
  expect(faults(changedSetting('company', { languages: ['en', 'fr', 'fr'] }))).toEqual([
    expect.stringContaining('fr is listed twice'),
  ]))

it('a page at the address of a language is a fault of the page', () => {
  const atLanguage: [string, string] = ['content/free-pages/fr.yaml', page]
  expect(faults(atLanguage)).toEqual([])
  expect(faults(inFrench, atLanguage)).toEqual([
    'content/free-pages/fr.yaml:1: /fr is the address of the site in the language fr: give this page another',
  ])
})

it.each(['/fr', '/fr/former', '/FR/former', '/%66r/former'])(
  'a redirect from %s is a fault',
  (from) => {
    const moved = changedSetting('redirects', { redirects: [{ from, href: '/nfc' }] })
    expect(faults(moved)).toEqual([])
    expect(faults(inFrench, moved)).toEqual([
      expect.stringMatching(/^content\/redirects\.json:\d+: .*: give this redirect another$/),
    ])
  },
)
