import type { Photograph, PictureData } from '#src/ui/base/Picture.tsx'
import type { pictureKinds, ReadingSection } from '../schemas/schema.ts'
import { currentSnapshot } from '../snapshot/snapshot.ts'
import {
  deliveredAt,
  type Format,
  findMaster,
  type Master,
  parsePictureName,
  pictureFileName,
  type Size,
} from './picture-files.ts'
import { kindOf } from './picture-kind.ts'

/**
 * Widths are CSS pixels × density of common windows: 390 px at density 2, 412 px at 1.75, laptops,
 * and the widest dense screens.
 */
const cuts = {
  whole: { widths: [400, 660, 960, 1600] },
  /** From edge to edge of a phone: 360 px at density 2, 412 px at 1.75. */
  edges: { widths: [400, 740, 960, 1600] },
  /** Alone on a page, over the full width of the container. */
  alone: { widths: [780, 1600] },
  scene: { ratio: 16 / 9, widths: [660, 780, 1440, 2400] },
  /**
   * Strips and grids of adjoining products; the smallest width is for a shelf of eight on a phone.
   */
  tall: { ratio: 4 / 5, widths: [180, 360, 600, 960] },
  photograph: { ratio: 3 / 2, widths: [400, 780, 1440] },
  wide: { ratio: 4 / 3, widths: [420, 680, 1280] },
  square: { ratio: 1, widths: [480, 724, 900] },
  thumbnail: { ratio: 4 / 3, widths: [160, 240] },
  /** Logos beside one another, at most 160 px wide. */
  logo: { widths: [160, 320] },
  /** Faces beside names: 56 to 112 px. */
  portrait: { ratio: 1, widths: [144, 224, 336] },
} as const
export type PictureCut = keyof typeof cuts

/**
 * Maximum width of pictures for phones of any density, which halves the bytes without a visible
 * difference.
 */
const phone = { media: '(width < 720px)', widest: 960 }

/**
 * Maximum width of the only WebP file, which serves browsers without AVIF: old ones on old screens.
 */
const widestWebp = 800

/** Calculates the sizes of a master's files in a crop, none larger than the master. */
function sizesOf(master: Master, cut: PictureCut): Size[] {
  const chosen = cuts[cut]
  const ratio = 'ratio' in chosen ? chosen.ratio : master.width / master.height
  const largest = Math.floor(Math.min(master.width, master.height * ratio))
  const fitting: number[] = chosen.widths.filter((width) => width <= largest)
  return (fitting.length > 0 ? fitting : [largest]).map((width) => ({
    width,
    height: Math.round(width / ratio),
  }))
}

/** Whether a file's name has a size that a page may show; other sizes are not made on request. */
export async function isFileOfCut(file: string): Promise<boolean> {
  const parsed = parsePictureName(file)
  const master = await (parsed && findMaster(parsed.name))
  if (!parsed || !master) return false
  const { width, height } = parsed.size
  // `Object.keys` loses the type of the names.
  return (Object.keys(cuts) as PictureCut[]).some((cut) =>
    sizesOf(master, cut).some((size) => size.width === width && size.height === height),
  )
}

/**
 * Finds a master's files in a crop: AVIF in all widths, one WebP.
 * @param name `products/smart-lock/hero`
 * @returns undefined if missing
 */
export async function findPicture(name: string, cut: PictureCut): Promise<PictureData | undefined> {
  const master = await findMaster(name)
  if (!master) return undefined
  const sizes = sizesOf(master, cut)
  const [smallest, largest] = [sizes[0], sizes.at(-1)]
  if (!smallest || !largest) return undefined
  const address = (size: Size, format: Format) =>
    deliveredAt + pictureFileName(master, size, format)
  const sources = (chosen: Size[]) =>
    chosen.map((size) => `${address(size, 'avif')} ${size.width}w`).join(', ')
  const modest = sizes.filter(({ width }) => width <= phone.widest)
  return {
    ...largest,
    src: address(sizes.findLast(({ width }) => width <= widestWebp) ?? smallest, 'webp'),
    sources: [
      ...(largest.width > phone.widest && modest.length > 0
        ? [{ type: 'image/avif', media: phone.media, srcSet: sources(modest) }]
        : []),
      { type: 'image/avif', srcSet: sources(sizes) },
    ],
  }
}

/** Whether a hero's picture is as delivered: dark where the text and the buttons are. */
export const isDeliveredHero = (name: string): boolean =>
  name.startsWith('scenes/hero-') && !Object.hasOwn(currentSnapshot().pictures, name)

/**
 * Finds a full-bleed scene (16:9), with its own crop for tablet and phone if that master exists:
 * `{name}-tablet`.
 */
export async function findHeroPicture(name: string): Promise<PictureData | undefined> {
  const scene = await findPicture(name, 'scene')
  if (!scene) return undefined
  const narrow = await findPicture(`${name}-tablet`, 'edges')
  const media = '(width < 1100px)'
  return {
    ...scene,
    sources: [...(narrow?.sources ?? []).map((source) => ({ media, ...source })), ...scene.sources],
  }
}

/**
 * Finds the same view of a scene in other lights, aligned to the pixel, if those masters exist:
 * `{name}-lit`, `{name}-offline`.
 */
export const findLightPictures = async (name: string) => ({
  mains: await findHeroPicture(`${name}-lit`),
  offline: await findHeroPicture(`${name}-offline`),
})

type Named = {
  name: string
  alt: string
  kind?: (typeof pictureKinds)[number] | undefined
  focus?: Photograph['focus']
}

/**
 * Finds a picture that data names, in one crop, with its alternative text and kind; undefined if
 * none is named or it is missing.
 */
export async function findPhotograph(
  named: Named | undefined,
  cut: PictureCut,
): Promise<Photograph | undefined> {
  const picture = named && (await findPicture(named.name, cut))
  return picture && { picture, alt: named.alt, kind: kindOf(named), focus: named.focus }
}

export const withPhotographs = <Item extends { picture?: Named | undefined }>(
  items: Item[],
  cut: PictureCut,
) =>
  Promise.all(
    items.map(async ({ picture, ...item }) => ({
      ...item,
      photograph: await findPhotograph(picture, cut),
    })),
  )

export async function findPhotographs(
  sections: ReadingSection[],
): Promise<Record<string, Photograph>> {
  const named = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('photograph' in block ? [block.photograph] : [])),
  )
  const found = await Promise.all(
    named.map(async (one) => [one.name, await findPhotograph(one, 'photograph')] as const),
  )
  return Object.fromEntries(
    found.filter((entry): entry is [string, Photograph] => entry[1] !== undefined),
  )
}
