import { z } from 'zod'
import { siteRegion, todayAt } from '#src/content/settings/site.ts'
import { lang, words } from '#src/content/words/words.ts'
import { hasPlainLetters } from '#src/contracts/contact/email-address.ts'
import { formatMomentAndZone, formatUnits } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { insertMail } from '#src/core/database/outbox-rows.ts'
import type { EmailFact, Letter, MailContext, MailKind } from '#src/core/mail-kind.server.ts'
import { findRequestRow } from '#src/desk/requests/request-rows.server.ts'
import { findNoteByKey } from '#src/desk/requests/work/work-rows.server.ts'
import { sumProForma } from './form/pro-forma-form.ts'
import { codeOf, endOfCode, isCodeOpen } from './offer-code.server.ts'
import { describeAll, describeFollowing, promisedBy } from './offer-follows.server.ts'
import { type CustomerAct, customerActs } from './offer-life.ts'
import { offerAddress, offerToken } from './offer-links.server.ts'
import { findOfferRow } from './offer-rows.server.ts'
import { boughtOf, costOf, excludedIn, splitSums } from './offer-sums.ts'
import { findSumOfAll } from './offers.server.ts'
import { promiseOf } from './pro-formas.ts'
import type { ProFormaRecord } from './sent-pro-forma.ts'
import { type ProFormaWords, readWords } from './stored-pro-forma.ts'

type Acceptance = {
  id: number
  to: string
  number: string
  person: string
  orderNumber: string
  /** Whether the code was typed that went to this address. */
  hasCode: boolean
  at: number
  /** What comes of exact prices and the firm part of their order; null for other offers. */
  all: { number: string; sums: { all: string; hasLater: boolean } } | null
  words: ProFormaWords
  /** As it was sent; null if none is stored. */
  pdf: Uint8Array | null
}

/** Confirms to the customer, at the address of the request, that an offer was accepted. */
export function writeAcceptance(
  { id, to, number, person, orderNumber, hasCode, at, all, pdf, words: offered }: Acceptance,
  context: MailContext,
): Letter {
  const { site, origin } = context
  const { acceptedOffer: accepted, offer } = words().mails
  const { answers, follows, ordered } = words().offer
  const moment = formatMomentAndZone(new Date(at), site, 'long')
  const isFirmAlone =
    splitSums(offered, site.locale) !== null && offered.given?.overEstimate === undefined
  const paper = words().papers.proForma
  const following = describeFollowing(offered, at)
  return {
    id: `${id}-${number}`,
    to,
    lang: lang(),
    ...(pdf && {
      attachments: [
        {
          filename: `${site.name} ${number}.pdf`,
          contentType: 'application/pdf',
          content: Buffer.from(pdf),
        },
      ],
    }),
    subject: say(isFirmAlone ? accepted.subjectFirm : accepted.subject, {
      ...{ number, company: site.name },
    }),
    heading: accepted.heading,
    parts: [
      {
        facts: [
          [accepted.number, number],
          [answers.bought, boughtOf(offered, lang(), answers.boughtLine)],
          ...costOf(offered, { exact: null, locale: site.locale, paper, ordered }),
          ...excludedIn(offered, paper),
          [accepted.by, person],
          ...(orderNumber ? [[accepted.orderNumber, orderNumber] satisfies EmailFact] : []),
          [accepted.when, moment],
        ],
      },
      { text: hasCode ? accepted.knownByCode : accepted.known },
      ...(all ? [{ text: describeAll(all.number, all.sums) }] : []),
      ...(following.length > 0
        ? [{ text: follows.heading }, { facts: following }]
        : [{ text: accepted.next }]),
      { label: offer.read, link: origin + offerAddress(offerToken(context, number)) },
      { text: say(accepted.notYou, { number, mailbox: site.email }) },
    ],
  }
}

type Code = { id: number; to: string; number: string; madeAt: number }

