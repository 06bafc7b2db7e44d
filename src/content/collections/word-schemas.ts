import type { z } from 'astro/zod'
import { bookingWords } from '../schemas/words/booking.ts'
import { consentWords } from '../schemas/words/consent.ts'
import { drawnWords } from '../schemas/words/drawings.ts'
import { formWords } from '../schemas/words/forms.ts'
import { mailWords } from '../schemas/words/mails.ts'
import { offerWords } from '../schemas/words/offer.ts'
import { offlineWords } from '../schemas/words/offline.ts'
import { paperWords } from '../schemas/words/papers.ts'
import { phrases } from '../schemas/words/phrases.ts'
import { powerCutWords } from '../schemas/words/power-cut.ts'
import { productWords } from '../schemas/words/products.ts'
import { quoteWords } from '../schemas/words/quote.ts'
import { searchWords } from '../schemas/words/search.ts'
import { sectionWords } from '../schemas/words/sections.ts'
import { siteWords } from '../schemas/words/site.ts'

/** The files of content/words. Every site has all of them. */
export const wordSchemas = {
  booking: bookingWords,
  consent: consentWords,
  drawings: drawnWords,
  forms: formWords,
  mails: mailWords,
  offer: offerWords,
  offline: offlineWords,
  papers: paperWords,
  phrases,
  'power-cut': powerCutWords,
  products: productWords,
  quote: quoteWords,
  search: searchWords,
  sections: sectionWords,
  site: siteWords,
} as const

type Key<Name extends string> = Name extends `${infer First}-${infer Second}`
  ? `${First}${Capitalize<Second>}`
  : Name

/** The words of the site, by file: `words().powerCut` is content/words/power-cut.yaml. */
export type Words = {
  readonly [Name in keyof typeof wordSchemas as Key<Name>]: z.output<(typeof wordSchemas)[Name]>
}
