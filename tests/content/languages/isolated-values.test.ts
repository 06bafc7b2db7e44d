import { expect, it } from 'vitest'
import { words } from '#src/content/words/words.ts'
import { formatAmount } from '#src/contracts/formats.ts'
import { bracesIn } from '#src/contracts/text/braces.ts'
import { hasRightToLeft, isolateRuns } from '#src/contracts/text/direction.ts'
import { say } from '#src/contracts/text/say.ts'
import { inArabic } from '../../../scripts/language/made-language.ts'
import { textsOf } from '../texts.ts'

/** All words of pages, mails, papers and offers with a slot, in Arabic letters. */
const sentences = textsOf(words()).flatMap(({ at, text }) => {
  const names = bracesIn(text).map(({ name }) => name)
  return names.length > 0 ? [{ at, sentence: inArabic(text), names }] : []
})
const amounts = ['ar-JO', 'ar-EG', 'fa-IR', 'he-IL', 'ur-PK'].flatMap((locale) =>
  ['JOD', 'USD', 'ILS'].map((currency) => formatAmount('1112.520', { locale, currency })),
)
const open = /[\u2066-\u2068]/
const close = '\u2069'

/** Whether a value has an isolate of its own wherever it is in a text. */
const isAlone = (text: string, value: string) => {
  const around = text.split(value)
  return (
    around.length > 1 &&
    around.every(
      (part, at) =>
        (at === 0 || part.startsWith(close)) &&
        (at === around.length - 1 || open.test(part.at(-1) ?? '')),
    )
  )
}
const written = (sentence: string, name: string, names: string[], value: string) =>
  // Pages, mails and papers isolate again what is in them.
  isolateRuns(
    say(sentence, {
      ...Object.fromEntries(names.map((other) => [other, '50%'])),
      [name]: value,
    }),
  )

it('an amount in any sentence from right to left stands by itself', () => {
  expect(sentences.length).toBeGreaterThan(300)
  const mixed = sentences.flatMap(({ at, sentence, names }) =>
    names.flatMap((name) =>
      amounts.flatMap((amount) => {
        const text = written(sentence, name, names, amount)
        return isAlone(text, amount.replace(/^\u2068|\u2069$/g, '')) ? [] : [`${at}: ${text}`]
      }),
    ),
  )
  expect(mixed).toEqual([])
})

it.each(['+234 700 000 0000', 'Q-2026/114', 'USD 1,200.50', 'KWD 12.500'])(
  '%s in any sentence from right to left stands by itself',
  (value) => {
    const mixed = sentences
      .filter(({ sentence }) => hasRightToLeft(sentence))
      .flatMap(({ at, sentence, names }) =>
        names.flatMap((name) => {
          const text = written(sentence, name, names, value)
          return isAlone(text, value) ? [] : [`${at}: ${text}`]
        }),
      )
    expect(mixed).toEqual([])
  },
)
