import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { neededPages } from '#src/content/collections/page-schemas.ts'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { paperAddresses } from '#src/content/paper-addresses.ts'
import { describeProblem, type Overlay } from '#src/content/reading/yaml-file.ts'
import { settings } from '#src/content/settings/settings.ts'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { readPages } from '../../scripts/site/read-pages.ts'
import { fieldOf, needed, optionalValues, withoutValues } from '../content/optional-fields.ts'
import { startChangedSite } from './own-site.ts'
import { attributes } from './pages-of-site.ts'

const date = '2100-01-01'
const pages = globSync('content/pages/*.yaml').map((file) => path.basename(file, '.yaml'))

function made(overlay: Overlay) {
  const made = makeSnapshot({ root: '.', date, number: 1, overlay })
  if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
  return { snapshot: made.snapshot, overlay }
}

const withoutOptional = () =>
  made(withoutValues(optionalValues().filter((one) => !needed.includes(fieldOf(one)))))

/** Pages of which there must be one: a service, and the first page. */
const others: readonly string[] = ['iot-services', 'home']
/** Every other page hidden that no page reads; no document. */
const hiddenPages = pages.filter(
  (name) => !others.includes(name) && !neededPages.some((one) => one === name),
)
const withoutPages = () =>
  made(
    new Map([
      ...hiddenPages.map((name): [string, string] => {
        const file = `content/pages/${name}.yaml`
        return [file, `${readFileSync(file, 'utf8')}\nhidden: true\n`]
      }),
      ['content/documents/edge-gateway.yaml', null],
    ]),
  )

const sites: [name: string, make: () => ReturnType<typeof made>][] = [
  ['without a value that may be absent', withoutOptional],
  ['without a page that may be hidden', withoutPages],
]

describe.each(sites)('a site %s', async (name, make) => {
  const { overlay, snapshot } = make()
  const site = await startChangedSite(overlay)

  it('answers every address that its pages, sitemap and papers name', async () => {
    const pages = await readPages(site.origin, { pictures: 'logo' })
    const others = ['/rss.xml', '/search?q=gateway', '/search.json?q=gateway', '/admin/signin']
    const papers = await withSnapshot(snapshot, paperAddresses)
    const statuses = await Promise.all(
      [...others, ...papers].map(async (address) => [
        address,
        (await fetch(site.origin + address)).status,
      ]),
    )
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
    for (const from of snapshot.moved.map((one) => one.from))
      expect((await fetch(site.origin + from)).status, from).toBe(410)
    console.log(`${name}: ${pages.size + statuses.length} addresses answer`)
    const { name: ourName, places } = settings().company
    // A company that keeps our legal name or a place has them on its pages.
    const theirs = JSON.stringify(snapshot.settings.company)
    const ours = [ourName, ...Object.values(places ?? {})]
      .map(String)
      .filter((one) => !theirs.includes(one))
    for (const [address, { html }] of pages) {
      expect(
        ours.filter((one) => html.includes(one)),
        address,
      ).toEqual([])
      expect(/>undefined|\[object/.exec(html), address).toBeNull()
      const isFilmless = snapshot.settings.film?.file == null
      expect(isFilmless && html.includes('data-opens="film"'), address).toBe(false)
      const opened = attributes(html, 'a', 'data-opens')
      expect(
        opened.filter((id) => !html.includes(`id="${id}"`)),
        address,
      ).toEqual([])
    }
  })
})
