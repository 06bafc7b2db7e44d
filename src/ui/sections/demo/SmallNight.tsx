import { getDemoWeek, lastNight } from '#src/content/demo.ts'
import type { DemoWords } from '#src/content/schemas/demo-schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site as company } from '#src/content/settings/site.ts'
import { periodOf } from '#src/model/period.ts'
import { Disclosure } from '../../base/Disclosure.tsx'
import { NightChart } from '../night/NightChart.tsx'
import { Alarms } from './Alarms.tsx'
import { Readouts } from './Readouts.tsx'
import styles from './SmallScreen.module.css'
import { SmallScreen } from './SmallScreen.tsx'

type Props = {
  words: DemoWords
  isFolded?: boolean
}

export const SmallNight = ({ words, isFolded = false }: Props) => {
  const week = getDemoWeek()
  const { locale } = company()
  const period = lastNight(week)
  const caption = words.frames.night
  const screen = (
    <SmallScreen href="/demo/cold-store" words={words} {...(!isFolded && { caption })}>
      <p>
        <b>{week.site.rooms[0]?.name}</b>{' '}
        <span className="muted">{`${week.site.name}, ${week.place}`}</span>
      </p>
      <NightChart
        site={week.site}
        beginsAt={week.night.beginsAt + period.from}
        result={periodOf(week.result, period)}
        words={settings().instrument}
      />
      <div className={styles['facts']}>
        <Readouts {...{ week, period, words, locale }} />
        <Alarms
          {...{ week, words }}
          instrument={settings().instrument}
          alarms={week.alarms.slice(-1)}
        />
      </div>
    </SmallScreen>
  )
  if (!isFolded) return screen
  return (
    <div className={styles['folded']}>
      <Disclosure summary={caption}>{screen}</Disclosure>
    </div>
  )
}
