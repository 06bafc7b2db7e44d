import styles from './StageLine.module.css'

type Props = {
  /** What a buyer can do today. */
  line: string
  link: { label: string; href: string }
  /** Whether it belongs to the night below it. */
  isNight: boolean
}

/** One quiet line under the header of every page that sells: what can be delivered or reserved, and where each model is listed. */
export const StageLine = ({ line, link, isNight }: Props) => (
  <p className={isNight ? `night ${styles['line']}` : styles['line']} data-stage>
    <span className="container">
      {`${line} `}
      <a href={link.href}>{link.label}</a>
    </span>
  </p>
)
