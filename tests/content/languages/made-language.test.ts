import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { paperAddresses } from '#src/content/paper-addresses.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { listedPages } from '#src/content/share-cards.ts'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { today } from '#src/content/today.ts'
import { words } from '#src/content/words/words.ts'
import { calendarFile } from '#src/desk/bookings/calendar-file.server.ts'
import { proFormaPaper } from '#src/desk/offers/pro-forma-pdf.server.ts'
import { describeProForma } from '#src/desk/offers/sent-pro-forma.ts'
import { findPaper } from '#src/paper/papers.ts'
import { ShareCard } from '#src/ui/brand/ShareCard.tsx'
import { madeLanguage } from '../../../scripts/language/made-language.ts'
import { plainWordsOf } from '../../../scripts/language/plain-words.ts'
import { textsOfPage } from '../../../scripts/language/texts-of-answer.ts'
import { ownersFacts } from '../../desk/owners-company.ts'
import { readSentMails } from '../../hostile/mails.ts'
import { snapshotWith } from '../changed-content.ts'

// What leaves as a file or a mail, in a language that the program makes of the content: an accent
// on each vowel. A word without it stands in the code. `scripts/language/find-plain.ts` reads pages.

/** Keys of a paper whose strings are no words. */
const plainKeys = new Set(['kind', 'tone', 'style', 'file', 'href', 'width', 'fileName', 'picture'])

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value instanceof Uint8Array) return textsOfPage(Buffer.from(value).toString())
  if (typeof value !== 'object' || value === null) return []
  // Code is the same in every language.
  if ('kind' in value && value.kind === 'code') return []
  if ('style' in value && value.style === 'code') return []
  return Object.entries(value).flatMap(([key, part]) => (plainKeys.has(key) ? [] : textsOf(part)))
}

/** The words of a paper's code, such as the levels of its topics, which its drawings show too. */
function codeIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const isCode =
    ('kind' in value && value.kind === 'code') || ('style' in value && value.style === 'code')
  if (isCode && 'text' in value) return String(value.text).split(/[^\w-]+/)
  return Object.values(value).flatMap(codeIn)
}

/** Lists the plain words of texts, each with its text, but for facts of the company. */
function plainIn(texts: readonly string[]): string[] {
  const facts = new Set(textsOf(settings().company).flatMap(plainWordsOf))
  return texts.flatMap((text) =>
    plainWordsOf(text.replace(/\{\w+\}|\(\/\S*\)/g, ''))
      .map((word) => word.replace(/\.$/, ''))
      .flatMap((word) => (facts.has(word) ? [] : [`${word}: ${text}`])),
  )
}

const inMadeLanguage = <Result>(run: () => Result) =>
  withSnapshot(snapshotWith(madeLanguage(), today()), run)

const kindsToVisitors = [
  ...['contact-acknowledgement', 'contact-reply', 'booking-receipt'],
  ...['newsletter-confirmation', 'newsletter-welcome', 'newsletter-issue'],
]

it('has every word of mails to visitors', () =>
  inMadeLanguage(async () => {
    const mails = await readSentMails(settings().company, 'Zzz', kindsToVisitors)
    expect(mails.length).toBeGreaterThan(kindsToVisitors.length)
    const texts = mails.map(({ subject = '', text = '', html = '' }) => [
      ...[subject, text],
      ...textsOfPage(html),
    ])
    expect(plainIn(texts.flat())).toEqual([])
  }))

it('has every word of calendar files', () =>
  inMadeLanguage(() => {
    const call = { reference: 'zzz', startsAt: '2026-12-01T09:00:00.000Z', change: '' }
    const file = calendarFile({ ...call, isCancelled: false }).replaceAll('\r\n ', '')
    const shown = [...file.matchAll(/^(?:SUMMARY|DESCRIPTION):(.*)$/gm)].map(
      ([, text = '']) => text,
    )
    expect(shown).toHaveLength(2)
    expect(plainIn(shown.map((text) => text.replaceAll('\\n', ' ')))).toEqual([])
  }))

it('has every word of share pictures', () =>
  inMadeLanguage(() => {
    const cards = listedPages().map(({ heading }) =>
      renderToStaticMarkup(createElement(ShareCard, { company: site().name, heading })),
    )
    expect(cards.length).toBeGreaterThan(20)
    expect(plainIn(cards.flatMap(textsOfPage))).toEqual([])
  }))

it('has every word of a pro-forma', () =>
  inMadeLanguage(() => {
    const proForma = {
      ...{ addressee: 'Zzz', company: 'Zzz', delivery: 'Zzz', payment: 'Zzz', currency: 'NGN' },
      ...{ exchange: { rate: '1451.5', on: '2026-11-20' }, vat: '7.5', validUntil: '2026-12-24' },
      lines: [
        { kind: 'product', id: 'gateway', name: 'Zzz', quantity: '2', price: '120' } as const,
        { kind: 'free', id: '', name: 'Zzz', quantity: '1', price: '9', isEstimate: true } as const,
      ],
    }
    const seller = {
      ...{ ...site(), ...ownersFacts, legalName: 'Zzz' },
      registration: { number: 'zzz', register: 'Zzz' },
      tax: { number: 'zzz', vatNumber: 'zzz' },
      bank: [{ label: 'Zzz', value: 'zzz' }],
    }
    const of = { number: 'zzz-1', today: '2026-11-24', documents: [] }
    const described = describeProForma(proForma, seller, of, words().papers.proForma)
    const { given: _, ...shown } = described
    const paper = proFormaPaper('Zzz', 'Zzz', 'zzz-1', shown as typeof described)
    expect(plainIn(textsOf(paper))).toEqual([])
  }))

it.each(await paperAddresses())('has every word of the PDF at %s', (address) =>
  inMadeLanguage(async () => {
    const paper = await findPaper(address)
    const code = new Set(codeIn(paper))
    expect(plainIn(textsOf(paper).filter((text) => !code.has(text)))).toEqual([])
  }),
)
