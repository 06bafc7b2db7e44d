import type { ReactNode } from 'react'
import { countryName, formatDate, formatDay, formatMonth, formatNumber, type Region } from '#src/contracts/formats.ts'
import {
  type Numbers as Counted,
  type CountLine,
  officeDuration,
  otherValue,
  type Pair,
  periodNames,
  type Span,
  type Step,
  shareOf,
  sumOf,
} from '#src/contracts/numbers.ts'
import { RankedBars } from '#src/ui/diagrams/RankedBars.tsx'
import { SumColumns } from '#src/ui/diagrams/SumColumns.tsx'
import controls from '../kit/Control.module.css'
import { FilterMenu } from '../lists/FilterMenu.tsx'
import { CountTable } from './CountTable.tsx'
import styles from './Numbers.module.css'

type Props = {
  numbers: Counted
  today: string
  /** What pages and products are called, by path and by name in lists. */
  names: Readonly<Record<string, string>>
  /** Whether who takes care of requests is named. */
  hasNames: boolean
  region: Region
}

/** Bars of a drawing, and rows of a table on the page; the file has all. */
const most = { bars: 6, rows: 15 } as const

const wordsOf = (period: string, locale: string): string =>
  ({ '4-weeks': '4 weeks to today', '13-weeks': '13 weeks to today', '52-weeks': '52 weeks to today', 'last-week': 'Last week' })[period] ??
  formatMonth(period, locale)

