import type { ComponentProps } from 'react'
import { Facts } from '#src/ui/base/Facts.tsx'
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
  <figure className={styles['screens']}>
    <div className={styles['dashboard']} data-wide={isCompact || undefined}>
      <b>{site}</b>
      <Chart {...morning.chart} />
      <Facts facts={morning.facts} />
    </div>
    <div className={styles['phone']} data-scheme="dark">
      <b className="small-heading">{time}</b>
      <ol aria-label={morning.callsLabel}>
        <li>
          <b>{morning.app}</b>
          {` ${ending}`}
        </li>
        {morning.calls.map(({ time: at, what, to }) => (
          <li key={at}>
            <b>{what}</b>
            <span className="muted">{`${at} · ${to}`}</span>
          </li>
        ))}
      </ol>
    </div>
    <figcaption className="muted">{caption}</figcaption>
  </figure>
)

const Chart = ({ width, height, measured, curve, limit, cut, hours, legend }: Morning['chart']) => (
  <>
    <p className={`muted ${styles['row']}`}>
      <Key name={measured} stroke="var(--signal)" strokeWidth="3" />
      {legend.limit && <Key name={legend.limit} stroke="var(--danger)" strokeDasharray="4 4" />}
      <Key name={legend.cut} stroke="var(--warm)" strokeWidth="12" strokeOpacity=".4" />
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
      <path
        d={curve}
        stroke="var(--signal)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
    <p className={`muted ${styles['row']}`} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </p>
  </>
)

const Key = ({ name, ...line }: { name: string } & ComponentProps<'path'>) => (
  <span>
    <svg viewBox="0 0 16 12" width="16" height="12" aria-hidden="true">
      <path d="M0 6H16" {...line} />
    </svg>{' '}
    {name}
  </span>
)
