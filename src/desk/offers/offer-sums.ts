import type { Words } from '#src/content/words/words.ts'
import { formatList, formatNumber, formatUnits } from '#src/contracts/formats.ts'
import { say } from '#src/contracts/text/say.ts'
import { mayBeDelivered } from './form/handover.ts'
import { type ProForma, sumFirst, sumLaterYear, sumProForma } from './form/pro-forma-form.ts'
import type { ProFormaWords } from './stored-pro-forma.ts'

type PaperWords = Words['papers']['proForma']
export type Pair = ProFormaWords['split'][number]

/** Says what of an offer is firm, what an estimate, what both are at most, and what accepting means. */
export function splitOf(proForma: ProForma, locale: string, words: PaperWords): Pair[] {
  const { firm, estimated, atMost } = sumProForma(proForma)
  const withLater = (means: string) => (proForma.later ? `${means} ${words.laterExtra}` : means)
  // An estimate of nothing is still one.
  if (atMost === null) return []
  const money = (units: number) => formatUnits(units, { locale, currency: proForma.currency })
  const { overEstimate } = proForma
  const ofFirm: Pair[] = firm > 0 ? [[words.firm, say(words.firmMeans, { sum: money(firm) })]] : []
  const [sum, most] = [money(estimated), atMost === 0 ? words.nothing : money(atMost)]
  if (overEstimate === undefined)
    return [
      ...ofFirm,
      [words.estimated, say(words.estimatedMeans, { sum })],
      [words.atMost, withLater(say(words.atMostMeans, { sum: most }))],
    ]
  const percent = formatNumber(Number(overEstimate), locale)
  return [
    ...ofFirm,
    [words.estimated, say(words.estimatedMeansWithin, { sum, percent })],
    [words.atMost, withLater(say(words.atMostMeansWithin, { sum: most, percent }))],
  ]
}

/** The split of a stored pro-forma. An earlier version has not stored it with the words. */
export const splitOfSent = (
  { split, given: typed }: Pick<ProFormaWords, 'split' | 'given'>,
  locale: string,
  words: PaperWords,
): Pair[] => (split.length === 0 && typed ? splitOf(typed, locale, words) : split)

/** Says what each year after the first costs, for what, and how that ends. */
export function laterOf(proForma: ProForma, locale: string, words: PaperWords): Pair[] {
  const later = sumLaterYear(proForma)
  if (!proForma.later || !later) return []
  const sum = formatUnits(later.gross, { locale, currency: proForma.currency })
  const { services: yearly, ends } = proForma.later
  const isDelivered = mayBeDelivered(proForma.lines)
  const means = say(isDelivered ? words.laterMeans : words.laterMeansAlone, { sum, yearly })
  return [
    [
      words.later,
      [means, ends && say(words.laterEnds, { ends: withoutStop(ends) })].filter(Boolean).join(' '),
    ],
  ]
}

/** Staff may have ended terms with the full stop that their sentence has. */
export const withoutStop = (terms: string) => terms.replace(/\.$/, '')

/** The terms of payment, with what they are of where that is not the whole sum. */
export function paymentOf(proForma: ProForma, locale: string, words: PaperWords): string {
  const { currency, exactFor } = proForma
  const { firm, atMost } = sumProForma(proForma)
  const payment = withoutStop(proForma.payment)
  if (exactFor) return say(words.paymentOfExact, { number: exactFor, payment })
  return firm > 0 && atMost !== null
    ? say(words.paymentOfFirm, { sum: formatUnits(firm, { locale, currency }), payment })
    : proForma.payment
}

/** Says what is paid first; empty where the offer names no share. */
export function firstOf(
  { given: typed }: Pick<ProFormaWords, 'given'>,
  locale: string,
  words: PaperWords,
): Pair[] {
  const first = typed && sumFirst(typed)
  if (!first) return []
  const money = (units: number) => formatUnits(units, { locale, currency: typed.currency })
  const percent = formatNumber(Number(typed.firstShare), locale)
  const said = { amount: money(first.amount), percent, sum: money(first.firm) }
  return [[words.first, say(words.firstMeans, said)]]
}

/** What of a sent pro-forma is firm, an estimate, and owed at most; null where all of it is firm. */
export function splitSums(
  { given: typed }: Pick<ProFormaWords, 'given'>,
  locale: string,
): { firm: string; estimated: string; atMost: string } | null {
  const sums = typed && sumProForma(typed)
  if (!sums || sums.atMost === null || sums.firm === 0) return null
  const money = (units: number) => formatUnits(units, { locale, currency: typed.currency })
  return { firm: money(sums.firm), estimated: money(sums.estimated), atMost: money(sums.atMost) }
}

/** What an offer leaves out, as it was sent; empty where it says nothing of it. */
export const excludedIn = ({ terms }: Pick<ProFormaWords, 'terms'>, words: PaperWords): Pair[] =>
  terms.filter(([name]) => name === words.excluded)

type Ordered = {
  /** The exact prices of its estimates, once they hold, and what comes of both. */
  exact: { sum: string; number: string; day: string; all: string } | null
  locale: string
  paper: PaperWords
  ordered: Words['offer']['ordered']
}

/** Says what an accepted offer costs. */
export function costOf(sent: ProFormaWords, { exact, locale, paper, ordered }: Ordered): Pair[] {
  const { given: typed, sums, later } = sent
  const { firm = 0, estimated = 0, atMost = null } = typed ? sumProForma(typed) : {}
  const extra = (cost: string) => [cost, ...(later.length > 0 ? [paper.laterExtra] : [])].join(' ')
  if (!typed || atMost === null)
    return [...sums.slice(-1).map(([, sum]): Pair => [paper.toBePaid, sum]), ...later]
  const money = (units: number) => formatUnits(units, { locale, currency: typed.currency })
  const ofFirm: Pair[] = firm > 0 ? [[paper.firm, money(firm)]] : []
  if (exact)
    return [
      ...ofFirm,
      [ordered.exact, say(ordered.exactMeans, exact)],
      [ordered.all, later.length > 0 ? extra(`${exact.all}.`) : exact.all],
      ...later,
    ]
  const { overEstimate } = typed
  const most = atMost === 0 ? paper.nothing : money(atMost)
  const [sum, isWithin] = [money(estimated), overEstimate !== undefined]
  const percent = formatNumber(Number(overEstimate ?? 0), locale)
  return [
    ...ofFirm,
    [
      paper.estimated,
      isWithin ? say(ordered.estimatedWithin, { sum, percent }) : say(ordered.estimated, { sum }),
    ],
    [paper.atMost, extra(say(isWithin ? ordered.atMostWithin : ordered.atMost, { sum: most }))],
    ...later,
  ]
}

/** What a sent pro-forma sells, such as `2 × Gateway`. */
export const boughtOf = (
  { lines }: Pick<ProFormaWords, 'lines'>,
  lang: string,
  line: Words['offer']['answers']['boughtLine'],
): string =>
  formatList(
    // A discount has no quantity.
    lines.flatMap(([item, quantity]) => (quantity ? [say(line, { quantity, item })] : [])),
    'conjunction',
    lang,
  )
