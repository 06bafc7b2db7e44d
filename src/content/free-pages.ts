import { getCollection } from 'astro:content'
import { freePageIn } from './free-page-names.ts'
import type { FreePage } from './free-page-schema.ts'

export type NamedFreePage = FreePage & { name: string }

/**
 * The pages that an owner has made, which visitors see. They stand among the other pages: Astro warns at every build of a collection in
 * which nothing is.
 */
export const getFreePages = async (): Promise<NamedFreePage[]> =>
  (await getCollection('pages')).flatMap(({ id, data }) => {
    const name = freePageIn(id)
    // The loader has checked it against the schema of its folder.
    return name === undefined ? [] : [{ ...(data as FreePage), name }]
  })
