import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { placeOf } from '#src/content/collections/collections.ts'
import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import { textsOf as textsOfEntry } from '#src/content/languages/entry-texts.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { today } from '#src/content/today.ts'
import { words } from '#src/content/words/words.ts'
import { isOfEditors } from '#src/contracts/content/owners-entries.ts'
import { proFormaPaper } from '#src/desk/offers/pro-forma-pdf.server.ts'
import { describeProForma } from '#src/desk/offers/sent-pro-forma.ts'
import { isReportedAtOnce } from '#src/editor/texts/entry-rights.ts'
import { accented } from '../../scripts/language/made-language.ts'
import { ownersFacts } from '../desk/owners-company.ts'
import { readSentMails } from '../hostile/mails.ts'
import { snapshotWith } from './changed-content.ts'

// What a paper, an offer or a mail says of payment, acceptance and identity binds the company. Here
// every word that an editor may publish has an accent on each vowel.

const ofEditors = new Map(
  globSync('content/words/*.yaml').flatMap((file): [string, string][] => {
    const place = placeOf(file.replace(/^content\//, ''))
    if (!place || !isOfEditors(file, {})) return []
    const entry = parseDocument(readFileSync(file, 'utf8'))
    for (const { path, source } of textsOfEntry(entry.toJS(), formSchemaOf(place), 'en'))
      entry.setIn(path, accented(source))
    return [[file, String(entry)]]
  }),
)
const changed = /[áéíóú]/i

const binding = [
  ...['contact-acknowledgement', 'contact-reply', 'booking-receipt', 'newsletter-confirmation'],
]

/** Lists the texts of a value, but for the numbers of its pages. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

it('has words of editors to try', () => {
  expect(ofEditors.size).toBeGreaterThan(5)
  expect(accented('Amount')).toMatch(changed)
})

it('says no word of an editor in a mail to a customer', () =>
  withSnapshot(snapshotWith(ofEditors, today()), async () => {
    const mails = await readSentMails(settings().company, 'Zzz', binding)
    const texts = mails.flatMap(({ subject = '', text = '' }) => [subject, ...text.split('\n')])
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((text) => changed.test(text))).toEqual([])
  }))

it('says no word of an editor in a pro-forma', () =>
  withSnapshot(snapshotWith(ofEditors, today()), () => {
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
      bank: [{ label: 'Zzz', value: 'zzz' }],
    }
    const of = { number: 'zzz-1', today: '2026-11-24', documents: [] }
    const described = describeProForma(proForma, seller, of, words().papers.proForma)
    const { given: _, ...shown } = described
    const paper = proFormaPaper('Zzz', 'Zzz', 'zzz-1', shown as typeof described)
    expect(textsOf(paper).filter((text) => changed.test(text))).toEqual([])
  }))

it.each(['papers', 'offer', 'mails', 'forms', 'consent'])(
  'tells owners at once of a changed word of %s',
  (name) => expect(isReportedAtOnce(`content/words/${name}.yaml`, 'any')).toBe(true),
)

it('tells owners at once of labels of the contact form, and not of the other texts of its page', () => {
  const told = (field: string) => isReportedAtOnce('content/pages/contact.yaml', field)
  expect(['files', 'list', 'heading', 'visit'].map(told)).toEqual([true, true, false, false])
})
