import { getEntry } from 'astro:content'
import type { PageContent, PageName } from './page-schemas.ts'

/** Copy of a page: content/pages/{name}.yaml. @throws Error where there is no such file, which ends the build */
export async function getPage<Name extends PageName>(name: Name): Promise<PageContent<Name>> {
  const entry = await getEntry('pages', name)
  if (!entry) throw new Error(`content/pages/${name}.yaml does not exist`)
  // The loader has checked it against the schema of that name; TypeScript cannot follow an index by a type parameter.
  return entry.data as PageContent<Name>
}
