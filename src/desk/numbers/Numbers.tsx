import { formatDate, formatDay, formatMonth, formatNumber } from '#src/contracts/formats.ts'
import { SumColumns } from '#src/site/drawings/charts/SumColumns.tsx'
import { FrameButton, TextLink } from '#src/staff/kit/controls.tsx'
import { FilterMenu } from '#src/staff/lists/FilterMenu.tsx'
import { answerId, atAnswer } from '#src/ui/base/form/Answer.tsx'
import styles from './Numbers.module.css'
import { incomplete, type NumbersProps, NumberTables } from './NumberTables.tsx'
import { numbersAddress, type Pair, periodNames, type Span, shareOf } from './numbers.ts'

const fixedPeriods: Record<string, string> = {
  '4-weeks': '4 weeks to today',
  '13-weeks': '13 weeks to today',
  '52-weeks': '52 weeks to today',
  'last-week': 'Last week',
}

/** A number of a period, with that of the one before. */
const Figure = ({
  name,
  now,
  of,
  before,
}: {
  name: string
  now: string
  /** What a share is a part of. */
  of?: string
  before: string
}) => (
  <div className="panel">
    <dt>{name}</dt>
    <dd>
      {now}
      {of && <small>{of}</small>}
      <small>before: {before}</small>
    </dd>
  </div>
)

/**
 * How the company does, on one screen: four figures, each beside that of the period before, and the
 * requests by week.
 * @param isAll whether the tables are shown below
 */
export const NumbersPage = ({ isAll, ...props }: NumbersProps & { isAll: boolean }) => {
  const { numbers, today, region } = props
  const { locale } = region
  const { period, requests, outcomes, answers, visits } = numbers
  const spanOf = ({ from, to }: Span) =>
    `${formatDay(from, locale, 'medium')} to ${formatDay(to, locale, 'medium')}`
  const number = (value: number) => formatNumber(value, locale)
  const textOf = ({ now, before }: Pair) => ({ now: number(now), before: number(before) })
  const won = outcomes.find(({ value }) => value === 'won') ?? { now: 0, before: 0 }
  return (
    <>
      <form
        action={atAnswer('/admin/numbers')}
        className="row tools"
        aria-label="Period"
        data-screen
      >
        {isAll && <input type="hidden" name="all" value="" />}
        <FilterMenu
          name="period"
          label="Period"
          value={period.name}
          options={periodNames(today).map((name) => [
            name,
            fixedPeriods[name] ?? formatMonth(name, locale),
          ])}
        />
        <FrameButton type="submit">Show</FrameButton>
      </form>
      <p id={answerId} tabIndex={-1} data-answer className={`row muted ${styles['key']}`}>
        <span>{spanOf(period.span)}</span> <span>before: {spanOf(period.before)}</span>
      </p>
      <dl className={styles['figures']}>
        <Figure name="Requests" {...textOf(requests.total)} />
        <Figure
          name="Answered within a working day"
          now={shareOf(answers.now.inTime, answers.now.due)}
          of={
            answers.now.due === 0
              ? 'none is due yet'
              : `${number(answers.now.inTime)} of ${number(answers.now.due)} due`
          }
          before={shareOf(answers.before.inTime, answers.before.due)}
        />
        <Figure name="Won" {...textOf(won)} />
        <Figure name="Visits" {...textOf(visits.total)} />
      </dl>
      {!visits.isComplete && <p className="muted">{incomplete}</p>}
      <section className={`box ${styles['chart']}`}>
        <h2>Requests by week</h2>
        <SumColumns
          label={`Requests by week: ${requests.weeks
            .map(
              ({ day, now, before }) =>
                `from ${formatDate(day, locale)} ${number(now)}, before ${number(before)}`,
            )
            .join('; ')}.`}
          steps={requests.weeks.map((week) => ({ ...week, name: formatDate(week.day, locale) }))}
        />
      </section>
      <p className="row tools" data-screen>
        <TextLink isTall href={numbersAddress(period.name, !isAll)}>
          {isAll ? 'Only the most important' : 'More numbers'}
        </TextLink>
        <TextLink isTall href={`/api/numbers.csv?period=${period.name}`}>
          All numbers as CSV
        </TextLink>
      </p>
      {isAll && <NumberTables {...props} />}
    </>
  )
}
