import styles from './Foundations.module.css'

const colours = [
  { name: 'page', use: 'ground of a page' },
  { name: 'surface', use: 'cards, fields, white sections' },
  { name: 'sunk', use: 'what lies below the surface' },
  { name: 'ink', use: 'text and lines that count' },
  { name: 'muted', use: 'what explains, 4.5:1' },
  { name: 'line', use: 'hairlines' },
  { name: 'line-strong', use: 'lines of drawings' },
  { name: 'field-line', use: 'frames of fields, 3:1' },
  { name: 'signal', use: 'what is live, and focus' },
  { name: 'signal-ink', use: 'links, 4.5:1' },
  { name: 'signal-wash', use: 'ground of good news' },
  { name: 'warm', use: 'a lamp in a window' },
  { name: 'warm-ink', use: 'warnings in words' },
  { name: 'danger', use: 'errors' },
  { name: 'danger-wash', use: 'ground of errors' },
  { name: 'studio', use: 'backdrop of photographs' },
  { name: 'device', use: 'a device in a drawing' },
] as const
const sizes = ['display', 'heading', 'subheading', 'title', 'lead', 'body', 'small', 'note', 'label'] as const
const shapes = [
  { name: 'radius', use: 'cards and pictures' },
  { name: 'field', use: 'fields' },
  { name: 'pill', use: 'buttons and badges' },
  { name: 'float', use: 'what floats' },
] as const

/** Each colour by day and at night. */
export const Colours = () => (
  <ul className={styles['colours']}>
    {colours.map(({ name, use }) => (
      <li key={name} data-colour={name}>
        <span className={styles['day']} />
        <span className={styles['night']} />
        <code>--{name}</code>
        <p>{use}</p>
      </li>
    ))}
  </ul>
)

export const Sizes = () => (
  <ul className={styles['sizes']}>
    {sizes.map((name) => (
      <li key={name} data-size={name}>
        <span>Awake when the grid is not</span>
        <code>--text-{name}</code>
      </li>
    ))}
  </ul>
)

export const Shapes = () => (
  <ul className={styles['shapes']}>
    {shapes.map(({ name, use }) => (
      <li key={name} data-shape={name}>
        <span />
        <code>--{name}</code>
        <p>{use}</p>
      </li>
    ))}
    <li>
      <svg viewBox="0 0 200 72" fill="none" aria-hidden="true">
        <circle cx="14" cy="36" r="6" fill="var(--signal)" />
        <path className="signal-line" d="M20 36H180" pathLength="1" stroke="var(--signal)" strokeWidth="2" />
        <circle cx="186" cy="36" r="6" stroke="var(--ink)" strokeWidth="2" />
      </svg>
      <code>.signal-line</code>
      <p>the one motion that is ours</p>
    </li>
  </ul>
)
