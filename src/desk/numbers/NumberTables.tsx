import { otherValue } from '#src/contracts/contact/origin.ts'
import {
  countryName,
  formatAmount,
  formatNumber,
  formatUnits,
  isForeign,
  languageName,
  type Money,
  type Region,
} from '#src/contracts/formats.ts'
import { ownValue } from '#src/contracts/own-value.ts'
import { RankedBars } from '#src/site/drawings/charts/RankedBars.tsx'
import { TextLink } from '#src/staff/kit/controls.tsx'
import { CountTable } from './CountTable.tsx'
import { type NumberColumn, NumbersPart, Ranked, Stepped } from './NumberParts.tsx'
import styles from './Numbers.module.css'
import { type Numbers as Counted, officeDuration, type Pair, shareOf, sumOf } from './numbers.ts'

export type NumbersProps = {
  numbers: Counted
  today: string
  /** Names of pages by path, and names of products by slug. */
  names: Readonly<Record<string, string>>
  region: Money & Region
}

const stateNames: Record<string, string> = {
  new: 'Not answered',
  answered: 'Answered',
  flagged: 'Held as spam',
}
const outcomeNames: Record<string, string> = { won: 'Won', lost: 'Lost' }
const stages = [
  ['Sent', 'offers', 'offersMoney'],
  ['Accepted', 'accepted', 'acceptedMoney'],
  ['Not now', 'declined', 'declinedMoney'],
  ['Ordered', 'orders', 'ordersMoney'],
] as const
export const incomplete =
  'A cache in front of the site answers some visits, so not all are counted.'

/** What the first screen leaves out. Parts without a count are hidden. */
export const AllNumbers = ({ numbers, today, names, region }: NumbersProps) => {
  const { locale } = region
  const {
    requests,
    origins,
    products,
    campaigns,
    trades,
    outcomes,
    quotes,
    offers,
    answers,
    subscribers,
    visits,
    open,
    workingDay,
  } = numbers
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
  const steps = { locale, number }
  const byRequests = nowAndBefore('Requests')
  const byVisits = nowAndBefore('Visits')
  return (
    <div className={styles['parts']}>
      <Stepped
        {...steps}
        heading="Requests by week"
        note="Spam is not in the sum."
        lines={requests.weeks}
        columns={[
          ...nowAndBefore('All'),
          ['Open', (week) => number(week.new)],
          ['Answered', (week) => number(week.answered)],
          ['Spam', (week) => number(week.flagged)],
        ]}
      />
      <Ranked
        heading="Requests by state"
        column="State"
        lines={requests.states}
        nameOf={(value) => ownValue(stateNames, value) ?? value}
        columns={byRequests}
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
        heading="Requests by trade"
        column="Trade"
        lines={trades}
        nameOf={called('No trade entered')}
        columns={byRequests}
      />
      <Ranked
        heading="Won and lost"
        column="Outcome"
        note="By the day on which the request came."
        lines={outcomes}
        nameOf={(value) => ownValue(outcomeNames, value) ?? value}
        columns={byRequests}
      />
      <Ranked
        heading="Offers and orders"
        column="Offers"
        note={`On the day of each; what was won without an offer is an order of the sum that staff entered. Requests with a quote: ${number(quotes.now)}, before ${number(quotes.before)}.`}
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
        heading="Products asked about"
        column="Product"
        note="A request that lists several counts for each."
        lines={products}
        nameOf={called('None')}
        columns={byRequests}
      />
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
              ['Answered, or late', number(answers.now.due), number(answers.before.due)],
            ]}
          />
        </NumbersPart>
      )}
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
      <Stepped
        {...steps}
        heading="Subscribers gained"
        lines={subscribers.gained.map((step, at) => ({
          ...step,
          lost: subscribers.lost[at] ?? { now: 0, before: 0 },
        }))}
        columns={[
          ...nowAndBefore('Gained'),
          ['Lost', ({ lost }) => number(lost.now)],
          ['Lost before', ({ lost }) => number(lost.before)],
        ]}
      />
      <Stepped
        {...steps}
        heading="Visits"
        note={`Pages that people opened, without robots and staff. Only sums are stored: nobody is tracked. ${visits.isComplete ? '' : incomplete}`}
        lines={visits.days}
        columns={byVisits}
      />
      <Ranked
        heading="Visits by page"
        column="Page"
        lines={visits.pages}
        nameOf={called('None')}
        columns={byVisits}
      />
      <Ranked
        heading="Visits by linking site"
        column="Site"
        lines={visits.sites}
        nameOf={called('No link named')}
        columns={byVisits}
      />
      <Ranked
        heading="Visits by country"
        column="Country"
        lines={visits.countries}
        nameOf={(value) =>
          /^[A-Z]{2}$/.test(value) ? countryName(value, locale) : called('Unknown')(value)
        }
        columns={byVisits}
      />
      <Ranked
        heading="Visits by language"
        column="Language"
        lines={visits.languages}
        nameOf={(value) => languageName(value, 'en')}
        columns={byVisits}
      />
      <Ranked
        heading="Visits by campaign"
        column="Campaign"
        lines={visits.campaigns}
        nameOf={called('None')}
        columns={byVisits}
      />
    </div>
  )
}
