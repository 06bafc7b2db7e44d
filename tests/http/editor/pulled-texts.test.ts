import { expect, it } from 'vitest'
import { openContentStore } from '#src/editor/published/content-store.server.ts'
import { writeIntoFiles } from '#src/editor/published/text-sources.server.ts'
import { openEditingSite } from './content-root.ts'

const { site, checkout, ada } = await openEditingSite('sqlite')
const about = 'content/pages/about.yaml'
const company = 'content/company.json'
const sentence = 'Since 2019 we repair meters of Nigeria in Lagos.'

it('an owner’s sentence that was written into the files is shown after the next start', async () => {
  const { address, ...facts } = JSON.parse(checkout.read(company))
  const shown = async () => {
    const { root } = checkout
    const store = await openContentStore({ database: site.database, root, onError: () => {} })
    const { entries } = store.current().snapshot
    return entries.find(({ file }) => file === about)?.data['lead']
  }
  await ada.save(about, { lead: `${sentence} Ask us about yours.` })
  expect((await ada.publish()).status).toBe(200)
  // The company is in another country than the delivered texts are written for.
  checkout.write(company, JSON.stringify({ ...facts, address: { ...address, countryCode: 'GH' } }))
  expect(await shown()).toContain(sentence)

  const pulled = await writeIntoFiles(site.database, {
    root: checkout.root,
    asOf: '2999-01-01T00:00',
  })
  expect(pulled.written).toContain(about)
  expect(await shown()).toContain(sentence)
})
