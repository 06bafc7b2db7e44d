import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { openTestSite } from '../test-site.ts'

const texts = [
  ...['007', '1E5', '3/4', '2026-11-25', 'True', '12345678901234567890', '=1+2', ' x '],
  ...['a & b < c > d', '_x0041_', 'Ọláńrewájú 😀', 'one\ntwo', '\u0000a'],
]

it('opens with every text as it is stored', async () => {
  const site = await openTestSite('sqlite')
  await site.addContacts(...texts.map((company) => ({ company })), { message: 'x'.repeat(40_000) })
  const cookie = await site.signIn()
  const answer = await site.get('/api/contact.xlsx', cookie)
  expect(answer.headers.get('content-disposition')).toContain('contacts.xlsx')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect(Object.keys(files)).toContain('[Content_Types].xml')
  // openpyxl, and so pandas, refuses a fill without a pattern.
  const styles = strFromU8(files['xl/styles.xml'] ?? new Uint8Array())
  expect(styles.match(/<fill>.*?<\/fill>/g)).toEqual([
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  ])
  const sheet = strFromU8(files['xl/sheet.xml'] ?? new Uint8Array())
  const rows = sheet.split('<row>').slice(1)
  expect(rows).toHaveLength(texts.length + 2)
  const cells = [...sheet.matchAll(/<c ([^>]*)><is><t [^>]*>([^<]*)<\/t><\/is><\/c>/g)]
  expect(new Set(cells.map(([, attributes]) => attributes))).toEqual(
    new Set(['t="inlineStr" s="1"']),
  )
  const written = cells.map(([, , text = '']) => text)
  for (const text of texts.slice(0, 8)) expect(written).toContain(text)
  expect(written).toEqual(
    expect.arrayContaining(['a &amp; b &lt; c &gt; d', '_x005F_x0041_', 'one\ntwo', 'a']),
  )
  expect(Math.max(...written.map(({ length }) => length))).toBe(32_767)
})

it('has numbers, days and times of this program as such, and what a visitor typed as text', async () => {
  const site = await openTestSite('sqlite')
  await site.addContacts({ company: '007' })
  const cookie = await site.signIn()
  const answer = await site.get('/api/contact.xlsx', cookie)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const sheet = strFromU8(files['xl/sheet.xml'] ?? new Uint8Array())
  const [titles = '', row = ''] = sheet.split('<row>').slice(1)
  const names = [...titles.matchAll(/<t [^>]*>([^<]*)</g)].map(([, name = '']) => name)
  const cells = row.match(/<c\/>|<c .*?<\/c>/gs) ?? []
  const cellOf = (name: string) => cells[names.findIndex((title) => title.startsWith(name))] ?? ''
  expect(cells).toHaveLength(names.length)
  expect(cellOf('Contact')).toBe('<c s="0"><v>1</v></c>')
  const [, serial = ''] = /<c s="3"><v>([\d.]+)</.exec(cellOf('Submitted at')) ?? []
  const { items } = await (await site.get('/api/contact', cookie)).json()
  const local = Date.parse(items[0].submittedAt) + 3_600_000
  expect(Math.abs(Number(serial) - local / 86_400_000 - 25_569)).toBeLessThan(1 / 1440)
  expect(cellOf('Company')).toBe(
    '<c t="inlineStr" s="1"><is><t xml:space="preserve">007</t></is></c>',
  )
  expect(cellOf('Phone number')).toContain('t="inlineStr"')
  expect(cellOf('Sum won')).toBe('<c/>')
})
