import type { Colour, Pair } from '../schemas/brand-schema.ts'
import { brand } from './brand.ts'
import { fromSettings } from './settings.ts'

type Pairs = Record<string, Pair>
/** How a style sheet chooses between the colours of a pair. */
type Choose = (pair: Pair) => string

const declare = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** Red, green and blue from 0 to 255, to which a style sheet adds the share that it lets through. */
const channels = (colour: Colour) => (colour.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16)).join(' ')

/** Wherever a scheme begins: a pair is chosen where its property is declared. */
const schemes = ':root,.night,[data-scheme]'
const schemeRule = (pairs: Pairs, choose: Choose) =>
  `${schemes}{${declare(Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, choose(pair)])))}}`

/** Pages fade into each other. Not in a sheet: Chromium gives a fade up where a page's styles do not ask for one. */
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

/** The custom properties of content/brand.json and the logo's measures. No build lowers `light-dark()` here (decision 0043). */
export const brandStyles = fromSettings(() =>
  stylesWith(({ light, dark }) => `var(--lightningcss-light,${light})var(--lightningcss-dark,${dark})`),
)

/** The same for the development server, whose style sheets are not lowered. */
export const developmentBrandStyles = fromSettings(() => stylesWith(({ light, dark }) => `light-dark(${light},${dark})`))
