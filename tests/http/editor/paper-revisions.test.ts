import { describe, expect, it } from 'vitest'
import { findDatasheets } from '#src/desk/requests/mails/receipt-mail.server.ts'
import { notePaper, notePaperBytes } from '#src/paper/paper-revisions.server.ts'
import { someProduct } from '../../content/some-products.ts'
import { openTestSite, sqliteUnlessAll } from '../test-site.ts'

const { slug, name, address: page } = someProduct
const address = `${page}/datasheet.pdf`

describe.each(sqliteUnlessAll)('revisions of PDFs on %s', (engine) => {
  it('are counted with each change, from its day, and once where several processes see it', async () => {
    const { context, database } = await openTestSite(engine)
    const note = (...given: [address: string, digest: string, day: string]) =>
      notePaper(context, ...given)
    const [first] = await Promise.all([1, 2, 3].map(() => note(address, 'a', '2026-11-01')))
    expect(first).toMatchObject({ number: 1, day: '2026-11-01' })
    expect(await note(address, 'a', '2026-11-20')).toMatchObject({ number: 1, day: '2026-11-01' })
    await Promise.all([1, 2, 3].map(() => note(address, 'b', '2026-11-21')))
    expect(await note(address, 'b', '2026-11-22')).toMatchObject({ number: 2, day: '2026-11-21' })
    // Returning to the first content makes a third revision, whose size is not known yet.
    await notePaperBytes(context, address, 'b', 80_000)
    expect(await findDatasheets(database.db, `${slug}*40`)).toEqual([
      { name, href: address, bytes: 80_000 },
    ])
    expect(await note(address, 'a', '2026-11-23')).toMatchObject({ number: 3 })
    await notePaperBytes(context, address, 'b', 80_000)
    expect(await findDatasheets(database.db, `${slug}*40,part.siren*1,part.probe*1`)).toEqual([
      { name, href: address, bytes: null },
      { name: 'Siren', href: '/accessories/siren/datasheet.pdf', bytes: null },
    ])
    expect(await findDatasheets(database.db, '')).toEqual([])
  })
})
