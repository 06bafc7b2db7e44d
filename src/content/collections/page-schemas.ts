import type { z } from 'astro/zod'
import { companyPages } from './pages/company-pages.ts'
import { contactPage } from './pages/contact-page.ts'
import { dossierPages } from './pages/dossier-pages.ts'
import { gatewayPage } from './pages/gateway-page.ts'
import { homePage } from './pages/home-page.ts'
import { newsletterPages } from './pages/newsletter-pages.ts'
import { pricesPage } from './pages/prices-page.ts'
import { productPages } from './pages/product-pages.ts'
import { questionPages } from './pages/question-pages.ts'
import { servicePages } from './pages/service-pages.ts'
import { smallPages } from './pages/small-pages.ts'
import { solutionPages } from './pages/solution-pages.ts'

/** One schema per page: which named parts it has beside the reading text, in the counts of spec.md §9. */
export const pageSchemas = {
  ...homePage,
  ...productPages,
  ...gatewayPage,
  ...solutionPages,
  ...servicePages,
  ...pricesPage,
  ...questionPages,
  ...dossierPages,
  ...contactPage,
  ...newsletterPages,
  ...companyPages,
  ...smallPages,
} as const

export type PageName = keyof typeof pageSchemas
export type PageContent<Name extends PageName> = z.infer<(typeof pageSchemas)[Name]>
