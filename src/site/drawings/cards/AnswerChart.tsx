import type { ReactNode } from 'react'
import type { DrawingWords } from '#src/content/schemas/drawing-words-schema.ts'
import type { AnswerChartName } from '#src/content/schemas/drawings.ts'
import { type Anchor, Label, line, paths, range, spread } from '../kit/drawing.tsx'
import { drawingWords } from '../kit/drawing-words.ts'

const curve = (x: number, step: number, ys: readonly number[]) =>
  line(spread(ys, step, x).map(({ value, at }) => [at, value]))
const baseline = <path d="M0 118H360" stroke="var(--line-strong)" />
const bars = (heights: readonly number[], step: number, first: number) =>
  paths(spread(heights, step, first), ({ value, at }) => `M${at} 118v${-value}`)
type Noted = keyof DrawingWords['answers']
type NoteProps = { x: number; y: number; of: Noted; at?: number; anchor?: Anchor }
const Note = ({ of, at = 0, ...place }: NoteProps) => {
  const text = drawingWords().answers[of]?.[at]
  return text && <Label {...place} size="count" tone="ink" text={text} />
}
const measured = { stroke: 'var(--muted)', strokeWidth: 1.75 }
const said = { stroke: 'var(--signal)', strokeWidth: 2.5 }

/**
 * Invented examples: a pump's vibration, a machine's fortnight, a building's load. Values are
 * heights in user units.
 */
const wear = range(24).map((week) => 104 - 0.085 * week ** 2 - 3 * Math.sin(week * 1.7))
const fortnight = range(141).map(
  (step) =>
    84 -
    22 * Math.sin((step / 10) * 2 * Math.PI) -
    (step === 103 ? 34 : 0) -
    3 * Math.sin(step * 2.3),
)
const load = range(24).map(
  (hour) => 100 - 34 * Math.exp(-((hour - 10) ** 2) / 18) - 52 * Math.exp(-((hour - 20) ** 2) / 10),
)
const sold = [52, 48, 55, 61, 78, 90, 30, 50, 47, 57, 60, 80, 92]
const trips = [4, 10, 26, 54, 78, 84, 66, 46, 34, 22, 14, 10, 6, 4]
const drift = [82, 80, 84, 81, 76, 68, 56, 44, 84, 82, 80, 83]
const weak = [8, 17, 33, 38, 60, 71]

/** A pump's vibration week by week, and from then on the soonest and latest way to its limit. */
export const wearSoFar = curve(0, 9, wear)
export const wearAhead = 'M243 28L207 56L270 28'

const charts: Record<AnswerChartName, ReactNode> = {
  'wear-to-limit': (
    <>
      {baseline}
      <path d="M0 28H360" stroke="var(--ink)" strokeDasharray="3 5" />
      <path d={wearSoFar} {...measured} />
      <path d={wearAhead} {...said} />
      <path d={`${wearAhead}z`} fill="var(--signal)" fillOpacity=".18" stroke="none" />
      <Note x={0} y={20} of="wear-to-limit" />
      <Note x={256} y={18} of="wear-to-limit" at={1} anchor="middle" />
    </>
  ),
  outlier: (
    <>
      {baseline}
      <path d={curve(4, 2.5, fortnight)} {...measured} />
      <circle cx={4 + 103 * 2.5} cy="30" r="15" {...said} />
      <Note x={238} y={22} of="outlier" anchor="end" />
    </>
  ),
  'load-forecast': (
    <>
      {baseline}
      <path d="M280 118V40H340V118z" fill="var(--line)" stroke="none" />
      <path d={curve(0, 7.5, load)} {...measured} />
      <path d={curve(180, 7.5, load)} {...said} />
      <path d="M176 12V118" stroke="var(--ink)" strokeDasharray="3 5" />
      <Note x={168} y={22} of="load-forecast" anchor="end" />
      <Note x={186} y={22} of="load-forecast" at={1} />
      <Note x={310} y={34} of="load-forecast" at={2} anchor="middle" />
    </>
  ),
  'sales-by-weekday': (
    <>
      {baseline}
      <path d={bars(sold, 24, 12)} stroke="var(--line-strong)" strokeWidth="12" />
      <path d="M318 117V86H330V117" {...said} />
      <Label x={324} y={78} anchor="middle" size="count" tone="ink" text={31} />
      <Note x={12} y={14} of="sales-by-weekday" />
    </>
  ),
  'crooked-cap': (
    <>
      <path d="M0 104H360" stroke="var(--line-strong)" strokeWidth="6" />
      {range(6).map((bottle) => (
        <g key={bottle} {...measured}>
          <path
            d={`M${20 + bottle * 60} 100V64q0-8 6-14v-10h12v10q6 6 6 14v36z`}
            fill="var(--surface)"
          />
          <rect
            x={24 + bottle * 60}
            y="30"
            width="16"
            height="9"
            rx="2"
            fill="var(--surface)"
            transform={bottle === 4 ? 'rotate(-22 272 34)' : undefined}
          />
          <path
            d={`M${20 + bottle * 60} 72h24M${20 + bottle * 60} 88h24`}
            stroke="var(--line-strong)"
          />
        </g>
      ))}
      <path d="M252 30V18H264M292 18H304V30M304 98V110H292M264 110H252V98" {...said} />
    </>
  ),
  'weak-cells': (
    <>
      {range(84).map((cell) => (
        <rect
          key={cell}
          x={(cell % 14) * 26}
          y={4 + Math.floor(cell / 14) * 20}
          width="16"
          height="10"
          rx="2"
          fill={weak.includes(cell) ? 'var(--signal)' : 'none'}
          stroke={weak.includes(cell) ? 'var(--signal)' : 'var(--line-strong)'}
          strokeWidth="1.5"
        />
      ))}
    </>
  ),
  'trip-durations': (
    <>
      {baseline}
      <path d={bars(trips, 25, 18)} stroke="var(--line-strong)" strokeWidth="18" />
      <path d="M56 12V22M56 17H214M214 12V22" {...said} />
      <Note x={358} y={22} of="trip-durations" anchor="end" />
    </>
  ),
  'model-drift': (
    <>
      {baseline}
      <path d="M0 54H360" stroke="var(--ink)" strokeDasharray="3 5" />
      <path d={curve(14, 30, drift.slice(0, 8))} {...measured} />
      <path d={curve(254, 30, drift.slice(8))} {...said} />
      {spread(drift, 30, 14).map(({ value: error, at }) => (
        <circle
          key={at}
          cx={at}
          cy={error}
          r="3.5"
          fill={at < 254 ? 'var(--muted)' : 'var(--signal)'}
          stroke="none"
        />
      ))}
      <Note x={0} y={46} of="model-drift" />
      <Note x={246} y={112} of="model-drift" at={1} />
    </>
  ),
}

export const AnswerChart = ({ name }: { name: AnswerChartName }) => (
  <svg viewBox="0 0 360 124" fill="none" strokeLinejoin="round" aria-hidden="true">
    {charts[name]}
  </svg>
)
