import { type DemoWeek, dayOfMinute, daysOf, sumsOf } from '#src/content/demo.ts'
import { celsiusText, durationOf, say } from '#src/content/example-sites/event-words.ts'
import type { DemoWords } from '#src/content/schemas/demo-schema.ts'
import { formatNumber, formatWeekday } from '#src/contracts/formats.ts'
import type { NightTotals } from '#src/model/night-sums.ts'
import { State } from '#src/model/supply.ts'
import { TableHead } from '#src/ui/base/Table.tsx'
import styles from './WeekPage.module.css'

type Props = { week: DemoWeek; words: DemoWords; locale: string }

/** Names what fed the gateway and the devices without mains. */
function coveredBy(
  { covered, minutesUncovered }: NightTotals,
  isInverterUsed: boolean,
  { says }: DemoWords,
): string {
  const by = [
    ...(covered.battery > 0 ? [says.battery] : []),
    ...(covered.inverter > 0 || isInverterUsed ? [says.inverter] : []),
  ]
  if (minutesUncovered > 0) by.push(say(says.uncovered, { time: durationOf(minutesUncovered) }))
  return by.join(', ') || '–'
}

export const WeekPage = ({ week, words, locale }: Props) => {
  const { readouts, columns } = words
  const days = daysOf(week)
  const rows = [
    ...days.map((period) => ({
      name: formatWeekday(dayOfMinute(week, period.to), locale),
      period,
      isTotal: false,
    })),
    { name: columns.total, period: { from: 0, to: week.night.minutes }, isTotal: true },
  ].map(({ period, ...row }) => ({
    ...row,
    sums: sumsOf(week, period),
    isInverterUsed: week.result.devices.some((states) =>
      states.subarray(period.from, period.to).includes(State.onInverter),
    ),
    alarms: week.alarms.filter(({ raisedAt }) => raisedAt >= period.from && raisedAt < period.to)
      .length,
  }))
  const names = [
    columns.day,
    readouts.lowest,
    readouts.highest,
    readouts.beyond,
    readouts.withoutMains,
    readouts.coveredBy,
    columns.alarms,
    readouts.taken,
    readouts.missing,
  ]
  return (
    <div className={styles['week']}>
      <table>
        <caption className="visually-hidden">{words.controls.week}</caption>
        <TableHead columns={names} />
        <tbody>
          {rows.map(({ name, isTotal, sums, isInverterUsed, alarms }) => {
            const [room] = sums.rooms
            const { taken, lost, missed } = sums.readings
            const isBeyond = (room?.minutesBeyond ?? 0) > 0
            const cells = [
              { value: celsiusText(room?.lowest ?? 0, locale) },
              { value: celsiusText(room?.highest ?? 0, locale), isAlarm: isBeyond },
              { value: durationOf(room?.minutesBeyond ?? 0), isAlarm: isBeyond, isNone: !isBeyond },
              {
                value: durationOf(sums.minutesWithoutMains),
                isNone: sums.minutesWithoutMains === 0,
              },
              {
                value: coveredBy(sums, isInverterUsed, words),
                isNone: sums.minutesWithoutMains === 0,
              },
              { value: formatNumber(alarms, locale), isNone: alarms === 0 },
              { value: formatNumber(taken, locale) },
              {
                value: formatNumber(lost + missed, locale),
                isAlarm: lost + missed > 0,
                isNone: lost + missed === 0,
              },
            ]
            return (
              <tr key={name} data-total={isTotal || undefined}>
                <th scope="row">{name}</th>
                {cells.map(({ value, isAlarm, isNone }, index) => (
                  <td
                    key={names[index + 1]}
                    data-label={names[index + 1]}
                    data-alarm={isAlarm || undefined}
                    data-none={isNone || undefined}
                  >
                    {value}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
