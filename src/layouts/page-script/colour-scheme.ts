import { readStored, storageKeys } from '../../ui/base/browser-storage.ts'

/**
 * Applies the remembered colour scheme (site/islands/catalogue/ColourSwitch.tsx) before the first
 * paint.
 */
export function applyColourScheme(): void {
  const scheme = readStored('browser', storageKeys.theme)
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset['theme'] = scheme
}
