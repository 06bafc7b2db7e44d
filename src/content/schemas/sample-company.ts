import type { Company } from './company-schema.ts'

/** Facts of the example company. Do not change them for another one: its own are compared here. */
export const sampleCompany = {
  name: 'Isopo',
  country: { code: 'NG', name: 'Nigeria' },
  privacyLaw: 'Nigeria Data Protection Act 2023',
  radioRegulator: 'NCC',
  vatPercent: 7.5,
  facts: {
    legalName: 'Isopo Limited',
    registration: 'RC 0000000',
    phone: '+234 700 000 0000',
    street: '14 Connection Close, Yaba',
    taxNumber: '00000000-0000',
  },
  /** Its regions of delivery. */
  regions: [
    'Lagos',
    'the South West',
    'Abuja and the North Central',
    'the South South and South East',
    'the North West and North East',
  ],
  city: 'Lagos',
  region: 'Lagos State',
  host: 'isopo.example',
  founded: 2018,
  employees: 24,
  /** The first path of its symbol. */
  symbol: 'M12.5 15a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0z',
} as const

/** Matches hosts and mailboxes under `.example`, which nobody can own (RFC 2606). */
export const ofNobody = /(https?:\/\/|@)[^\s/@()"]*\.example(?![\w-])/

type Contacts = Pick<Company, 'phone' | 'whatsApp' | 'email' | 'address'>

/** Which contacts of a company reach nobody. */
export function exampleContacts({ phone, email, address }: Contacts) {
  return {
    phone: phone === sampleCompany.facts.phone,
    email: email.endsWith('.example'),
    address: address.street === sampleCompany.facts.street,
  }
}
