import { site, todayAt } from '#src/content/settings/site.ts'
import { isDay } from '#src/contracts/days.ts'
import { formatUnits } from '#src/contracts/formats.ts'
import type { Context } from '#src/core/context.server.ts'
import type { Queryable } from '#src/core/database/connect.ts'
import { isoMoment, nearestIsoMoment, parseStored } from '#src/core/stored-rows.server.ts'
import { listNotes, listReplies } from '#src/desk/requests/work/work-rows.server.ts'
import { aboveEstimates, estimatesOf } from './estimates.ts'
import { countedExact, isAgreedExact } from './exact-prices.ts'
import { sumFirst } from './form/pro-forma-form.ts'
import { asksForCode, isCodeOpen, maskAddress } from './offer-code.server.ts'
import { notWithCustomer, type OfferStanding, readingOf } from './offer-life.ts'
import { readOfferToken } from './offer-links.server.ts'
import { findOfferRow } from './offer-rows.server.ts'
import { isReadable, openQuestions, questionOf } from './offers.ts'
import { readProFormas } from './pro-formas.server.ts'
import type { ProFormaRecord } from './sent-pro-forma.ts'
import { type ProFormaWords, proFormaWords } from './stored-pro-forma.ts'

/** How exact prices stand to what was accepted: their own sum, and what comes of both offers. */
type ExactSums = {
  exact: string
  above: string | null
  most: string
  all: string
  /** Whether both are paid alike, by their terms and their share. */
  isPaidAlike: boolean
  /** What is paid first of each, and of both; null where they name no share. */
  first: { of: string; exact: string; all: string } | null
  /** Whether something in the order is paid yearly, which comes on top. */
  hasLater: boolean
}
type Priced = ProFormaRecord & { words: ProFormaWords }
type ExactPrices = {
  /** Number of the accepted offer. */
  of: string
  /** Whether they are within what was accepted there. */
  isWithin: boolean
  /** Null if they cannot be compared. */
  sums: ExactSums | null
  /** The customer's number of the order. */
  orderNumber: string
}

/** What the page of an offer shows. */
export type Offer = OfferStanding & {
  number: string
  /** What the seller has written with it. */
  letter: string
  words: ProFormaWords
  validUntil: string
  acceptance: {
    name: string
    position: string
    orderNumber: string
    at: string
    /** Whether it was accepted with a code. */
    hasCode: boolean
  } | null
  /** Where a code is needed to accept it: to whom it goes, masked; null if none can be sent. */
  code: { to: string | null; isSent: boolean } | null
  hasPdf: boolean
  /** What it has to do with the accepted offer whose estimates it gives their exact prices. */
  exact: ExactPrices | null
  /**
   * The newest offer that gives its own estimates their exact prices. `on`: by the company's
   * calendar. `sums`: its own, and what comes of both; null if they cannot be added.
   */
  pricedIn: {
    number: string
    on: string
    sums: ExactSums | null
    /** Whether they hold; its customer may refuse them otherwise. */
    isHeld: boolean
  } | null
  /** The newest question about it that staff have not answered; null for none. */
  asked: { at: string; question: string } | null
}

type OfferRow = NonNullable<Awaited<ReturnType<typeof findOfferRow>>>
export type ReadableOffer = OfferStanding & {
  row: OfferRow & { valid_until: string }
  words: ProFormaWords
}

/**
 * Finds an offer that can be read: not one that earlier versions sent without the day until which it
 * is valid, of a request that staff have flagged, long over, or damaged in the database.
 */
export async function findReadable(
  db: Queryable,
  number: string,
  now: number,
): Promise<ReadableOffer | undefined> {
  const today = todayAt(now)
  const row = await findOfferRow(db, number, today)
  if (!row || row.valid_until === null || row.requestState === 'flagged') return undefined
  const { valid_until } = row
  const words = parseStored(proFormaWords, row.words)
  if (!words || !isDay(valid_until)) return undefined
  if (!isReadable(today, { validUntil: valid_until })) return undefined
  return { row: { ...row, valid_until }, words, state: row.state, isOpen: row.isOpen === 1 }
}

/** Staff answer by a reply, or say that they have answered. */
async function findOpenQuestion(db: Queryable, { contact_id, number, requestState }: OfferRow) {
  if (requestState !== 'new') return undefined
  const notes = await listNotes(db, [contact_id])
  const about = notes.filter(({ asks_about }) => asks_about === number)
  return openQuestions(about, await listReplies(db, [contact_id])).at(-1)
}

/** Writes how exact prices stand to the estimates that were accepted. */
function sumsOfExact(exact: Priced | undefined, first: Priced | undefined): ExactSums | null {
  const estimates = estimatesOf(first)
  if (!exact || !first || !estimates || estimates.atMost === null) return null
  const { currency } = estimates
  if (exact.currency !== currency || exact.gross === null || first.gross === null) return null
  const money = (units: number) => formatUnits(units, { locale: site().locale, currency })
  const above = aboveEstimates(exact, estimates)
  const [terms, exactTerms] = [first.words.given, exact.words.given]
  const firstOf = ({ words: { given } }: Priced) => (given && sumFirst(given)?.amount) ?? 0
  const [ofFirst, ofExact] = [firstOf(first), firstOf(exact)]
  return {
    exact: money(exact.gross),
    above: above === null ? null : money(above),
    most: money(estimates.atMost),
    all: money(first.gross - first.estimated + exact.gross),
    isPaidAlike:
      terms?.payment === exactTerms?.payment && terms?.firstShare === exactTerms?.firstShare,
    first:
      ofFirst === 0 || ofExact === 0
        ? null
        : { of: money(ofFirst), exact: money(ofExact), all: money(ofFirst + ofExact) },
    hasLater: first.words.later.length > 0,
  }
}

