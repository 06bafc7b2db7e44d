import { addressOf, freePageAddress } from './addresses/address-of.ts'
import { pagesOf, type SitePage } from './addresses/pages-of.ts'
import { type PageContent, type PageName, pageSchemas } from './collections/page-schemas.ts'
import { getFreePages } from './free-pages.ts'
import { currentCopy } from './snapshot/copy.ts'

/**
 * Returns the text of a page, from content/pages/{name}.yaml.
 * @throws Error if there is no such file
 */
export const getPage = <Name extends PageName>(name: Name): PageContent<Name> =>
  currentCopy().page(name)

/** Whether visitors see a page that a company may leave out. */
export const hasPage = (name: PageName): boolean => currentCopy().pageNames.includes(name)

/**
 * Returns a test whether an address is of a page that this company does not show, or of its files,
 * such as /product/1/datasheet.pdf. An own page may stand at such an address.
 */
export function isWithoutPage(): (path: string) => boolean {
  const shown: readonly string[] = currentCopy().pageNames
  const absent = Object.keys(pageSchemas)
    .filter((name) => !shown.includes(name))
    .flatMap((id) => addressOf({ collection: 'pages', id, data: {} }) ?? [])
  const own = new Set(getFreePages().map(({ name }) => freePageAddress(name)))
  return (path) =>
    !own.has(path) &&
    absent.some(
      (page) =>
        path === page ||
        (page !== '/' && (path.startsWith(`${page}/`) || path.startsWith(`${page}.`))),
    )
}

/** Lists the pages that visitors see, whose words are entries. */
export const sitePages = (): readonly SitePage[] => pagesOf(currentCopy().entries)
