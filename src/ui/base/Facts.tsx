import styles from './Facts.module.css'

export type Fact = { label: string; value: string; unit?: string | undefined }

type Props = {
  facts: Fact[]
  /** `rows`: label and value on one line. `columns`: side by side, the value large below its label; two in a row on a phone. */
  layout?: 'rows' | 'columns'
}

/** Labels and values under one rule. */
export const Facts = ({ facts, layout = 'rows' }: Props) => (
  <dl className={styles[layout]}>
    {facts.map(({ label, value, unit }) => (
      <div key={label}>
        <dt className={layout === 'columns' ? 'label' : undefined}>{label}</dt>
        <dd>
          {value}
          {unit && <span className="muted">{` ${unit}`}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
