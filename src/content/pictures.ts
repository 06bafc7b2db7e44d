import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import type { PictureData } from '#src/ui/base/Picture.tsx'

const masters = import.meta.glob<ImageMetadata>('../assets/pictures/**/*.{webp,png,avif}', { eager: true, import: 'default' })

/** How a picture is cut and in which widths (CSS pixels × density) it is delivered. */
const cuts = {
  /** As it was taken. */
  whole: { widths: [480, 800, 1200, 1600] },
  /** Full-bleed scene. */
  scene: { ratio: 16 / 9, widths: [640, 960, 1440, 2400] },
  /** Strips and grids of products that touch. */
  tall: { ratio: 4 / 5, widths: [320, 480, 720, 960] },
  /** Gallery, cards. */
  wide: { ratio: 4 / 3, widths: [400, 640, 960, 1280] },
  square: { ratio: 1, widths: [480, 900] },
  thumbnail: { ratio: 4 / 3, widths: [160, 320] },
} as const
export type Cut = keyof typeof cuts

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
 * Renders one master into AVIF and WebP files of a cut's widths, none larger than the master.
 * @param name path under src/assets/pictures without the ending, e.g. `products/smart-lock/hero`
 * @returns the description for <Picture>, or undefined where no such master exists
 */
export async function findPicture(name: string, cut: Cut): Promise<PictureData | undefined> {
  const src = masterOf(name)
  if (!src) return undefined
  const chosen = cuts[cut]
  // Only numbers are taken from the master: reading its address would ship the original.
  const { width: masterWidth, height: masterHeight } = src
  const ratio = 'ratio' in chosen ? chosen.ratio : masterWidth / masterHeight
  const largest = Math.floor(Math.min(masterWidth, masterHeight * ratio))
  const fitting: number[] = chosen.widths.filter((width) => width <= largest)
  const widths = fitting.length > 0 ? fitting : [largest]
  const width = Math.max(...widths)
  const options = { src, width, height: Math.round(width / ratio), widths, fit: 'cover' as const }
  const [avif, webp] = await Promise.all([
    getImage({ ...options, format: 'avif', quality: 52 }),
    getImage({ ...options, format: 'webp', quality: 76 }),
  ])
  return {
    width,
    height: Math.round(width / ratio),
    src: webp.srcSet.values.at(Math.floor(widths.length / 2))?.url ?? webp.src,
    sources: [
      { type: 'image/avif', srcSet: avif.srcSet.attribute },
      { type: 'image/webp', srcSet: webp.srcSet.attribute },
    ],
  }
}
