import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { demoRanges } from '#src/content/demo.ts'
import { settings } from '#src/content/settings/settings.ts'
import { attributes, origin, pagesOfSite } from './pages-of-site.ts'
import { textOfHtml } from './text-of-html.ts'

const screen = await (await fetch(`${origin}/demo/cold-store`)).text()

it('each range of the screen has its file, with a row for each minute', async () => {
  for (const { name, period } of demoRanges()) {
    const html = await (await fetch(`${origin}/demo/cold-store?range=${name}`)).text()
    const [file = ''] = attributes(html, 'a', 'href').filter((href) =>
      href.startsWith('/demo/cold-store.csv'),
    )
    const response = await fetch(origin + file)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const rows = (await response.text()).trimEnd().split('\r\n').slice(1)
    expect(rows, file).toHaveLength(period.to - period.from)
  }
})

it('the file may be kept, and is not sent again to whoever has it', async () => {
  const first = await fetch(`${origin}/demo/cold-store.csv`)
  expect(first.headers.get('cache-control')).toMatch(/max-age=\d+/)
  const again = await fetch(`${origin}/demo/cold-store.csv`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  expect([first.status, again.status]).toEqual([200, 304])
})

it('says wherever it is shown that its data are simulated', async () => {
  const { marker, controls } = settings().demo
  const title = /<title>([^<]*)/.exec(screen)?.[1]?.toLowerCase()
  expect(title).toContain(marker.toLowerCase())
  const pages = [...(await pagesOfSite())].filter(([, html]) =>
    html.includes('href="/demo/cold-store'),
  )
  expect(pages.map(([address]) => address)).toEqual(
    expect.arrayContaining(['/iot-managed-services', '/iot-data-and-analytics', '/edge-gateway']),
  )
  for (const [address, html] of pages.filter(([, text]) => text.includes('data-alarm='))) {
    expect(html, address).toContain(marker)
    if (address !== '/demo/cold-store')
      expect(textOfHtml(html).includes(controls.open), address).toBe(true)
  }
})

it('its script has at most 6 KB, and stands on no other page', async () => {
  const own = (html: string) =>
    [...html.matchAll(/<script type="module"[^>]*>(.*?)<\/script>/gs)]
      .map(([, text = '']) => text)
      .filter((text) => text.includes('data-demo'))
  const [script = ''] = own(screen)
  expect(script).not.toBe('')
  expect(brotliCompressSync(script).length).toBeLessThan(6 * 1024)
  for (const [address, html] of await pagesOfSite())
    if (!address.startsWith('/demo/')) expect(own(html), address).toEqual([])
})
