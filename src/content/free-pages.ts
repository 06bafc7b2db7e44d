import { currentCopy } from './copy.ts'
import type { FreePage } from './schemas/free-page-schema.ts'

export type NamedFreePage = FreePage & { name: string }

/** The pages that an owner has made, which visitors see. */
export const getFreePages = async (): Promise<NamedFreePage[]> =>
  currentCopy()
    .named('free-pages')
    .map(({ name, data }) => ({ ...data, name }))
