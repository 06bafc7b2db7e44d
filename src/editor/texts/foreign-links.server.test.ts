import { expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import type { ContentValue } from '#src/contracts/content/content.ts'
import { foreignLinks } from './foreign-links.server.ts'

const company = {
  ...settings().company,
  url: 'https://shop.example',
  email: 'info@shop.example',
  privacyEmail: 'privacy@shop.example',
  phone: '+234 700 000 0000',
  whatsApp: '+234 700 000 0001',
  social: { name: 'Mastodon', url: 'https://social.example/@shop' },
}
const found = (after: ContentValue, before?: ContentValue) =>
  foreignLinks(before, after, company).map(({ href }) => href)

const inside = ['/about', '/', '#part', '?page=1', '/about#part', '{warrantyTerm}']
const named = ['https://social.example/@shop', 'https://shop.example/about', '{mapUrl}']
const own = [
  'mailto:info@shop.example',
  'mailto:{privacyEmail}?subject=Data&body=Hello%0A',
  'tel:{telephone}',
  'tel:+234-700-000-0001',
  'https://wa.me/2347000000000?text=Hello',
]
const others = ['https://standard.example/a', '//standard.example', 'https://a.example/{name}']
const diverted = [
  ...['mailto:me@e.example', 'mailto:info@shop.example,me@e.example', 'mailto:?to=me@e.example'],
  ...['mailto:info@shop.example?cc=me@e.example', 'mailto:info@shop.example?bcc=me@e.example'],
  ...['mailto:info@shop.example?subject=a%0D%0ABcc:me@e.example', 'mailto:{smartLockProduct}'],
  ...['tel:+2348000000000', 'tel:{telephone};ext=1', 'tel:+2347000000000,,1'],
  ...['https://wa.me/2348000000000', 'https://wa.me./2348000000000', '//wa.me/2348000000000'],
  ...['https://wa.me/2347000000000?phone=2348000000000', 'https://wa.me/message/ABC'],
  ...['https://api.whatsapp.com/send?phone=2348000000000', 'https://chat.whatsapp.com/ABC'],
  ...['https://WA.ME/{smartLockProduct}', '{smartLockProduct}', '/{smartLockProduct}'],
  ...[
    'https://{smartLockProduct}/a',
    'https://me:word@standard.example',
    'https://{name}@e.example',
  ],
  ...['mail{smartLockProduct}', '{a}{b}', 'https:{smartLockProduct}'],
]

it.each([...inside, ...named, ...own])('takes %s everywhere', (href) =>
  expect(
    found({ href, redirect: href, text: `See [a](${href}).`, sources: [{ url: href }] }),
  ).toEqual([]),
)

it.each(others)('takes %s in running text and sources, and not for a button', (href) => {
  expect(found({ text: `See [a](${href}), **[b](${href})**.`, sources: [{ url: href }] })).toEqual(
    [],
  )
  expect(found([{ href }, { redirect: href }])).toHaveLength(2)
})

it.each(diverted)('takes %s nowhere', (href) => {
  expect(found({ href })).toHaveLength(1)
  expect(found({ redirect: href })).toHaveLength(1)
  expect(found({ sources: [{ url: href }] })).toHaveLength(1)
  for (const text of [`[a](${href})`, `See **[a](${href})**`, `[b](/x[a](${href})`])
    expect([text, found({ any: [{ text }] })]).not.toEqual([text, []])
})

it('reads a text as pages show it', () => {
  expect(found('`[x](y`[a](mailto:me@e.example)')).toHaveLength(1)
  expect(found('[a]({smartLockProduct} "t")')).toHaveLength(1)
  expect(found('![a](mailto:me@e.example) and `[a](mailto:me@e.example)`')).toEqual([])
})

it('lets the links stay that an owner has published, where they are', () => {
  const before = { header: [{ href: 'https://e.example' }], text: '[a](mailto:me@e.example)' }
  expect(found({ ...before, heading: 'New' }, before)).toEqual([])
  expect(found({ header: [], button: { href: 'mailto:me@e.example' } }, before)).toHaveLength(1)
  const running = { text: '[a](https://e.example)' }
  expect(found({ ...running, button: { href: 'https://e.example' } }, running)).toHaveLength(1)
})
