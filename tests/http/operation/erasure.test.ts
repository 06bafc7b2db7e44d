import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#src/core/database/open-database.ts'
import { erasePerson } from '#src/desk/people/people.server.ts'
import { readRequestPage } from '#src/desk/requests/requests.server.ts'
import { commandLine } from '#src/staff/audit/audit.server.ts'
import { afterwards } from '../../temporary-folder.ts'
import { engines, openTestSite } from '../test-site.ts'

const email = 'vanishing@works.example'
const words = ['Xylograph Quokka', 'Wyvern Jukebox Zephyr']
/** Sequences of letters that occur only in erased texts. */
const letters = ['xyl', 'quo', 'ukk', 'wyv', 'jxb']

describe.each(engines)('§2 /privacy-policy · what an erasure leaves on %s', async (engine) => {
  const site = await openTestSite(engine)
  for (let row = 0; row < 60; row++) {
    const isErased = row % 10 === 5
    const erased = isErased
      ? { business_email: email, company: words[0] ?? '', message: `${words[1]} `.repeat(50) }
      : {}
    await site.addContacts({ message: `Request ${row}. `.repeat(40), ...erased })
  }

  it('finds nobody any more, and clears what the deleted rows left', async () => {
    // Another process erases the data while this process has the database open.
    if (engine === 'sqlite') {
      const env = {
        ...process.env,
        DATABASE_URL: site.config.databaseUrl,
        MAIL_DIR: site.config.mail.directory,
      }
      const printed = execFileSync(process.execPath, ['scripts/admin.ts', 'forget', email], {
        encoding: 'utf8',
        env,
      })
      expect(printed).toContain('Deleted: 6 contact requests')
      expect(printed).not.toContain('in use')
    } else {
      const { references, isCleared } = await erasePerson(site.context, commandLine, email)
      expect([references.length, isCleared]).toEqual([6, true])
    }
    expect((await readRequestPage(site.context, { search: 'quokka' })).total).toBe(0)
    expect((await readRequestPage(site.context)).kept).toBe(54)
  })

  if (engine === 'sqlite')
    it('leaves no letter of it in any file of the database', async () => {
      const files = globSync(`${path.dirname(site.config.databaseUrl)}/site.db*`)
      expect(files.map((file) => path.basename(file)).sort()).toEqual([
        'site.db',
        'site.db-shm',
        'site.db-wal',
      ])
      const kept = files.map((file) => readFileSync(file).toString('latin1').toLowerCase())
      for (const text of [email, ...words])
        expect(kept.filter((bytes) => bytes.includes(text.toLowerCase()))).toEqual([])
      // Rows next to the erased row are still stored.
      expect(kept.some((bytes) => bytes.includes('request 41.'))).toBe(true)
      const { db } = site.database
      await sql`create virtual table temp.letters using fts5vocab('main', 'contact_search', 'row')`.execute(
        db,
      )
      const { rows } = await sql<{
        term: string
      }>`select term from temp.letters where term in (${sql.join(letters)})`.execute(db)
      expect(rows).toEqual([])
    })
  else
    it('leaves no row that nothing refers to any more', async () => {
      const { db } = site.database
      // Reads the pages of the table itself, because PostgreSQL's statistics are updated later.
      await sql`create extension pageinspect`.execute(db)
      const { rows } = await sql`
        select count(*)::int as rows
        from generate_series(0, pg_relation_size('contact') / current_setting('block_size')::int - 1) as page
        cross join heap_page_items(get_raw_page('contact', page::int))
        where lp_flags <> 0`.execute(db)
      expect(rows).toEqual([{ rows: 54 }])
    })

  if (engine === 'postgres')
    it('says where a lock prevents it, and sets no time-out that PgBouncer would give to others', async () => {
      // As with PgBouncer, the time-out that a connection begins with is not the program's.
      const pooled = openDatabase(`${site.config.databaseUrl}?statement_timeout=200`)
      afterwards(() => pooled.close())
      await site.database.write(async (tx) => {
        await sql`lock table contact_note in access exclusive mode`.execute(tx)
        expect(await pooled.clearDeleted()).toBe(false)
      })
      expect(await pooled.clearDeleted()).toBe(true)
    })
})
