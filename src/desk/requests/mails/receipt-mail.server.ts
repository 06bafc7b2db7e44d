import { addressOfPage, datasheetOf } from '#src/content/addresses/address-of.ts'
import { availabilityOfList, listedProducts } from '#src/content/listed-products.ts'
import { phoneToCall, type Site, site } from '#src/content/settings/site.ts'
import { whatsAppAddress, whatsAppWords } from '#src/content/settings/whatsapp.ts'
import { words } from '#src/content/words/words.ts'
import { isPart, readRequestList } from '#src/contracts/contact/request-list.ts'
import { formatDay } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import type { EmailFact, Letter, MailContext, MailKind } from '#src/core/mail-kind.server.ts'
import { officeTime } from '#src/core/office-time.ts'
import { findPaperRevision } from '#src/editor/rows/paper-revisions.server.ts'
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
 * Finds the datasheets of listed products, with the products' present names.
 * @param list as stored
 */
export async function findDatasheets(db: Queryable, list: string): Promise<MailedDatasheet[]> {
  const slugs = new Set(readRequestList(list)?.map(({ slug }) => slug))
  const products = listedProducts().filter(({ slug }) => slugs.has(slug) && !isPart(slug))
  return Promise.all(
    products.map(async ({ name, href }) => ({
      ...{ name, href: datasheetOf(href) },
      bytes: (await findPaperRevision(db, datasheetOf(href)))?.bytes ?? null,
    })),
  )
}

function promised({ submittedAt }: RequestRecord, company: Site): string {
  const day = officeTime(company).promisedOn(Date.parse(submittedAt))
  const until = day && `, by ${formatDay(day, company.locale, 'full')}`
  return `within one working day${until ?? ''}`
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
  const submittedAt = Date.parse(request.submittedAt)
  const whatsApp = whatsAppAddress(company, whatsAppWords().aboutRequest, {
    reference: request.reference,
  })
  const phone = phoneToCall(company)
  const urgent: EmailFact[] = phone
    ? [['If it’s urgent', `call ${phone} and name the reference`]]
    : []
  return {
    id: receiptId({ reference: request.reference, submittedAt }, request.queuedAt ?? submittedAt),
    to: request.businessEmail,
    subject: say(words().mails.receipt.subject, { reference: request.reference }),
    heading: 'We have your message.',
    greeting: `Hello,\n\nThank you for writing to ${company.name}. We have your message.`,
    parts: [
      {
        facts: [
          ['Reference', request.reference],
          ['When we answer', `${promised(request, company)} (${company.hours.text})`],
          ...urgent,
        ],
      },
      ...(availability ? [{ text: availability }] : []),
      ...(datasheets.length > 0
        ? [
            { text: 'Datasheets of the products on your list:' },
            {
              links: datasheets.map(({ name, href, bytes }) => ({
                label: `${name} (${sizeOf(bytes)})`,
                href: origin + href,
              })),
            },
          ]
        : []),
      { label: 'What your site needs', link: origin + addressOfPage('site-requirements') },
      ...(whatsApp ? [{ label: whatsAppWords().link, link: whatsApp }] : []),
      {
        text: `If you didn’t write to us, someone may have typed your address by mistake. Tell us at ${company.privacyEmail} and we’ll delete it.`,
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
    const { request_list: list } = request
    const [record, datasheets] = [
      await readRequestRecord(db, request),
      await findDatasheets(db, list),
    ]
    const availability = availabilityOfList(list)
    return {
      write: (context) =>
        writeAcknowledgement(
          { ...record, queuedAt },
          { company: site(), availability, datasheets },
          context,
        ),
    }
  },
} as const satisfies MailKind
