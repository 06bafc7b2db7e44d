import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { termValues } from '#src/content/derived/site-tokens.ts'
import { site } from '#src/content/settings/site.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import { formAge, retention } from '#src/contracts/retention.ts'

const policy = readFileSync('content/pages/privacy-policy.yaml', 'utf8')
const terms = termValues(site())

it('the privacy policy states every term that the program keeps, by its token', () => {
  expect(Object.keys(terms)).toHaveLength(Object.keys({ ...retention, fastestForm: 0 }).length)
  // The cookie of the region is of a company with a Canadian site alone.
  const without = site().canadianSite ? [] : ['keptRegion']
  const absent = Object.keys(terms).filter((name) => !policy.includes(`{${name}}`))
  expect(absent.filter((name) => !without.includes(name))).toEqual([])
})

it('no term of what is stored is typed', () => {
  const stored = policy.slice(policy.indexOf('What is stored'), policy.indexOf('How We Use'))
  const typed = stored.match(
    /\b(\d+|one|two|seven|thirty)\s+(second|minute|hour|day|month|year)s?\b/g,
  )
  expect(typed ?? []).toEqual([])
})

it('writes terms as the program keeps them', () =>
  expect(terms).toMatchObject({
    keptContacts: `${retention.requestMonths} months`,
    keptLooseFiles: '1 hour',
    fastestForm: `${formatNumber(formAge.min / 1000, site().locale)} seconds`,
  }))
