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

/** What is dark in both schemes, and what is light (base.css, tokens.css). */
const [alwaysDark, alwaysLight] = ['.night, [data-scheme="dark"]', '[data-scheme="light"]']

/**
 * The pairs by `light-dark()`, which follows `color-scheme` wherever it is set. Browsers before 2024 do not know it: they get the
 * same pairs, written out for each place that sets a scheme. Paper is always light.
 */
const schemeRules = (pairs: Pairs) => {
  const [light, dark] = [mapPairs(pairs, (pair) => pair.light), mapPairs(pairs, (pair) => pair.dark)]
  return `:root { ${mapPairs(pairs, (pair) => `light-dark(${pair.light}, ${pair.dark})`)} }
@supports not (color: light-dark(red, red)) {
  :root, ${alwaysLight} { ${light} }
  @media screen and (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { ${dark} } }
  @media screen { :root[data-theme="dark"], ${alwaysDark} { ${dark} } }
}`
}

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
