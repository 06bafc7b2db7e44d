import { expect, it } from 'vitest'
import { brand } from '#src/content/settings/brand.ts'
import { site } from '#src/content/settings/site.ts'
import { type EmailPart, renderEmail } from './render-email.tsx'

const parts: EmailPart[] = [
  { text: 'First & second' },
  { facts: [['Reference', 'A-1']] },
  { label: 'Message', quote: 'One line\nand <img src="https://evil.example/p"> another' },
  { link: 'https://www.site.example/admin/dashboard?a=1&b=2', label: 'All requests' },
]
const { text, html } = renderEmail({
  heading: 'It arrived.',
  greeting: 'Hello,',
  parts,
  site: site(),
  brand: brand(),
})
const { dark, light } = brand()

it('both forms have the same text', () => {
  for (const said of [
    'Reference',
    'A-1',
    'One line',
    'All requests',
    site().name,
    site().address.street,
  ]) {
    expect(text).toContain(said)
    expect(html).toContain(said)
  }
  expect(text).toMatch(/^Hello,\n\nFirst & second\n\nReference: A-1\n/)
  expect(text).toContain('All requests:\nhttps://www.site.example/admin/dashboard?a=1&b=2')
  expect(html).toContain('<h1')
  expect(html).toContain('First &amp; second')
})

it('what a visitor typed is text, and nothing is fetched when the mail is opened', () => {
  expect(html).toContain(
    'One line<br/>and &lt;img src=&quot;https://evil.example/p&quot;&gt; another',
  )
  expect(html).not.toMatch(/<img(?! src="cid:)|<link|<script|url\(|@import/)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://www.site.example/admin/dashboard?a=1&amp;b=2',
  ])
})

it('is light by its inline styles, dark by media query, and has a width for Word', () => {
  expect(html).toMatch(new RegExp(`<td class="sheet"[^>]*background:${light.surface}`))
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).toMatch(
    new RegExp(
      `@media \\(prefers-color-scheme: dark\\) {[^@]*\\.sheet { background: ${dark.surface} !important`,
    ),
  )
  expect(html).toMatch(/<table role="presentation" width="(\d+)"[^>]*max-width:\1px/)
})

it.each([
  { count: 3, isWide: false },
  { count: 6, isWide: true },
])(
  'a table of $count columns stays within a phone, and a wide one keeps its words whole',
  ({ count, isWide }) => {
    const columns = Array.from({ length: count }, (_, at) => `Column ${at}`)
    const table = renderEmail({
      heading: 'A table.',
      parts: [{ columns, rows: [columns], sums: [] }],
      site: site(),
      brand: brand(),
    }).html
    expect(table.includes('overflow-wrap:anywhere')).toBe(!isWide)
    expect(/<section[^>]* tabindex="0"[^>]*overflow-x:auto/i.test(table)).toBe(isWide)
  },
)

it('a text reads in the direction of its own letters', () => {
  const mail = renderEmail({
    heading: 'عرض السعر',
    greeting: '',
    parts: [{ text: 'شكراً على طلبكم' }],
    site: site(),
    brand: brand(),
  })
  expect(mail.html).toMatch(/<p dir="auto"[^>]*>شكراً/)
  expect(mail.html).toMatch(/<h1 dir="auto"[^>]*>عرض/)
})

it.each([
  { hasName: false, alt: '', isWritten: true },
  { hasName: true, alt: site().name, isWritten: false },
])('shows a logo that is no drawing of boxes as a picture of the mail: $alt', (logo) => {
  const symbol = { ...brand().symbol, boxes: [], hasName: logo.hasName }
  const mail = renderEmail({ heading: 'Hello', parts, site: site(), brand: { ...brand(), symbol } })
  expect(mail.html).toContain(`<img src="cid:logo@picture" alt="${logo.alt}"`)
  expect(mail.html.includes(`\u00a0 ${site().name}`)).toBe(logo.isWritten)
})

it('a mail from right to left has its sides, and figures and addresses of another direction isolated', () => {
  const made = renderEmail({
    heading: 'وصل طلبك',
    lang: 'ar',
    parts: [
      { text: 'اتصل +234 700 000 0000 من فضلك' },
      { facts: [['المرجع', 'Q-2026/114']] },
      {
        columns: ['البند', 'الثمن'],
        rows: [['بوابة', '$1,200.50']],
        sums: [['المجموع', '$1,200.50']],
      },
      { link: 'https://www.site.example/offer?a=1', label: 'العرض' },
    ],
    site: site(),
    brand: brand(),
  })
  for (const form of [made.text, made.html])
    for (const run of ['+234 700 000 0000', 'Q-2026/114', '$1,200.50', site().address.street])
      expect(form).toContain(`\u2066${run}`)
  expect(made.text).toContain('\nhttps://www.site.example/offer?a=1')
  expect(made.html).toContain('<html lang="ar" dir="rtl">')
  expect(made.html).toContain('align="right"')
  expect(made.html).not.toMatch(/padding:10px 0 10px 12px|ui-monospace/)
  expect(html).not.toMatch(/\u2066|dir="rtl"/)
})
