import styles from './drawing.module.css'

/** Exponents of ten, in seconds, of the table in the page's text. */
const spans = [
  { system: 'rtos', from: -5.6, to: -4.4, name: 'answers an interrupt', fact: 'microseconds, bounded' },
  { system: 'rtos', from: -1.8, to: -1.1, name: 'first reading', fact: 'tens of milliseconds' },
  { system: 'linux', from: -4.2, to: -3, name: 'answers an interrupt', fact: 'under a millisecond' },
  { system: 'linux', from: 0.7, to: 1.3, name: 'first reading', fact: '5 to 20 s' },
] as const
const axis = { from: -6, to: 2 } as const
const powers = [
  { exponent: -6, name: '1 µs' },
  { exponent: -3, name: '1 ms' },
  { exponent: 0, name: '1 s' },
  { exponent: 2, name: '100 s' },
] as const
const systems = [
  { id: 'rtos', name: 'RTOS', fact: 'on a microcontroller' },
  { id: 'linux', name: 'Linux', fact: 'on a processor' },
] as const
const label =
  'Times on a logarithmic scale. An RTOS answers an interrupt within microseconds and gives a first reading tens of milliseconds after power. Linux answers in under a millisecond and gives a first reading after 5 to 20 seconds.'

/** Both kinds of system on one scale of time, from a microsecond to a hundred seconds. */
export const TimeScale = () => (
  <div className={`${styles['drawing']} ${styles['page']}`}>
    <svg className={styles['wide']} viewBox="0 0 1240 252" role="img" aria-label={label}>
      {systems.map(({ id, name, fact }, index) => (
        <g key={id}>
          <text x="0" y={52 + index * 96} fontSize="22" fontWeight="600" letterSpacing="-.02em" fill="var(--ink)">
            {name}
          </text>
          <text className="mono" x="0" y={73 + index * 96} fontSize="12" fill="var(--muted)">
            {fact}
          </text>
        </g>
      ))}
      <Scale left={300} right={1240} top={0} row={96} />
    </svg>
    <svg className={styles['tall']} viewBox="0 0 350 366" role="img" aria-label={label}>
      <Scale left={4} right={346} top={30} row={166} isNarrow />
      {systems.map(({ id, name, fact }, index) => (
        <text
          key={id}
          x="0"
          y={18 + index * 166}
          fontSize="17"
          fontWeight="600"
          fill="var(--ink)"
          stroke="var(--page)"
          strokeWidth="6"
          paintOrder="stroke"
        >
          {name}
          <tspan className="mono" fontSize="12" fontWeight="400" dx="10" fill="var(--muted)">
            {fact}
          </tspan>
        </text>
      ))}
    </svg>
  </div>
)

const Scale = ({
  left,
  right,
  top,
  row,
  isNarrow = false,
}: {
  left: number
  right: number
  top: number
  row: number
  isNarrow?: boolean
}) => {
  const x = (exponent: number) => left + ((right - left) * (exponent - axis.from)) / (axis.to - axis.from)
  const bottom = isNarrow ? 336 : 216
  return (
    <>
      {Array.from({ length: axis.to - axis.from + 1 }, (_, index) => axis.from + index).map((exponent) => (
        <path key={exponent} d={`M${x(exponent)} ${isNarrow ? top + 4 : 10}V${bottom}`} stroke="var(--line)" />
      ))}
      {spans.map(({ system, from, to, name, fact }) => {
        const isFirstReading = name === 'first reading'
        const y = top + (system === 'rtos' ? 0 : row) + (isNarrow ? (isFirstReading ? 66 : 8) : 24)
        const end = isFirstReading && (system === 'linux' || isNarrow)
        const textX = end ? x(to) : x(from)
        return (
          <g key={`${system} ${name}`}>
            <rect x={x(from)} y={y + 4} width={x(to) - x(from)} height="14" rx="2" fill="var(--ink)" />
            <text
              x={textX}
              y={y + 38}
              fontSize="14"
              fontWeight="600"
              textAnchor={end ? 'end' : 'start'}
              fill="var(--ink)"
              stroke="var(--page)"
              strokeWidth="5"
              paintOrder="stroke"
            >
              {name}
            </text>
            <text
              className="mono"
              x={textX}
              y={y + 55}
              fontSize="12"
              textAnchor={end ? 'end' : 'start'}
              fill="var(--muted)"
              stroke="var(--page)"
              strokeWidth="5"
              paintOrder="stroke"
            >
              {fact}
            </text>
          </g>
        )
      })}
      <path d={`M${left} ${bottom}H${right}`} stroke="var(--line-strong)" strokeWidth="1.5" />
      {powers.map(({ exponent, name }) => (
        <text
          key={exponent}
          className="mono"
          x={x(exponent)}
          y={bottom + 22}
          fontSize="12"
          fill="var(--muted)"
          textAnchor={exponent === axis.from ? 'start' : exponent === axis.to ? 'end' : 'middle'}
        >
          {name}
        </text>
      ))}
    </>
  )
}
