import styles from './Facts.module.css'

export type Fact = { label: string; value: string; unit?: string | undefined }

type Props = {
  facts: Fact[]
  /**
   * `rows`: label and value on one line. `sheet`: as on a data sheet, the values under one another, below their labels where type is
   * large. `columns`: side by side, the value large below its label; two in a row on a phone.
   */
  layout?: 'rows' | 'sheet' | 'columns'
}

/** Labels and values under one rule. */
export const Facts = ({ facts, layout = 'rows' }: Props) => (
  <dl className={styles[layout]}>
    {facts.map(({ label, value, unit }) => (
      <div key={label}>
        <dt className={layout === 'rows' ? undefined : 'label'}>{label}</dt>
        <dd>
          {value}
          {unit && <span className="muted">{` ${unit}`}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