/** Finds what binds an offer to others of its request: exact prices to their estimates, and back. */
async function findPriced(
  db: Queryable,
  number: string,
  { row, state, isOpen }: OfferStanding & { row: Pick<OfferRow, 'contact_id' | 'exact_for'> },
): Promise<Pick<Offer, 'exact' | 'pricedIn'>> {
  const of = row.exact_for
  const isOrdered = readingOf({ state, isOpen }) === 'accepted'
  if (of === null && !isOrdered) return { exact: null, pricedIn: null }
  const { items } = (await readProFormas(db, [row.contact_id]))(row.contact_id)
  const own = items.find((one) => one.number === number)
  const first = items.find((one) => one.number === of)
  const isAgreed = own !== undefined && isAgreedExact(own, items)
  // One that holds does so whatever was sent, or said of it, later.
  const counted = countedExact(number, items)
  const newer =
    counted ??
    items.findLast(
      (one) =>
        one.exactFor === number &&
        !notWithCustomer.includes(one.state) &&
        (one.isHeld || (one.isOpen && one.state !== 'declined')),
    )
  return {
    exact:
      of === null
        ? null
        : {
            of,
            isWithin: isAgreed,
            sums: sumsOfExact(own, first),
            orderNumber: first?.accepted?.orderNumber ?? '',
          },
    pricedIn: newer
      ? {
          number: newer.number,
          on: todayAt(Date.parse(newer.sentAt)),
          sums: sumsOfExact(newer, own),
          isHeld: newer === counted || newer.isHeld,
        }
      : null,
  }
}

/** Finds what comes of exact prices and of what is firm in their order; null for other offers. */
export async function findSumOfAll(
  db: Queryable,
  number: string,
  row: OfferRow,
): Promise<{ number: string; sums: ExactSums } | null> {
  const { state, isOpen } = row
  const { exact } = await findPriced(db, number, { row, state, isOpen: isOpen === 1 })
  return exact?.sums ? { number: exact.of, sums: exact.sums } : null
}

/**
 * Finds the offer of a link.
 * @returns `damaged` for a link that is not ours, `ended` for an offer that is over or erased
 */
export async function findOffer(
  context: Context & { secret: string; hasMailServer: boolean },
  token: string,
  now = Date.now(),
): Promise<Offer | 'damaged' | 'ended'> {
  const number = readOfferToken(context, token)
  if (number === null) return 'damaged'
  const found = await findReadable(context.database.db, number, now)
  if (!found) return 'ended'
  const { row, words, state, isOpen } = found
  const asked = await findOpenQuestion(context.database.db, row)
  const priced = await findPriced(context.database.db, number, found)
  const { accepted_at: at, accepted_name, accepted_position, accepted_order } = row
  return {
    number,
    state,
    isOpen,
    letter: row.letter,
    words,
    validUntil: row.valid_until,
    acceptance:
      at === null
        ? null
        : {
            name: accepted_name ?? '',
            position: accepted_position ?? '',
            orderNumber: accepted_order ?? '',
            at: nearestIsoMoment(at),
            hasCode: row.code_used_at !== null,
          },
    code: asksForCode() ? codeFor(context, row, now) : null,
    hasPdf: row.pdf !== null && hasPaper(found, priced),
    ...priced,
    asked: asked
      ? { at: isoMoment(asked.written_at), question: questionOf(number, asked.text) }
      : null,
  }
}

const codeFor = (
  { hasMailServer }: { hasMailServer: boolean },
  row: OfferRow,
  now: number,
): Offer['code'] => ({
  to: hasMailServer && row.sentTo ? maskAddress(row.sentTo) : null,
  isSent: isCodeOpen(row, now),
})

/** Nobody is to pay by the paper of what was taken back. Exact prices that were agreed hold. */
const hasPaper = (standing: OfferStanding, { exact }: Pick<Offer, 'exact'>) =>
  exact?.isWithin === true || !['withdrawn', 'replaced'].includes(readingOf(standing))

/**
 * Finds the PDF of an offer, as it was sent; null without one, if it can no longer be read, or if it
 * was taken back.
 */
export async function findOfferPdf(
  context: Context & { secret: string },
  token: string,
  now = Date.now(),
): Promise<{ number: string; pdf: Uint8Array<ArrayBuffer> } | null> {
  const number = readOfferToken(context, token)
  const { db } = context.database
  const found = number === null ? undefined : await findReadable(db, number, now)
  if (number === null || !found || !hasPaper(found, await findPriced(db, number, found)))
    return null
  const { pdf } = found.row
  return pdf instanceof Uint8Array ? { number, pdf: new Uint8Array(pdf) } : null
}
