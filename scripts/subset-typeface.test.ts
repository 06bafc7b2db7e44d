import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { core, partWeights, yoruba } from '#src/content/typeface.ts'
import { cutOut } from './subset-typeface.ts'

/** Bytes of a connection's first ten packets (RFC 6928), without the response's headers. */
const firstPackets = 14_600 - 400

it.each([core, yoruba])('$file is what the package gives', async (part) => {
  expect(readFileSync(part.file).equals(await cutOut(part)), 'npm run subset:typeface').toBe(true)
})

it('the part that every page loads fits into the first packets', () => {
  expect(readFileSync(core.file).length).toBeLessThanOrEqual(firstPackets)
})

it('the letters of Yoruba are declared as they are cut out', () => {
  const face = readFileSync('src/ui/yoruba.css', 'utf8')
  expect(/unicode-range: (.*);/.exec(face)?.[1]?.split(', ')).toEqual(yoruba.ranges)
  expect(face).toContain(path.basename(yoruba.file))
})

it('no style asks for a weight that the parts do not have', () => {
  // These declare typefaces of their own.
  const sheets = globSync('src/**/*.css', { exclude: ['src/ui/fallback-fonts.css', 'src/ui/yoruba.css', 'src/ui/document.css'] })
  const outside = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/font(?:-weight)?: (\d{3})\b/g)]
      .map(([, weight]) => Number(weight))
      .filter((weight) => weight < partWeights.min || weight > partWeights.max)
      .map((weight) => `${file}: ${weight}`),
  )
  expect(sheets.length).toBeGreaterThan(50)
  expect(outside).toEqual([])
})
