import { deliveryTable } from '#src/content/prices/prices.ts'
import { settings } from '#src/content/settings/settings.ts'
import { siteRegion } from '#src/content/settings/site.ts'
import {
  type ContactFieldName,
  contactFieldNames,
  contactFields,
} from '#src/contracts/contact/contact-fields.ts'
import { describeRefused, formatSize } from '#src/contracts/contact/contact-files.ts'
import { hasPlainLetters } from '#src/contracts/contact/email-address.ts'
import {
  formatMoment,
  formatMomentAndZone,
  formatUnits,
  languageName,
  type Region,
} from '#src/contracts/formats.ts'
import { elsewhere } from '#src/contracts/quote/delivery.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { requestLabels } from '#src/contracts/staff/field-labels.ts'
import type {
  EmailFact,
  EmailPart,
  Letter,
  MailContext,
  MailKind,
} from '#src/core/mail-kind.server.ts'
import { estimatedOf } from '#src/desk/offers/pro-formas.ts'
import { wordsOfField } from '../request-field-words.ts'
import { readRequestRecord } from '../request-records.server.ts'
import type { RequestRecord } from '../request-records.ts'
import { findRequestRow } from '../request-rows.server.ts'

const describeFiles = (files: RequestRecord['files']) => {
  const size = formatSize(files.reduce((sum, file) => sum + file.size, 0))
  return files.length === 1
    ? `1 waits in the staff area (${size})`
    : `${files.length} wait in the staff area (${size})`
}

function textOf(request: RequestRecord, name: ContactFieldName, region: Region): string {
  const words = wordsOfField(request, name, region)
  return contactFields[name].type === 'list' ? words.replaceAll('\n', ', ') : words
}

function factsOfQuote({ name, lines, terms }: StoredQuote, locale: string): EmailFact[] {
  const quoted = sumQuote(lines, terms)
  const { gross, without } = quoted
  const money = (units: number) => formatUnits(units, { locale, currency: terms.currency })
  const tax = Number(terms.vat) > 0 ? `with ${terms.taxName}` : 'no tax added'
  const sum = [
    gross > 0 && `${money(gross)} ${tax}`,
    estimatedOf({ ...quoted, currency: terms.currency }, locale),
    without.length > 0 && `on request: ${without.map((line) => line.name).join(', ')}`,
  ]
  const delivery = lines.find(({ kind }) => kind === 'delivery')
  // A site that delivers to no region at a set price has no other regions either.
  const hasRegions = deliveryTable(settings()).regions.length > 0
  const region = delivery?.id === elsewhere ? hasRegions && 'elsewhere' : delivery?.name
  return [
    ...(name ? [['Quote', name] satisfies EmailFact] : []),
    ['Sum', sum.filter(Boolean).join('; ')],
    ...(region ? [['Delivery', region] satisfies EmailFact] : []),
  ]
}

export function writeNotification(request: RequestRecord, { to, origin }: MailContext): Letter {
  const region = siteRegion()
  const typed = contactFieldNames.map((name) => ({
    ...contactFields[name],
    label: requestLabels[name],
    text: textOf(request, name, region),
  }))
  const inOneLine = typed.filter(({ type, isName }) => type !== 'textarea' && !isName)
  const name = typed
    .filter(({ isName }) => isName)
    .map(({ text }) => text)
    .join(' ')
  const parts: EmailPart[] = [
    {
      facts: [
        ['Reference', request.reference],
        ['Name', name],
        ...inOneLine.map(({ label, text }): EmailFact => [label, text || '(none given)']),
        ...(request.quote ? factsOfQuote(request.quote, region.locale) : []),
        ...(request.askedAbout
          ? ([['Came from', origin + request.cameFrom]] satisfies EmailFact[])
          : []),
        ['Submitted', formatMomentAndZone(new Date(request.submittedAt), region, 'full')],
        ...(request.writtenAt
          ? ([
              [
                'Written without a network',
                formatMoment(new Date(request.writtenAt), region, 'full'),
              ],
            ] satisfies EmailFact[])
          : []),
        ["Visitor's time zone", request.timeZone ?? 'unknown'],
        ...(request.language
          ? ([['Writes in', languageName(request.language, 'en')]] satisfies EmailFact[])
          : []),
        ...(request.files.length > 0
          ? ([['Files', describeFiles(request.files)]] satisfies EmailFact[])
          : []),
        ...(request.filesRefused.length > 0
          ? ([['Files left out', describeRefused(request.filesRefused)]] satisfies EmailFact[])
          : []),
        ['Newsletter', request.marketing ? 'yes' : 'no'],
      ],
    },
    ...typed
      .filter(({ type }) => type === 'textarea')
      .map(({ label, text }) => ({ label, quote: text || '(none given)' })),
    // Searches by reference, because browsers store the address and a reference is no personal
    // data.
    {
      label: 'In the staff area',
      link: `${origin}/admin/dashboard?${new URLSearchParams({ search: request.reference })}`,
    },
  ]
  return {
    id: request.reference,
    to,
    // Without SMTPUTF8 other letters in a header are an error (RFC 6532), and the text has the address.
    ...(request.businessEmail &&
      hasPlainLetters(request.businessEmail) && { replyTo: request.businessEmail }),
    subject: request.isBooked
      ? `Call ${request.reference} with ${name} is booked`
      : `Contact request ${request.reference} from ${name}`,
    heading: `Contact #${request.id}`,
    parts,
  }
}

export const requestNotification = {
  kind: 'contact-notification',
  priority: 0,
  name: 'Notice to the company',
  isToCompany: true,
  async find(db, { contact_id }) {
    const request = contact_id === null ? undefined : await findRequestRow(db, contact_id)
    const record = request && (await readRequestRecord(db, request))
    return record && { write: (context) => writeNotification(record, context) }
  },
} as const satisfies MailKind
