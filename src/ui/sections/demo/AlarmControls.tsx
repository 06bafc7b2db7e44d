import { demoAddress } from '#src/content/demo.ts'
import { say } from '#src/content/example-sites/event-words.ts'
import type { DemoWords } from '#src/content/schemas/demo-schema.ts'
import styles from './AlarmControls.module.css'
import type { NamedAlarm } from './Alarms.tsx'

type Props = NamedAlarm & {
  words: DemoWords
  range: string
}

/** Buttons that acknowledge an alarm in this browser and show the hours around it. */
export const AlarmControls = ({
  alarm: { number, acknowledgedAt },
  rule,
  raised,
  words: { controls, alarms, says },
  range,
}: Props) => (
  <div className={styles['controls']} data-screen>
    {acknowledgedAt === null && (
      <button
        type="button"
        data-acknowledge={say(says.acknowledged, { rule })}
        data-by={alarms.you}
        aria-label={`${controls.acknowledge}: ${rule}`}
        data-scripted
      >
        {controls.acknowledge}
      </button>
    )}
    {range !== `alarm-${number}` && (
      <a
        href={demoAddress(`alarm-${number}`)}
        data-range={range !== 'week' || undefined}
        aria-label={`${controls.show}: ${rule}, ${raised}`}
      >
        {controls.show}
      </a>
    )}
  </div>
)
