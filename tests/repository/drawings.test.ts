import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { examplePlaces, settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'

/** Drawings that hold names of radios and connectors, units or a formula, and no other words. */
const worded = [
  ...['document/PortsDrawing', 'gateway/GatewayFeature', 'products/sensor-faces'],
  'protocols/ZigbeeZWave',
]

const literal = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g
const attribute = /\b(?:text|name|fact|label)="[A-Za-z]{2}/
/** Partners that are standards of radio. */
const standards = /^(NFC|Zig-?Bee|Z-?Wave)$/i
/** Whether a file has a phrase of two words in a literal, or gives a word to what it draws. */
const hasWords = (text: string) =>
  attribute.test(text) ||
  (text.match(literal) ?? [])
    .map((found) => found.replace(/\$\{.*\}/g, ''))
    .some((found) => /\b[a-z]{2,},? [a-z]{2,}/.test(found))

/** Code of the drawings without comments and imports, by file. */
const drawings = globSync('src/site/drawings/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map(
  (file) => ({
    name: file.replace(/^src\/site\/drawings\/|\.tsx?$/g, ''),
    code: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import .*$/gm, ''),
  }),
)

it('drawings take their words from content', () => {
  const holding = drawings.filter(({ code }) => hasWords(code)).map(({ name }) => name)
  expect(holding.sort()).toEqual(worded)
})

it('no drawing names the company, a place, a product or a partner', () => {
  const { company } = settings()
  const { products, catalogue } = currentCopy()
  const { road, ...places } = examplePlaces()
  const names = [
    ...[company.name, company.address.city, ...Object.values({ ...places, ...road })],
    ...products.filter(({ kind }) => kind !== 'gateway').map(({ name }) => name),
    ...catalogue.partners.map(({ title }) => title).filter((title) => !standards.test(title)),
  ]
  const named = drawings.flatMap(({ name, code }) =>
    (code.match(literal) ?? [])
      .flatMap((found) =>
        names.filter((one) => ` ${found.replace(/\W+/g, ' ')} `.includes(` ${one} `)),
      )
      .map((one) => `${name}: ${one}`),
  )
  expect(named).toEqual([])
})
