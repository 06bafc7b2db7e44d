import type { z } from 'astro/zod'
import { checkContent } from './check-content.ts'
import type { folderSchemas } from './collections.ts'
import type { Catalogue } from './list-schemas.ts'
import type { PageContent, PageName } from './page-schemas.ts'
import type { Entry } from './read-content.ts'
import type { Product } from './schema.ts'
import { today } from './today.ts'
import { describeProblem } from './yaml-file.ts'

type FolderSchemas = typeof folderSchemas
type FolderContent<Folder extends keyof FolderSchemas> = z.output<FolderSchemas[Folder]>

export type Copy = {
  /** The files of a folder in the order of their names. */
  folder: <Folder extends keyof FolderSchemas>(folder: Folder) => FolderContent<Folder>[]
  /** Products in the order of their ids. */
  products: Product[]
  page: <Name extends PageName>(name: Name) => PageContent<Name>
  catalogue: Catalogue
  entries: Entry[]
}

/**
 * All published copy, typed, for scripts and tests; pages ask Astro, which has read the same.
 * @param root the repository's root
 * @throws Error with every fault of the copy, each with its file and line
 */
export function readCopy(root = '.'): Copy {
  const { entries, problems } = checkContent(root, today())
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'))
  const find = (collection: Entry['collection'], name: string) => {
    const entry = entries.find((one) => one.collection === collection && one.id === name)
    if (!entry) throw new Error(`No ${name} in ${collection}`)
    return entry.data
  }
  // What is read has been checked against the schema of its place, which TypeScript cannot follow.
  const folder = <Folder extends keyof FolderSchemas>(name: Folder) =>
    entries.filter(({ collection }) => collection === name).map(({ data }) => data) as FolderContent<Folder>[]
  return {
    folder,
    products: folder('products').sort((a, b) => a.id - b.id),
    page: <Name extends PageName>(name: Name) => find('pages', name) as PageContent<Name>,
    catalogue: find('catalogue', 'catalogue') as Catalogue,
    entries,
  }
}
