import { expect, it } from 'vitest'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import {
  confirmAddress,
  isProved,
  pageBefore,
  pressAgainWords,
  readNext,
  readNextPage,
  signInAddress,
  withPress,
} from './proof.ts'

it.each([
  ['/admin/account', { href: '/admin/account', isFile: false }],
  [
    '/admin/dashboard?state=new&search=a%26b',
    { href: '/admin/dashboard?state=new&search=a%26b', isFile: false },
  ],
  ['/admin/account#codes', { href: '/admin/account', isFile: false }],
  ['/api/contact.csv?state=new', { href: '/api/contact.csv?state=new', isFile: true }],
  [null, null],
  ['', null],
  ['/', null],
  ['/contact', null],
  ['/administrator', null],
  ['admin/account', null],
  ['https://elsewhere.example/admin/account', null],
  ['//elsewhere.example/admin/account', null],
  ['/\\elsewhere.example/admin/account', null],
  ['/\t/elsewhere.example/admin/', null],
  ['/admin/..//elsewhere.example/admin/', null],
  ['/admin/../contact', null],
  ['javascript:alert(1)', null],
  ['/admin/confirm?next=/admin/confirm', null],
])('goes on from %j to %j', (text, expected) => expect(readNext(text)).toEqual(expected))

it('leads back through an address', () => {
  const { searchParams } = new URL(
    confirmAddress('/api/contact.csv?search=a%26b&sort=oldest'),
    'https://site.example',
  )
  expect(readNext(searchParams.get('next'))?.href).toBe('/api/contact.csv?search=a%26b&sort=oldest')
})

it('takes the interrupted press to the page that asks for it again', () => {
  const address = new URL(
    confirmAddress('/admin/opening', { press: 'open' }),
    'https://site.example',
  )
  const press = address.searchParams.get('press')
  expect(withPress('/admin/opening?from=%2Fadmin', press)).toBe(
    '/admin/opening?from=%2Fadmin&press=open',
  )
  expect(withPress('/admin/opening?press=open', null)).toBe('/admin/opening')
  expect(pressAgainWords(press)).toMatch(/^You have confirmed .* Press “Open the site” once more/)
})

it.each([null, '', 'Send money', 'toString'])('asks for no press after %j', (press) =>
  expect([pressAgainWords(press), withPress('/admin/log', press)]).toEqual([null, '/admin/log']),
)

it('leads from the sign-in to the page that was left', () => {
  const { searchParams } = new URL(
    signInAddress('/admin/content/edit?path=a%26b', 'kept'),
    'https://site.example',
  )
  expect(readNextPage(searchParams.get('next'))).toBe('/admin/content/edit?path=a%26b')
  expect(searchParams.get('reason')).toBe('kept')
})

it.each([
  '/api/contact.csv',
  '/contact',
  '//elsewhere.example/admin/log',
  '/admin/signin?next=/admin/log',
  '/admin/second-factor',
  null,
])('goes on from the sign-in to no page from %j', (text) => expect(readNextPage(text)).toBeNull())

it.each([
  ['/admin/content', '/admin/webhooks', '/admin/content'],
  [null, '/admin/content/publish?path=a', '/admin/content/publish?path=a'],
  ['/admin/webhooks', '/admin/content/publish', '/admin/content/publish'],
  [null, '/admin/webhooks', null],
  [null, '/api/contact.csv', null],
  ['https://elsewhere.example/', '/admin/webhooks', null],
])('goes back from the proof to the page before: %j and %j', (back, next, page) =>
  expect(pageBefore({ back, next }, (one) => one.startsWith('/admin/webhooks'))).toBe(page),
)

it('a proof holds for a while', () => {
  expect(isProved(1000, 999 + staffLimits.proofMs)).toBe(true)
  expect(isProved(1000, 1000 + staffLimits.proofMs)).toBe(false)
})
