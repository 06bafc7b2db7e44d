// The editor offers texts only pages that everybody can open.
import { expect, it } from 'vitest'
import type { ContentChoices, ContentList } from '#src/editor/texts/content-list.ts'
import { ask } from '../../../scripts/site/ask-site.ts'
import { editSite } from '../editing-site.ts'
import { startOwnSite } from '../own-site.ts'

const site = await startOwnSite()
const editor = await editSite(site.origin, site.database)
const answer = (target: string, cookie = '') =>
  ask(site.origin, target, { cookie, headers: { accept: 'text/html' } })
const read = async (target: string) => JSON.parse((await answer(target, editor.session)).body)
const { groups }: ContentList = await read('/api/content')
const { addresses }: ContentChoices = await read('/api/content/choices')

it('every page that the chooser of links offers answers visitors and staff, with its places', async () => {
  expect(addresses.length).toBeGreaterThan(40)
  expect(new Set(addresses.map(({ address }) => address)).size).toBe(addresses.length)
  const faults: string[] = []
  for (const { address, places } of addresses) {
    const { status, body } = await answer(address)
    if (status !== 200) faults.push(`${address} answers ${status}`)
    const signedIn = await answer(address, editor.session)
    if (signedIn.status !== 200) faults.push(`${address} answers staff ${signedIn.status}`)
    for (const place of places)
      if (!body.includes(`id="${place}"`)) faults.push(`${address} has no place ${place}`)
  }
  expect(faults).toEqual([])
  const offered = addresses.flatMap(({ places }) => places)
  expect(offered.length).toBeGreaterThan(50)
})

it('every entry is previewed on a page that is there', async () => {
  const pages = groups.flatMap(({ entries }) => entries.flatMap(({ shownOn }) => shownOn ?? []))
  const headers = { accept: 'text/html', 'sec-fetch-dest': 'iframe' }
  const others: Record<string, number> = {}
  for (const page of new Set(pages)) {
    const { status, body } = await ask(site.origin, page, { cookie: editor.session, headers })
    expect(body, page).toContain('</main>')
    if (status !== 200) others[page] = status
  }
  // These pages say what went wrong: no such page, a link without its token.
  expect(others).toEqual({
    '/404': 404,
    '/newsletter/confirm': 400,
    '/newsletter/unsubscribe': 400,
  })
})
