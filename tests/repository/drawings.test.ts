import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Drawings that still hold words of their own: of devices, radios and units, in general English.
 * The list only becomes shorter (decision 0124).
 */
const worded = [
  ...['BoardSection'],
  ...['DrawnLetter', 'EdgeAiSplit'],
  ...[
    'SolutionsDiagram',
    'TabOrder',
    'district/District',
    'street/Street',
    'line-art/line-drawings',
  ],
  ...['BatteryDischarge', 'PowerBudget', 'RetentionTimes', 'TimeScale'].map(
    (name) => `charts/${name}`,
  ),
  ...['Cabinet', 'Connections', 'Ports', 'Spectrum'].map((name) => `document/${name}Drawing`),
  ...['Architecture', 'Feature', 'Front'].map((name) => `gateway/Gateway${name}`),
  ...['PartLabels', 'StoreAndForward'].map((name) => `gateway/${name}`),
  ...['ProductOutline', 'ProductSkyline', 'sensor-faces'].map((name) => `products/${name}`),
  ...['ProtocolDrawing', 'ZigbeeZWave', 'mesh', 'protocols'].map((name) => `protocols/${name}`),
]

const literal = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g
const attribute = /\b(?:text|name|fact|label)="[A-Za-z]{2}/
/** Whether a file has a phrase of two words in a literal, or gives a word to what it draws. */
const hasWords = (text: string) =>
  attribute.test(text) ||
  (text.match(literal) ?? [])
    .map((found) => found.replace(/\$\{.*\}/g, ''))
    .some((found) => /\b[a-z]{2,},? [a-z]{2,}/.test(found))

it('drawings take their words from content', () => {
  const holding = globSync('src/ui/diagrams/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    .filter((file) => hasWords(readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
    .map((file) => file.replace(/^src\/ui\/diagrams\/|\.tsx?$/g, ''))
  expect(holding.sort()).toEqual([...worded].sort())
})
