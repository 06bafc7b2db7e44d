import { fromSettings } from './settings.ts'
import { themeOf } from './theme.ts'

/** The look: colours, logo and symbol, from content/brand.json. */
export const brand = fromSettings((settings) => themeOf(settings.brand))

/** Type where no style sheet reaches: sizes in pixels, letter-spacing in em, the steps of src/ui/tokens.css of these names. */
export const type = { label: 12, note: 13, small: 15, base: 16, subtitle: 18, large: 28, heading: 56, display: 72 } as const
export const tracking = { heading: -0.028 } as const
