import { expect, it } from 'vitest'
import { deliveredCompany } from '../schemas/delivered-company.ts'
import { site } from '../settings/site.ts'
import { exampleNote } from './example-contacts.ts'

const { address, ...company } = site()
const own = {
  phone: '+234 803 555 0100',
  whatsApp: null,
  email: 'info@works.ng',
  address: { ...address, street: '3 Herbert Macaulay Way' },
}

it.each([
  ['the delivered phone', { phone: deliveredCompany.phone }, 'Example, not connected: phone'],
  [
    'the delivered WhatsApp',
    { whatsApp: deliveredCompany.phone },
    'Example, not connected: WhatsApp',
  ],
  ['a host of nobody', { email: 'info@works.example' }, 'Example, not connected: e-mail'],
  [
    'the delivered street',
    { address: { ...address, street: deliveredCompany.street } },
    'Example, not connected: address',
  ],
  ['contacts of its own', {}, null],
])('names %s', (_, changed, note) =>
  expect(exampleNote({ ...company, ...own, ...changed })).toBe(note),
)
