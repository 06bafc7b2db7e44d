import { z } from 'astro/zod'
import { currencyCode } from './company-schema.ts'
import { countryCode } from './law-schema.ts'
import { characters, unshown } from './schema.ts'

/**
 * content/written-for.json: country and currency of the texts. A company with others is warned of
 * the country's words and of amounts.
 */
export const writtenFor = z.strictObject({
  country: countryCode.meta({
    title: 'Country',
    description: 'Two letters. Set it to the company’s once all texts are right for it.',
  }),
  words: z.array(characters(1, 40).meta({ ...unshown, title: 'Word' })).meta({
    title: 'Words of that country',
    description:
      'Its name, authorities, languages, customs: if the company is in another country, texts with one of these words are reported.',
  }),
  currency: currencyCode.meta({
    title: 'Currency of the amounts',
    description: 'Set it to the company’s once every price is right in it.',
  }),
})
