import type { Company } from './company-schema.ts'

/** Facts of the company that the program ships as placeholders. Do not change it for another one. */
export const deliveredCompany = {
  legalName: 'Isopo Limited',
  phone: '+234 700 000 0000',
  email: 'info@isopo.example',
  url: 'https://isopo.example',
  street: '14 Connection Close, Yaba',
} as const

/** Matches hosts and mailboxes under `.example`, which nobody can own (RFC 2606). */
export const ofNobody = /(https?:\/\/|@)[^\s/@()]*\.example(?![\w-])/

/** Lists the facts that are still placeholders. */
export function deliveredFacts({ address, ...company }: Company) {
  const facts = { ...company, street: address.street }
  // `Object.keys` loses their type.
  return (Object.keys(deliveredCompany) as (keyof typeof deliveredCompany)[]).filter(
    (name) => facts[name] === deliveredCompany[name] || ofNobody.test(facts[name]),
  )
}
