import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import satori from 'satori'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { charactersOf } from '../../scripts/subset-typeface.ts'
import { currentCopy } from '../../src/content/snapshot/copy.ts'
import { core, currencySign, dotted, european, further, mono } from '../../src/content/typeface.ts'
import { wholeTypefaces } from '../../src/content/whole-typefaces.ts'
import { shareCardInputs } from '../../src/pages/share/_paint-card.ts'
import { paragraphBlock } from '../../src/paper/blocks.ts'
import { paintDatasheet } from '../../src/paper/datasheet.ts'
import { printPaper } from '../../src/paper/print.ts'

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []
const copy = globSync('content/**/*.{yaml,json}').flatMap((file) =>
  textsIn(parse(readFileSync(file, 'utf8'))),
)
const characters = [...new Set(copy.join('').normalize('NFC'))].filter((one) => /\S/.test(one))
/** What staff add in the editor, beside the characters of the copy. */
const more = [...'₦Ọẹ̀אن≥≤→←²³₂€çßłşéñ✓😀🚚🔋🦺']

/** Signs that the system's typeface writes on pages. */
const ofSystem = 'Ω₀₁'

it('pages have every character of the copy in a typeface of their own', () => {
  const parts = [core, dotted, european, mono, currencySign, further]
  const known = new Set(parts.flatMap(({ ranges }) => [...charactersOf(ranges)]))
  expect(characters.filter((one) => !known.has(one) && !ofSystem.includes(one))).toEqual([])
})

it('a typeface of share cards has every character of the copy, and others that people write', async () => {
  const lacks = await Promise.all(
    wholeTypefaces(700).map(async ({ name, weight, file }) => {
      const fonts = [{ name, weight, data: readFileSync(`node_modules/${file}`) }]
      const draw = (text: string) =>
        satori(createElement('div', { style: { fontFamily: name } }, text), {
          width: 100,
          height: 100,
          fonts,
        })
      const missing = await draw('\u{10fffd}')
      const drawn = [...characters, ...more].map(async (one) => [one, await draw(one)] as const)
      return (await Promise.all(drawn)).flatMap(([one, svg]) => (svg === missing ? [one] : []))
    }),
  )
  expect(lacks.reduce((all, own) => all.filter((one) => own.includes(one)))).toEqual([])
})

it('a share card draws a letter with its combining mark from the typeface that has both', async () => {
  const [heading] = await shareCardInputs('Ọ̀rẹ́')
  expect(heading).toContain('font-family:DejaVu Sans')
  const [plain] = await shareCardInputs('Ọrẹ')
  expect(plain).not.toContain('DejaVu Sans')
})

it('papers have every character, so that they stay PDF/UA', async () => {
  const text = [...characters, ...more].join(' ')
  const [product] = currentCopy().products
  if (!product) throw new Error('There is no product')
  const paper = {
    ...(await paintDatasheet(product)),
    sections: [{ heading: 'All', blocks: [paragraphBlock(text)] }],
  }
  const file = Buffer.from(await printPaper(paper)).toString('latin1')
  expect(file.includes('pdfuaid:part>1<')).toBe(true)
})
