import { expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import { minutesADay } from '#src/model/site.ts'
import { attributes, origin, pagesOfSite } from './pages-of-site.ts'
import { textOfHtml } from './text-of-html.ts'

const screen = await (await fetch(`${origin}/demo/cold-store`)).text()

it('leads to its file, with a row for each minute, and to the power cut of the same site', async () => {
  expect(attributes(screen, 'a', 'href')).toContain('/demo/cold-store.csv')
  expect(screen).toMatch(/href="\/cut-the-power\?site=[\w-]+"/)
  const response = await fetch(`${origin}/demo/cold-store.csv`)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect((await response.text()).trimEnd().split('\r\n').slice(1)).toHaveLength(7 * minutesADay)
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
    expect.arrayContaining(['/iot-data-and-analytics', '/edge-gateway']),
  )
  for (const [address, html] of pages.filter(([, text]) => text.includes('data-alarm='))) {
    expect(html, address).toContain(marker)
    if (address !== '/demo/cold-store')
      expect(textOfHtml(html).includes(controls.open), address).toBe(true)
  }
})
