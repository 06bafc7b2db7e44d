import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkitten'
import { expect, it } from 'vitest'
import {
  charactersOf,
  core,
  dotted,
  european,
  further,
  mono,
  monoNaira,
  partWeights,
  signs,
  vietnameseLetters,
} from '#src/content/typeface.ts'
import { cutOut } from './subset-typeface.ts'

/**
 * Size of nine packets without headers, in bytes. A connection begins with ten packets (RFC 6928),
 * and a picture takes some of them.
 */
const firstPackets = 9 * 1460 - 400

it.each([core, dotted, mono, monoNaira])('$file is what the package gives', async (part) => {
  expect(readFileSync(part.file).equals(await cutOut(part)), 'npm run subset:typeface').toBe(true)
})

it('the part that every page loads fits into the first packets', () => {
  expect(readFileSync(core.file).length).toBeLessThanOrEqual(firstPackets)
})

it.each([
  ['dotted', dotted, 'dotted-letters'],
  ['european', european, 'european-letters'],
  ['Vietnamese', vietnameseLetters, 'european-letters'],
  ['signs', signs, 'dotted-letters'],
  ['naira of the mono typeface', monoNaira, 'plex-mono'],
] as const)('%s: the sheet declares the file with its ranges', (_, part, sheet) => {
  const faces = readFileSync(`src/ui/${sheet}.css`, 'utf8').split('@font-face')
  const face = faces.find((one) => one.includes(path.basename(part.file))) ?? ''
  const [, ranges = ''] = /unicode-range:([^;]*);/.exec(face) ?? []
  expect(ranges.trim().split(/,\s+/)).toEqual(part.ranges)
  // Browsers join the faces of a family only if they have the same weights.
  if (face.includes('Manrope Marks'))
    expect(face).toContain(`font-weight: ${partWeights.min} ${partWeights.max};`)
})

function fontOf(file: string): Font {
  const font = create(readFileSync(file))
  if (!('characterSet' in font)) throw new Error(`${file} has several typefaces`)
  return font
}
/** Returns the characters that a file has, but for controls. */
const heldBy = (file: string) =>
  fontOf(file)
    .characterSet.filter((code) => code >= 0x20 && code !== 0xffff)
    .map((code) => String.fromCodePoint(code))
/** The word joiner, which is never drawn. */
const undrawn = '\u2060'

it.each([core, dotted, vietnameseLetters, european, further, mono, monoNaira, signs])(
  '$file has all that is declared of it',
  ({ file, ranges }) => {
    const held = new Set(heldBy(file))
    expect(charactersOf(ranges).filter((one) => !held.has(one) && one !== undrawn)).toEqual([])
  },
)

it('every character that a file of Manrope has is declared by one part', () => {
  const parts = [core, dotted, vietnameseLetters, european, further, signs]
  const characters = parts.flatMap(({ ranges }) => charactersOf(ranges))
  expect(characters.filter((one, at) => characters.indexOf(one) !== at)).toEqual([])
  const held = parts.flatMap(({ file }) => heldBy(file))
  expect(held.filter((one) => !characters.includes(one))).toEqual([])
})

it('a sign of prices has the height of Manrope and its weights', () => {
  const [drawn, manrope] = [signs, core].map(({ file }) => fontOf(file))
  expect(drawn).toMatchObject({ unitsPerEm: manrope?.unitsPerEm, ascent: manrope?.ascent })
  expect(drawn).toMatchObject({ variationAxes: { wght: partWeights } })
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
