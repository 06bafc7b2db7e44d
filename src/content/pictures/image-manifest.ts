import { site } from '../settings/site.ts'

export type ViewableImage = {
  /** The last part of /image/{imageName}: letters, digits, `_` and `-` only (product-decisions.md). */
  imageName: string
  /** Name of the master under src/assets/pictures; null for the logo, which is drawn. */
  picture: string | null
  /** What it shows. */
  alt: string
}

/** The descriptions that the copy gives its pictures, by picture name. */
function collectAlternatives(copy: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof copy !== 'object' || copy === null) return found
  if ('name' in copy && 'alt' in copy && typeof copy.name === 'string' && typeof copy.alt === 'string') found.set(copy.name, copy.alt)
  for (const value of Object.values(copy)) collectAlternatives(value, found)
  return found
}

/**
 * Everything that /image/:imageName shows: the logo and the site's pictures (spec.md §2 Image viewer).
 * @param pictures names of the masters; `products/smart-lock/hero` is shown as `products-smart-lock-hero`
 * @param copy any content of the site; what it says a picture shows becomes the picture's description
 */
export function listImages(pictures: readonly string[], copy: unknown): ViewableImage[] {
  const alternatives = collectAlternatives(copy)
  return [
    { imageName: 'logo', picture: null, alt: `The logo of ${site().name}` },
    ...pictures.map((picture) => ({
      imageName: picture.replaceAll('/', '-'),
      picture,
      alt: alternatives.get(picture) ?? picture.replaceAll(/[/-]/g, ' '),
    })),
  ]
}
