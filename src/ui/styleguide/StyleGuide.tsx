import { examples } from './examples.tsx'
import styles from './StyleGuide.module.css'

const colours = [
  'page',
  'surface',
  'sunk',
  'ink',
  'muted',
  'line',
  'line-strong',
  'field-line',
  'signal',
  'signal-ink',
  'signal-wash',
  'warm',
  'warm-ink',
  'danger',
  'danger-wash',
  'studio',
  'device',
] as const
const sizes = ['display', 'heading', 'subheading', 'title', 'lead', 'body', 'small', 'note', 'label'] as const

/** Tokens and components in their states, for whoever works on the interface; in development only. */
export const StyleGuide = () => (
  <div className={`container ${styles['guide']}`}>
    <h1>Style guide</h1>
    <h2>Colours</h2>
    <ul className={styles['colours']}>
      {colours.map((name) => (
        <li key={name} data-colour={name}>
          <span />
          <code>--{name}</code>
        </li>
      ))}
    </ul>
    <h2>Sizes</h2>
    <ul className={styles['sizes']}>
      {sizes.map((name) => (
        <li key={name} data-size={name}>
          Connection <code>--text-{name}</code>
        </li>
      ))}
    </ul>
    <h2>Components</h2>
    {examples.map(({ name, node }) => (
      <section key={name} className={styles['example']} aria-label={name}>
        <p className="label">{name}</p>
        <div>{node}</div>
      </section>
    ))}
  </div>
)
