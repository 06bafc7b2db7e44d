import { fromSettings } from './settings.ts'
import { themeOf } from './theme.ts'

export const brand = fromSettings((settings) => themeOf(settings.brand))

/**
 * Text sizes in pixels and letter-spacing in em for files without style sheets, as in the steps of
 * these names in src/ui/tokens.css.
 */
export const type = {
  label: 12,
  note: 13,
  small: 15,
  base: 16,
  subtitle: 18,
  large: 28,
  heading: 56,
  display: 72,
} as const
export const tracking = { heading: -0.028 } as const
