type Props = {
  /** Shares of the day, 0 to 1: from when to when someone answers, and what has passed. */
  day: { from: number; to: number; passed: number; isOpen: boolean }
  opens: string
  closes: string
}

const x = (share: number) => 1 + share * 318

/** One day as a line: the hours in which someone answers, and where the clock stands. */
export const DayLine = ({ day, opens, closes }: Props) => (
  <svg viewBox="0 0 320 44" role="img" aria-label={`Open from ${opens} to ${closes}.`}>
    <path d="M1 14H319" stroke="var(--line-strong)" strokeWidth="2" />
    <path
      d={`M${x(day.from)} 14H${x(day.to)}`}
      stroke={day.isOpen ? 'var(--signal)' : 'var(--ink)'}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <circle cx={x(day.passed)} cy="14" r="6" fill="var(--page)" stroke="var(--ink)" strokeWidth="2" />
    <text x={x(day.from)} y="40" className="mono" textAnchor="middle">
      {opens}
    </text>
    <text x={x(day.to)} y="40" className="mono" textAnchor="middle">
      {closes}
    </text>
  </svg>
)
