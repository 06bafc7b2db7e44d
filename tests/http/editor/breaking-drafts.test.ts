import { describe, expect, it } from 'vitest'
import { someProduct } from '../../content/some-products.ts'
import { anyEngine } from '../test-site.ts'
import { linking, openEditingSites } from './content-root.ts'

const { file: lock, address: lockAddress } = someProduct
const about = 'content/pages/about.yaml'

describe.each(await openEditingSites(anyEngine))(
  'a draft that breaks another entry, on $engine',
  ({ ada }) => {
    it('is left out of a preview alone, and named', async () => {
      const path = 'content/articles/anchored.yaml'
      const section = { heading: 'One', blocks: [{ paragraph: 'A text.' }] }
      const lead = 'Ten words at least are asked of a lead, as here.'
      await ada.create({ kind: 'article', slug: 'anchored', title: 'An article with a section' })
      await ada.save(path, { lead, sections: [{ id: 'one', ...section }] })
      await ada.save(linking, { lead: `${lead} See [it](/blog/anchored#one).` })
      expect((await ada.publish({ paths: [path, linking] })).status).toBe(200)
      const { label } = await ada.open(linking)
      await ada.save(about, { heading: 'Not concerned' })
      await ada.save(path, { sections: [{ id: 'two', ...section }] })
      await ada.save(lock, { amount: '173' })
      const { leftOut, addresses } = await ada.read('/api/content/preview')
      expect(addresses.toSorted()).toEqual(['/about', lockAddress].toSorted())
      expect(leftOut).toMatchObject([
        { path: linking, message: expect.stringContaining('no section') },
        { path, editor: 'Ada', message: expect.stringContaining(`“${label}” has a fault`) },
      ])
    })
  },
)
