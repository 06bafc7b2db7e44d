import styles from './drawing.module.css'

/** The drawn example: minutes after 06:00 on the road from Lagos to Benin City. Of two positions a minute one in ten is drawn, on a phone one in twenty: rings must not touch. */
const run = { end: 300, lost: 135, back: 190, positionsPerMinute: 2 } as const
const keptOnBoard = (run.back - run.lost) * run.positionsPerMinute
const towns = [
  { name: 'Lagos', minute: 0 },
  { name: 'Ijebu-Ode', minute: 90 },
  { name: 'Ore', minute: 135 },
  { name: 'Benin City', minute: 300 },
] as const
const clock = (minute: number) => `${String(6 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const label = `A truck from Lagos to Benin City. Beyond Ore it has no coverage from ${clock(run.lost)} to ${clock(run.back)}; ${keptOnBoard} positions are kept on board. When coverage returns at ${clock(run.back)} the newest position is sent first, then the kept ones from the oldest.`

/** One drive through a gap in coverage: what was measured on the road, and when the map knew it. */
export const CoverageRun = () => (
  <div className={`${styles['drawing']} ${styles['page']}`}>
    <svg className={styles['wide']} viewBox="0 0 1240 288" role="img" aria-label={label}>
      <Road left={216} right={1232} step={60} />
      {[
        { y: 108, name: 'On the road', fact: 'every 30 s, 1 in 10 drawn' },
        { y: 208, name: 'On the map', fact: 'newest first, then the gap' },
      ].map(({ y, name, fact }) => (
        <g key={name}>
          <text x="0" y={y} fontSize="17" fontWeight="600" letterSpacing="-.01em" fill="var(--ink)">
            {name}
          </text>
          <text className="mono" x="0" y={y + 20} fontSize="12" fill="var(--muted)">
            {fact}
          </text>
        </g>
      ))}
    </svg>
    <svg className={styles['tall']} viewBox="0 0 350 288" role="img" aria-label={label}>
      <Road left={4} right={344} step={120} isNarrow />
    </svg>
  </div>
)

const Road = ({ left, right, step, isNarrow = false }: { left: number; right: number; step: number; isNarrow?: boolean }) => {
  const x = (minute: number) => left + ((right - left) * minute) / run.end
  const interval = isNarrow ? 10 : 5
  const positions = Array.from({ length: run.end / interval + 1 }, (_, index) => index * interval)
  const kept = positions.filter((minute) => minute > run.lost && minute < run.back)
  const live = positions.filter((minute) => minute <= run.lost || minute >= run.back)
  const burst = isNarrow ? 3 : 4
  return (
    <>
      <rect x={x(run.lost)} y="44" width={x(run.back) - x(run.lost)} height="206" fill="var(--sunk)" />
      {!isNarrow && (
        <text className="mono" fontSize="12" fill="var(--muted)">
          <tspan x={x(run.lost) + 12} y="66">
            no network,
          </tspan>
          <tspan x={x(run.lost) + 12} y="82">
            {keptOnBoard} positions kept
          </tspan>
        </text>
      )}
      {towns
        .filter(({ name }) => !isNarrow || name !== 'Ijebu-Ode')
        .map(({ name, minute }) => (
          <g key={name}>
            <circle cx={x(minute)} cy="28" r="4" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
            <text
              x={x(minute)}
              y="14"
              fontSize="14"
              fontWeight="600"
              textAnchor={minute === 0 ? 'start' : minute === run.end ? 'end' : 'middle'}
              fill="var(--ink)"
            >
              {name}
            </text>
          </g>
        ))}
      <path d={`M${left + 6} 28H${right - 6}`} stroke="var(--line-strong)" strokeWidth="1.5" strokeDasharray="1 5" />
      {isNarrow && (
        <g fontSize="14" fontWeight="600" fill="var(--ink)">
          <text x="0" y="78" stroke="var(--page)" strokeWidth="5" paintOrder="stroke">
            On the road
          </text>
          <text x="0" y="180" stroke="var(--page)" strokeWidth="5" paintOrder="stroke">
            On the map
          </text>
        </g>
      )}
      {live.map((minute) => (
        <circle key={minute} cx={x(minute)} cy="110" r={isNarrow ? 3.5 : 4.5} fill="var(--signal)" />
      ))}
      {kept.map((minute) => (
        <circle key={minute} cx={x(minute)} cy="110" r={isNarrow ? 3 : 4} fill="var(--page)" stroke="var(--ink)" strokeWidth="1.5" />
      ))}
      <path d={`M${left} 210H${x(run.lost)}M${x(run.back)} 210H${right}`} stroke="var(--line-strong)" />
      {live.map((minute) => (
        <path key={minute} d={`M${x(minute)} 200v20`} stroke="var(--signal)" strokeWidth="2" />
      ))}
      <path
        d={kept.map((_, index) => `M${(x(run.back) + 3 + (index + 1) * burst).toFixed(1)} 194v32`).join('')}
        stroke="var(--ink)"
        strokeWidth={isNarrow ? 1 : 1.25}
      />
      <path d={`M${x(run.lost)} 210H${x(run.back)}`} stroke="var(--line-strong)" strokeDasharray="2 6" />
      <path d={`M${left} 250H${right}`} stroke="var(--line-strong)" />
      {positions
        .filter((minute) => minute % step === 0)
        .map((minute) => (
          <text
            key={minute}
            className="mono"
            x={x(minute)}
            y="274"
            fontSize="12"
            fill="var(--muted)"
            textAnchor={minute === 0 ? 'start' : minute === run.end ? 'end' : 'middle'}
          >
            {clock(minute)}
          </text>
        ))}
    </>
  )
}
