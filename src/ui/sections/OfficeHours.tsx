import { site } from '#content/site.ts'
import styles from './OfficeHours.module.css'
import { readOfficeHours } from './office-hours.ts'

const words = {
  open: 'someone answers',
  early: `the line opens at ${site.hours.opens}`,
  closed: 'write, and we answer on the next working day',
}

/** The company's day as a line: when someone answers, and where the clock stands there. */
export const OfficeHours = ({ now }: { now: Date }) => {
  const day = readOfficeHours(now, { ...site.hours, timeZone: site.timeZone })
  const state = day.isOpen ? 'open' : day.isBefore ? 'early' : 'closed'
  const x = (share: number) => 1 + share * 318
  return (
    <figure className={styles['hours']}>
      <figcaption>
        <b className="tabular">
          {day.time} in {site.address.city}
        </b>
        , {words[state]}.
      </figcaption>
      <svg viewBox="0 0 320 44" role="img" aria-label={`Open from ${site.hours.opens} to ${site.hours.closes}.`}>
        <path d="M1 14H319" stroke="var(--line-strong)" strokeWidth="2" />
        <path
          d={`M${x(day.from)} 14H${x(day.to)}`}
          stroke={day.isOpen ? 'var(--signal)' : 'var(--ink)'}
          strokeWidth="6"
          strokeLinecap="round"
        />
        <circle cx={x(day.passed)} cy="14" r="6" fill="var(--page)" stroke="var(--ink)" strokeWidth="2" />
        <text x={x(day.from)} y="40" className="mono" textAnchor="middle">
          {site.hours.opens}
        </text>
        <text x={x(day.to)} y="40" className="mono" textAnchor="middle">
          {site.hours.closes}
        </text>
      </svg>
      <p className="label">{site.hours.text}</p>
    </figure>
  )
}
