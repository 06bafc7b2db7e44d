import { pictureKinds } from '../schemas/schema.ts'
import { site } from '../settings/site.ts'
import { currentCopy } from '../snapshot/copy.ts'
import { masterNames } from './picture-files.ts'

export type ViewableImage = {
  /** The last part of /image/{imageName}: letters, digits, `_` and `-` only (product-decisions.md). */
  imageName: string
  /** Name of the master under src/assets/pictures; null for the logo, which is drawn by code. */
  picture: string | null
  alt: string
  kind?: (typeof pictureKinds)[number] | undefined
}
type Said = Pick<ViewableImage, 'alt' | 'kind'>

function collectSaid(content: unknown, found = new Map<string, Said>()): Map<string, Said> {
  if (typeof content !== 'object' || content === null) return found
  if ('name' in content && 'alt' in content && typeof content.name === 'string' && typeof content.alt === 'string') {
    const kind = 'kind' in content ? pictureKinds.find((one) => one === content.kind) : undefined
    found.set(content.name, { alt: content.alt, kind: kind ?? found.get(content.name)?.kind })
  }
  for (const value of Object.values(content)) collectSaid(value, found)
  return found
}

/** Lists the pictures that /image/:imageName shows (spec.md §2 Image viewer). @param content data with words and kinds of the pictures */
export function listImages(pictures: readonly string[], content: unknown): ViewableImage[] {
  const said = collectSaid(content)
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

export async function getImages(): Promise<ViewableImage[]> {
  const { entries } = currentCopy()
  // If several entries describe a picture, the last one's words count.
  const files = ['products', 'articles', 'catalogue', 'pages', 'free-pages'].map((name) => entries.filter((one) => one.collection === name))
  return listImages(masterNames(), files)
}
