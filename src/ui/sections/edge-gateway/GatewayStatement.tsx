import styles from './GatewayStatement.module.css'

type Props = {
  /** Opens in ink. */
  text: string
  /** Follows in muted ink. */
  emphasis: string
}

/** One thought, set large. */
export const GatewayStatement = ({ text, emphasis }: Props) => (
  <div className="section">
    <div className="container grid">
      <p className={styles['statement']}>
        {`${text} `}
        <span className="muted">{emphasis}</span>
      </p>
    </div>
  </div>
)
