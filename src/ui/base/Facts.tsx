import styles from './Facts.module.css'

export type Fact = { label: string; value: string; unit?: string | undefined }

type Props = {
  facts: Fact[]
  /**
   * `rows`: label and value on one line. `sheet`: stacked. `columns`: side by side, with a large
   * value below its label.
   */
  layout?: 'rows' | 'sheet' | 'columns'
}

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