/** Carries the code with which an offer is accepted. */
export function writeCode({ id, to, number, madeAt }: Code, context: MailContext): Letter {
  const { site } = context
  const { offerCode: code } = words().mails
  // The mail may have waited, so it names no length of time.
  const moment = formatMomentAndZone(new Date(endOfCode(madeAt)), site, 'long')
  return {
    id: `${id}-${number}`,
    to,
    lang: lang(),
    subject: say(code.subject, { number, company: site.name }),
    heading: code.heading,
    parts: [
      {
        facts: [
          [code.code, codeOf(context, number, madeAt)],
          [code.offer, number],
        ],
      },
      { text: say(code.until, { moment }) },
      { text: say(code.notYou, { mailbox: site.email }) },
    ],
  }
}

type Answer = {
  id: number
  number: string
  act: CustomerAct
  /** Whether it came after the offer was accepted. */
  isLate: boolean
  request: { id: number; reference: string; business_email: string; name: string }
  /** What the customer said, as the note of the request says it. */
  text: string
  /** What they have accepted; null for a question or a refusal. */
  accepted: {
    sums: Pick<ProFormaRecord, 'currency' | 'gross' | 'estimated' | 'atMost'>
    at: number
  } | null
}

function factsOfAcceptance(
  { sums, at }: NonNullable<Answer['accepted']>,
  locale: string,
): EmailFact[] {
  const { currency, gross, estimated, atMost } = sums
  if (currency === null || gross === null) return []
  const money = (units: number) => formatUnits(units, { locale, currency })
  const split: EmailFact[] = [
    ['Firm', money(gross - estimated)],
    ['Estimated', money(estimated)],
    ...(atMost === null ? [] : [['Owed at most', money(atMost)] satisfies EmailFact]),
  ]
  return [
    ['Sum', money(gross)],
    ...(estimated > 0 ? split : []),
    ['What they read', promiseOf(promisedBy(at), locale)],
  ]
}

const lateHeadings = {
  accept: 'An accepted offer is accepted again.',
  decline: 'Not now, of an accepted offer.',
} as const
const headings = {
  accept: 'An offer is accepted.',
  ask: 'A question about an offer.',
  decline: 'An offer does not suit now.',
} as const satisfies Record<CustomerAct, string>
const lateSubjects = { accept: 'accepted again', decline: 'not now, after accepting' } as const
const subjects = {
  accept: 'accepted',
  ask: 'a question',
  decline: 'not now',
} as const satisfies Record<CustomerAct, string>

/** Tells the company what a customer said on the page of an offer. */
export function writeOfferAnswer(
  { id, number, act, isLate, request, text, accepted }: Answer,
  { to, origin }: MailContext,
): Letter {
  const isAfter = isLate && act !== 'ask'
  return {
    id: `${id}-${number}`,
    to,
    subject: `Offer ${number}, ${request.name}: ${isAfter ? lateSubjects[act] : subjects[act]}`,
    heading: isAfter ? lateHeadings[act] : headings[act],
    parts: [
      {
        facts: [
          ['Offer', number],
          ['Name', request.name],
          ...(accepted ? factsOfAcceptance(accepted, siteRegion().locale) : []),
        ],
      },
      { label: 'What they say', quote: text },
      {
        label: 'In the staff area',
        link: `${origin}/admin/dashboard?${new URLSearchParams({ search: request.reference })}`,
      },
    ],
    // Without SMTPUTF8 other letters in a header are an error (RFC 6532), and staff have the address.
    ...(request.business_email &&
      hasPlainLetters(request.business_email) && { replyTo: request.business_email }),
  }
}

const aboutOffer = z.object({ number: z.string() })
const answerFacts = z.object({
  ...{ number: z.string(), act: z.enum(customerActs), key: z.string() },
  // Earlier versions wrote no mail of an answer that came late.
  isLate: z.boolean().default(false),
})

