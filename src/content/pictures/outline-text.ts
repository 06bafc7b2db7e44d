import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createElement } from 'react'
import satori from 'satori'
import { programRoot } from '#src/content/kit/program-root.ts'
import { brand } from '#src/content/settings/brand.ts'
import { manrope } from '#src/content/whole-typefaces.ts'

export type OutlinedText = { outline: string; width: number }

/**
 * Converts a text to outlines, set as the name in the logo. The outline is empty if the typeface has
 * none of its letters.
 * @param height of the line, in whose middle it is
 */
export async function outlineText(
  text: string,
  { fontSize, height }: { fontSize: number; height: number },
): Promise<OutlinedText> {
  const { logo } = brand()
  const data = await readFile(path.join(programRoot, manrope(logo.weight).file))
  const style = {
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    fontFamily: 'Manrope',
    fontSize,
    lineHeight: 1,
    letterSpacing: `${logo.tracking}em`,
  }
  const drawn = await satori(createElement('div', { style }, text), {
    width: text.length * fontSize,
    height,
    fonts: [{ name: 'Manrope', data, weight: logo.weight }],
  })
  const outline = [...drawn.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d.trim()).join('')
  // satori writes only absolute M, L and Q commands, so the first number of each pair is an x
  const width = Math.max(
    0,
    ...(outline.match(/-?[\d.]+/g) ?? []).filter((_, at) => at % 2 === 0).map(Number),
  )
  return { outline, width }
}
