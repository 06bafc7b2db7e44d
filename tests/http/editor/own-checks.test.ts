import { describe, expect, it, vi } from 'vitest'
import { otherProduct, someProduct } from '../../content/some-products.ts'
import { strictEngine } from '../strict-engine.ts'
import { faultsOf, openEditingSites } from './content-root.ts'

const page = 'content/pages/about.yaml'
const linkingTo = (address: string) => ({
  lead: `This is who we are, and [here](${address}) is the news.`,
})

describe.each(await openEditingSites(strictEngine))(
  'the check of a saved draft on $engine',
  ({ site, ada }) => {
    it('reads no other draft', async () => {
      await ada.save(otherProduct.file, { amount: '130' })
      const { value, version } = await ada.open(page)
      const run = vi.spyOn(site.database.db.getExecutor(), 'executeQuery')
      const saved = await ada.send('PUT', '/api/content/entry', {
        ...{ path: page, version },
        value: { ...Object(value), heading: 'About all of us' },
      })
      const queries = run.mock.calls.map(([{ sql }]) => sql)
      run.mockRestore()
      expect(saved.status).toBe(200)
      const ofDrafts = queries.filter((sql) => sql.includes('from "content_draft"'))
      expect(ofDrafts.length).toBeGreaterThan(0)
      expect(ofDrafts.filter((sql) => !sql.includes('"path" = '))).toEqual([])
    })

    it('says nothing about what another draft takes away or breaks', async () => {
      await ada.remove(otherProduct.file)
      await ada.save('content/company.json', { name: '' })
      const { problems } = await ada.save(someProduct.file, { amount: '140' })
      expect(faultsOf(problems)).toEqual([])
      await ada.discard('content/company.json')
      await ada.discard(otherProduct.file)
    })

    it('names what is only in another draft as advice, and what is nowhere as a fault', async () => {
      const creation = { kind: 'article', slug: 'newest', title: 'The newest of all' }
      expect((await ada.create(creation)).status).toBe(201)
      const drafted = await ada.save(page, linkingTo('/blog/newest'))
      expect(faultsOf(drafted.problems)).toEqual([])
      const advice = { path: page, field: ['lead'], isWarning: true }
      expect(drafted.problems).toMatchObject([
        { ...advice, message: 'No page /blog/newest. It is in another draft: publish both' },
      ])
      expect((await ada.open(page)).problems).toEqual(drafted.problems)
      const nowhere = await ada.save(page, linkingTo('/blog/never'))
      expect(nowhere.problems).toMatchObject([
        { path: page, field: ['lead'], message: 'No page /blog/never' },
      ])
      expect(faultsOf(nowhere.problems)).toHaveLength(1)
    })
  },
)
