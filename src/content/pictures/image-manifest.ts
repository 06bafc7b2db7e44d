import { collectionNames, kindOf } from '#src/contracts/content/kinds.ts'
import { say } from '#src/contracts/text/say.ts'
import { picturesIn } from '../reading/links.ts'
import { pictureKinds } from '../schemas/schema.ts'
import { site } from '../settings/site.ts'
import { currentCopy } from '../snapshot/copy.ts'
import { words } from '../words/words.ts'
import { masterNames } from './picture-files.ts'

type ViewableImage = {
  /**
   * The last part of /image/{imageName}: letters, digits, `_` and `-` only (product-decisions.md).
   */
  imageName: string
  /** Name of the master under src/assets/pictures; null for the logo, which is drawn by code. */
  picture: string | null
  alt: string
  kind?: (typeof pictureKinds)[number] | undefined
}

/** @param picture name of a master */
export const imageNameOf = (picture: string): string => picture.replaceAll('/', '-')

/**
 * Lists the pictures that /image/:imageName shows (spec.md §2 Image viewer).
 * @param content data of entries with words and kinds of the pictures
 */
export function listImages(
  pictures: readonly string[],
  content: readonly object[],
): ViewableImage[] {
  const descriptions = new Map<string, Pick<ViewableImage, 'alt' | 'kind'>>()
  for (const { name, alt, kind } of content.flatMap(picturesIn))
    descriptions.set(name, {
      alt,
      kind: pictureKinds.find((one) => one === kind) ?? descriptions.get(name)?.kind,
    })
  return [
    { imageName: 'logo', picture: null, alt: say(words().site.logo, { company: site().name }) },
    ...pictures.map((picture) => ({
      imageName: imageNameOf(picture),
      picture,
      alt: descriptions.get(picture)?.alt ?? picture.replaceAll(/[/-]/g, ' '),
      kind: descriptions.get(picture)?.kind,
    })),
  ]
}

export function getImages(): ViewableImage[] {
  const { entries } = currentCopy()
  // If several entries describe a picture, the last one's words count.
  const described = collectionNames
    .filter((name) => kindOf(name).describesPictures)
    .flatMap((name) =>
      entries.flatMap(({ collection, data }) => (collection === name ? [data] : [])),
    )
  return listImages(masterNames(), described)
}
