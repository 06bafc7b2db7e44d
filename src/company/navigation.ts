import navigation from '#content/navigation.json' with { type: 'json' }
import type { Navigation } from '#src/content/navigation-schema.ts'
import { site } from './site.ts'

const { header, contact, solutions: panel, useCases, footer, elsewhere }: Navigation = navigation

/** Labels and addresses of header, Solutions group and footer, word for word as in spec.md §2. */
export const headerLinks = header
export const contactLink = contact
export const solutions = panel
export const useCaseColumns = useCases

const sites = [site.canadianSite, site.sisterBrand, site.social, site.professionalNetwork].flatMap((one) =>
  one ? [{ label: one.name, href: one.url }] : [],
)
/** The last column leads to the other sites of the company, where there are some. */
export const footerColumns = [...footer, ...(sites.length > 0 ? [{ heading: elsewhere, links: sites }] : [])]
