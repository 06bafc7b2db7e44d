import { shareCardAddress, shareName } from './addresses/address-of.ts'
import type { SitePage } from './addresses/pages-of.ts'
import { sitePages } from './page.ts'
import { canonicalAddress } from './settings/site.ts'

/** @param page path of a listed page */
export const shareAddress = (page: string): string => canonicalAddress(shareCardAddress(page))

/** Pages that the sitemap, the search and search engines show. Each has a share card. */
export const listedPages = (): SitePage[] => sitePages().filter(({ isListed }) => isListed)

/** @param name name of a share card */
export const findShareCard = (name: string): SitePage | undefined =>
  listedPages().find(({ address }) => shareName(address) === name)
