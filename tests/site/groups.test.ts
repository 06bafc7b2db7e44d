import { expect, it } from 'vitest'
import { patternOf } from '#src/content/groups/without-groups.ts'
import { settings } from '#src/content/settings/settings.ts'
import { readPages } from '../../scripts/site/read-pages.ts'
import { withoutGroup } from '../content/without-group.ts'
import { isTestAll } from '../test-all.ts'
import { startChangedSite } from './own-site.ts'
import { attributes } from './pages-of-site.ts'
import { textOfHtml } from './text-of-html.ts'

const { groups } = settings().groups
/** `npm test` hides all groups at once, on one site; `npm run test:all` also each by itself. */
const cases = [groups, ...(isTestAll ? groups.map((group) => [group]) : [])]

const addressesOf = ({ entries }: (typeof groups)[number]) =>
  entries.flatMap((entry) => {
    const [folder, name] = entry.split('/')
    return folder === 'pages' ? `/${name}` : folder === 'articles' ? `/blog/${name}` : []
  })

it.each(cases.map((hidden) => [hidden.map(({ name }) => name).join(', '), hidden] as const))(
  'no page, feed or search says a word of %s, or links to it',
  { timeout: 120_000 },
  async (_, hidden) => {
    const site = await startChangedSite(withoutGroup(...hidden.map(({ id }) => id)))
    const pattern = patternOf(hidden.flatMap(({ words }) => words))
    const gone = hidden.flatMap(addressesOf)
    const pages = await readPages(site.origin, { pictures: 'logo' })
    const found: string[] = []
    const look = (where: string, text: string) => {
      const match = pattern?.exec(text)
      if (match)
        found.push(`${where}: ${text.slice(Math.max(0, match.index - 60), match.index + 60)}`)
    }
    for (const [address, { html }] of pages) {
      look(address, textOfHtml(html))
      for (const name of ['alt', 'aria-label']) {
        const texts = [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))]
        for (const [, text = ''] of texts) look(`${address} ${name}`, text)
      }
      for (const text of attributes(html, 'meta', 'content')) look(`${address} meta`, text)
      for (const href of attributes(html, 'a', 'href'))
        if (gone.includes(href.replace(/[?#].*/, ''))) found.push(`${address}: ${href}`)
    }
    for (const address of ['/rss.xml', '/sitemap.xml', '/search.json']) {
      const text = await (await fetch(site.origin + address)).text()
      look(address, text)
      for (const one of gone) if (text.includes(`${one}<`)) found.push(`${address}: ${one}`)
    }
    for (const address of gone) {
      const { status } = await fetch(site.origin + address, { redirect: 'manual' })
      if (status !== 410) found.push(`${address} answers ${status}`)
    }
    expect(found).toEqual([])
    expect(pages.size).toBeGreaterThan(20)
  },
)
