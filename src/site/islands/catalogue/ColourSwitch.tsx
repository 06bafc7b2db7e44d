import { useEffect, useState } from 'react'
import { onStoredChange, readStored, storageKeys, store } from '../../../ui/base/browser-storage.ts'
import styles from './ColourSwitch.module.css'

const schemes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
type Scheme = (typeof schemes)[number]['value']

const isScheme = (value: string | null): value is Scheme =>
  schemes.some((scheme) => scheme.value === value)

/**
 * Light, dark or the system's scheme. The choice is stored and applied before a page paints
 * (layouts/page-script/colour-scheme.ts).
 */
export function ColourSwitch() {
  const [chosen, setChosen] = useState<Scheme>('system')
  useEffect(() => {
    const read = () => {
      const stored = readStored('browser', storageKeys.theme)
      setChosen(isScheme(stored) ? stored : 'system')
    }
    read()
    return onStoredChange(storageKeys.theme, read)
  }, [])
  const choose = (scheme: Scheme) => {
    setChosen(scheme)
    store('browser', storageKeys.theme, scheme === 'system' ? null : scheme)
    if (scheme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = scheme
  }
  return (
    <fieldset className={styles['switch']} data-scripted>
      <legend className="visually-hidden">Colours</legend>
      {schemes.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
