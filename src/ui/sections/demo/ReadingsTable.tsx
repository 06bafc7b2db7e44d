import { type DemoWeek, minuteOf, shortMoment } from '#src/content/demo.ts'
import { celsiusText } from '#src/content/example-sites/event-words.ts'
import type { DemoWords } from '#src/content/schemas/demo-schema.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import type { Period } from '#src/model/period.ts'
import styles from './ReadingsTable.module.css'

/**
 * Maximum number of rows, not counting the row of the last minute, which is always added. The CSV
 * file has every minute.
 */
const mostRows = 90

/**
 * Returns the minutes of a range for the table and the chart's cursor, at a step that divides an
 * hour or is a number of hours.
 */
export function minutesShown({ from, to }: Period): number[] {
  const step = [1, 5, 10, 20, 60, 120, 240].find((one) => (to - from) / one <= mostRows) ?? 240
  return Array.from(
    { length: Math.floor((to - 1 - from) / step) + 1 },
    (_, index) => from + index * step,
  ).concat(to - 1)
}

type Props = {
  week: DemoWeek
  period: Period
  words: DemoWords
  instrument: InstrumentWords
  locale: string
}

const head = (name: string, isPlain = false) => (
  <th key={name} scope="col" data-plain={isPlain || undefined}>
    {name}
  </th>
)

/** The chart as a table. The chart's cursor reads its rows. */
export const ReadingsTable = ({
  week,
  period,
  words: { columns, controls },
  instrument,
  locale,
}: Props) => (
  <div className={styles['table']}>
    <table>
      <caption className="visually-hidden">{controls.table}</caption>
      <thead>
        <tr>
          {head(columns.time, true)}
          {week.site.rooms.map(({ name }) => head(name))}
          {head(columns.mains, true)}
          {head(columns.link, true)}
          {head(columns.waiting)}
        </tr>
      </thead>
      <tbody>
        {minutesShown(period).map((minute) => {
          const { rooms, supply, link, waiting } = minuteOf(week, minute)
          return (
            <tr
              key={minute}
              data-share={((minute - period.from) / (period.to - period.from)).toFixed(4)}
            >
              <th scope="row">{shortMoment(week, minute)}</th>
              {rooms.map((celsius, index) => (
                <td key={week.site.rooms[index]?.id}>{celsiusText(celsius, locale)}</td>
              ))}
              <td>{instrument.supply[supply]}</td>
              <td>{instrument.link[link]}</td>
              <td>{formatNumber(waiting, locale)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)
