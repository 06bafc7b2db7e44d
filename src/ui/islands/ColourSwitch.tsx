import { useEffect, useState } from 'react'
import styles from './ColourSwitch.module.css'

const schemes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
type Scheme = (typeof schemes)[number]['value']

const isScheme = (value: string | null): value is Scheme => schemes.some((scheme) => scheme.value === value)

/** Light, dark or as the system is. The choice is remembered and applied before the next page paints (layouts/polyfills.ts). */
export function ColourSwitch() {
  const [chosen, setChosen] = useState<Scheme>('system')
  useEffect(() => {
    const stored = localStorage.getItem('theme')
    if (isScheme(stored)) setChosen(stored)
  }, [])
  const choose = (scheme: Scheme) => {
    setChosen(scheme)
    if (scheme === 'system') {
      localStorage.removeItem('theme')
      delete document.documentElement.dataset['theme']
    } else {
      localStorage.setItem('theme', scheme)
      document.documentElement.dataset['theme'] = scheme
    }
  }
  return (
    <fieldset className={styles['switch']}>
      <legend className="visually-hidden">Colours</legend>
      {schemes.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={chosen === value} onClick={() => choose(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
