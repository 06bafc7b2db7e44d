import styles from './PartLabels.module.css'

type Part = { lines: string[]; at: [x: number, y: number]; text: [x: number, y: number]; anchor: 'start' | 'middle' | 'end' }

/** Where the parts lie on the square photograph as it is enlarged by the style sheet, in thousandths of its side. */
const parts: Part[] = [
  { lines: ['Zigbee', 'Z-Wave', 'Bluetooth'], at: [408, 195], text: [276, 195], anchor: 'end' },
  { lines: ['LTE'], at: [886, 257], text: [764, 257], anchor: 'end' },
  { lines: ['fins, no fan'], at: [620, 562], text: [620, 398], anchor: 'middle' },
  { lines: ['2 × Ethernet'], at: [241, 695], text: [241, 905], anchor: 'middle' },
  { lines: ['5000 mAh', 'battery'], at: [815, 662], text: [815, 905], anchor: 'middle' },
]

/** Names on the photograph of the gateway, each with a line to its part; decoration, since the photograph is described. */
export const PartLabels = () => (
  <svg className={styles['labels']} viewBox="0 0 1000 1000" aria-hidden="true">
    {parts.map(({ lines, at: [x, y], text: [textX, textY], anchor }) => {
      const isBelow = textY > y
      const isBeside = anchor === 'end'
      const start = isBeside ? `${textX + 14} ${textY}` : `${textX} ${textY + (isBelow ? -34 : 16)}`
      return (
        <g key={lines[0]}>
          <path d={`M${start}L${x} ${y}`} stroke="var(--ink)" strokeWidth="1.75" />
          <circle cx={x} cy={y} r="6" fill="var(--signal)" stroke="var(--ink)" strokeWidth="1.75" />
          <text
            className="mono"
            x={textX}
            y={textY}
            dy={isBeside ? `${0.35 - (lines.length - 1) * 0.64}em` : 0}
            fill="var(--ink)"
            textAnchor={anchor}
          >
            {lines.map((line, index) => (
              <tspan key={line} x={textX} dy={index === 0 ? undefined : '1.28em'}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      )
    })}
  </svg>
)
