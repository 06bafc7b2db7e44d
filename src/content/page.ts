import { getEntry } from 'astro:content'
import { z } from 'astro/zod'
import { type PageContent, type PageName, pageSchemas } from './page-schemas.ts'

/**
 * Reads content/pages/{name}.yaml, checked against that page's own schema.
 * @throws Error naming the file and each wrong field, which ends the build.
 */
export async function getPage<Name extends PageName>(name: Name): Promise<PageContent<Name>> {
  const entry = await getEntry('pages', name)
  if (!entry) throw new Error(`content/pages/${name}.yaml does not exist`)
  const result = pageSchemas[name].safeParse(entry.data)
  if (!result.success) throw new Error(`content/pages/${name}.yaml\n${z.prettifyError(result.error)}`)
  // The schema chosen by `name` has just parsed it; TypeScript cannot follow an index by a type parameter.
  return result.data as PageContent<Name>
}
