// Texts name the company by tokens, so that another company only changes content/company.json.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { site } from '#src/content/settings/site.ts'

const { name, legalName, url, phone, address, places } = site()
const { road, ...near } = places
const names = [
  name,
  legalName,
  address.city,
  ...address.street.split(', '),
  ...Object.values({ ...near, ...road }),
]

const aboutThem = ['content/company.json', 'content/written-for.json']
const copy = globSync('content/**/*.{yaml,json}')
  .filter((file) => !aboutThem.includes(file))
  .map((file) => ({
    file,
    text: readFileSync(file, 'utf8').replace(/"sampleOf": ".*"/g, ''),
  }))

const filesWith = (words: string) => {
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])${words.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\d])`,
    'u',
  )
  return copy.filter(({ text }) => pattern.test(text)).map(({ file }) => `${file}: ${words}`)
}
/** Whether a company's or town's name is also a word, such as Reading. */
const isWord = (called: string) => filesWith(called.toLowerCase()).length > 0

it('the copy names the company, its address and places near it by their tokens', () => {
  expect(copy.length).toBeGreaterThan(25)
  expect(
    [new URL(url).host, phone, ...names.filter((called) => !isWord(called))].flatMap(filesWith),
  ).toEqual([])
})
