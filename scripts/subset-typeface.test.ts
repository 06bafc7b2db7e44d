import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import {
  core,
  currencySign,
  dotted,
  european,
  further,
  mono,
  partWeights,
} from '#src/content/typeface.ts'
import { charactersOf, cutOut } from './subset-typeface.ts'

/**
 * Size of nine packets without headers, in bytes. A connection begins with ten packets (RFC 6928),
 * and a picture takes some of them.
 */
const firstPackets = 9 * 1460 - 400

it.each([core, dotted, mono, currencySign])('$file is what the package gives', async (part) => {
  expect(readFileSync(part.file).equals(await cutOut(part)), 'npm run subset:typeface').toBe(true)
})

it('the part that every page loads fits into the first packets', () => {
  expect(readFileSync(core.file).length).toBeLessThanOrEqual(firstPackets)
})

it.each([
  ['dotted', dotted],
  ['european', european],
])('the %s letters are declared with their file and their ranges', (name, { file, ranges }) => {
  const face = readFileSync(`src/ui/${name}-letters.css`, 'utf8')
  expect(/unicode-range: (.*);/.exec(face)?.[1]?.split(', ')).toEqual(ranges)
  expect(face).toContain(path.basename(file))
  // Browsers join the faces of a family only if they have the same weights.
  expect(face).toContain(`font-weight: ${partWeights.min} ${partWeights.max};`)
})

it('the sign of the currency is declared as it is cut out, after every typeface of the system', () => {
  const face = readFileSync('src/ui/plex-mono.css', 'utf8').split('@font-face').at(-1) ?? ''
  expect(/unicode-range: (.*);/.exec(face)?.[1]?.split(', ')).toEqual(currencySign.ranges)
  expect(face).toContain(path.basename(currencySign.file))
  const tokens = readFileSync('src/ui/tokens.css', 'utf8')
  for (const name of ['font', 'mono'])
    expect(new RegExp(`--${name}:\\s+([^;]*);`).exec(tokens)?.[1]).toMatch(/, "Signs"$/)
})

it('no character is declared by two parts', () => {
  const characters = [core, dotted, european, further].flatMap(({ ranges }) => [
    ...charactersOf(ranges),
  ])
  expect(characters.filter((character, at) => characters.indexOf(character) !== at)).toEqual([])
})

it('no style asks for a weight that the parts do not have', () => {
  const sheets = globSync('src/**/*.css', {
    exclude: ['src/ui/fallback-fonts.css', 'src/ui/*-letters.css'],
  })
  const outside = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/font(?:-weight)?: (\d{3})\b/g)]
      .map(([, weight]) => Number(weight))
      .filter((weight) => weight < partWeights.min || weight > partWeights.max)
      .map((weight) => `${file}: ${weight}`),
  )
  expect(sheets.length).toBeGreaterThan(50)
  expect(outside).toEqual([])
})
