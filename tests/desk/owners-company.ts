import type { Settings } from '#src/content/schemas/setting-schemas.ts'

/** Facts of a company that an owner gives before the first pro-forma. */
export const ownersFacts = {
  legalName: 'Real Company Limited',
  registration: { number: 'RC 1234567', register: 'Corporate Affairs Commission' },
  tax: { number: 'TIN 12345678-0001', vatNumber: 'VAT 12345678' },
  bank: [
    { label: 'Bank', value: 'First Bank of Lagos' },
    { label: 'Account name', value: 'Real Company Limited' },
    { label: 'Account number', value: '3012345678' },
    { label: 'SWIFT', value: 'FBNINGLA' },
  ],
  tradeTerms: {
    delivery: 'Six weeks after payment, to your site in Lagos',
    payment: '70% with the order, 30% at handover',
    validDays: 30,
    asksForCode: false,
  },
  url: 'https://company.test',
  email: 'sales@company.test',
  phone: '+234 802 000 0001',
}

/** Settings in which an owner has given all that a pro-forma needs, with amounts in dollars. */
export function ownersSettings(settings: Settings, isSample = false): Settings {
  const { company, prices } = settings
  return {
    ...settings,
    company: {
      ...company,
      ...ownersFacts,
      currency: 'USD',
      pricedIn: 'USD',
      address: { ...company.address, street: '1 Real Street' },
    },
    prices: {
      ...prices,
      isSample,
      local: { ...prices.local, currency: 'NGN' },
    },
  }
}
