import { nameWindows } from '#src/contracts/contact/call-back.ts'
import { nonBreaking } from '#src/contracts/non-breaking.ts'
import { listedProducts } from './listed-products.ts'
import { getPage } from './page.ts'
import { deliveryTable } from './prices/prices.ts'
import { questionOfAbroad } from './questions/buyer-questions.ts'
import { offeredBeside, shownTerms } from './quote-of.ts'
import { namedSets } from './sets.ts'
import { settings } from './settings/settings.ts'
import { site } from './settings/site.ts'
import { shownConsent } from './words/shown-consent.ts'
import { lang, words } from './words/words.ts'

/** Words and products of the contact form, which /contact and the page without a network show. */
export function contactFormProps() {
  const { files, list } = getPage('contact')
  const { newsletter, answers: _, ...forms } = words().forms
  return {
    words: {
      ...forms,
      list: { ...list, ...forms.list },
      attach: { ...files, limits: nonBreaking(files.limits) },
      queue: { ...words().offline.keep, ...words().offline.keepFiles },
      quote: words().quote,
      ofProduct: words().sections.contact.ofProduct.message,
      callWindows: nameWindows(words().phrases.calls.windows, lang()),
      confirm: newsletter.confirm,
      close: words().site.close,
      lang: lang(),
    },
    sold: {
      catalogue: listedProducts(),
      ...offeredBeside(),
      terms: shownTerms(),
      delivery: deliveryTable(settings()),
      abroad: questionOfAbroad(),
      sets: namedSets(),
    },
    consent: shownConsent(),
    email: site().email,
  }
}
