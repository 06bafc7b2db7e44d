import styles from './drawing.module.css'

/** The worked example of the page: currents in µA, times in s (content/pages/iot-development-services.yaml). */
const budget = { asleep: 3, awake: 12_000, awakeFor: 0.04, minute: 60 } as const
const sending = (budget.awake * budget.awakeFor) / budget.minute
const average = budget.asleep + sending
const label = `One minute of a small sensor. It draws ${budget.asleep} microamperes asleep and ${budget.awake / 1000} milliamperes for ${budget.awakeFor * 1000} milliseconds awake. Spread over the minute, sending costs ${sending} microamperes, so the average is ${average}.`

/** Height of a current on a logarithmic axis from 1 µA (at `bottom`) to 20 mA (at `top`). */
const height = (current: number, top: number, bottom: number) => bottom - ((bottom - top) * Math.log10(current)) / Math.log10(20_000)
const marks = [
  { current: 1, name: '1 µA' },
  { current: 10, name: '10 µA' },
  { current: 100, name: '100 µA' },
  { current: 1000, name: '1 mA' },
  { current: 10_000, name: '10 mA' },
] as const

/** The current of a battery sensor in one minute: a needle forty milliseconds wide outweighs the sleep around it. */
export const PowerBudget = () => (
  <div className={`${styles['drawing']} ${styles['page']}`}>
    <svg className={styles['wide']} viewBox="0 0 1240 348" role="img" aria-label={label}>
      <Trace left={72} right={800} top={24} bottom={296} needle={430} />
      <Cost x={864} width={376} top={24} />
    </svg>
    <svg className={styles['middle']} viewBox="0 0 738 324" role="img" aria-label={label}>
      <Trace left={60} right={400} top={24} bottom={296} needle={190} />
      <Cost x={448} width={290} top={24} />
    </svg>
    <svg className={styles['tall']} viewBox="0 0 350 536" role="img" aria-label={label}>
      <Trace left={58} right={350} top={20} bottom={250} needle={170} />
      <Cost x={0} width={350} top={326} />
    </svg>
  </div>
)

const Trace = ({ left, right, top, bottom, needle }: { left: number; right: number; top: number; bottom: number; needle: number }) => {
  const asleep = height(budget.asleep, top, bottom)
  const awake = height(budget.awake, top, bottom)
  const times = [0, 20, 40, 60]
  return (
    <>
      {marks.map(({ current, name }) => {
        const y = height(current, top, bottom)
        return (
          <g key={name}>
            <path d={`M${left} ${y}H${right}`} stroke="var(--line)" />
            <text className="mono" x={left - 12} y={y + 4} fontSize="12" textAnchor="end" fill="var(--muted)">
              {name}
            </text>
          </g>
        )
      })}
      <path d={`M${left} ${height(average, top, bottom)}H${right}`} stroke="var(--warm-ink)" strokeDasharray="6 5" strokeWidth="1.5" />
      <text className="mono" x={right} y={height(average, top, bottom) - 8} fontSize="12" textAnchor="end" fill="var(--warm-ink)">
        average {average} µA
      </text>
      <path
        className="signal-line"
        pathLength={1}
        d={`M${left} ${asleep}H${needle - 2}V${awake}H${needle + 2}V${asleep}H${right}`}
        fill="none"
        stroke="var(--signal)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <text x={needle + 14} y={awake + 12} fontSize="15" fontWeight="600" fill="var(--ink)">
        12 mA for 40 ms
      </text>
      <text className="mono" x={needle + 14} y={awake + 31} fontSize="12" fill="var(--muted)">
        wake, measure, send
      </text>
      <text className="mono" x={left + 12} y={asleep - 9} fontSize="12" fill="var(--muted)">
        asleep 3 µA
      </text>
      <path d={`M${left} ${bottom}H${right}`} stroke="var(--line-strong)" strokeWidth="1.5" />
      {times.map((time) => (
        <text
          key={time}
          className="mono"
          x={left + ((right - left) * time) / 60}
          y={bottom + 22}
          fontSize="12"
          fill="var(--muted)"
          textAnchor={time === 0 ? 'start' : time === 60 ? 'end' : 'middle'}
        >
          {time} s
        </text>
      ))}
    </>
  )
}

/** The same minute as charge: two areas in proportion. */
const Cost = ({ x, width, top }: { x: number; width: number; top: number }) => {
  const unit = (width - 4) / average
  return (
    <>
      <text x={x} y={top + 6} fontSize="15" fontWeight="600" fill="var(--ink)">
        The same minute, as charge
      </text>
      <rect x={x} y={top + 30} width={budget.asleep * unit} height="112" fill="var(--muted)" />
      <rect x={x + budget.asleep * unit + 4} y={top + 30} width={sending * unit} height="112" fill="var(--signal)" />
      <text x={x} y={top + 176} fontSize="24" fontWeight="600" letterSpacing="-.03em" fill="var(--ink)">
        {budget.asleep} µA
      </text>
      <text className="mono" x={x} y={top + 198} fontSize="12" fill="var(--muted)">
        to sleep
      </text>
      <text x={x + budget.asleep * unit + 4} y={top + 176} fontSize="24" fontWeight="600" letterSpacing="-.03em" fill="var(--ink)">
        {sending} µA
      </text>
      <text className="mono" x={x + budget.asleep * unit + 4} y={top + 198} fontSize="12" fill="var(--muted)">
        to send, spread over 60 s
      </text>
      <text className="mono" x={x} y={top + 248} fontSize="12" fill="var(--muted)">
        434 mAh counted on ÷ {average} µA = 4.5 years
      </text>
    </>
  )
}
