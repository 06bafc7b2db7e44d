import { otherValue } from '#src/contracts/contact/origin.ts'
import {
  formatAmount,
  formatNumber,
  formatUnits,
  isForeign,
  type Money,
  type Region,
} from '#src/contracts/formats.ts'
import { ownValue } from '#src/contracts/own-value.ts'
import { RankedBars } from '#src/site/drawings/charts/RankedBars.tsx'
import { TextLink } from '#src/staff/kit/controls.tsx'
import { CountTable } from './CountTable.tsx'
import { type NumberColumn, NumbersPart, Ranked } from './NumberParts.tsx'
import styles from './Numbers.module.css'
import { type Numbers as Counted, officeDuration, type Pair, shareOf, sumOf } from './numbers.ts'

export type NumbersProps = {
  numbers: Counted
  today: string
  /** Names of pages by path, and names of products by slug. */
  names: Readonly<Record<string, string>>
  region: Money & Region
}

const stages = [
  ['Sent', 'offers', 'offersMoney'],
  ['Accepted', 'accepted', 'acceptedMoney'],
  ['Not now', 'declined', 'declinedMoney'],
  ['Ordered', 'orders', 'ordersMoney'],
] as const
export const incomplete =
  'A cache in front of the site answers some visits, so not all are counted.'

/**
 * What sellers and owners act on: who waits for an answer and how long, which offers to follow, and
 * what brings requests. A table without a count is hidden. The exported file has all numbers.
 */
export const NumberTables = ({ numbers, today, names, region }: NumbersProps) => {
  const { locale } = region
  const { origins, products, campaigns, quotes, offers, answers, visits, open, workingDay } =
    numbers
  const number = (value: number) => formatNumber(value, locale)
  const amount = (value: number) =>
    isForeign(region) ? 'price on request' : formatAmount(String(value), region)
  const moneyWon = sumOf(campaigns.map(({ money }) => money))
  const inBoth = (format: (times: Counted['answers']['now']) => string) => ({
    now: format(answers.now),
    before: format(answers.before),
  })
  const median = inBoth((times) => officeDuration(times.median, workingDay))
  const slowest = inBoth((times) => officeDuration(times.slowest, workingDay))
  const share = inBoth((times) => shareOf(times.inTime, times.due))
  const called = (none: string) => (value: string) =>
    value === '' ? none : value === otherValue ? 'Others' : (ownValue(names, value) ?? value)
  const waited = (oldest: string) =>
    Math.floor((Date.parse(`${today}T23:59Z`) - Date.parse(oldest)) / 86_400_000)
  const nowAndBefore = (what: string): NumberColumn<Pair>[] => [
    [what, ({ now }) => number(now)],
    ['Before', ({ before }) => number(before)],
  ]
  return (
    <div className={styles['parts']}>
      <Ranked
        heading="Open now, by person"
        column="Person"
        note="All open requests, whatever the period; the longest wait is first."
        lines={open.map(({ person, count, oldest }) => ({
          value: person ?? '',
          now: count,
          oldest,
        }))}
        nameOf={(value) => value || 'Nobody yet'}
        columns={[
          ['Open', ({ now }) => number(now)],
          ['Oldest, in days', ({ oldest }) => number(waited(oldest))],
        ]}
      >
        <TextLink href="/admin/dashboard?state=new&sort=oldest">
          Open requests, oldest first
        </TextLink>
      </Ranked>
      {answers.now.due + answers.before.due > 0 && (
        <NumbersPart
          heading="Time to the first answer"
          note={`Counted in office hours (${workingDay / 60} a day). An answer is promised within one working day; after that a request is late.`}
        >
          <RankedBars
            label={`Answered within a working day: ${share.now}, before ${share.before}.`}
            rows={(['now', 'before'] as const).map((when) => ({
              name: when === 'now' ? 'This period' : 'The one before',
              now: answers[when].inTime / Math.max(1, answers[when].due),
              fact: share[when],
            }))}
          />
          <CountTable
            caption="Time to the first answer"
            columns={['Measure', 'This period', 'Before']}
            rows={[
              ['Median', median.now, median.before],
              ['Slowest', slowest.now, slowest.before],
              ['Within a working day', number(answers.now.inTime), number(answers.before.inTime)],
              [
                'Of requests whose working day is over',
                number(answers.now.due),
                number(answers.before.due),
              ],
            ]}
          />
        </NumbersPart>
      )}
      <Ranked
        heading="Offers and orders"
        column="Offers"
        note={`On the day of each; what was won without an offer is an order of the sum that staff entered. Sums are to be paid, with what of them is an estimate. Requests with a quote: ${number(quotes.now)}, before ${number(quotes.before)}.`}
        lines={offers.flatMap(({ currency, ...counts }) =>
          stages.map(([words, count, sum]) => ({
            ...counts[count],
            ...{ value: `${words}, ${currency}`, currency, sum: counts[sum] },
          })),
        )}
        nameOf={(value) => value}
        columns={[
          ...nowAndBefore('Count'),
          ['Sum', ({ sum, currency }) => formatUnits(sum.now, { locale, currency })],
          ['Sum before', ({ sum, currency }) => formatUnits(sum.before, { locale, currency })],
        ]}
      />
      <Ranked
        heading="Which page brings requests"
        column="Page"
        note={`The page from which a visitor opened the form. ${visits.isComplete ? 'The share is of the visits of that page.' : incomplete}`}
        lines={origins}
        nameOf={called('No page named')}
        columns={[
          ...nowAndBefore('Requests'),
          ['Visits', (line) => number(line.visits.now)],
          ...(visits.isComplete
            ? [
                ['Share', (line) => shareOf(line.now, line.visits.now, 1)] satisfies NumberColumn<
                  (typeof origins)[number]
                >,
              ]
            : []),
        ]}
      />
      <Ranked
        heading="Which campaign brings requests"
        column="Campaign"
        note={`By the address of the page from which a visitor opened the form, and the day on which the request came. Sums won are before tax, in the currency of the catalogue; what customers pay is under “Offers and orders”: ${amount(moneyWon.now)}, before ${amount(moneyWon.before)}.`}
        lines={campaigns}
        nameOf={called('No campaign')}
        columns={[
          ...nowAndBefore('Requests'),
          ['Won', ({ won }) => number(won.now)],
          ['Sum won', ({ money }) => amount(money.now)],
          ['Sum before', ({ money }) => amount(money.before)],
        ]}
      />
      <Ranked
        heading="Products asked about"
        column="Product"
        note="A request that lists several counts for each."
        lines={products}
        nameOf={called('None')}
        columns={nowAndBefore('Requests')}
      />
    </div>
  )
}
