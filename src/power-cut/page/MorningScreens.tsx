import styles from './MorningScreens.module.css'
import type { Morning } from './morning.ts'

/**
 * The dashboard of a site and the app on a phone, as its owner finds both in the morning.
 * @param isCompact whether a phone shows the app alone
 */
export const MorningScreens = ({
  site,
  time,
  ending,
  caption,
  isCompact = false,
  ...morning
}: Morning & { isCompact?: boolean }) => (
  <figure className={`${styles['screens']} ${isCompact ? styles['compact'] : ''}`}>
    <div className={styles['dashboard']}>
      <div className={styles['bar']}>
        <b>{site}</b>
        <span>{time}</span>
      </div>
      <Chart {...morning.chart} />
      <dl>
        {morning.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
    <div className={styles['phone']} data-scheme="dark">
      <b className={styles['clock']}>{time}</b>
      <p>
        <b>{morning.app}</b> {ending}
      </p>
      <ol aria-label={morning.callsLabel}>
        {morning.calls.map(({ time: at, what, to }) => (
          <li key={at}>
            <b>{what}</b>
            <span>{`${at} · ${to}`}</span>
          </li>
        ))}
      </ol>
    </div>
    <figcaption>{caption}</figcaption>
  </figure>
)

const Chart = ({ width, height, measured, curve, limit, cut, hours, legend }: Morning['chart']) => (
  <>
    <p className={styles['key']}>
      <span>{measured}</span>
      {legend.limit && <span>{legend.limit}</span>}
      <span>{legend.cut}</span>
    </p>
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <rect x={cut.x} width={cut.width} height={height} fill="var(--warm)" fillOpacity=".14" />
      {limit !== undefined && (
        <path d={`M0 ${limit}H${width}`} stroke="var(--danger)" strokeDasharray="4 4" />
      )}
      <path d={curve} stroke="var(--signal)" strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
    <p className={styles['hours']} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </p>
  </>
)
