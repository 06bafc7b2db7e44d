import type { ReactNode } from 'react'
import type { InstrumentWords } from '#src/content/schemas/instrument-schema.ts'
import { clockAt } from '#src/site-model/clock.ts'
import { energyLeft } from '#src/site-model/gateway-energy.ts'
import { Link } from '#src/site-model/link.ts'
import type { NightResult } from '#src/site-model/simulate-night.ts'
import type { ModelSite } from '#src/site-model/site.ts'
import { Supply } from '#src/site-model/supply.ts'
import { runsOf } from '../period.ts'
import styles from './NightChart.module.css'

/** User units of a row of the chart, which is stretched to the available width. */
const row = { width: 1000, height: 40 } as const

const bar = { strokeWidth: 4, vectorEffect: 'non-scaling-stroke' } as const
const thin = { strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const

const round = (value: number) => Math.round(value * 10) / 10

function curve(series: Float64Array, lowest: number, highest: number): string {
  const last = series.length - 1
  const step = Math.max(1, Math.floor(last / 240))
  const at = Array.from({ length: Math.ceil(last / step) }, (_, index) => index * step)
  const points = [...at, last].map((minute) => {
    const share = ((series[minute] ?? 0) - lowest) / (highest - lowest || 1)
    return `${round((minute / Math.max(1, last)) * row.width)} ${round(row.height - 3 - share * (row.height - 6))}`
  })
  return `M${points.join('L')}`
}

/**
 * Shares of the night that have a label on the scale; a phone with large text has room for three.
 */
const parts = [0, 0.5, 1] as const

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles['row']}>
    <span className="label">{name}</span>
    <Plot height={row.height}>{children}</Plot>
  </div>
)

const Plot = ({ height, children }: { height: number; children: ReactNode }) => (
  <svg
    viewBox={`0 0 ${row.width} ${height}`}
    preserveAspectRatio="none"
    fill="none"
    aria-hidden="true"
  >
    {children}
  </svg>
)

type Props = { site: ModelSite; beginsAt: number; result: NightResult; words: InstrumentWords }

/**
 * Chart of the night from left to right: mains, link, battery and the temperature of the first
 * room.
 */
export const NightChart = ({ site, beginsAt, result, words }: Props) => {
  const { minutes } = result
  const [room] = site.rooms
  const celsius = result.rooms[0]
  const limit = room?.alarm?.above
  const values = [...(celsius ?? []), ...(limit === undefined ? [] : [limit])]
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const x = (minute: number) => round((minute / minutes) * row.width)
  const run = (series: Uint8Array, isCounted: (value: number) => boolean) =>
    runsOf(series, isCounted)
      .map(({ from, to }) => `M${x(from)} ${row.height / 2}H${x(to)}`)
      .join('')
  return (
    <>
      <div className={styles['dark']}>
        <Plot height={1}>
          {runsOf(result.supply, (value) => value === Supply.none).map(({ from, to }) => (
            <rect
              key={from}
              x={x(from)}
              y="0"
              width={round(x(to) - x(from))}
              height="1"
              fill="var(--warm)"
              fillOpacity=".09"
            />
          ))}
        </Plot>
      </div>
      <Row name={words.parts.supply}>
        <path
          d={run(result.supply, (value) => value === Supply.grid)}
          stroke="var(--warm)"
          {...bar}
        />
        <path
          d={run(result.supply, (value) => value === Supply.generator)}
          stroke="var(--warm)"
          strokeDasharray="3 4"
          {...bar}
        />
      </Row>
      <Row name={words.parts.link}>
        <path
          d={run(result.link, (value) => value === Link.line)}
          stroke="var(--signal)"
          {...bar}
        />
        <path
          d={run(result.link, (value) => value === Link.lte || value === Link.asleep)}
          stroke="var(--signal)"
          strokeDasharray="2 5"
          {...bar}
        />
      </Row>
      <Row name={words.parts.battery}>
        <path
          d={`${curve(result.batteryLeft, 0, energyLeft(site.gateway.battery, site.batteryAge))}L${row.width} ${row.height}L0 ${row.height}Z`}
          fill="var(--signal)"
          fillOpacity=".32"
        />
      </Row>
      {room && celsius && (
        <Row name={`${room.name}, °C`}>
          {limit !== undefined && (
            <path
              d={curve(new Float64Array([limit, limit]), lowest, highest)}
              stroke="var(--danger)"
              strokeDasharray="4 4"
              {...thin}
            />
          )}
          <path d={curve(celsius, lowest, highest)} stroke="var(--ink)" {...thin} />
        </Row>
      )}
      <div className={`${styles['hours']} label`} aria-hidden="true">
        {parts.map((part) => (
          <span key={part}>{clockAt(Math.round(part * minutes), beginsAt)}</span>
        ))}
      </div>
    </>
  )
}
