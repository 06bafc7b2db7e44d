import type { PictureData } from '#src/ui/base/Picture.tsx'
import { findPicture } from './pictures.ts'

/**
 * A full-bleed scene, with its own cut for tablet and phone where that master exists: `{name}-tablet`.
 * @param name path under src/assets/pictures without the ending, of the wide master (16:9, its left side calm)
 */
export async function findHeroPicture(name: string): Promise<PictureData | undefined> {
  const scene = await findPicture(name, 'scene')
  if (!scene) return undefined
  const narrow = await findPicture(`${name}-tablet`, 'edges')
  const media = '(width < 1100px)'
  return { ...scene, sources: [...(narrow?.sources ?? []).map((source) => ({ media, ...source })), ...scene.sources] }
}

/** The same view of a scene in other lights, pixel upon pixel, where those masters exist: `{name}-lit`, `{name}-offline`. */
export const findLightPictures = async (name: string) => ({
  mains: await findHeroPicture(`${name}-lit`),
  offline: await findHeroPicture(`${name}-offline`),
})
