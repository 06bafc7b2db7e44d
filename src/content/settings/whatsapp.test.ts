import { expect, it } from 'vitest'
import { whatsAppAddress } from './whatsapp.ts'

const company = { name: 'Company & Sons', whatsApp: '+44 20 7946-0000' }

it('opens a chat with the number in digits, and the message with its tokens filled', () => {
  const address = new URL(
    whatsAppAddress(company, 'Hello {name}, about {page}: {address}', {
      page: '50 % off? #1',
      address: 'https://company.example/a',
    }) ?? '',
  )
  expect(`${address.origin}${address.pathname}`).toBe('https://wa.me/442079460000')
  expect([...address.searchParams]).toEqual([
    ['text', 'Hello Company & Sons, about 50 % off? #1: https://company.example/a'],
  ])
  expect(address.hash).toBe('')
})

it('fills nothing that a fact itself looks like', () => {
  const address = new URL(
    whatsAppAddress(company, '{page} {address}', { page: '{address}', address: 'x' }) ?? '',
  )
  expect(address.searchParams.get('text')).toBe('{address} x')
})

it('is nothing where the company has no number there', () =>
  expect(whatsAppAddress({ ...company, whatsApp: null }, '{address}', { address: '' })).toBeNull())
