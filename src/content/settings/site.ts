import { telephoneOf } from '#src/contracts/formats.ts'
import { printedDocument } from '../schemas/document-schema.ts'
import { fromSettings } from './settings.ts'

/**
 * The company, from content/company.json. Pages, metadata, mails and the technical document take every company fact from here. In the
 * copy, `{name}`, `{email}`, `{phone}` … are filled with these values (src/content/text.ts).
 */
export const site = fromSettings(({ company }) => ({
  ...company,
  telephone: telephoneOf(company.phone),
  technicalDocument: printedDocument,
}))

export type Site = ReturnType<typeof site>
