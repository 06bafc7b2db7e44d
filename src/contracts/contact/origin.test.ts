import { expect, it } from 'vitest'
import { readOrigin } from './origin.ts'

const june = '?utm_source=newsletter&utm_campaign=june'

it.each([
  ['https://site.example/nfc', '/contact', '/nfc', ''],
  ['https://site.example/', '/contact', '/', ''],
  [`https://site.example/product/2${june}`, '/contact', '/product/2', 'newsletter/june'],
  ['https://site.example/nfc?utm_source=a@b.example', '/contact', '/nfc', 'other'],
  ['https://site.example/search?q=my+name', '/contact', '/search', ''],
  ['', `/contact${june}`, '', 'newsletter/june'],
  ['https://site.example/nfc?utm_source=poster', `/contact${june}`, '/nfc', 'newsletter/june'],
  [`https://other.example/nfc${june}`, '/contact', '', ''],
  [`https://site.example/contact${june}`, '/contact', '', ''],
  ['https://site.example/admin/dashboard', '/contact', '', ''],
  ['https://site.example/%3Cb%3E', '/contact', '', ''],
  [`https://site.example/${'a'.repeat(120)}`, '/contact', '', ''],
  ['https://site.example//134744072/nfc', '/contact', '', ''],
  ['not an address', '/contact', '', ''],
])('from %s to %s: page %j, campaign %j', (referrer, address, page, campaign) =>
  expect(readOrigin(referrer, new URL(address, 'https://site.example'))).toEqual({
    page,
    campaign,
  }),
)
