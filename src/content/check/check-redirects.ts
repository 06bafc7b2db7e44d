import { formerPath, pathOfTarget } from '#src/contracts/paths.ts'
import {
  accessoryDatasheet,
  pageOfFile,
  technicalDocumentAddress,
} from '../addresses/address-of.ts'
import { type Entry, problemOf } from '../reading/entry.ts'
import { getAt } from '../reading/get-at.ts'
import type { SiteAddresses } from '../reading/link-targets.ts'
import type { Problem } from '../reading/yaml-file.ts'

/**
 * Reports redirects from the address of a page, and addresses that are redirected twice in any
 * spelling. Targets are checked as links.
 */
export function checkRedirects(entries: readonly Entry[], { hasPage }: SiteAddresses): Problem[] {
  const entry = entries.find(
    ({ collection, id }) => collection === 'settings' && id === 'redirects',
  )
  const list = getAt(entry?.data, 'redirects')
  if (!entry || !Array.isArray(list)) return []
  const written = list.map((one) => getAt(one, 'from'))
  const sources = written.map((from) => {
    const path = typeof from === 'string' ? pathOfTarget(from) : null
    return path === null ? null : formerPath(path)
  })
  // Files whose address belongs to no page.
  const files = new Set([
    technicalDocumentAddress,
    ...entries.flatMap(({ collection, id }) =>
      collection === 'accessories' ? [accessoryDatasheet(id)] : [],
    ),
  ])
  return sources.flatMap((from, index) => {
    if (from === null) return []
    const page = pageOfFile(from)
    const message =
      hasPage(from) || files.has(from) || (page !== undefined && hasPage(page))
        ? `${from} is a ${hasPage(from) ? 'page' : 'file of the site'}, so this redirect would never be used: remove it`
        : sources.indexOf(from) < index && `${from} already has a redirect above: remove one`
    return message ? [problemOf(entry, ['redirects', index, 'from'], message)] : []
  })
}
