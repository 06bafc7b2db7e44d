import type { ReactNode } from 'react'
import { bakerySites } from '#src/content/example-sites/bakery.ts'
import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import { settings } from '#src/content/settings/settings.ts'
import { site } from '#src/content/settings/site.ts'
import { formatNumber } from '#src/contracts/formats.ts'
import {
  Axis,
  clock,
  Drawing,
  Label,
  Name,
  range,
  scale,
  stepsTo,
  strokes,
  View,
} from './kit/drawing.tsx'
import { drawingWords } from './kit/drawing-words.ts'

const hour = 60
const every = (interval: number, first = 0) =>
  range(Math.ceil((hour - first) / interval), interval, first)

const megabytes = ({ beside }: { beside: number }) => `${formatNumber(beside, site().locale)} MB`

/**
 * The minutes of the readings in one hour at three sites; a lane is a device. Lanes with the same
 * name stand below its first.
 */
const lanesOfSites = [
  [[every(1)], [every(5), every(5, 1), every(5, 2), every(5, 3)]],
  [[every(1)], [[8, 11, 46]]],
  [[every(10, 2), every(10, 3), every(10, 4), every(10, 5)]],
]

const exampleIn = (words: NonNullable<DrawingWords['bakeryHour']>) => {
  const { workshop, depot, home } = bakerySites(settings().facts)
  const sites = [workshop, depot, home].map((figures, index) => ({
    name: words.sites[index]?.name ?? '',
    lanes: (lanesOfSites[index] ?? []).flatMap((lanes, device) =>
      lanes.map((minutes, lane) => ({
        name: lane === 0 ? (words.sites[index]?.devices[device] ?? '') : '',
        minutes,
      })),
    ),
    data: megabytes(figures),
    day: `${formatNumber(figures.reports, site().locale)} ${words.reports}`,
  }))
  const label = `${words.shows} ${sites.map(({ name, data }) => `${name}: ${data}`).join('; ')}.`
  return { label, sites }
}

/**
 * Distance between lanes in user units; the tall drawing needs more if there is a name between two
 * lanes.
 */
const wideLane = 18
const tallLane = (name: string) => (name ? 38 : 14)
const wideX = scale([0, hour], [470, 1020])
const tallX = scale([0, hour], [1, 349])
const time = (minute: number) => clock(600 + minute)

export const BakeryHour = () => {
  const words = drawingWords().bakeryHour
  if (!words) return null
  const { label, sites } = exampleIn(words)
  let wideTop = 18
  let tallTop = 0
  return (
    <Drawing label={label}>
      <View size="page" height={304}>
        {sites.map(({ name, lanes, data, day }) => {
          const top = wideTop
          wideTop += Math.max(lanes.length, 3) * wideLane + 30
          return (
            <g key={name}>
              <Name x={0} y={top + 5} size="title" text={name} />
              {lanes.map((lane, index) => (
                <Lane
                  key={lane.minutes.join()}
                  x={wideX}
                  y={top + index * wideLane}
                  minutes={lane.minutes}
                  width={2}
                >
                  <Label x={450} y={top + index * wideLane + 4} anchor="end" text={lane.name} />
                </Lane>
              ))}
              <Name x={1240} y={top + 7} anchor="end" size="figure" text={data} />
              <Label x={1240} y={top + 26} anchor="end" text={day} />
            </g>
          )
        })}
        <Axis x={wideX} y={278} at={stepsTo(hour, 10)} name={time} />
      </View>
      <View size="tall" height={440}>
        {sites.map(({ name, lanes, data }) => {
          let y = tallTop + 14
          const top = tallTop + 15
          tallTop += lanes.reduce((sum, lane) => sum + tallLane(lane.name), 0) + 48
          return (
            <g key={name}>
              <Name x={0} y={top} text={name} />
              <Name x={350} y={top} anchor="end" text={data} />
              {lanes.map((lane) => {
                y += tallLane(lane.name)
                return (
                  <Lane
                    key={lane.minutes.join()}
                    x={tallX}
                    y={y}
                    minutes={lane.minutes}
                    width={1.5}
                  >
                    <Label x={0} y={y - 13} text={lane.name} />
                  </Lane>
                )
              })}
            </g>
          )
        })}
        <Axis x={tallX} y={412} at={stepsTo(hour, 30)} name={time} />
      </View>
    </Drawing>
  )
}

type LaneProps = {
  x: (minute: number) => number
  y: number
  minutes: readonly number[]
  width: number
  children: ReactNode
}

const Lane = ({ x, y, minutes, width, children }: LaneProps) => (
  <>
    {children}
    <path d={`M${x(0)} ${y}H${x(hour)}`} stroke="var(--line)" />
    <path d={strokes(minutes.map(x), y, 10)} stroke="var(--signal)" strokeWidth={width} />
  </>
)
