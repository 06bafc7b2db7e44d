import { expect, it } from 'vitest'
import type { Entry } from '#src/content/reading/entry.ts'
import { settings } from '#src/content/settings/settings.ts'
import { findForeignWords } from './check-company.ts'

it('finds a word of the country of the texts, where the company is in another', () => {
  const { company, 'written-for': written, ...others } = settings()
  const [word = ''] = written.words
  const place = { collection: 'pages', id: 'about', file: 'content/pages/about.yaml' } as const
  const about: Entry = {
    ...place,
    data: { heading: 'About us', lead: `Also in ${word}` },
    lineOf: () => 1,
  }
  const address = { ...company.address, countryCode: written.country === 'IN' ? 'NG' : 'IN' }
  const abroad = { ...others, 'written-for': written, company: { ...company, address } }
  expect(findForeignWords([about], abroad).map(({ path }) => path)).toEqual([['lead']])
})
