import type { PictureData } from '#src/ui/base/Picture.tsx'
import { findPicture } from './pictures.ts'

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
