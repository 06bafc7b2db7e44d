import type { z } from 'astro/zod'
import type { folderSchemas } from '../collections/collections.ts'
import type { PageContent, PageName } from '../collections/page-schemas.ts'
import { memoize } from '../kit/memoize.ts'
import { withoutPastMonth } from '../products/availability.ts'
import type { BuyerQuestionsContent } from '../schemas/buyer-questions-schema.ts'
import { type Catalogue, drawings, offerings, partners, services } from '../schemas/list-schemas.ts'
import { currentSnapshot, type Snapshot, type SnapshotEntry } from './snapshot.ts'

type FolderSchemas = typeof folderSchemas
type FolderContent<Folder extends keyof FolderSchemas> = z.output<FolderSchemas[Folder]>

const emptyLists = {
  services: services.parse({}),
  offerings: offerings.parse({}),
  partners: partners.parse({}),
  drawings: drawings.parse({}),
}

const copyOf = memoize(({ entries, today }: Snapshot) => {
  const collections = Map.groupBy(entries, (entry) => entry.collection)
  const collection = (wanted: SnapshotEntry['collection']) => collections.get(wanted) ?? []
  const find = (wanted: SnapshotEntry['collection'], name: string) => {
    const entry = collection(wanted).find(({ id }) => id === name)
    if (!entry) throw new Error(`No ${name} in ${wanted}`)
    return entry.data
  }
  /** A list, which is empty without its file. */
  const list = (name: keyof typeof emptyLists) =>
    collection(name).find(({ id }) => id === name)?.data ?? emptyLists[name]
  // The casts are safe, because entries of a snapshot have been checked against their schemas.
  const named = <Folder extends keyof FolderSchemas>(folder: Folder) =>
    collection(folder).map(({ id, data }) => ({ name: id, data: data as FolderContent<Folder> }))
  const folder = <Folder extends keyof FolderSchemas>(name: Folder) =>
    named(name).map(({ data }) => data)
  return {
    folder,
    named,
    /** In the order of their ids, discontinued ones too, without months that are over. */
    products: folder('products')
      .map((product) => withoutPastMonth(product, today))
      .sort((a, b) => a.id - b.id),
    pageNames: collection('pages').map(({ id }) => id as PageName),
    /** @throws Error if there is no such file */
    page: <Name extends PageName>(name: Name) => find('pages', name) as PageContent<Name>,
    catalogue: {
      ...list('services'),
      ...list('offerings'),
      ...list('partners'),
      ...list('drawings'),
    } as Catalogue,
    buyerQuestions: find('buyer-questions', 'buyer-questions') as BuyerQuestionsContent,
    entries,
  }
})

export type Copy = ReturnType<typeof copyOf>

export const currentCopy = (): Copy => copyOf(currentSnapshot())
