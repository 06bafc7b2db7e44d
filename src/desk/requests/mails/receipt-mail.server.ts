import { addressOfPage } from '#src/content/addresses/address-of.ts'
import { availabilityOfList, listedProducts } from '#src/content/listed-products.ts'
import { hasPage } from '#src/content/page.ts'
import { listedDatasheets } from '#src/content/paper-addresses.ts'
import { deliveryTable } from '#src/content/prices/prices.ts'
import { asRead } from '#src/content/quote-to-store.ts'
import { settings } from '#src/content/settings/settings.ts'
import { phoneToCall, type Site, site } from '#src/content/settings/site.ts'
import { whatsAppAddress, whatsAppWords } from '#src/content/settings/whatsapp.ts'
import { currentSnapshot, inLanguageOf } from '#src/content/snapshot/snapshot.ts'
import { lang, words } from '#src/content/words/words.ts'
import { readRequestList } from '#src/contracts/contact/request-list.ts'
import { formatDay, formatNumber, formatUnits } from '#src/contracts/formats.ts'
import { countedName } from '#src/contracts/quote/counted-name.ts'
import { isOutside } from '#src/contracts/quote/delivery.ts'
import { meaningOfEstimates } from '#src/contracts/quote/meaning-of-estimates.ts'
import type { StoredQuote } from '#src/contracts/quote/stored-quote.ts'
import { sumQuote } from '#src/contracts/quote/sum-quote.ts'
import { totalLabel } from '#src/contracts/quote/total-label.ts'
import { say } from '#src/contracts/text/say.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import type { EmailFact, Letter, MailContext, MailKind } from '#src/core/mail-kind.server.ts'
import { officeTime } from '#src/core/office-time.ts'
import { findPaperRevision } from '#src/editor/rows/paper-revision-rows.server.ts'
import { readRequestRecord } from '../request-records.server.ts'
import type { RequestRecord } from '../request-records.ts'
import { findRequestRow } from '../request-rows.server.ts'

type MailedDatasheet = { name: string; href: string; bytes: number | null }
type ListedInMail = {
  company: Site
  availability: string
  datasheets: readonly MailedDatasheet[]
}

const sizeOf = (bytes: number | null) =>
  bytes === null
    ? words().phrases.pdf
    : say(words().phrases.pdfOfSize, { kilobytes: Math.ceil(bytes / 1000) })

/**
 * Finds the datasheets of listed products and accessories, with their present names.
 * @param list as stored
 */
export async function findDatasheets(db: Queryable, list: string): Promise<MailedDatasheet[]> {
  const { prefix } = currentSnapshot()
  const slugs = new Set(readRequestList(list)?.map(({ slug }) => slug))
  const datasheets = listedDatasheets()
  const listed = listedProducts().flatMap(({ slug, name }) => {
    const href = slugs.has(slug) ? datasheets.get(slug) : undefined
    return href === undefined ? [] : [{ name, href }]
  })
  return Promise.all(
    listed.map(async ({ name, href }) => ({
      ...{ name, href },
      bytes: (await findPaperRevision(db, prefix + href))?.bytes ?? null,
    })),
  )
}

function promised({ submittedAt }: RequestRecord, company: Site): string {
  const { withinADay, withinADayBy } = words().mails.receipt
  const day = officeTime(company).promisedOn(Date.parse(submittedAt))
  const times = company.hours.text
  return day
    ? say(withinADayBy, { day: formatDay(day, company.locale, 'full'), times })
    : say(withinADay, { times })
}

