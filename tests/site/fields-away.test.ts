import { expect, it } from 'vitest'
import { makeSnapshot } from '#src/content/make-snapshot.ts'
import { paperAddresses } from '#src/content/paper-addresses.ts'
import { describeProblem } from '#src/content/reading/yaml-file.ts'
import { withSnapshot } from '#src/content/snapshot/snapshot.ts'
import { readPages } from '../../scripts/site/read-pages.ts'
import { fieldOf, needed, optionalValues, withoutValues } from '../content/optional-fields.ts'
import { startChangedSite } from './changed-site.ts'
import { attributes } from './pages-of-site.ts'

const values = optionalValues().filter((one) => !needed.includes(fieldOf(one)))
const overlay = withoutValues(values)
const made = makeSnapshot({ root: '.', date: '2100-01-01', number: 1, overlay })
if ('problems' in made) throw new Error(made.problems.map(describeProblem).join('\n'))
const site = await startChangedSite(overlay)

it(`answers every address without ${values.length} values that may be absent`, async () => {
  const pages = await readPages(site.origin, { pictures: 'logo' })
  const others = ['/rss.xml', '/search?q=gateway', '/search.json?q=gateway', '/admin/signin']
  const papers = await withSnapshot(made.snapshot, paperAddresses)
  const statuses = await Promise.all(
    [...others, ...papers].map(async (address) => [
      address,
      (await fetch(site.origin + address)).status,
    ]),
  )
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  console.log(`${values.length} values away: ${pages.size + statuses.length} addresses answer`)
  for (const [address, { html }] of pages) {
    expect(html, address).not.toMatch(/>undefined|\[object/)
    const opened = attributes(html, 'a', 'data-opens')
    expect(
      opened.filter((id) => !html.includes(`id="${id}"`)),
      address,
    ).toEqual([])
  }
})
