import { contactFields } from '#src/contracts/contact/contact-fields.ts'
import { contactFileTypes } from '#src/contracts/contact/contact-files.ts'
import { formatList } from '#src/contracts/formats.ts'
import { limits } from '#src/contracts/limits.ts'
import type { Tokens } from '#src/contracts/tokens.ts'
import { figureTokens } from '../example-sites/figures.ts'
import { oncePer } from '../kit/once-per.ts'
import { companyValues } from '../reading/company-values.ts'
import type { Settings } from '../schemas/setting-schemas.ts'

const storedFields = Object.values(contactFields).map(({ stored }) => stored)
const fileTypes = Object.values(contactFileTypes).map(({ label }) => label)
const contactFormValues = {
  contactFields: storedFields.join(', '),
  contactFiles: limits.contactFiles.count,
  contactFileMegabytes: limits.contactFiles.bytes / 1024 / 1024,
  contactFileTypes: formatList(fileTypes, 'disjunction'),
}

/**
 * Tokens with the same value on every page; tokens from products and example sites are in
 * derived/derived-values.ts.
 */
export const tokensOfSite = oncePer(
  ({ company, facts }: Pick<Settings, 'company' | 'facts'>): Tokens => ({
    ...companyValues(company),
    ...figureTokens(facts, company.locale),
    ...contactFormValues,
  }),
)
