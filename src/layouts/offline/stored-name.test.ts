import { expect, it } from 'vitest'
import { storedName } from './stored-name.ts'

it.each([
  ['/nfc', '/nfc'],
  ['/nfc?fbclid=x', '/nfc'],
  ['/nfc?utm_source=mail&utm_campaign=june', '/nfc'],
  ['/products?page=2&gclid=x', '/products?page=2'],
  ['/products?page=2', '/products?page=2'],
])('%s is stored as %s', (address, name) => {
  expect(storedName(new URL(address, 'https://site.example'))).toBe(name)
})
