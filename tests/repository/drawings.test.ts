import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'

/**
 * Drawings that hold words, by what these are of: nothing that another company has to change
 *. The list only becomes shorter.
 */
const worded = {
  'the gateway, as its document has it': [
    ...['Cabinet', 'Connections', 'Ports'].map((name) => `document/${name}Drawing`),
    ...['GatewayArchitecture', 'GatewayFeature', 'GatewayFront'].map((name) => `gateway/${name}`),
    ...['gateway/PartLabels', 'gateway/StoreAndForward', 'SolutionsDiagram', 'EdgeAiSplit'],
  ],
  'radios, protocols and physics': [
    ...['ProtocolDrawing', 'ZigbeeZWave', 'mesh', 'protocols'].map((name) => `protocols/${name}`),
    ...['BatteryDischarge', 'PowerBudget', 'TimeScale'].map((name) => `charts/${name}`),
    ...['document/SpectrumDrawing', 'BoardSection', 'products/sensor-faces'],
  ],
  'pages and mails of the program': [
    ...['TabOrder', 'charts/RetentionTimes', 'DrawnLetter', 'street/Street'],
  ],
  'what is drawn, read out instead': [
    ...['line-art/line-drawings', 'district/District'],
    ...['products/ProductOutline', 'products/ProductSkyline'],
  ],
}

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
  expect(holding.sort()).toEqual(Object.values(worded).flat().sort())
})

it('no drawing names the company, a place, a product or a partner', () => {
  const { company } = settings()
  const { products, catalogue } = currentCopy()
  const { road, ...places } = company.places
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
