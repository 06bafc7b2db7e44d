import company from '#content/company.json' with { type: 'json' }
import type { Company } from '#src/content/company-schema.ts'

/** A number as it is dialled: for tel: links (E.164). */
export const telephoneOf = (phone: string) => phone.replaceAll(/[^+\d]/g, '')

/**
 * The company, from content/company.json. Pages, metadata, mails and the technical document take every company fact from here. In the
 * copy, `{name}`, `{email}`, `{phone}` … are filled with these values (src/content/text.ts).
 */
export const site: Company & {
  telephone: string
  technicalDocument: string
} = {
  ...company,
  telephone: telephoneOf(company.phone),
  technicalDocument: '/documents/edge-gateway-technical-document.pdf',
}

export type Site = typeof site
