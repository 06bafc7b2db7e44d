import styles from './drawing.module.css'

/** Seconds until the first figures and until a lamp answers, on each network; upper bounds of the table in the page's text. */
const networks = [
  { name: 'Same Wi-Fi as the gateway', figures: 0.5, lamp: 0.5, shown: 'live' },
  { name: '4G', figures: 1.5, lamp: 2, shown: 'live' },
  { name: '3G', figures: 4, lamp: 6, shown: 'live, charts on request' },
  { name: 'None', figures: 0.5, lamp: undefined, shown: 'from the phone, with its age' },
] as const
const longest = 6
const label =
  'First figures and the switching of a lamp on four networks: within half a second on the gateway’s Wi-Fi; 1.5 and 2 seconds on 4G; 4 and 6 seconds on 3G; without a network the phone shows stored figures with their age within half a second, and a command is dropped after 60 seconds.'

const rows = [
  { name: 'Cold room 2', value: '−18.4 °C', age: 'live', isLive: true },
  { name: 'Generator', value: '14.2 kW', age: 'live', isLive: true },
  { name: 'Diesel tank', value: '61 %', age: '2 min ago', isLive: false },
  { name: 'Gate', value: 'shut', age: '41 min ago', isLive: false },
  { name: 'Pump 3', value: '–', age: 'not readable', isLive: false },
] as const

/** One screen on four networks: the phone that shows the age of each figure, and the seconds until it does. */
export const SlowNetwork = () => (
  <div className={`${styles['drawing']} ${styles['page']}`}>
    <svg className={styles['wide']} viewBox="0 0 1240 440" role="img" aria-label={label}>
      <Phone x={0} />
      <Times left={418} width={822} top={10} row={98} />
    </svg>
    <svg className={styles['middle']} viewBox="0 0 738 440" role="img" aria-label={label}>
      <Phone x={0} />
      <Times left={330} width={408} top={10} row={98} />
    </svg>
    <svg className={styles['tall']} viewBox="0 0 350 846" role="img" aria-label={label}>
      <Phone x={38} />
      <Times left={0} width={350} top={470} row={86} />
    </svg>
  </div>
)

const Phone = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <rect x="1" y="1" width="272" height="438" rx="34" fill="var(--device)" />
    <rect x="10" y="10" width="254" height="420" rx="26" fill="var(--surface)" />
    <text className="mono" x="32" y="44" fontSize="12" fill="var(--muted)">
      18:20
    </text>
    <text className="mono" x="242" y="44" fontSize="12" textAnchor="end" fill="var(--muted)">
      3G
    </text>
    <text x="31" y="88" fontSize="25" fontWeight="700" letterSpacing="-.03em" fill="var(--ink)">
      Ojota depot
    </text>
    <text className="mono" x="32" y="110" fontSize="12" fill="var(--muted)">
      40 devices · 34 KB
    </text>
    {rows.map(({ name, value, age, isLive }, index) => {
      const y = 134 + index * 54
      return (
        <g key={name}>
          <path d={`M32 ${y}H242`} stroke="var(--line)" />
          <text x="32" y={y + 23} fontSize="14" fontWeight="600" fill="var(--ink)">
            {name}
          </text>
          <text x="242" y={y + 23} fontSize="14" fontWeight="600" textAnchor="end" fill={isLive ? 'var(--ink)' : 'var(--muted)'}>
            {value}
          </text>
          <circle
            cx="36"
            cy={y + 38}
            r="3.5"
            fill={isLive ? 'var(--signal)' : 'none'}
            stroke={isLive ? 'var(--signal)' : 'var(--muted)'}
            strokeWidth="1.5"
          />
          <text className="mono" x="47" y={y + 42} fontSize="12" fill="var(--muted)">
            {age}
          </text>
        </g>
      )
    })}
    <rect x="95" y="416" width="84" height="4" rx="2" fill="var(--line-strong)" />
  </g>
)

const Times = ({ left, width, top, row }: { left: number; width: number; top: number; row: number }) => {
  const x = (seconds: number) => left + (width * seconds) / longest
  const bottom = top + networks.length * row
  return (
    <>
      {[0, 1, 2, 3, 4, 5, 6].map((second) => (
        <g key={second}>
          <path d={`M${x(second)} ${top}V${bottom}`} stroke="var(--line)" />
          <text
            className="mono"
            x={x(second)}
            y={bottom + 20}
            fontSize="12"
            fill="var(--muted)"
            textAnchor={second === 0 ? 'start' : second === longest ? 'end' : 'middle'}
          >
            {second === 0 || second === longest ? `${second} s` : second}
          </text>
        </g>
      ))}
      {networks.map(({ name, figures, lamp, shown }, index) => {
        const y = top + index * row
        return (
          <g key={name}>
            <text
              x={left}
              y={y + 18}
              fontSize="15"
              fontWeight="600"
              fill="var(--ink)"
              stroke="var(--page)"
              strokeWidth="5"
              paintOrder="stroke"
            >
              {name}
            </text>
            <text
              className="mono"
              x={left + width}
              y={y + 18}
              fontSize="12"
              textAnchor="end"
              fill="var(--muted)"
              stroke="var(--page)"
              strokeWidth="5"
              paintOrder="stroke"
            >
              {shown}
            </text>
            <rect x={left} y={y + 32} width={x(figures) - left} height="14" fill={lamp ? 'var(--signal)' : 'var(--muted)'} />
            {lamp && <rect x={left} y={y + 49} width={x(lamp) - left} height="6" fill="var(--warm)" />}
            {index === 2 && (
              <>
                <text
                  className="mono"
                  x={x(figures) + 8}
                  y={y + 44}
                  fontSize="12"
                  fill="var(--muted)"
                  stroke="var(--page)"
                  strokeWidth="5"
                  paintOrder="stroke"
                >
                  first figures
                </text>
                <text
                  className="mono"
                  x={x(lamp ?? 0)}
                  y={y + 71}
                  fontSize="12"
                  textAnchor="end"
                  fill="var(--muted)"
                  stroke="var(--page)"
                  strokeWidth="5"
                  paintOrder="stroke"
                >
                  the lamp answers
                </text>
              </>
            )}
          </g>
        )
      })}
    </>
  )
}
