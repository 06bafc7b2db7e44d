import { onStoredChange, readStored, storageKeys } from '../../ui/base/browser-storage.ts'

function applyScheme(): void {
  const scheme = readStored('browser', storageKeys.theme)
  const { dataset } = document.documentElement
  if (scheme === 'light' || scheme === 'dark') dataset['theme'] = scheme
  else delete dataset['theme']
}

/**
 * Applies the remembered colour scheme (site/islands/catalogue/ColourSwitch.tsx) before the first
 * paint, and whenever it is changed in another tab.
 */
export function applyColourScheme(): void {
  applyScheme()
  onStoredChange(storageKeys.theme, applyScheme)
}
