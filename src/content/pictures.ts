import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import type { Photograph, PictureData } from '#src/ui/base/Picture.tsx'
import type { Section } from './schema.ts'

const masters = import.meta.glob<ImageMetadata>('../assets/pictures/**/*.{webp,png,avif}', { eager: true, import: 'default' })

/**
 * How a picture is cut and in which widths (CSS pixels × density) it is delivered. A browser takes the next larger file, so each cut
 * has the widths that common windows ask for: 350 and 390 px at density 2 and 3, a tablet of 820 px, the container of 1240 px.
 */
const cuts = {
  /** As it was taken. */
  whole: { widths: [240, 480, 720, 960, 1240, 1600] },
  /** Full-bleed scene. */
  scene: { ratio: 16 / 9, widths: [720, 960, 1440, 1920, 2400] },
  /** Strips and grids of products that touch; the smallest for a shelf of eight on a phone. */
  tall: { ratio: 4 / 5, widths: [180, 360, 540, 760, 960] },
  /** Photographs between the paragraphs of a text. */
  photograph: { ratio: 3 / 2, widths: [400, 640, 960, 1440] },
  /** Gallery, cards. */
  wide: { ratio: 4 / 3, widths: [420, 720, 1080, 1280] },
  square: { ratio: 1, widths: [480, 780, 900] },
  thumbnail: { ratio: 4 / 3, widths: [160, 240, 360] },
} as const
export type Cut = keyof typeof cuts

/** Phones of a density that the eye does not resolve get no picture wider than this: half the bytes, and nothing to be seen. */
const densePhone = { media: '(width < 720px) and (resolution > 2.2dppx)', widest: 960 }

/** Browsers that know no AVIF are old, and so are their screens. */
const widestWebp = 1440

/** True where a master of that name lies under src/assets/pictures. */
export const hasPicture = (name: string) => masterOf(name) !== undefined

/** The name of every master, as `findPicture` takes it. */
export const pictureNames = [
  ...new Set(Object.keys(masters).map((file) => file.replace(/^.*\/pictures\//, '').replace(/\.\w+$/, ''))),
].sort()

function masterOf(name: string): ImageMetadata | undefined {
  return (
    masters[`../assets/pictures/${name}.webp`] ?? masters[`../assets/pictures/${name}.png`] ?? masters[`../assets/pictures/${name}.avif`]
  )
}

/**
 * Width and height of a master. Astro delivers the original of every picture whose properties anybody reads, except through
 * `clone`, which it uses itself and leaves out of the type.
 */
const sizeOf = (master: ImageMetadata): ImageMetadata => (master as ImageMetadata & { clone?: ImageMetadata }).clone ?? master

/**
 * Renders one master into AVIF files of a cut's widths, none larger than the master, and two WebP files for old browsers.
 * @param name path under src/assets/pictures without the ending, e.g. `products/smart-lock/hero`
 * @returns the description for <Picture>, or undefined where no such master exists
 */
export async function findPicture(name: string, cut: Cut): Promise<PictureData | undefined> {
  const src = masterOf(name)
  if (!src) return undefined
  const chosen = cuts[cut]
  const { width: masterWidth, height: masterHeight } = sizeOf(src)
  const ratio = 'ratio' in chosen ? chosen.ratio : masterWidth / masterHeight
  const largest = Math.floor(Math.min(masterWidth, masterHeight * ratio))
  const fitting: number[] = chosen.widths.filter((width) => width <= largest)
  const widths = fitting.length > 0 ? fitting : [largest]
  const width = Math.max(...widths)
  const plain = Math.max(...widths.filter((one) => one <= widestWebp), Math.min(...widths))
  const sized = (width: number) => ({ src, width, height: Math.round(width / ratio), fit: 'cover' as const })
  const [avif, webp] = await Promise.all([
    getImage({ ...sized(width), widths, format: 'avif', quality: 52 }),
    getImage({ ...sized(plain), widths: [Math.min(widths[1] ?? plain, plain), plain], format: 'webp', quality: 76 }),
  ])
  const modest = avif.srcSet.values.filter((_, index) => (widths[index] ?? width) <= densePhone.widest)
  return {
    width,
    height: Math.round(width / ratio),
    src: webp.srcSet.values[0]?.url ?? webp.src,
    sources: [
      ...(width > densePhone.widest && modest.length > 0
        ? [{ type: 'image/avif', media: densePhone.media, srcSet: modest.map(({ url, descriptor }) => `${url} ${descriptor}`).join(', ') }]
        : []),
      { type: 'image/avif', srcSet: avif.srcSet.attribute },
      { type: 'image/webp', srcSet: webp.srcSet.attribute },
    ],
  }
}

type Named = { name: string; alt: string; focus?: Photograph['focus'] }

/** A picture that data names, in one cut, with what it shows; undefined where none is named or no such master exists. */
export async function findPhotograph(named: Named | undefined, cut: Cut): Promise<Photograph | undefined> {
  const picture = named && (await findPicture(named.name, cut))
  return picture && { picture, alt: named.alt, focus: named.focus }
}

/** Cards with the pictures that they name as photographs in one cut, as CardList takes them. */
export const withPhotographs = <Item extends { picture?: Named | undefined }>(items: Item[], cut: Cut) =>
  Promise.all(items.map(async ({ picture, ...item }) => ({ ...item, photograph: await findPhotograph(picture, cut) })))

/** The photographs that a reading text names, by name. */
export async function findPhotographs(sections: Section[]): Promise<Record<string, PictureData>> {
  const names = sections.flatMap(({ blocks }) => blocks.flatMap((block) => ('photograph' in block ? [block.photograph.name] : [])))
  const found = await Promise.all(names.map(async (name) => [name, await findPicture(name, 'photograph')] as const))
  return Object.fromEntries(found.filter((entry): entry is [string, PictureData] => entry[1] !== undefined))
}
