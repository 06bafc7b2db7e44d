import { z } from 'astro/zod'
import { currencyCode } from './company-schema.ts'
import { countryCode } from './law-schema.ts'
import { characters } from './schema.ts'

/**
 * The country and the currency that the copy was written for: what content/written-for.json holds. While the company has others, the
 * content check warns of each text and each amount (check-company.ts).
 */
export const writtenFor = z.strictObject({
  country: countryCode.meta({ title: 'Country', description: 'Two letters. Set it to the company’s once all texts are right for it.' }),
  words: z.array(characters(1, 40).meta({ title: 'Word' })).meta({
    title: 'Words of that country',
    description:
      'Its name, authorities, languages, customs: texts of a company in another country are shown to you where one of them stands.',
  }),
  currency: currencyCode.meta({
    title: 'Currency of the amounts',
    description: 'Set it to the company’s once every price is right in it.',
  }),
})