export const offerAccepted = {
  kind: 'offer-accepted',
  priority: 1,
  name: 'Confirmation of an accepted offer',
  async find(db, { id, about_contact_id, facts }) {
    const { number } = aboutOffer.parse(JSON.parse(facts ?? '{}'))
    const request =
      about_contact_id === null ? undefined : await findRequestRow(db, about_contact_id)
    const row = request && (await findOfferRow(db, number, todayAt(Date.now())))
    if (!row || row.accepted_at === null) return undefined
    const letter = {
      ...{ id, number, to: request.business_email, at: row.accepted_at },
      person: [row.accepted_name, row.accepted_position].join(', '),
      orderNumber: row.accepted_order ?? '',
      hasCode: row.code_used_at !== null,
      all: await findSumOfAll(db, number, row),
      words: readWords(row.words),
      pdf: row.pdf,
    }
    return { language: request.language, write: (context) => writeAcceptance(letter, context) }
  },
} as const satisfies MailKind

export const offerAnswered = {
  kind: 'offer-answered',
  priority: 0,
  name: 'Notice of an answer to an offer',
  isToCompany: true,
  async find(db, { id, about_contact_id, facts }) {
    const { number, act, key, isLate } = answerFacts.parse(JSON.parse(facts ?? '{}'))
    const request =
      about_contact_id === null ? undefined : await findRequestRow(db, about_contact_id)
    const note = request && (await findNoteByKey(db, key))
    if (!note) return undefined
    const { id: requestId, reference, business_email, first_name, last_name } = request
    const name = `${first_name} ${last_name}`.trim()
    const about = { id: requestId, reference, business_email, name }
    const row = act === 'accept' ? await findOfferRow(db, number, todayAt(Date.now())) : undefined
    const given = row && readWords(row.words).given
    const { estimated = 0, atMost = null } = given ? sumProForma(given) : {}
    const accepted =
      row && row.accepted_at !== null
        ? {
            sums: { ...row, estimated, atMost },
            at: row.accepted_at,
          }
        : null
    const letter = { id, number, act, isLate, request: about, text: note.text, accepted }
    return { write: (context) => writeOfferAnswer(letter, context) }
  },
} as const satisfies MailKind

export const offerCode = {
  kind: 'offer-code',
  priority: 0,
  name: 'Code to accept an offer',
  async find(db, { id, about_contact_id, facts }) {
    const { number } = aboutOffer.parse(JSON.parse(facts ?? '{}'))
    const now = Date.now()
    const request =
      about_contact_id === null ? undefined : await findRequestRow(db, about_contact_id)
    const row = request && (await findOfferRow(db, number, todayAt(now)))
    // A code that has ended while it waited helps nobody.
    if (!row || row.code_made_at === null || !isCodeOpen(row, now)) return undefined
    const letter = { id, number, to: request.business_email, madeAt: row.code_made_at }
    return { language: request.language, write: (context) => writeCode(letter, context) }
  },
} as const satisfies MailKind

type About = { requestId: number; number: string }

/** Facts have no personal data, and the mail is deleted with its request. */
export const mailAcceptance = (tx: Queryable, { requestId, number }: About, now: number) =>
  insertMail(
    tx,
    offerAccepted,
    { about_contact_id: requestId, facts: JSON.stringify({ number }) },
    now,
  )

/** Facts have no code either, which the mail is written with. */
export const mailCode = (tx: Queryable, { requestId, number }: About, now: number) =>
  insertMail(tx, offerCode, { about_contact_id: requestId, facts: JSON.stringify({ number }) }, now)

/** @param key of the note with what the customer said */
export const mailAnswer = (
  tx: Queryable,
  { requestId, ...facts }: About & { act: CustomerAct; key: string; isLate: boolean },
  now: number,
) =>
  insertMail(tx, offerAnswered, { about_contact_id: requestId, facts: JSON.stringify(facts) }, now)
