import type { Colour, Pair } from '#src/content/schemas/brand-schema.ts'
import { brand } from '#src/content/settings/brand.ts'
import styles from './Foundations.module.css'

const colours = ({ palette, constants }: ReturnType<typeof brand>): [name: string, light: Colour, dark: Colour][] => [
  ...Object.entries<Pair>(palette).map(([name, { light, dark }]): [string, Colour, Colour] => [name, light, dark]),
  ...Object.entries(constants).map(([name, colour]): [string, Colour, Colour] => [name, colour, colour]),
]
const sizes = ['display', 'heading', 'subheading', 'title', 'lead', 'body', 'small', 'note', 'label'] as const
const shapes = [
  { name: 'radius', use: 'cards and pictures' },
  { name: 'field', use: 'fields' },
  { name: 'pill', use: 'buttons and badges' },
  { name: 'float', use: 'what floats' },
] as const

export const Colours = () => (
  <ul className={styles['colours']}>
    {colours(brand()).map(([name, light, dark]) => (
      <li key={name}>
        <svg viewBox="0 0 176 84" preserveAspectRatio="none" aria-hidden="true">
          <rect width="88" height="84" fill={light} />
          <rect x="88" width="88" height="84" fill={dark} />
        </svg>
        <code>--{name}</code>
        <p>{[...new Set([light, dark])].join(' · ')}</p>
      </li>
    ))}
  </ul>
)

export const Sizes = () => (
  <ul className={styles['sizes']}>
    {sizes.map((name) => (
      <li key={name} data-size={name}>
        <span>IoT that works through power cuts</span>
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
