import { type PageContent, type PageName, pageSchemas } from './collections/page-schemas.ts'
import { addressOfPage } from './reading/site-addresses.ts'
import { currentCopy } from './snapshot/copy.ts'

/** Copy of a page: content/pages/{name}.yaml. @throws Error if there is no such file */
export const getPage = async <Name extends PageName>(name: Name): Promise<PageContent<Name>> => currentCopy().page(name)

/** Whether an address belongs to a page that this company does not show, or to a file of such a page, as /cut-the-power/night.csv. */
export function isWithoutPage(): (path: string) => boolean {
  const shown: readonly string[] = currentCopy().pageNames
  const absent = Object.keys(pageSchemas)
    .filter((name) => !shown.includes(name) && addressOfPage(name) !== '/')
    .map(addressOfPage)
  return (path) => absent.some((page) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}.`))
}
