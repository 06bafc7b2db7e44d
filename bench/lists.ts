/**
 * `npm run bench:lists [ROWS] [LETTERS]`: measures how long staff wait with many contact requests,
 * on SQLite and PostgreSQL: lists, searches with and without the index (decision 0035), and the
 * longest time for which the export delays other work. By default there are 43,000 requests of the
 * maximum length, as many as one address could send in a day without rate limits.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'
import { mapContactFields } from '#src/contracts/contact/contact-fields.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { csvResponse } from '#src/server/api/csv.ts'
import type { Database } from '#src/server/database/connect.ts'
import { insertContact, toColumns } from '#src/server/database/contacts.ts'
import { migrate } from '#src/server/database/migrate.ts'
import { openDatabase } from '#src/server/database/open-database.ts'
import type { ContactQuery } from '#src/server/services/contacts/contact-query.ts'
import { createContacts } from '#src/server/services/contacts/contacts.ts'
import { createHealth } from '#src/server/services/storage/health.ts'
import { startPostgres } from '../scripts/site/start-postgres.ts'

const [rows = 43_000, letters = 5000] = process.argv.slice(2).map(Number)
const rounds = 5
const perCommit = 500

const vocabulary =
  'we want to measure the temperature of cold rooms in our bakery and send data every minute to the lagos office because power fails often gateway sensors price quote please call back tomorrow thank you'.split(
    ' ',
  )
/** Makes a pseudo-random text in which one word in seven does not occur in other rows. */
function messageOf(row: number): string {
  let text = `request${row}`
  for (let n = 1; text.length < letters; n++)
    text +=
      n % 7 === 0
        ? ` ${((row * 7919 + n) * 2_654_435_761).toString(36).slice(-8)}`
        : ` ${vocabulary[(row * 31 + n * n) % vocabulary.length]}`
  return text.slice(0, letters)
}

async function fill(database: Database) {
  for (let first = 0; first < rows; first += perCommit)
    await database.write(async (tx) => {
      for (let row = first; row < Math.min(rows, first + perCommit); row++)
        await insertContact(tx, {
          ...toColumns({
            ...mapContactFields(() => 'Ann'),
            phone: `0803 ${String(row).padStart(7, '0')}`,
            businessEmail: `a${row % 9000}@b.example`,
            requestList: row % 4 ? '' : 'smart-lock*40,gateway*2',
            callBack: row % 50 ? '' : 'tomorrow-morning',
            message: messageOf(row),
          }),
          reference: `r${row}`,
          idempotency_key: `k${row}`,
          submitted_at: row * 2000,
          time_zone: row % 3 ? 'Africa/Lagos' : null,
          marketing: 0,
          consent_version: 'v',
          consent_text: 't',
          flags: row % 5 === 1 ? 'token-missing' : '',
          taken_by: row % 3 ? null : 'ada',
          come_back_on: row % 100 ? null : '2026-11-20',
          asked_about: row % 6 ? '' : '/nfc',
        })
      await sql`
        insert into contact_note (contact_id, key, written_by, written_at, text)
        select id, 'n' || id, 'ada', submitted_at, substr(message, 1, ${staffLimits.contactWork.note}) from contact where id > ${first}`.execute(
        tx,
      )
    })
  if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.db)
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

const scan = ({ db }: Database, words: string) =>
  sql`select id from contact where ${sql.join(
    words.split(' ').map((word) => sql`searched || '' like ${`%${word}%`}`),
    sql` and `,
  )}`.execute(db)

const lists: [string, ContactQuery][] = [
  ['list', {}],
  ['answered', { state: 'answered' }],
  ['new, of a month, oldest first', { state: 'new', received: '30d', sort: 'oldest' }],
  ['to call today', { work: 'today' }],
  ['mine', { work: 'mine', reader: 'ada' }],
  ['with files', { work: 'files' }],
  ['about a product', { about: 'smart-lock' }],
  ['from a page', { about: '/nfc' }],
  ['of a person', { person: 77 }],
  [
    'mine, new, about a product, with a word',
    { work: 'mine', reader: 'ada', state: 'new', about: 'smart-lock', search: 'temperature' },
  ],
]
const searches = ['temperature', 'cold rooms lagos', `request${rows - 7}`, 'absent', 'qu', 'z']

async function run(name: string, url: string) {
  const database = openDatabase(url)
  await migrate(database)
  await fill(database)
  const spam = {
    contact: async () => [],
    newsletter: async () => [],
    judgeConfirmation: async () => 'send' as const,
  }
  const disk = {
    isLow: async () => false,
    room: async () => ({ free: Number.POSITIVE_INFINITY, reserve: 0 }),
  }
  const contacts = createContacts({
    database,
    health: createHealth(database),
    spam,
    disk,
    company: () => '',
    mailsWaiting: () => {},
    deleteMails: async () => 0,
  })
  console.log(
    `\n${name}, ${rows} requests of ${letters} letters      ms   without an index   found`,
  )
  const print = (what: string, time: number, other = '', found = '') =>
    console.log(
      `${what.padEnd(36)} ${time.toFixed(1).padStart(15)} ${other.padStart(18)} ${found.padStart(7)}`,
    )
  for (const [what, query] of lists) print(what, await measure(() => contacts.list(query)))
  for (const search of searches) {
    const { total } = await contacts.list({ search })
    const without = await measure(() => scan(database, search))
    print(
      `search: ${search}`,
      await measure(() => contacts.list({ search })),
      without.toFixed(1),
      String(total),
    )
  }
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const start = performance.now()
  let bytes = 0
  for await (const chunk of csvResponse('all.csv', contacts.all({}), [
    ['Message', ({ message }) => message],
  ]).body ?? [])
    bytes += chunk.length
  delay.disable()
  print(`export of ${Math.round(bytes / 1e6)} MB`, performance.now() - start)
  print('  others waited at most', delay.max / 1e6)
  await database.close()
}

setBaseSnapshot()
// The benchmark needs a folder on the disk, and the system's folder for temporary files may be in
// memory.
mkdirSync('data', { recursive: true })
const folder = mkdtempSync(path.join('data', 'bench-'))
await run('SQLite', path.join(folder, 'lists.db'))
rmSync(folder, { recursive: true })
const server = await startPostgres({ isDurable: false })
await run('PostgreSQL', `${server.url}/postgres`)
await server.stop()
