import { type DemoWeek, sumsOf } from '#src/content/demo.ts'
import { celsiusText, durationOf } from '#src/content/example-sites/event-words.ts'
import type { DemoWords } from '#src/content/schemas/demo-schema.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import type { Period } from '#src/model/period.ts'
import styles from './Readouts.module.css'

type Props = { week: DemoWeek; period: Period; words: DemoWords; locale: string; isShort?: boolean }

export const Readouts = ({ week, period, words: { readouts }, locale, isShort = false }: Props) => {
  const sums = sumsOf(week, period)
  const [room] = sums.rooms
  if (!room) return null
  const { taken, lost, missed } = sums.readings
  const all = [
    { name: readouts.lowest, value: celsiusText(room.lowest, locale) },
    {
      name: readouts.highest,
      value: celsiusText(room.highest, locale),
      isAlarm: room.minutesBeyond > 0,
    },
    {
      name: readouts.beyond,
      value: durationOf(room.minutesBeyond),
      isAlarm: room.minutesBeyond > 0,
    },
    { name: readouts.withoutMains, value: durationOf(sums.minutesWithoutMains) },
    { name: readouts.withoutLink, value: durationOf(sums.minutesWithoutLink) },
    {
      name: readouts.takenMissing,
      value: [taken, lost + missed].map((count) => formatNumber(count, locale)).join(' / '),
      isAlarm: lost + missed > 0,
    },
  ]
  const shown = isShort ? all.slice(1, 4) : all
  return (
    <div className={styles['room']}>
      <dl className={isShort ? `${styles['readouts']} ${styles['short']}` : styles['readouts']}>
        {shown.map(({ name, value, isAlarm }) => (
          <div key={name} data-alarm={isAlarm || undefined}>
            <dt>{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
