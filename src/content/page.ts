import type { PageContent, PageName } from './collections/page-schemas.ts'
import { currentCopy } from './snapshot/copy.ts'

/** Copy of a page: content/pages/{name}.yaml. @throws Error where there is no such file */
export const getPage = async <Name extends PageName>(name: Name): Promise<PageContent<Name>> => currentCopy().page(name)
