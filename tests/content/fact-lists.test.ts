import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageShowing } from '#src/content/addresses/address-of.ts'
import { samplesOf } from '#src/content/evidence/samples.ts'
import { type FactListName, factListNames, factLists } from '#src/content/fact-lists.ts'
import { readPassages } from '#src/content/search/passages.ts'
import { changedSetting, snapshotWith } from './changed-content.ts'

const today = '2027-06-15'
const sentence = 'A text that is found'

/** An entry of each list that visitors see, and what its page calls to read the list. */
const examples: Record<FactListName, { entry: object; reader: string }> = {
  people: { entry: { id: 'ada-obi', name: 'Ada Obi', role: sentence }, reader: 'getPeople' },
  references: {
    entry: {
      customer: 'A customer',
      consentOn: today,
      problem: sentence,
      installed: 'Two sensors',
      result: { figure: '0 of 90', text: 'warm nights' },
    },
    reader: 'getReferences',
  },
  awards: { entry: { name: 'A prize', year: 2026, reason: sentence }, reader: 'getAwards' },
  certificates: {
    entry: {
      name: 'Approval',
      issuer: sentence,
      issuedOn: '2027-01-31',
      file: { digest: 'a'.repeat(43), name: 'a.pdf', bytes: 1 },
    },
    reader: 'getCertificates',
  },
}

it.each(factListNames)('%s are read by their page, previewed, and found', async (list) => {
  const { page } = factLists[list]
  const { entry, reader } = examples[list]
  expect(readFileSync(`src/pages/${page}.astro`, 'utf8')).toContain(`${reader}(`)
  const setting = { collection: 'settings', id: list, data: {} } as const
  expect(
    pageShowing(
      setting,
      () => null,
      () => true,
    ),
  ).toBe(`/${page}`)

  const found = async (entries: object[]) => {
    const snapshot = snapshotWith(new Map([changedSetting(list, { [list]: entries })]), today)
    const passages = readPassages(snapshot)
    return passages.filter(({ text }) => text.includes(sentence)).map(({ href }) => href)
  }
  expect(await found([entry])).toEqual([expect.stringMatching(new RegExp(`^/${page}#`))])
  expect(await found([])).toEqual([])
})

it.each(factListNames)('a token in %s is refused by its name', (list) => {
  const entry = JSON.stringify(examples[list].entry).replace(sentence, 'From {city}')
  const overlay = new Map([changedSetting(list, { [list]: [JSON.parse(entry)] })])
  expect(() => snapshotWith(overlay, today)).toThrow('Write what {city} stands for')
})

it('an entry of the example company is a sample, and ends with it', () => {
  const sample = { ...examples.awards.entry, sampleOf: 'Isopo' }
  const titles = (name: string) => {
    const overlay = [
      changedSetting('awards', { awards: [sample] }),
      changedSetting('company', { name }),
    ] as const
    const { settings } = snapshotWith(new Map(overlay), today)
    return samplesOf(settings).map(({ title }) => title)
  }
  expect(titles('Isopo')).toContain('Awards')
  expect(titles('Another')).not.toContain('Awards')
})

it('a text can need a list', () => {
  const about = readFileSync('content/pages/about.yaml', 'utf8')
  const needy = about.replace('onlyWith: [ warranty, batteryWarranty ]', 'onlyWith: [ awards ]')
  expect(needy).not.toBe(about)
  const isShown = (...awards: object[]) => {
    const overlay = [
      ['content/pages/about.yaml', needy],
      changedSetting('awards', { awards }),
    ] as const
    const { entries } = snapshotWith(new Map(overlay), today)
    return JSON.stringify(entries).includes('on built-in batteries')
  }
  expect(isShown(examples.awards.entry)).toBe(true)
  expect(isShown()).toBe(false)
  expect(isShown({ ...examples.awards.entry, sampleOf: 'Another' })).toBe(false)
})
