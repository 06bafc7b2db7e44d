import styles from './drawing.module.css'

const label =
  'One command on three lines inside the house. The speaker finds the wake phrase 0.3 seconds after it; the sentence goes to the gateway over Wi-Fi; the gateway has the meaning 0.6 seconds after the sentence ends; the lamp reports back after 0.2 seconds; the spoken reply begins 0.3 seconds later. No line leaves the house.'

/** Seconds from the last syllable of the wake phrase; planning values of the page's table. */
const times = { ring: 0.3, sentence: 1.7, meaning: 2.3, lamp: 2.5, reply: 2.8, end: 3.2 } as const
const lanes = [
  { name: 'Speaker', fact: 'four microphones' },
  { name: 'Gateway', fact: 'knows the house' },
  { name: 'Lamp', fact: 'Zigbee or Z-Wave' },
] as const

type BandProps = { x: (seconds: number) => number; lane: (index: number) => number; size: number }

const Band = ({ x, lane, size }: BandProps) => (
  <>
    <rect x={x(-0.9)} y={lane(0) - 9} width={x(0) - x(-0.9)} height="18" rx="3" fill="var(--signal)" />
    <rect x={x(times.ring)} y={lane(0) - 9} width={x(times.sentence) - x(times.ring)} height="18" rx="3" fill="var(--ink)" />
    <rect x={x(times.sentence)} y={lane(1) - 9} width={x(times.meaning) - x(times.sentence)} height="18" rx="3" fill="var(--ink)" />
    <circle cx={x(times.lamp)} cy={lane(2)} r="9" fill="var(--warm)" />
    <rect x={x(times.reply)} y={lane(0) - 9} width={x(times.end) - x(times.reply)} height="18" rx="3" fill="var(--muted)" />
    <path
      className="signal-line"
      pathLength={1}
      d={`M${x(times.sentence)} ${lane(0) + 9}V${lane(1) - 9}M${x(times.meaning)} ${lane(1) + 9}V${lane(2)}H${x(times.lamp) - 9}M${x(times.lamp)} ${lane(2) - 9}V${lane(1) + 26}H${x(times.reply)}V${lane(0) + 9}`}
      fill="none"
      stroke="var(--signal)"
      strokeWidth="2"
    />
    <g fontSize={size} fill="var(--muted)">
      <text className="mono" x={x(-0.9)} y={lane(0) - 18}>
        “Hey SMART”
      </text>
      <text className="mono" x={x(times.ring)} y={lane(0) - 18}>
        sentence
      </text>
      <text className="mono" x={x(times.end)} y={lane(0) - 18} textAnchor="end">
        “Done”
      </text>
      <text className="mono" x={x(times.sentence) + 8} y={lane(1) - 18}>
        0.6 s
      </text>
      <text className="mono" x={x(times.lamp) + 16} y={lane(2) - 12}>
        0.2 s
      </text>
    </g>
  </>
)

/** One command in time, on three lines inside the wall of the house; outside stands the internet, unconnected. */
export const HeySmart = () => {
  const wideX = (seconds: number) => 190 + (seconds + 0.9) * 100
  const tallX = (seconds: number) => 20 + (seconds + 0.9) * 75
  return (
    <div className={`${styles['drawing']} ${styles['column']}`}>
      <svg className={styles['wide']} viewBox="0 0 780 330" role="img" aria-label={label}>
        <path d="M1 64L310 1l309 63v248H1z" fill="none" stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round" />
        {lanes.map(({ name, fact }, index) => (
          <g key={name}>
            <path d={`M190 ${116 + index * 80}H600`} stroke="var(--line)" strokeWidth="1.5" />
            <text x="24" y={114 + index * 80} fontSize="16" fontWeight="600" fill="var(--ink)">
              {name}
            </text>
            <text className="mono" x="24" y={133 + index * 80} fontSize="12" fill="var(--muted)">
              {fact}
            </text>
          </g>
        ))}
        <Band x={wideX} lane={(index) => 116 + index * 80} size={12} />
        <rect
          x="661"
          y="150"
          width="118"
          height="64"
          rx="6"
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
          strokeDasharray="4 5"
        />
        <text x="720" y="178" fontSize="14" fontWeight="600" textAnchor="middle" fill="var(--muted)">
          Internet
        </text>
        <text className="mono" x="720" y="197" fontSize="12" textAnchor="middle" fill="var(--muted)">
          no line to it
        </text>
      </svg>
      <svg className={styles['tall']} viewBox="0 0 350 486" role="img" aria-label={label}>
        <path d="M1 44L175 1l174 43v352H1z" fill="none" stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round" />
        {lanes.map(({ name, fact }, index) => (
          <g key={name}>
            <text x="20" y={86 + index * 112} fontSize="15" fontWeight="600" fill="var(--ink)">
              {name}
              <tspan className="mono" fontSize="12" fontWeight="400" dx="8" fill="var(--muted)">
                {fact}
              </tspan>
            </text>
            <path d={`M20 ${134 + index * 112}H328`} stroke="var(--line)" strokeWidth="1.5" />
          </g>
        ))}
        <Band x={tallX} lane={(index) => 134 + index * 112} size={11.5} />
        <rect
          x="106"
          y="428"
          width="138"
          height="52"
          rx="6"
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="1.5"
          strokeDasharray="4 5"
        />
        <text x="175" y="450" fontSize="14" fontWeight="600" textAnchor="middle" fill="var(--muted)">
          Internet
        </text>
        <text className="mono" x="175" y="468" fontSize="12" textAnchor="middle" fill="var(--muted)">
          no line to it
        </text>
      </svg>
    </div>
  )
}