/** The numbers of a period beside those of the one before. A form and links: nothing here needs a script. */
export const Numbers = ({ numbers, today, names, hasNames, region: { locale } }: Props) => {
  const { period, requests, origins, products, answers, subscribers, visits, open, workingDay } = numbers
  const day = (value: string) => formatDate(value, locale)
  const spanOf = ({ from, to }: Span) => `${formatDay(from, locale, 'medium')} to ${formatDay(to, locale, 'medium')}`
  const number = (value: number) => formatNumber(value, locale)
  const pair = ({ now, before }: Pair) => [number(now), number(before)]
  const nameOf = (value: string) => (value === otherValue ? 'Others' : (names[value] ?? value))
  const stateNames: Record<string, string> = { new: 'Not answered', answered: 'Answered', flagged: 'Held as spam' }
  const [gained, lost] = [sumOf(subscribers.gained), sumOf(subscribers.lost)]
  const share = ({ kept, due }: typeof answers.now) => shareOf(kept, due)
  const rate = ({ now, visits: of }: (typeof origins)[number], when: keyof Pair) =>
    shareOf(when === 'now' ? now : of.before, when === 'now' ? of.now : 0, 1)
  const waited = (oldest: string) => Math.floor((Date.parse(`${today}T23:59Z`) - Date.parse(oldest)) / 86_400_000)
  const openRows = open.map(({ person, count, oldest }, index) => ({
    name: person === null ? 'Nobody yet' : hasNames ? person : `Somebody ${index + 1}`,
    now: count,
    fact: number(count),
    oldest: number(waited(oldest)),
  }))
  const lists: [string, string, string, CountLine[], (value: string) => string][] = [
    ['Visits by page', 'Page', 'No page was opened.', visits.pages, nameOf],
    [
      'Visits by linking site',
      'Site',
      'No visit came by a link.',
      visits.sites,
      (value) => (value === '' ? 'No link named' : nameOf(value)),
    ],
    [
      'Visits by country',
      'Country',
      'No country is known.',
      visits.countries,
      (value) => (/^[A-Z]{2}$/.test(value) ? countryName(value, locale) : value === '' ? 'Unknown' : nameOf(value)),
    ],
    ['Visits by campaign', 'utm_source', 'No visit came by a link with utm_source.', visits.campaigns, nameOf],
  ]
  return (
    <>
      <form action="/admin/numbers" className={styles['filter']} aria-label="Period">
        <FilterMenu
          name="period"
          label="Period"
          value={period.name}
          options={periodNames(today).map((value) => ({ value, words: wordsOf(value, locale) }))}
        />
        <button type="submit" className={controls['button']}>
          Show
        </button>
        <a className="link" href={`/api/numbers.csv?period=${period.name}`} download>
          Save as CSV
        </a>
      </form>
      <p className={styles['key']}>
        <span>{spanOf(period.span)}</span> <span>before: {spanOf(period.before)}</span>
      </p>
      <dl className={styles['figures']}>
        <Figure name="Requests" {...textOf(requests.total, number)} />
        <Figure name="Answered within a working day" now={share(answers.now)} before={share(answers.before)} />
        <Figure
          name="First answer, median"
          now={officeDuration(answers.now.median, workingDay)}
          before={officeDuration(answers.before.median, workingDay)}
        />
        <Figure name="Subscribers gained" {...textOf(gained, number)} />
        <Figure name="Visits" {...textOf(visits.total, number)} />
      </dl>

      <div className={styles['parts']}>
        <Part heading="Requests by week" note="Spam that was held is not in the sum.">
          <SumColumns
            label={stepsLabel('Requests', requests.weeks)}
            steps={requests.weeks.map((step) => ({ ...step, name: day(step.day) }))}
          />
          <CountTable
            caption="Requests by week"
            columns={['Week', 'All', 'Before', 'Open', 'Answered', 'Spam']}
            rows={requests.weeks.map((step) => [
              day(step.day),
              ...pair(step),
              number(step.new),
              number(step.answered),
              number(step.flagged),
            ])}
          />
        </Part>

        <Part heading="Requests by state">
          <Ranked
            what="Requests"
            column="State"
            lines={requests.states}
            nameOf={(value) => stateNames[value] ?? value}
            number={number}
            none="No request came."
          />
        </Part>

        <Part
          heading="Which page brings requests"
          note={
            visits.isComplete
              ? 'The page that somebody came to the form from. The share is of the visits of that page.'
              : 'A cache in front of the site keeps pages, so that visits are not all counted: there is no share.'
          }
        >
          <Bars what="Requests" lines={origins} nameOf={(value) => originOf(value, nameOf)} number={number} />
          <CountTable
            caption="Requests by page"
            columns={['Page', 'Requests', 'Before', 'Visits', ...(visits.isComplete ? ['Share'] : [])]}
            rows={origins.map((line) => [
              originOf(line.value, nameOf),
              ...pair(line),
              number(line.visits.now),
              ...(visits.isComplete ? [rate(line, 'now')] : []),
            ])}
            none="No request came."
            most={most.rows}
          />
        </Part>

        <Part heading="Which product is asked about" note="A request that lists several counts for each.">
          <Ranked what="Requests" column="Product" lines={products} nameOf={nameOf} number={number} none="No request names a product." />
        </Part>

        <Part
          heading="Time to the first answer"
          note={`Counted in the company’s hours; a working day has ${workingDay / 60}. Promised is an answer within one. A request that waits longer counts as late.`}
        >
          <RankedBars
            label={`Answered within a working day: ${share(answers.now)}, before ${share(answers.before)}.`}
            rows={[
              { name: 'This period', now: ratio(answers.now), fact: share(answers.now) },
              { name: 'The one before', now: ratio(answers.before), fact: share(answers.before) },
            ]}
          />
          <CountTable
            caption="Time to the first answer"
            columns={['Measure', 'This period', 'Before']}
            rows={[
              ['Median', officeDuration(answers.now.median, workingDay), officeDuration(answers.before.median, workingDay)],
              ['Slowest', officeDuration(answers.now.slowest, workingDay), officeDuration(answers.before.slowest, workingDay)],
              ['Within a working day', ...pair({ now: answers.now.kept, before: answers.before.kept })],
              ['Answered, or late', ...pair({ now: answers.now.due, before: answers.before.due })],
            ]}
          />
        </Part>

        <Part heading="Open now, by person" note="Whatever the period. Who has the longest wait is first.">
          {openRows.length > 0 && (
            <RankedBars
              label={`Open requests. ${openRows.map(({ name, fact, oldest }) => `${name}: ${fact}, the oldest ${oldest} days`).join('; ')}.`}
              rows={openRows}
            />
          )}
          <CountTable
            caption="Open requests by person"
            columns={['Person', 'Open', 'Days of the oldest']}
            rows={openRows.map(({ name, fact, oldest }) => [name, fact, oldest])}
            none="No request is open."
          />
          <a className="link" href="/admin/dashboard?state=new&sort=oldest">
            Open requests, oldest first
          </a>
        </Part>

        <Part
          heading="Subscribers"
          note={`Gained ${number(gained.now)}, lost ${number(lost.now)}; before, gained ${number(gained.before)}, lost ${number(lost.before)}.`}
        >
          <SumColumns
            label={stepsLabel('Subscribers gained', subscribers.gained)}
            steps={subscribers.gained.map((step) => ({ ...step, name: day(step.day) }))}
          />
          <CountTable
            caption="Subscribers gained and lost by week"
            columns={['Week', 'Gained', 'Before', 'Lost', 'Lost before']}
            rows={subscribers.gained.map((step, index) => [
              day(step.day),
              ...pair(step),
              ...pair(subscribers.lost[index] ?? { now: 0, before: 0 }),
            ])}
          />
        </Part>

        <Part
          heading="Visits"
          note={`Pages that people opened, without robots and staff, as sums: nobody is followed. ${visits.isComplete ? '' : 'A cache in front of the site keeps pages, so that these sums are too low.'}`}
        >
          <SumColumns label={stepsLabel('Visits', visits.days)} steps={visits.days.map((step) => ({ ...step, name: day(step.day) }))} />
          <CountTable
            caption="Visits over time"
            columns={['From', 'Visits', 'Before']}
            rows={visits.days.map((step) => [day(step.day), ...pair(step)])}
          />
        </Part>
        {lists.map(([heading, column, none, lines, name]) => (
          <Part key={heading} heading={heading}>
            <Ranked what="Visits" column={column} lines={lines} nameOf={name} number={number} none={none} />
          </Part>
        ))}
      </div>
    </>
  )
}

