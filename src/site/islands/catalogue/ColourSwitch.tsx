import { useEffect, useState } from 'react'
import type { Words } from '#src/content/words/words.ts'
import { onStoredChange, readStored, storageKeys, store } from '../../../ui/base/browser-storage.ts'
import styles from './ColourSwitch.module.css'

const schemes = ['system', 'light', 'dark'] as const
type Scheme = (typeof schemes)[number]

const isScheme = (value: string | null): value is Scheme =>
  schemes.some((scheme) => scheme === value)

/**
 * Light, dark or the system's scheme. The choice is stored and applied before a page paints
 * (layouts/page-script/colour-scheme.ts).
 */
export function ColourSwitch({ words }: { words: Words['site']['colours'] }) {
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
      <legend className="visually-hidden">{words.label}</legend>
      {schemes.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => choose(value)}
        >
          {words[value]}
        </button>
      ))}
    </fieldset>
  )
}
