import { type DemoAlarm, type DemoWeek, momentSince, shortMoment } from '#src/content/demo.ts'
import { ruleWords } from '#src/content/example-sites/event-words.ts'
import type { DemoWords } from '#src/content/schemas/demo-schema.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import styles from './Alarms.module.css'

type Props = {
  week: DemoWeek
  alarms: readonly DemoAlarm[]
  words: DemoWords
  instrument: InstrumentWords
}

export const Alarms = ({ week, alarms, words, instrument }: Props) => {
  const { alarms: labels } = words
  if (alarms.length === 0) return <p className="muted">{labels.none}</p>
  return (
    <ol className={styles['alarms']}>
      {alarms.toReversed().map((alarm) => {
        const moment = (minute: number) => momentSince(week, minute, alarm.raisedAt)
        const raised = shortMoment(week, alarm.raisedAt)
        const rule = ruleWords(alarm.rule, week.site, instrument)
        const told = [
          ...(alarm.sentAt === null ? [] : [`${alarm.to}, ${moment(alarm.sentAt)}`]),
          ...(alarm.next === undefined || alarm.passedAt === null
            ? []
            : [`${alarm.next}, ${moment(alarm.passedAt)}`]),
        ]
        const rows = [
          [labels.sent, told.length === 0 ? labels.notSent : told.join('; ')],
          [
            labels.taken,
            alarm.takenBy === null || alarm.takenAt === null
              ? labels.notTaken
              : `${alarm.takenBy}, ${moment(alarm.takenAt)}`,
          ],
          [labels.over, alarm.clearedAt === null ? labels.goesOn : moment(alarm.clearedAt)],
          [
            labels.acknowledged,
            alarm.acknowledgedAt === null
              ? labels.waits
              : `${week.acknowledges}, ${moment(alarm.acknowledgedAt)}`,
          ],
        ] as const
        return (
          <li key={alarm.number} data-open={alarm.acknowledgedAt === null}>
            <p>
              <b>{rule}</b>
              <span className="tabular">{raised}</span>
            </p>
            <dl>
              {rows.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        )
      })}
    </ol>
  )
}