const textOf = ({ now, before }: Pair, number: (value: number) => string) => ({ now: number(now), before: number(before) })
const ratio = ({ kept, due }: { kept: number; due: number }) => (due === 0 ? 0 : kept / due)
const originOf = (value: string, nameOf: (value: string) => string) => (value === '' ? 'No page named' : nameOf(value))
const stepsLabel = (what: string, steps: readonly Step[]) => {
  const { now, before } = sumOf(steps)
  return `${what} over time: ${now}, and ${before} in the period before. The table below has each value.`
}

const Figure = ({ name, now, before }: { name: string; now: string; before: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {now}
      <small>before: {before}</small>
    </dd>
  </div>
)

const Part = ({ heading, note, children }: { heading: string; note?: string; children: ReactNode }) => (
  <section className="box">
    <h2>{heading}</h2>
    {note && <p>{note}</p>}
    {children}
  </section>
)

type LinesProps = { what: string; lines: readonly CountLine[]; nameOf: (value: string) => string; number: (value: number) => string }

const Bars = ({ what, lines, nameOf, number }: LinesProps) => {
  const rows = lines.slice(0, most.bars).map(({ value, ...pair }) => ({ name: nameOf(value), ...pair, fact: number(pair.now) }))
  return rows.length === 0 ? null : (
    <RankedBars label={`${what}. ${rows.map(({ name, now, before }) => `${name}: ${now}, before ${before}`).join('; ')}.`} rows={rows} />
  )
}

const Ranked = ({ column, none, ...props }: LinesProps & { column: string; none: string }) => (
  <>
    <Bars {...props} />
    <CountTable
      caption={`${props.what} by ${column}`}
      columns={[column, props.what, 'Before']}
      rows={props.lines.map((line) => [props.nameOf(line.value), props.number(line.now), props.number(line.before)])}
      none={none}
      most={most.rows}
    />
  </>
)
