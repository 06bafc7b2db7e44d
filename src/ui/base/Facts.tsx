import styles from './Facts.module.css'

export type Fact = { label: string; value: string; unit?: string | undefined }

/** Rows of label and value under one ink rule. */
export const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className={styles['facts']}>
    {facts.map(({ label, value, unit }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {unit && <span className="muted">{` ${unit}`}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