/** What the person has asked for, line by line, with the exact sum, which is that of the form. */
function factsOfQuote(quote: StoredQuote, { locale }: Site): EmailFact[] {
  const { heading, line, each, free, onRequest, sums, ...quoteWords } = words().quote
  const { withCode } = words().products
  const { name, terms, validUntil } = asRead(quote)
  const { lines, net, tax, gross, firm, estimated, atMost, without } = sumQuote(quote.lines, terms)
  const later = sumQuote(quote.later ?? [], terms).gross
  const money = (units: number) => formatUnits(units, { ...terms, locale })
  const listed = lines.map(
    ({ kind, id, code, quantity, unit, total, isEstimate, ...named }): EmailFact => {
      const name = countedName(named, Number(quantity), locale)
      const coded = code ? say(withCode, { item: name, code }) : name
      const item =
        isEstimate && total !== null ? say(quoteWords.asEstimate, { item: coded }) : coded
      const price = total === null || unit === null ? onRequest : total === 0 ? free : money(total)
      if (kind === 'delivery')
        return [
          item,
          total === null && isOutside(deliveryTable(settings()), id)
            ? `${price}. ${quoteWords.outside}`
            : price,
        ]
      return [
        say(line, { quantity: formatNumber(Number(quantity), locale), item }),
        unit && quantity !== '1' ? `${price} (${say(each, { amount: money(unit) })})` : price,
      ]
    },
  )
  const percent = formatNumber(Number(terms.vat), locale)
  const total = totalLabel(sums, { without }, Number(terms.vat) > 0)
  const totals: EmailFact[] =
    Number(terms.vat) > 0
      ? [
          [sums.net, money(net)],
          [say(sums.tax, { percent }), money(tax)],
          [total, money(gross)],
        ]
      : [[total, money(gross)]]
  const split: EmailFact[] =
    estimated > 0
      ? [
          [sums.firm, money(firm)],
          [
            sums.estimated,
            `${money(estimated)}. ${meaningOfEstimates(terms.overEstimate, locale, sums)}`,
          ],
          ...(terms.overEstimate !== undefined && atMost !== null
            ? [
                [
                  without.length > 0 ? sums.atMostOfPriced : sums.atMost,
                  money(atMost),
                ] satisfies EmailFact,
              ]
            : []),
        ]
      : []
  const until = estimated > 0 ? quoteWords.untilFirm : quoteWords.until
  return [
    ...(name ? [[heading, name] satisfies EmailFact] : []),
    ...listed,
    ...(gross > 0 ? [...totals, ...split] : []),
    ...(later > 0 ? [[sums.later, money(later)] satisfies EmailFact] : []),
    ...(validUntil ? [[until, formatDay(validUntil, locale, 'long')] satisfies EmailFact] : []),
  ]
}

/**
 * Returns the id of a receipt. One that staff send again has another: mail programs drop a mail whose
 * Message-ID they know.
 * @param queuedAt milliseconds
 */
export const receiptId = (
  { reference, submittedAt }: { reference: string; submittedAt: number },
  queuedAt: number,
): string => (queuedAt === submittedAt ? reference : `${reference}-${queuedAt.toString(36)}`)

export function writeAcknowledgement(
  request: RequestRecord & { queuedAt?: number },
  { company, availability, datasheets }: ListedInMail,
  { origin }: MailContext,
): Letter {
  const { hello, receipt } = words().mails
  const submittedAt = Date.parse(request.submittedAt)
  const whatsApp = whatsAppAddress(company, whatsAppWords().aboutRequest, {
    reference: request.reference,
  })
  const phone = phoneToCall(company)
  const urgent: EmailFact[] = phone
    ? [[receipt.urgent, say(receipt.callAndName, { number: phone })]]
    : []
  return {
    id: receiptId({ reference: request.reference, submittedAt }, request.queuedAt ?? submittedAt),
    lang: lang(),
    to: request.businessEmail,
    subject: say(receipt.subject, { reference: request.reference }),
    heading: receipt.heading,
    greeting: `${hello}\n\n${say(receipt.thanks, { company: company.name })}`,
    parts: [
      {
        facts: [
          [receipt.reference, request.reference],
          [receipt.answer, promised(request, company)],
          ...urgent,
        ],
      },
      ...(request.quote ? [{ facts: factsOfQuote(request.quote, company) }] : []),
      ...(availability ? [{ text: availability }] : []),
      ...(datasheets.length > 0
        ? [
            { text: receipt.datasheets },
            {
              links: datasheets.map(({ name, href, bytes }) => ({
                label: say(receipt.datasheet, { product: name, size: sizeOf(bytes) }),
                href: origin + href,
              })),
            },
          ]
        : []),
      ...(hasPage('site-requirements')
        ? [{ label: receipt.siteNeeds, link: origin + addressOfPage('site-requirements') }]
        : []),
      ...(whatsApp ? [{ label: whatsAppWords().link, link: whatsApp }] : []),
      {
        text: say(receipt.notYou, { mailbox: company.privacyEmail }),
      },
    ],
  }
}

/**
 * Receipt for a visitor. It repeats no typed text, so that nobody can send own words to a stranger
 * with it.
 */
export const requestReceipt = {
  kind: 'contact-acknowledgement',
  priority: 1,
  name: 'Receipt to the person',
  async find(db, { contact_id, created_at: queuedAt }) {
    const request = contact_id === null ? undefined : await findRequestRow(db, contact_id)
    if (!request) return undefined
    const { request_list: list, language } = request
    const record = await readRequestRecord(db, request)
    const listed = await inLanguageOf(language, async () => ({
      datasheets: await findDatasheets(db, list),
      availability: availabilityOfList(list),
    }))
    return {
      language,
      write: (context) =>
        writeAcknowledgement({ ...record, queuedAt }, { company: site(), ...listed }, context),
    }
  },
} as const satisfies MailKind
