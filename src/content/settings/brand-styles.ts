import type { Colour, ColourPair } from '../schemas/brand-schema.ts'
import { brand } from './brand.ts'
import { fromSettings } from './settings.ts'

type Pairs = Record<string, ColourPair>
type Choose = (pair: ColourPair) => string

const declare = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** Red, green and blue from 0 to 255, for style sheets that add their own opacity. */
const channels = (colour: Colour) =>
  (colour.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16)).join(' ')

/**
 * Selectors at which a colour scheme begins. Colours are declared at each, because that is where
 * light or dark is chosen.
 */
const schemes = ':root,.night,[data-scheme]'
const schemeRule = (pairs: Pairs, choose: Choose) =>
  `${schemes}{${declare(Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, choose(pair)])))}}`

/**
 * Fades between pages. The rule is inline, because Chromium cancels a fade if the page's own styles
 * do not ask for one.
 */
const fade = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

function stylesWith(choose: Choose): string {
  const { constants, shade, logo, palette, highContrast } = brand()
  const logoText = {
    'logo-gap': `${logo.gap / logo.text}em`,
    'logo-size': `${logo.text / 16}rem`,
    'logo-weight': `${logo.weight}`,
    'logo-tracking': `${logo.tracking}em`,
  }
  const same = `:root{${declare({ ...constants, shade: channels(shade), ...logoText })}}`
  return `${fade}${same}${schemeRule(palette, choose)}@media (prefers-contrast:more){${schemeRule(highContrast, choose)}}`
}

/**
 * The custom properties of content/brand.json and the logo's measures. The build does not replace
 * `light-dark()` here (decision 0043).
 */
export const brandStyles = fromSettings(() =>
  stylesWith(
    ({ light, dark }) => `var(--lightningcss-light,${light})var(--lightningcss-dark,${dark})`,
  ),
)

/** Returns `brandStyles` for the development server, whose style sheets keep `light-dark()`. */
export const developmentBrandStyles = fromSettings(() =>
  stylesWith(({ light, dark }) => `light-dark(${light},${dark})`),
)
