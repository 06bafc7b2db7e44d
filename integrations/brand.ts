import type { AstroIntegration } from 'astro'
import { constants, highContrast, logo, palette, shade } from '../src/company/brand.ts'
import type { Colour, Pair } from '../src/content/brand-schema.ts'

type Pairs = Record<string, Pair>

const declare = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')
const mapPairs = (pairs: Pairs, write: (pair: Pair) => string) =>
  declare(Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, write(pair)])))

/** Red, green and blue as `rgb(… / share)` takes them. */
const channels = (colour: Colour) => (colour.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16)).join(' ')

/**
 * Wherever a scheme begins: a pair is chosen where its property is declared. The build writes `light-dark()` in terms that every supported
 * browser knows, as two properties that follow `color-scheme` (decision 0043).
 */
const schemes = ':root, .night, [data-scheme]'
const schemeRules = (pairs: Pairs) => `${schemes} { ${mapPairs(pairs, (pair) => `light-dark(${pair.light}, ${pair.dark})`)} }`

const logoText = {
  'logo-gap': `${logo.gap / logo.text}em`,
  'logo-text': `${logo.weight} ${logo.text / 16}rem`,
  'logo-tracking': `${logo.tracking}em`,
}

/** The custom properties of content/brand.json: one for each colour, and the measures of the logo. */
export const brandStyles = () => `:root { ${declare({ ...constants, shade: channels(shade), ...logoText })} }
${schemeRules(palette)}
@media (prefers-contrast: more) {
${schemeRules(highContrast)}
}
`

/** The name under which layouts import the style sheet. */
const name = 'virtual:brand.css'

/** Gives the layouts the colours of content/brand.json as a style sheet, `virtual:brand.css`. */
export const brand = (): AstroIntegration => ({
  name: 'brand',
  hooks: {
    'astro:config:setup': ({ updateConfig, addWatchFile, config }) => {
      addWatchFile(new URL('content/brand.json', config.root))
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'brand-styles',
              resolveId: (id: string) => (id === name ? `\0${name}` : null),
              load: (id: string) => (id === `\0${name}` ? brandStyles() : null),
            },
          ],
        },
      })
    },
  },
})
