import { expect, it } from 'vitest'
import type { Entry } from '#src/content/reading/entry.ts'
import { settings } from '#src/content/settings/settings.ts'
import { findForeignWords } from './check-company.ts'

it('finds a foreign word in what a page says instead of a delivered text, not in that text', () => {
  const { company, 'written-for': written, ...others } = settings()
  const [word = ''] = written.words
  const data = { instead: [{ text: `In ${word}`, instead: `Also in ${word}` }] }
  const place = { collection: 'settings', id: 'groups', file: 'content/groups.json' } as const
  const groups: Entry = { ...place, data, lineOf: () => 1 }
  const address = { ...company.address, countryCode: written.country === 'IN' ? 'NG' : 'IN' }
  const abroad = { ...others, 'written-for': written, company: { ...company, address } }
  expect(findForeignWords([groups], abroad).map(({ path }) => path)).toEqual([
    ['instead', 0, 'instead'],
  ])
})
