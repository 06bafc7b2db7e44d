import { contentLimits } from '#src/contracts/content/content-limits.ts'
import type { ContentPicture } from '#src/contracts/content/content-pictures.ts'

/** `products/smart-lock/front` → `Smart lock, front`; `scenes/hero-city` → `Hero city`. */
export function readableName(name: string): string {
  const [, ...own] = name.split('/')
  const words = (own.length > 0 ? own : [name]).join(', ').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

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
