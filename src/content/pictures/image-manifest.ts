import { pictureKinds } from '../schemas/schema.ts'
import { site } from '../settings/site.ts'

export type ViewableImage = {
  /** The last part of /image/{imageName}: letters, digits, `_` and `-` only (product-decisions.md). */
  imageName: string
  /** Name of the master under src/assets/pictures; null for the logo, which is drawn. */
  picture: string | null
  alt: string
  /** What the copy says that it is. */
  kind?: (typeof pictureKinds)[number] | undefined
}
type Said = Pick<ViewableImage, 'alt' | 'kind'>

function collectSaid(copy: unknown, found = new Map<string, Said>()): Map<string, Said> {
  if (typeof copy !== 'object' || copy === null) return found
  if ('name' in copy && 'alt' in copy && typeof copy.name === 'string' && typeof copy.alt === 'string') {
    const kind = 'kind' in copy ? pictureKinds.find((one) => one === copy.kind) : undefined
    found.set(copy.name, { alt: copy.alt, kind: kind ?? found.get(copy.name)?.kind })
  }
  for (const value of Object.values(copy)) collectSaid(value, found)
  return found
}

/** Everything that /image/:imageName shows (spec.md §2 Image viewer). @param copy what it says a picture shows describes the picture */
export function listImages(pictures: readonly string[], copy: unknown): ViewableImage[] {
  const said = collectSaid(copy)
  return [
    { imageName: 'logo', picture: null, alt: `The logo of ${site().name}` },
    ...pictures.map((picture) => ({
      imageName: picture.replaceAll('/', '-'),
      picture,
      alt: said.get(picture)?.alt ?? picture.replaceAll(/[/-]/g, ' '),
      kind: said.get(picture)?.kind,
    })),
  ]
}
