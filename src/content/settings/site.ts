import { fromSettings, setting } from './settings.ts'

/** A number as it is dialled: for tel: links (E.164). */
export const telephoneOf = (phone: string) => phone.replaceAll(/[^+\d]/g, '')

/**
 * The company, from content/company.json. Pages, metadata, mails and the technical document take every company fact from here. In the
 * copy, `{name}`, `{email}`, `{phone}` … are filled with these values (src/content/text.ts).
 */
export const site = fromSettings(() => {
  const company = setting('company')
  return {
    ...company,
    telephone: telephoneOf(company.phone),
    technicalDocument: '/documents/edge-gateway-technical-document.pdf',
  }
})

export type Site = ReturnType<typeof site>
