import { type DemoWeek, sumsOf } from '#src/content/demo.ts'
import { celsiusText, durationOf } from '#src/content/example-sites/event-words.ts'
import type { DemoWords } from '#src/content/schemas/demo-schema.ts'
import type { Period } from '#src/model/period.ts'
import styles from './Readouts.module.css'

type Props = { week: DemoWeek; period: Period; words: DemoWords; locale: string }

export const Readouts = ({ week, period, words: { readouts }, locale }: Props) => {
  const sums = sumsOf(week, period)
  const [room] = sums.rooms
  if (!room) return null
  const isAlarm = room.minutesBeyond > 0
  const shown = [
    { name: readouts.highest, value: celsiusText(room.highest, locale), isAlarm },
    { name: readouts.beyond, value: durationOf(room.minutesBeyond), isAlarm },
    { name: readouts.withoutMains, value: durationOf(sums.minutesWithoutMains) },
  ]
  return (
    <dl className={styles['readouts']}>
      {shown.map(({ name, value, isAlarm }) => (
        <div key={name} data-alarm={isAlarm || undefined}>
          <dt>{name}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
