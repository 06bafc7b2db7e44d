import { describe, expect, it } from 'vitest'
import { openContentStore } from '#src/server/content/content-store.ts'
import { named, someProduct } from '../../content/some-products.ts'
import { anyEngine } from '../test-site.ts'
import { makeCheckout, openEditingSites } from './content-root.ts'

const { file: lock } = someProduct
const about = 'content/pages/about.yaml'

describe.each(await openEditingSites(anyEngine, makeCheckout))(
  'files under published texts, on $engine',
  ({ site, checkout, ada }) => {
    const reopen = () =>
      openContentStore({ database: site.database, root: checkout.root, onError: () => {} })

    it('joins what an engineer changes in a file with what is published over it, and names a field that both changed', async () => {
      await ada.save(lock, { amount: '230' })
      await ada.save(about, { heading: 'Who we are' })
      await ada.publish()
      const before = checkout.read(lock)
      checkout.write(lock, named(before, 'Smart Door Lock'))
      const joined = (await reopen()).current()
      expect(joined.snapshot.entries.find(({ file }) => file === lock)?.data).toMatchObject({
        name: 'Smart Door Lock',
        amount: '230',
      })
      expect(joined.conflicts).toEqual([])
      checkout.write(lock, before.replace('amount: "120"', 'amount: "125"'))
      const both = (await reopen()).current()
      expect(both.snapshot.entries.find(({ file }) => file === lock)?.data).toMatchObject({
        amount: '230',
      })
      expect(both.conflicts).toEqual([{ path: lock, fields: [['amount']] }])
      checkout.write(lock, before)
    })

    it('shows the file where a published text is refused by the schemas, keeps the row, and tells owners', async () => {
      const change = { text: 'name: Broken\n', base: checkout.read(lock) }
      await site.database.db
        .updateTable('content_entry')
        .set(change)
        .where('path', '=', lock)
        .execute()
      const store = await reopen()
      expect(
        store.current().snapshot.entries.find(({ file }) => file === lock)?.data,
      ).toMatchObject({ amount: '120' })
      expect(
        store.current().snapshot.entries.find(({ file }) => file === about)?.data,
      ).toMatchObject({ heading: 'Who we are' })
      expect(store.current().refused.map(({ path }) => path)).toEqual([lock])
      expect(
        await site.database.db
          .selectFrom('content_entry')
          .select('path')
          .where('path', '=', lock)
          .execute(),
      ).toHaveLength(1)
    })
  },
)
