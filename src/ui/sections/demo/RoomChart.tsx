import { type DemoAlarm, type DemoWeek, dayOfMinute, momentWords } from '#src/content/demo.ts'
import { celsiusText, say } from '#src/content/example-sites/event-words.ts'
import type { DemoWords } from '#src/content/schemas/demo-schema.ts'
import { formatWeekday } from '#src/contracts/formats.ts'
import { clockAt } from '#src/model/clock.ts'
import { Link } from '#src/model/link.ts'
import { type Period, runsOf } from '#src/model/period.ts'
import { isBeyond } from '#src/model/rooms.ts'
import { minutesADay } from '#src/model/site.ts'
import { Supply } from '#src/model/supply.ts'
import styles from './RoomChart.module.css'

/**
 * User units of a curve, which is stretched to the available width. Texts and marks are placed in
 * percent and not stretched.
 */
const curveBox = { width: 1000, height: 100 } as const
const stroke = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const
/** Maximum number of points of a curve; more than one per CSS pixel would be invisible. */
const points = 420

const round = (value: number) => Math.round(value * 100) / 100
const percent = (share: number) => `${round(100 * share)}%`

/**
 * Returns the values on the scale: up to six multiples of 1, 2, 5 or 10 °C, or multiples of 20 °C
 * if the range is over 50 °C.
 */
function stepsBetween(lowest: number, highest: number): number[] {
  const step = [1, 2, 5, 10].find((one) => (highest - lowest) / one <= 5) ?? 20
  const first = Math.ceil(lowest / step) * step
  return Array.from(
    { length: Math.floor((highest - first) / step) + 1 },
    (_, index) => first + index * step,
  )
}

const hoursBetweenLabels = (minutes: number) =>
  minutes > 2 * minutesADay ? 24 : minutes > 16 * 60 ? 3 : minutes > 8 * 60 ? 2 : 1

type Props = {
  week: DemoWeek
  period: Period
  alarms: readonly DemoAlarm[]
  words: DemoWords
  locale: string
}

/**
 * Part of the week: temperature of the first room with its limit, mains, link, and readings stored
 * on disk.
 */
