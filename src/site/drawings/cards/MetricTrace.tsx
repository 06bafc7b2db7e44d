import type { ReactNode } from 'react'
import type { MetricTraceName } from '#src/content/schemas/drawings.ts'
import { paths, range } from '../kit/drawing.tsx'

/** Widths of four heart beats at rest. They differ, because the collar measures this variation. */
const beats = [62, 55, 66, 57]
const starts = beats.map(
  (_, index) => 2 + beats.slice(0, index).reduce((sum, width) => sum + width, 0),
)
/**
 * Returns one beat as light reflected by the skin shows it: a steep rise, a notch as the valve
 * closes, and a slow fall.
 */
const beat = (width: number) =>
  [
    [0.06, 0, 0.1, -56, 0.18, -56],
    [0.06, 0, 0.16, 37, 0.24, 37],
    [0.04, 0, 0.06, -7, 0.12, -7],
    [0.1, 0, 0.2, 26, 0.46, 26],
  ]
    .map(
      (curve) =>
        `c${curve.map((value, index) => (index % 2 ? value : (value * width).toFixed(1))).join(' ')}`,
    )
    .join('')
const peaks = starts.map((start, index) => start + (beats[index] ?? 0) * 0.18)

const breaths = [
  { width: 46, depth: 54 },
  { width: 50, depth: 61 },
  { width: 47, depth: 56 },
  { width: 51, depth: 63 },
  { width: 46, depth: 55 },
]

/**
 * Minutes of running, walking and lying awake in each hour from 06:00; the rest is sleep. The hours
 * after midnight are restless.
 */
const running = [2, 14, 4, 0, 0, 0, 0, 0, 0, 0, 2, 18, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const walking = [24, 26, 20, 8, 4, 2, 3, 2, 3, 6, 14, 30, 28, 16, 8, 4, 2, 0, 0, 5, 0, 7, 0, 2]
const lying = [
  10, 6, 14, 22, 16, 12, 10, 8, 12, 20, 24, 6, 12, 22, 26, 20, 10, 4, 2, 14, 3, 18, 4, 12,
]
const kinds = ['var(--signal)', 'var(--ink)', 'var(--line-strong)', 'var(--line)']
const floor = 86

const traces: Record<MetricTraceName, ReactNode> = {
  'heart-beats': (
    <g>
      <path d={`M2 84${beats.map(beat).join('')}`} />
      <path
        d={`M${peaks[0]} 10H${peaks.at(-1)}${paths(peaks, (peak) => `M${peak} 6v8`)}`}
        stroke="var(--muted)"
        strokeWidth="1.5"
      />
    </g>
  ),
  'hours-of-activity': (
    <g strokeWidth="6.5">
      {kinds.map((tone, kind) => (
        <path
          key={tone}
          stroke={tone}
          d={paths(range(24), (hour) => {
            const minutes = [running, walking, lying].map((hours) => hours[hour] ?? 0)
            const below = minutes.slice(0, kind).reduce((sum, value) => sum + value, 0)
            const own = minutes[kind] ?? 60 - below
            return own > 0 ? `M${7 + hour * 10} ${floor - below * 1.3}v${-own * 1.3}` : ''
          })}
        />
      ))}
    </g>
  ),
  breaths: (
    <path
      d={`M2 82${breaths.map(({ width, depth }) => `c${width * 0.24} 0 ${width * 0.26} ${-depth} ${width / 2} ${-depth}s${width * 0.26} ${depth} ${width / 2} ${depth}`).join('')}`}
    />
  ),
  'temperature-points': (
    <g>
      <path d="M2 64C40 62 60 58 90 54S150 60 180 40S224 32 242 32" strokeDasharray="3 5" />
      {[34, 92, 158, 216].map((x, index) => (
        <circle
          key={x}
          cx={x}
          cy={[62, 53.5, 51, 30.5][index]}
          r="5"
          fill="var(--signal)"
          stroke="var(--page)"
        />
      ))}
    </g>
  ),
}

/** Decorative trace of a key metric (spec.md §2 Pet IoT). */
export const MetricTrace = ({ name }: { name: MetricTraceName }) => (
  <svg
    viewBox="0 0 244 92"
    fill="none"
    stroke="var(--ink)"
    strokeWidth="2"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {name !== 'hours-of-activity' && (
      <path d={`M2 ${floor + 4}H242`} stroke="var(--line-strong)" strokeWidth="1" />
    )}
    {traces[name]}
  </svg>
)
