import { pageWithIdsOf } from '../addresses/address-of.ts'
import { readContent } from '../derived/read-content.ts'
import type { PlacedFile } from '../reading/check-file.ts'
import type { Entry } from '../reading/entry.ts'
import { idsIn } from '../reading/link-targets.ts'
import { findNumberedLinks } from '../reading/product-links.ts'
import { isPublished } from '../reading/published.ts'
import type { DataPath, Overlay, Problem } from '../reading/yaml-file.ts'
import { checkedSiteOf, checkUniqueness, findLapsed } from './check-content.ts'
import { checkEntries } from './check-entries.ts'
import { findWrittenNames } from './check-product-names.ts'
import { draftedThings } from './drafted-things.ts'

/**
 * Opens the check of single drafts against the public content, which is read once.
 * @param language of the texts; by default the company's first
 * @returns null while a public setting has a fault
 */
export function openDraftCheck(
  root: string,
  date: string,
  overlay: Overlay,
  held: readonly string[],
  language?: string,
) {
  const { content } = readContent({ root, overlay, date, held, language })
  if (!content) return null
  const { products } = content
  const site = checkedSiteOf({ root, date, overlay, held }, content)
  const { addresses } = site

  /**
   * Checks a draft by itself. What it breaks in other entries is found by `checkContent`.
   * @param today the company's date and time
   * @param drafted files that have drafts, which count as if they were there
   */
  return function checkDraft(
    file: PlacedFile,
    today: string,
    drafted: ReadonlySet<string> = new Set(),
  ): { problems: Problem[]; warnings: Problem[]; unread: readonly DataPath[] } {
    const inDrafts = draftedThings(drafted)
    const found = content.checkOne(file, inDrafts)
    const numbered = findNumberedLinks(file.source, products)
    const problems = [...found.problems]
    const warnings = [...found.warnings, ...numbered, ...findWrittenNames([file], products)]
    const { entry, unread } = found
    if (!entry || found.isFaulty) return { problems, warnings, unread }
    const ownPage = pageWithIdsOf(entry)
    const isOwn = (address: string) => address === ownPage
    const isThere = (to: string) =>
      to === entry.file || isOwn(to) || inDrafts.has(to) || site.isThere(to)
    const withEntry = (some: readonly Entry[]) => [
      ...some.filter((one) => one.file !== entry.file),
      entry,
    ]
    const entries = withEntry(site.entries)
    const isShown = (one: Entry) => isPublished(one.collection, one.data, today)
    const checked = checkEntries(
      {
        ...site,
        ...{ today, date: today, isThere, isShown, entries, known: withEntry(site.known) },
        overlay: {
          has: (name) => drafted.has(name) || overlay.has(name),
          get: (name) => (drafted.has(name) ? '' : overlay.get(name)),
        },
        addresses: {
          ...addresses,
          hasPage: (address) =>
            isOwn(address) || inDrafts.hasPage(address) || addresses.hasPage(address),
          hasAnchor: (address, id) =>
            (isOwn(address) && idsIn(entry.data).includes(id)) ||
            inDrafts.hasPage(address) ||
            addresses.hasAnchor(address, id),
        },
      },
      [entry],
    )
    const unique = checkUniqueness(entries)
    return {
      problems: [
        ...problems,
        ...checked.problems,
        ...unique.filter(({ file }) => file === entry.file),
      ],
      warnings: [
        ...warnings,
        ...checked.warnings,
        ...findLapsed([entry], found.isLapsed ? [entry.file] : []),
      ],
      unread,
    }
  }
}
export type DraftCheck = ReturnType<typeof openDraftCheck>