export const RoomChart = ({ week, period, alarms, words, locale }: Props) => {
  const { site, night, result } = week
  const { from, to } = period
  const minutes = to - from
  const [room] = site.rooms
  const celsius = result.rooms[0]?.slice(from, to)
  if (!room || !celsius) throw new Error('The chart needs a room')
  const limit = room.alarm?.above
  const [lowest, highest] = [
    Math.min(...celsius) - 1,
    Math.max(...celsius, limit ?? Number.NEGATIVE_INFINITY) + 1,
  ]
  const x = (minute: number) => minute / minutes
  const y = (value: number) => 1 - (value - lowest) / (highest - lowest)
  const at = (minute: number) =>
    `${round(x(minute) * curveBox.width)} ${round(y(celsius[minute] ?? 0) * curveBox.height)}`
  const step = Math.max(1, Math.floor(minutes / points))
  const line = (first: number, last: number) => {
    const between = Array.from(
      { length: Math.max(0, Math.ceil((last - first) / step)) },
      (_, index) => first + index * step,
    )
    return [...between, last].map(at).join('L')
  }
  const beyond = runsOf(celsius, (value) => isBeyond(room, value))
  const limitAt = limit === undefined ? 0 : round(y(limit) * curveBox.height)
  const hours = hoursBetweenLabels(minutes)
  const firstTick = (hours * 60 - ((from + night.beginsAt) % (hours * 60))) % (hours * 60)
  const ticks = Array.from(
    { length: Math.floor((minutes - firstTick) / (hours * 60)) + 1 },
    (_, index) => firstTick + index * hours * 60,
  )
  const nameOf = (minute: number) =>
    hours === 24
      ? formatWeekday(dayOfMinute(week, from + minute), locale).slice(0, 3)
      : clockAt(from + minute, night.beginsAt)
  const strip = (series: Uint8Array, isCounted: (value: number) => boolean, fill: string) =>
    runsOf(series.slice(from, to), isCounted).map((run) => (
      <rect
        key={run.from}
        x={percent(x(run.from))}
        width={percent(x(run.to) - x(run.from))}
        y="0"
        height="100%"
        fill={fill}
      />
    ))
  const waiting = result.readings.waiting.slice(from, to)
  const mostWaiting = Math.max(1, ...waiting)
  const grid = ticks.map((minute) => (
    <line key={minute} x1={percent(x(minute))} x2={percent(x(minute))} y1="0" y2="100%" />
  ))
  return (
    <div className={styles['chart']}>
      <svg className={styles['scale']} aria-hidden="true">
        {stepsBetween(lowest, highest).map((value) => (
          <text
            key={value}
            x="100%"
            y={percent(y(value))}
            dy="4"
            textAnchor="end"
            fill={value === limit ? 'var(--danger)' : 'var(--muted)'}
          >
            {celsiusText(value, locale, 0)}
          </text>
        ))}
      </svg>
      <svg
        className={styles['plot']}
        role="img"
        aria-label={say(words.says.chart, {
          room: room.name,
          from: momentWords(week, from),
          time: momentWords(week, to),
        })}
        data-plot
      >
        <g fillOpacity={0.45}>
          {strip(result.supply, (value) => value === Supply.none, 'var(--line)')}
        </g>
        <g stroke="var(--line)">
          {grid}
          {stepsBetween(lowest, highest).map((value) => (
            <line key={value} x1="0" x2="100%" y1={percent(y(value))} y2={percent(y(value))} />
          ))}
        </g>
        <svg
          viewBox={`0 0 ${curveBox.width} ${curveBox.height}`}
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          aria-hidden="true"
        >
          {beyond.map((run) => (
            <path
              key={run.from}
              fill="var(--danger-wash)"
              d={`M${round(x(run.from) * curveBox.width)} ${limitAt}L${line(run.from, run.to - 1)}L${round(x(run.to) * curveBox.width)} ${limitAt}Z`}
            />
          ))}
          <path {...stroke} stroke="var(--ink)" d={`M${line(0, minutes - 1)}`} />
          {beyond.map((run) => (
            <path
              key={run.from}
              {...stroke}
              stroke="var(--danger)"
              d={`M${line(run.from, run.to - 1)}`}
            />
          ))}
        </svg>
        {limit !== undefined && (
          <>
            <line
              stroke="var(--danger)"
              strokeDasharray="4 4"
              x1="0"
              x2="100%"
              y1={percent(y(limit))}
              y2={percent(y(limit))}
            />
            <svg aria-hidden="true" overflow="visible">
              <text fill="var(--danger)" x="6" y={percent(y(limit))} dy="-6">
                {say(words.says.limit, { celsius: celsiusText(limit, locale, 0) })}
              </text>
            </svg>
          </>
        )}
        {alarms.map(({ number, raisedAt }) => (
          <circle
            key={number}
            fill="var(--surface)"
            stroke="var(--danger)"
            strokeWidth="2"
            cx={percent(x(raisedAt - from))}
            cy={percent(y(celsius[raisedAt - from] ?? lowest))}
            r="5"
          />
        ))}
        <line
          stroke="var(--signal)"
          strokeWidth="2"
          visibility="hidden"
          x1="0"
          x2="0"
          y1="0"
          y2="100%"
          data-cursor
        />
      </svg>
      <span>{words.columns.mains}</span>
      <svg className={styles['strip']} aria-hidden="true">
        {strip(result.supply, (value) => value === Supply.grid, 'var(--ink)')}
      </svg>
      <span>{words.columns.link}</span>
      <svg className={styles['strip']} aria-hidden="true">
        {strip(result.link, (value) => value === Link.line, 'var(--ink)')}
        {strip(result.link, (value) => value === Link.lte || value === Link.asleep, 'var(--drawn)')}
      </svg>
      <span>{words.columns.disk}</span>
      <svg
        className={styles['record']}
        viewBox="0 0 1000 20"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          fill="var(--muted)"
          d={`M0 20L${Array.from({ length: Math.floor(minutes / step) }, (_, index) => index * step)
            .map(
              (minute) =>
                `${round(x(minute) * 1000)} ${round(20 - ((waiting[minute] ?? 0) / mostWaiting) * 20)}`,
            )
            .join('L')}L1000 20Z`}
        />
      </svg>
      <span />
      <svg className={styles['hours']} aria-hidden="true">
        {ticks.map((minute, index) => (
          <text
            key={minute}
            fill="var(--muted)"
            x={percent(x(minute))}
            y="14"
            textAnchor={x(minute) > 0.98 ? 'end' : 'middle'}
            className={index % 2 === 1 ? styles['minor'] : undefined}
          >
            {nameOf(minute)}
          </text>
        ))}
      </svg>
    </div>
  )
}
