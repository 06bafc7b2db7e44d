import styles from './drawing.module.css'

type Props = { sets: { name: string; megabytes: number }[] }

/** The data of a month as one bar, cut where one set ends and the next begins; the largest first. */
export const MonthBar = ({ sets }: Props) => {
  const sorted = sets.toSorted((one, other) => other.megabytes - one.megabytes)
  const total = sorted.reduce((sum, { megabytes }) => sum + megabytes, 0)
  const label = `${total.toFixed(1)} MB a month: ${sorted.map(({ name, megabytes }) => `${name} ${megabytes} MB`).join(', ')}.`
  let before = 0
  const parts = sorted.map((set) => {
    const start = before
    before += set.megabytes
    return { ...set, start }
  })
  const scale = 1240 / total
  const largest = sorted[0]?.megabytes ?? 1
  return (
    <div className={`${styles['drawing']} ${styles['page']}`}>
      <svg className={styles['wide']} viewBox="0 0 1240 292" role="img" aria-label={label}>
        {parts.map(({ name, megabytes, start }, index) => {
          const x = start * scale
          const width = megabytes * scale - 2
          const isNamedInside = width > 200
          const y = 92 + (index - 1) * 30
          return (
            <g key={name}>
              <rect
                x={x}
                y="0"
                width={width}
                height="56"
                rx="2"
                fill={index === 0 ? 'var(--ink)' : 'var(--muted)'}
                opacity={index > 1 ? 0.75 : 1}
              />
              {isNamedInside ? (
                <>
                  <text x={x + 2} y="84" fontSize="17" fontWeight="600" letterSpacing="-.01em" fill="var(--ink)">
                    {name}
                  </text>
                  <text className="mono" x={x + 2} y="104" fontSize="12" fill="var(--muted)">
                    {megabytes.toFixed(1)} MB
                  </text>
                </>
              ) : (
                <>
                  <path d={`M${x + width / 2} 60V${y + 22}h-14`} fill="none" stroke="var(--line-strong)" />
                  <text x={x + width / 2 - 22} y={y + 27} fontSize="14" fontWeight="600" textAnchor="end" fill="var(--ink)">
                    {name}
                    <tspan className="mono" fontSize="12" fontWeight="400" dx="10" fill="var(--muted)">
                      {megabytes.toFixed(1)} MB
                    </tspan>
                  </text>
                </>
              )}
            </g>
          )
        })}
      </svg>
      <svg className={styles['tall']} viewBox={`0 0 350 ${parts.length * 42}`} role="img" aria-label={label}>
        {parts.map(({ name, megabytes }, index) => (
          <g key={name}>
            <text x="0" y={index * 42 + 14} fontSize="14" fontWeight="600" fill="var(--ink)">
              {name}
            </text>
            <text className="mono" x="350" y={index * 42 + 14} fontSize="12" textAnchor="end" fill="var(--muted)">
              {megabytes.toFixed(1)} MB
            </text>
            <rect x="0" y={index * 42 + 22} width={(350 * megabytes) / largest} height="8" fill="var(--ink)" />
          </g>
        ))}
      </svg>
    </div>
  )
}
