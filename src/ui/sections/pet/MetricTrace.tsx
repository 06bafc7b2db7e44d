import type { ReactNode } from 'react'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const beat = (x: number) => `M${x} 60h14q4 0 6 -4t6 4h6l4 8l8 -48l8 52l4 -12h6q4 0 7 -7t7 7`
/** Minutes of walking in each hour of a day, and of a restless night. */
const hours = [2, 9, 0, 12, 6, 0, 30, 38, 12, 6, 4, 3, 2, 2, 4, 8, 26, 44, 34, 12, 6, 2, 0, 0]

const traces: ReactNode[] = [
  <path
    key="heart"
    d={range(3)
      .map((index) => beat(2 + index * 80))
      .join('')}
  />,
  <path key="activity" d={hours.map((minutes, hour) => `M${6 + hour * 10} 84v${-2 - minutes * 1.5}`).join('')} strokeWidth="5" />,
  <path
    key="breath"
    d={`M2 60${range(4)
      .map((index) => `C${18 + index * 59} 60 ${18 + index * 59} 22 ${32 + index * 59} 22S${46 + index * 59} 60 ${61 + index * 59} 60`)
      .join('')}`}
  />,
  <g key="temperature">
    <path d="M2 62C40 60 60 56 90 52S150 58 180 40S224 34 238 34" strokeDasharray="3 5" />
    {[34, 92, 158, 216].map((x, index) => (
      <circle key={x} cx={x} cy={[60, 50, 50, 35][index]} r="4.5" fill="var(--page)" />
    ))}
  </g>,
]

/** What one of the four key metrics looks like when it is written down, in the order of spec.md §2 Pet IoT. Decoration. */
export const MetricTrace = ({ index }: { index: number }) => (
  <svg viewBox="0 0 244 92" fill="none" stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
    {traces[index]}
  </svg>
)
