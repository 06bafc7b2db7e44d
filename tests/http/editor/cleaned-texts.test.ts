import { describe, expect, it } from 'vitest'
import { someProduct } from '../../content/some-products.ts'
import { strictEngine } from '../strict-engine.ts'
import { faultsOf, openEditingSites } from './content-root.ts'

const { file: lock } = someProduct
const company = 'content/company.json'

describe.each(await openEditingSites(strictEngine))(
  'texts that not every medium can hold, on $engine',
  ({ site, ada, bola }) => {
    const shown = (file: string) =>
      site.content.current().snapshot.entries.find((entry) => entry.file === file)?.data

    it('publishes without control characters, and makes no draft of the same text', async () => {
      await ada.save(lock, { summary: 'Opens by\0 code\u0007, fingerprint\u200b, card or phone' })
      await bola.save(company, { legalName: 'Works\0 of\u202e Lagos Ltd' })
      expect((await bola.publish()).status).toBe(200)
      expect(shown(lock)).toMatchObject({ summary: 'Opens by code, fingerprint, card or phone' })
      expect(await ada.contentOf(lock)).toMatchObject({
        summary: 'Opens by code, fingerprint, card or phone',
      })
      expect(site.content.current().snapshot.settings.company.legalName).toBe('Works of Lagos Ltd')
      const { items } = await bola.history(company)
      expect(items[0]?.files).toMatchObject([
        { differences: [{ field: ['legalName'], after: 'Works of Lagos Ltd' }] },
      ])
      await ada.save(lock, { summary: '\ufeffOpens by code, fingerprint, card or phone' })
      expect(await ada.find(lock)).toMatchObject({ hasDraft: false })
    })

    it.each([
      ['\ud83d', 'Half a character (U+D83D) after “Opens by code”: delete it, or type it again'],
      [
        '\uffff',
        'A code that is no character (U+FFFF) after “Opens by code”: delete it, or type it again',
      ],
    ])('keeps a draft with %j, and refuses to publish it by name', async (wrong, message) => {
      await ada.save(lock, { summary: `Opens by code ${wrong}` })
      expect(await ada.contentOf(lock)).toMatchObject({ summary: `Opens by code ${wrong}` })
      const refused = await ada.publish()
      expect(refused.status).toBe(422)
      expect(faultsOf((await refused.json()).problems)).toMatchObject([
        { path: lock, field: ['summary'], message },
      ])
      await ada.discard(lock)
    })
  },
)
