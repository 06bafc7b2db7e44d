import styles from './PageDate.module.css'

type Props = {
  /** What the day is of: `Version`, `Checked`. */
  label: string
  /** ISO 8601, e.g. 2026-11-20. */
  date: string
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The day under a page's heading that its text refers to. */
export const PageDate = ({ label, date }: Props) => (
  <div className={styles['date']}>
    <span>{label}</span> <time dateTime={date}>{day.format(new Date(date))}</time>
  </div>
)
