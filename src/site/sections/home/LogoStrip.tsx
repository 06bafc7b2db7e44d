import type { ReactNode } from 'react'
import styles from './LogoStrip.module.css'

type Props = {
  label: string
  /** `visual`: the logo; decoration, since its name stands below it. */
  logos: readonly { name: string; visual: ReactNode }[]
}

/** Logos with their names, in a strip that scrolls where they do not fit. */
export const LogoStrip = ({ label, logos }: Props) => (
  <div className={styles['frame']}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without links must be reachable by keyboard (WCAG 2.1.1) */}
    <ul className={styles['strip']} data-track tabIndex={0} aria-label={label}>
      {logos.map(({ name, visual }) => (
        <li key={name}>
          {visual}
          <strong>{name}</strong>
        </li>
      ))}
    </ul>
  </div>
)
