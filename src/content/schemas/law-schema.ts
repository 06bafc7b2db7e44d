import { countryNames } from '#src/contracts/place/country-facts.ts'
import { boundedText } from './bounded-text.ts'
import { group } from './group.ts'

export const countryCode = boundedText
  .refine(
    (code) =>
      /^[A-Z]{2}$/.test(code) &&
      new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined,
    { error: 'A country by its two letters, like NG or RW' },
  )
  .meta({
    // Listed when a form is shown, because that takes some time.
    get choices() {
      return countryNames()
    },
  })
/**
 * Country whose law a text states. The content check warns while the company is in another country
 * (check-company.ts).
 */
export const law = group(
  'Law',
  'Of which country the text states laws, regulators or emergency numbers.',
  {
    country: countryCode.meta({ title: 'Country whose law it states' }),
    reviewedFor: countryCode
      .meta({
        title: 'Reviewed for',
        description:
          'The company’s country, once a person who knows its law has read and corrected the text.',
      })
      .optional(),
  },
)
