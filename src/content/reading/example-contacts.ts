import type { Company } from '../schemas/company-schema.ts'
import { deliveredCompany } from '../schemas/delivered-company.ts'

type Contacts = Pick<Company, 'phone' | 'whatsApp' | 'email' | 'address'>

/** The contacts of a company that reach nobody: those delivered, and e-mail under `.example`. */
export function exampleContacts({ phone, whatsApp, email, address }: Contacts) {
  return {
    phone: phone === deliveredCompany.phone,
    whatsApp: whatsApp === deliveredCompany.phone,
    email: email.endsWith('.example'),
    address: address.street === deliveredCompany.street,
  }
}

/** Words beside a company's contacts if some reach nobody, or null. */
export function exampleNote(company: Contacts): string | null {
  const { phone, whatsApp, email, address } = exampleContacts(company)
  const names = [
    ...(phone ? ['phone'] : []),
    ...(whatsApp ? ['WhatsApp'] : []),
    ...(email ? ['e-mail'] : []),
    ...(address ? ['address'] : []),
  ]
  return names.length > 0 ? `Example, not connected: ${names.join(', ')}` : null
}
