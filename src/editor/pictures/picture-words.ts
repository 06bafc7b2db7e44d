import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { ContentPicture } from '#src/contracts/content/content-pictures.ts'
import { readableName } from '../texts/picture-name.ts'

export const isPictureNamed = (
  { name, alt }: Pick<ContentPicture, 'name' | 'alt'>,
  words: string,
): boolean =>
  `${name} ${readableName(name)} ${alt ?? ''}`.toLowerCase().includes(words.trim().toLowerCase())

export const thumbnailOf = (name: string): string =>
  `/api/content/picture?${new URLSearchParams({ name, size: 'thumbnail' })}`

export const pictureKindWords = {
  photograph: 'A photograph',
  rendering: 'A rendering',
  drawing: 'A drawing',
} as const

/**
 * Returns the side that crops keep, from a pressed point; undefined for the middle.
 * @param x 0 left, 1 right
 * @param y 0 top, 1 bottom
 */
export function sideAt(x: number, y: number): 'left' | 'right' | 'top' | 'bottom' | undefined {
  const [across, down] = [x - 0.5, y - 0.5]
  if (Math.max(Math.abs(across), Math.abs(down)) < contentLimits.pictureMiddle) return undefined
  if (Math.abs(across) >= Math.abs(down)) return across < 0 ? 'left' : 'right'
  return down < 0 ? 'top' : 'bottom'
}
