import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { digestOfFile } from '#src/editor/published/overlay.server.ts'
import { sqliteUnlessAll } from '../test-site.ts'
import { openEditingSites } from './content-root.ts'

const about = 'content/pages/about.yaml'
const sites = await openEditingSites(sqliteUnlessAll)

describe.each(sites)('a draft of the release before, on $engine', ({ site, checkout, ada }) => {
  /** Stores a draft as a release has stored it whose pages had one more field. */
  async function keepOldDraft(change: object = {}) {
    await ada.save(about, { heading: 'All about us' })
    const { db } = site.database
    const old = (text: string | null) => text && `${text}formerField: Of the release before\n`
    const row = await db.selectFrom('content_draft').selectAll().executeTakeFirstOrThrow()
    await db
      .updateTable('content_draft')
      .set({ text: old(row.text), base: old(row.base), ...change })
      .execute()
  }

  it('is shown without a field that this release no longer has, and can be finished', async () => {
    await keepOldDraft()
    const { value, problems } = await ada.open(about)
    expect(value).toMatchObject({ heading: 'All about us' })
    expect(Object(value)).not.toHaveProperty('formerField')
    expect(problems.filter(({ isWarning }) => !isWarning)).toEqual([])
    expect((await ada.check()).problems.filter(({ isWarning }) => !isWarning)).toEqual([])
    const saved = await ada.put(about, { heading: 'All about all of us' })
    expect(saved.status).toBe(200)
    await keepOldDraft()
    expect((await ada.publish()).status).toBe(200)
  })

  it('is compared with its file whatever ends the lines of a checkout', () => {
    const before = digestOfFile(checkout.root, about, 'example')
    const text = checkout.read(about)
    writeFileSync(path.join(checkout.root, about), text.replaceAll('\n', '\r\n'))
    expect(digestOfFile(checkout.root, about, 'example')).toBe(before)
    writeFileSync(path.join(checkout.root, about), text)
  })
})
