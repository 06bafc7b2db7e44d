import { figuresOf } from '#src/content/example-sites/figures.ts'
import { deviceFacts } from '#src/content/settings/settings.ts'
import { words } from '#src/content/words/words.ts'
import { type Anchor, Labels } from '../kit/drawing.tsx'
import styles from './PartLabels.module.css'

type Part = {
  lines: string[]
  at: [x: number, y: number]
  text: [x: number, y: number]
  anchor: Anchor
}

/** Positions of the parts on the square photograph, whose side is 600 units. */
const partsOf = ({ batteryCapacity }: ReturnType<typeof figuresOf>): Part[] => [
  { lines: ['Zigbee', 'Z-Wave', 'Bluetooth'], at: [245, 117], text: [166, 117], anchor: 'end' },
  { lines: ['LTE'], at: [532, 154], text: [458, 154], anchor: 'end' },
  {
    lines: [words().drawings.gatewayParts.cooling],
    at: [372, 337],
    text: [372, 239],
    anchor: 'middle',
  },
  { lines: ['2 × Ethernet'], at: [145, 417], text: [145, 572], anchor: 'middle' },
  { lines: [`${batteryCapacity} mAh`], at: [489, 397], text: [489, 543], anchor: 'middle' },
]

export const PartLabels = () => (
  <svg className={styles['labels']} viewBox="0 0 600 600" aria-hidden="true">
    {partsOf(figuresOf(deviceFacts())).map(
      ({ lines, at: [x, y], text: [textX, textY], anchor }) => {
        const isBeside = anchor === 'end'
        const start = isBeside
          ? `${textX + 8} ${textY}`
          : `${textX} ${textY + (textY > y ? -20 : 10)}`
        return (
          <g key={lines[0]} stroke="var(--ink)">
            <path d={`M${start}L${x} ${y}`} />
            <circle cx={x} cy={y} r="3.6" fill="var(--signal)" />
            <Labels
              lines={lines}
              x={textX}
              y={isBeside ? textY + 4 - (lines.length - 1) * 9 : textY}
              step="1.28em"
              anchor={anchor}
              tone="ink"
            />
          </g>
        )
      },
    )}
  </svg>
)
