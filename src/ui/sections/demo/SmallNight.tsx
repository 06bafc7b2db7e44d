import type { ReactNode } from 'react'
import { demoRangeOf, getDemoWeek } from '#src/content/demo.ts'
import type { DemoWords } from '#src/content/schemas/demo-schema.ts'
import { site as company } from '#src/content/settings/site.ts'
import { Disclosure } from '../../base/Disclosure.tsx'
import { RoomChart } from './RoomChart.tsx'
import styles from './SmallScreen.module.css'
import { SmallScreen } from './SmallScreen.tsx'

type Props = {
  words: DemoWords
  /** Folded under a line. */
  isFolded?: boolean
  /** Stands beside the chart. */
  children?: ReactNode
}

export const SmallNight = ({ words, isFolded = false, children }: Props) => {
  const week = getDemoWeek()
  const { period } = demoRangeOf(new URLSearchParams())
  const caption = words.frames.night
  const screen = (
    <SmallScreen href="/demo/cold-store" words={words} {...(!isFolded && { caption })}>
      <p>
        <b>{week.site.rooms[0]?.name}</b> <span className="muted">{`${week.site.name}, ${week.place}`}</span>
      </p>
      <RoomChart
        {...{ week, period, words }}
        locale={company().locale}
        alarms={week.alarms.filter(({ raisedAt }) => raisedAt >= period.from)}
      />
      {children}
    </SmallScreen>
  )
  if (!isFolded) return screen
  return (
    <div className={styles['folded']}>
      <Disclosure summary={caption}>{screen}</Disclosure>
    </div>
  )
}
