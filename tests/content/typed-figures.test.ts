import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { valuesIn } from '#src/content/reading/links.ts'

/** What a sentence says when it speaks of a dossier. */
const subjects = /cold[- ](store|room)|frozen[- ](store|room)|forty rooms|vaccine fridge|poultry (farm|house)|estate gate|packaging plant/i
/** A number that somebody typed: figures of dossiers are tokens, such as {coldStoreBill} MB. */
const typed = /(?<![\w{.])\d[\d,.]*[\s\u00a0]?(MB|h|hours?|min|minutes?|°C)(?![\w°])/

/** What is read as one sentence: a sentence of a text, a row of a table, a file's whole text where all of it speaks of one dossier. */
function sentencesIn(data: unknown): string[] {
  return valuesIn(data).flatMap(({ path, value }) => {
    if (Array.isArray(value) && path.at(-2) === 'rows') return [value.join(' · ')]
    const isText = typeof value === 'string' && !['url', 'href', 'name', 'alt'].includes(String(path.at(-1)))
    return isText ? value.split(/(?<=[.!?;])\s+/) : []
  })
}
const typedFigures = (data: unknown): string[] => sentencesIn(data).filter((sentence) => subjects.test(sentence) && typed.test(sentence))

const files = globSync('content/{pages,articles,products,documents,faq,free-pages}/*.yaml').concat('content/catalogue.yaml').sort()
const read = (file: string): unknown => parse(readFileSync(file, 'utf8'))

it.each(files)('%s takes the figures of dossiers by token', (file) => expect(typedFigures(read(file))).toEqual([]))

it('the article that derives the bill of the cold store types no megabytes', () => {
  const { lead, sections } = read('content/articles/data-cost-cold-room.yaml') as { lead: string; sections: { id: string }[] } // its schema
  // What else shares a SIM card has its own figures.
  const derivation = sections.filter(({ id }) => id !== 'what-empties-it' && id !== 'your-own-sum')
  expect(derivation.length).toBeGreaterThan(3)
  expect(sentencesIn([lead, derivation]).filter((sentence) => /\d[\s\u00a0]?MB/.test(sentence))).toEqual([])
})

it('finds what the copy once said', () => {
  const before = [
    'A cold room sends about 3 MB of readings a month over LTE, 6 MB on the bill.',
    'The freezer of a cold store is above −15 °C for too long.',
    { table: { rows: [['cold room 3 warmer', '−15 °C', '120 s']] } },
    { table: { rows: [['vaccine fridge', '2 to 8 °C', 'nurse on duty']] } },
    'Nobody cares. A cold store without a link for 3.5 hours.',
  ]
  expect(typedFigures(before)).toHaveLength(before.length)
  expect(typedFigures(['A cold store costs {coldStoreBill} MB a month.', 'The van waits 20 minutes.'])).toEqual([])
})
