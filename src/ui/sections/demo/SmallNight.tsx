import type { ReactNode } from 'react'
import { site as company } from '#src/company/site.ts'
import { demoRangeOf, getDemoWeek } from '#src/content/demo.ts'
import type { DemoWords } from '#src/content/schemas/demo-schema.ts'
import { RoomChart } from './RoomChart.tsx'
import { SmallScreen } from './SmallScreen.tsx'

/** The room's night in a small frame. `children`: what stands beside the chart; the home page has no room for it in its styles. */
export const SmallNight = ({ words, children }: { words: DemoWords; children?: ReactNode }) => {
  const week = getDemoWeek()
  const { period } = demoRangeOf(new URLSearchParams())
  return (
    <SmallScreen href="/demo/cold-store" caption={words.frames.night} words={words}>
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
}
