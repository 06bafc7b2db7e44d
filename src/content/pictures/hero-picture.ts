import type { PictureData } from '#src/ui/base/Picture.tsx'
import { findPicture } from './pictures.ts'

/** Where a scene is cut differently, the names of its other masters and the windows that get them. */
const variants = [
  { suffix: '-phone', cut: 'square', media: '(width < 720px)' },
  { suffix: '-tablet', cut: 'whole', media: '(width < 1100px)' },
] as const

/**
 * A full-bleed scene with its own cuts for phone and tablet, where those masters exist: `{name}-phone`, `{name}-tablet`.
 * @param name path under src/assets/pictures without the ending, of the wide master (16:9, its left side calm)
 */
export async function findHeroPicture(name: string): Promise<PictureData | undefined> {
  const scene = await findPicture(name, 'scene')
  if (!scene) return undefined
  const found = await Promise.all(
    variants.map(async ({ suffix, cut, media }) =>
      (await findPicture(name + suffix, cut))?.sources.flatMap((source) => (source.media ? [] : [{ ...source, media }])),
    ),
  )
  return { ...scene, sources: [...found.flatMap((sources) => sources ?? []), ...scene.sources] }
}

/** The same view of a scene in other lights, pixel upon pixel, where those masters exist: `{name}-lit`, `{name}-offline`. */
export const findLightPictures = async (name: string) => ({
  mains: await findHeroPicture(`${name}-lit`),
  offline: await findHeroPicture(`${name}-offline`),
})
