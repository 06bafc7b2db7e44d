import styles from './drawing.module.css'

type Props = {
  steps: {
    title: string
    /** Its weeks in words. */
    fact: string
    weeks: { from: number; to: number }
    /** Percent of the budget spent when one stops after it; absent where one does not. */
    stop?: { spent: number } | undefined
  }[]
  label: string
}

/** The whole development as one picture: bars in weeks, their overlap, and the point after each where stopping is possible. */
export const DevelopmentSteps = ({ steps, label }: Props) => {
  const bars = steps.map(({ title, fact, weeks: { from, to }, stop }): Bar => {
    return { title, weeks: fact, spent: stop && `${stop.spent}\u00a0%`, span: [from, to] }
  })
  const end = Math.max(...bars.map(({ span }) => span[1]))
  return (
    <div className={`${styles['drawing']} ${styles['page']}`}>
      <Wide bars={bars} end={end} label={label} />
      <Tall bars={bars} end={end} label={label} />
    </div>
  )
}

type Bar = { title: string; weeks: string; spent: string | undefined; span: [from: number, to: number] }
type Drawn = { bars: Bar[]; end: number; label: string }

/** Names stand clear of the lines of the weeks. */
const halo = { stroke: 'var(--page)', strokeWidth: 6, paintOrder: 'stroke' } as const

const Stop = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y - 9}l9 9-9 9-9-9z`} fill="var(--page)" stroke="var(--warm-ink)" strokeWidth="2" />
)

const Wide = ({ bars, end, label }: Drawn) => {
  const row = 84
  const top = 30
  const bottom = top + bars.length * row
  const x = (week: number) => ((week - 1) * 1240) / end
  return (
    <svg className={styles['wide']} viewBox={`0 0 1240 ${bottom + 52}`} role="img" aria-label={label}>
      {Array.from({ length: end / 4 + 1 }, (_, index) => index * 4 + 1).map((week) => (
        <g key={week}>
          <path d={`M${Math.min(x(week), 1239)} ${top}V${bottom}`} stroke="var(--line)" />
          {week <= end && (
            <text className="mono" x={x(week) + 6} y={bottom + 22} fontSize="12" fill="var(--muted)">
              {week === 1 ? 'week 1' : week}
            </text>
          )}
        </g>
      ))}
      {bars.map(({ title, weeks, spent, span: [from, to] }, index) => {
        const left = x(from)
        const right = x(to + 1)
        const y = top + index * row
        const isLate = left > 620
        const anchor = isLate ? 'end' : 'start'
        const name = isLate ? left - 20 : Math.max(right + 28, left)
        return (
          <g key={title}>
            <rect x={left} y={y + 18} width={right - left - 2} height="44" rx="3" fill={spent ? 'var(--ink)' : 'var(--signal)'} />
            <text
              x={left + 14}
              y={y + 46}
              fontSize="17"
              fontWeight="700"
              fill={spent ? 'var(--on-ink)' : 'var(--device)'}
              className="tabular"
            >
              {index + 1}
            </text>
            <text x={name} y={y + 37} fontSize="22" fontWeight="600" letterSpacing="-.02em" textAnchor={anchor} fill="var(--ink)" {...halo}>
              {title}
            </text>
            <text className="mono" x={name} y={y + 58} fontSize="12" textAnchor={anchor} fill="var(--muted)" {...halo}>
              {spent ? `${weeks} · ${spent} spent` : weeks}
            </text>
            {spent && <Stop x={right - 1} y={y + 40} />}
          </g>
        )
      })}
    </svg>
  )
}

const Tall = ({ bars, end, label }: Drawn) => {
  const row = 78
  const bottom = bars.length * row
  const x = (week: number) => ((week - 1) * 350) / end
  return (
    <svg className={styles['tall']} viewBox={`0 0 350 ${bottom + 34}`} role="img" aria-label={label}>
      {[1, 13, 25, end + 1].map((week) => (
        <g key={week}>
          <path d={`M${Math.min(x(week), 349)} 0V${bottom}`} stroke="var(--line)" />
          {week <= end && (
            <text className="mono" x={x(week) + 4} y={bottom + 20} fontSize="12" fill="var(--muted)">
              {week === 1 ? 'week 1' : week}
            </text>
          )}
        </g>
      ))}
      {bars.map(({ title, weeks, spent, span: [from, to] }, index) => {
        const y = index * row
        return (
          <g key={title}>
            <text x="0" y={y + 26} fontSize="17" fontWeight="600" letterSpacing="-.015em" fill="var(--ink)" {...halo}>
              {index + 1} {title}
            </text>
            <text className="mono" x="350" y={y + 26} fontSize="11.5" textAnchor="end" fill="var(--muted)" {...halo}>
              {spent ? `${weeks} · ${spent} spent` : weeks}
            </text>
            <rect x={x(from)} y={y + 40} width={x(to + 1) - x(from) - 1} height="22" rx="2" fill={spent ? 'var(--ink)' : 'var(--signal)'} />
            {spent && <Stop x={x(to + 1) - 1} y={y + 51} />}
          </g>
        )
      })}
    </svg>
  )
}
