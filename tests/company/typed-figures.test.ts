import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { sentencesOf, typedFigures } from './typed-figures.ts'

/** Specimens have invented figures, and say so. */
const isSpecimen = (file: string) => /^specimen:/m.test(readFileSync(file, 'utf8'))
const files = globSync('content/{pages,articles,products,documents,faq,free-pages}/*.yaml')
  .concat(
    'content/services.yaml',
    'content/offerings.yaml',
    'content/partners.yaml',
    'content/buyer-questions.yaml',
  )
  .filter((file) => !isSpecimen(file))
  .sort()
const read = (file: string): unknown => parse(readFileSync(file, 'utf8'))

it.each(files)('%s takes amounts and the figures of example sites by token', (file) =>
  expect(typedFigures(read(file))).toEqual([]),
)

it('the article that derives the bill of the cold store types no megabytes', () => {
  const { lead, sections } = read('content/articles/data-cost-cold-room.yaml') as {
    lead: string
    sections: { id: string }[]
  } // its schema
  const derivation = sections.filter(({ id }) => id !== 'what-empties-it' && id !== 'your-own-sum')
  expect(derivation.length).toBeGreaterThan(3)
  expect(
    sentencesOf([lead, derivation]).filter((sentence) => /\d[\s\u00a0]?MB/.test(sentence)),
  ).toEqual([])
})

it('finds what the copy once said', () => {
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
