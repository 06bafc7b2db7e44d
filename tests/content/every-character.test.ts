import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import satori from 'satori'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { formatAmount } from '#src/contracts/formats.ts'
import { signsWithoutTypeface } from '../../src/content/check/check-typefaces.ts'
import { currentCopy } from '../../src/content/snapshot/copy.ts'
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

it.each([
  ['Nigeria', { locale: 'en-NG', languages: ['en', 'fr'], currencies: ['USD', 'NGN'] }],
  ['Portugal', { locale: 'pt-PT', languages: ['pt'], currencies: ['EUR'] }],
  ['Ivory Coast', { locale: 'fr-CI', languages: ['fr', 'en'], currencies: ['XOF'] }],
  ['Poland and Turkey', { locale: 'pl-PL', languages: ['pl', 'tr'], currencies: ['PLN', 'TRY'] }],
])('a typeface of the site has every sign of texts, dates and amounts of %s', (_, written) =>
  expect(signsWithoutTypeface('.', written)).toEqual([]),
)

it('names the letters of a language that no typeface has', () => {
  const written = { locale: 'en-GB', languages: ['en', 'el'], currencies: ['EUR'] }
  expect(signsWithoutTypeface('.', written)[0]?.message).toContain('“Ι”')
})

it('a typeface of the site has every sign of an amount, whatever its currency', () => {
  const currencies = Intl.supportedValuesOf('currency')
  const found = ['en-GB', 'en-IN', 'fr-CI', 'pt-BR'].flatMap((locale) =>
    signsWithoutTypeface('.', { locale, languages: [locale.slice(0, 2)], currencies }),
  )
  expect(found).toEqual([])
  const money = (currency: string) => ({ locale: 'en-IN', currency })
  expect(formatAmount('120', money('INR'))).toBe('₹120')
  expect(formatAmount('120', money('GEL'))).toBe('GEL\u00a0120')
})

it('a typeface of share cards has every character of the copy, and others that people write', async () => {
  const lacks = await Promise.all(
    wholeTypefaces(700).map(async ({ name, weight, file }) => {
      const fonts = [{ name, weight, data: readFileSync(file) }]
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

it('papers have every character, so that they stay PDF/UA, and the naira of their typeface', async () => {
  const text = [...characters, ...more].join(' ')
  const [product] = currentCopy().products
  if (!product) throw new Error('There is no product')
  const paper = {
    ...(await paintDatasheet(product)),
    sections: [{ heading: 'All', blocks: [paragraphBlock(text)] }],
  }
  const file = Buffer.from(await printPaper(paper)).toString('latin1')
  expect(file.includes('pdfuaid:part>1<')).toBe(true)
  expect(file).toMatch(/\+Signs/)
})
