import { z } from 'astro/zod'
import { accessoriesPage } from '../schemas/pages/accessories-page.ts'
import { companyPages } from '../schemas/pages/company-pages.ts'
import { contactPage } from '../schemas/pages/contact-page.ts'
import { gatewayPage } from '../schemas/pages/gateway-page.ts'
import { homePage } from '../schemas/pages/home-page.ts'
import { newsletterPages } from '../schemas/pages/newsletter-pages.ts'
import { plain } from '../schemas/pages/page-parts.ts'
import { pricesPage } from '../schemas/pages/prices-page.ts'
import { productPages } from '../schemas/pages/product-pages.ts'
import { questionPageSchemas } from '../schemas/pages/question-pages.ts'
import { servicePages } from '../schemas/pages/service-pages.ts'
import { smallPages } from '../schemas/pages/small-pages.ts'
import { solutionPages } from '../schemas/pages/solution-pages.ts'
import { onlyWith, page, prose, text, visibility } from '../schemas/schema.ts'
import { withNeeds } from '../schemas/with-needs.ts'

/**
 * The schema of each page: its named parts besides the reading text, with the numbers of entries in
 * spec.md §9.
 */
export const pageSchemas = {
  ...homePage,
  ...productPages,
  ...accessoriesPage,
  ...gatewayPage,
  ...solutionPages,
  ...servicePages,
  ...pricesPage,
  ...questionPageSchemas,
  'cut-the-power': plain.extend({
    lead: text,
    notes: z.array(prose).min(1).max(4),
    callToAction: page.shape.callToAction,
  }),
  ...contactPage,
  ...newsletterPages,
  ...companyPages,
  ...smallPages,
} as const

/** Pages that others read. Any other page may be left out: its file deleted, or hidden. */
export const neededPages = [
  ...(['products', 'product', 'questions', 'contact', 'search', 'image'] as const),
  ...([
    'blog',
    'newsletter',
    'confirm',
    'unsubscribe',
    'signin',
    'not-found',
    'offline',
    'privacy-policy',
  ] as const),
] as const satisfies (keyof typeof pageSchemas)[]

export type PageName = keyof typeof pageSchemas
/** Pages with an address of their own; the others have the words of many pages. */
export type NamedPage = Exclude<PageName, 'product' | 'image'>

/** What a file of content/pages holds: the page, and whether visitors see it. */
export const pageFileSchemas: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries(pageSchemas).map(([name, schema]) => [
    name,
    neededPages.some((one) => one === name)
      ? name === 'blog'
        ? // There is no list of articles before the first one.
          withNeeds(schema).safeExtend(onlyWith)
        : withNeeds(schema)
      : withNeeds(schema).safeExtend({ ...visibility, ...onlyWith }),
  ]),
)
export type PageContent<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>
