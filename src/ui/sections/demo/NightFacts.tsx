import { demoRangeOf, getDemoWeek } from '#src/content/demo.ts'
import type { DemoWords } from '#src/content/schemas/demo-schema.ts'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { site as company } from '#src/content/settings/site.ts'
import { Alarms } from './Alarms.tsx'
import styles from './NightFacts.module.css'
import { Readouts } from './Readouts.tsx'

/** Result and last alarm of the night, beside a small chart. */
export const NightFacts = ({ words, instrument }: { words: DemoWords; instrument: InstrumentWords }) => {
  const week = getDemoWeek()
  return (
    <div className={styles['facts']}>
      <Readouts week={week} period={demoRangeOf(new URLSearchParams()).period} words={words} locale={company().locale} isShort />
      <Alarms {...{ week, words, instrument }} alarms={week.alarms.slice(-1)} />
    </div>
  )
}
