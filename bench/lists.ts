/**
 * `npm run bench:lists [ROWS] [LETTERS]`: measures how long staff wait with many contact requests of
 * two years, each with a note and a reply, on SQLite and PostgreSQL: lists, searches, the numbers of
 * a year, and the longest time for which the export delays other work.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'
import { mapContactFields } from '#src/contracts/contact/contact-fields.ts'
import { readNumbers } from '#src/desk/numbers/numbers.server.ts'
import { insertContact, toColumns } from '#src/desk/requests/request-rows.server.ts'
import {
  allRequests,
  type ContactQuery,
  countRequests,
  readRequestPage,
} from '#src/desk/requests/requests.server.ts'
import { csvResponse } from '#src/server/api/csv.ts'
import type { Database } from '#src/server/database/connect.ts'
import { migrate } from '#src/server/database/migrate.ts'
import { openDatabase } from '#src/server/database/open-database.ts'
import { startPostgres } from '../scripts/site/start-postgres.ts'

const [rows = 50_000, letters = 600] = process.argv.slice(2).map(Number)
/** Letters of the note and of the reply of each request. */
const written = { note: 300, reply: 500 }
const rounds = 20
const now = Date.now()
const years = 2 * 365 * 86_400_000
const perCommit = 500

const vocabulary =
  'we want to measure the temperature of cold rooms in our bakery and send data every minute to the lagos office because power fails often gateway sensors price quote please call back tomorrow thank you'.split(
    ' ',
  )
/** Makes a pseudo-random text in which one word in seven does not occur in other rows. */
function messageOf(row: number, length: number): string {
  let text = `request${row}`
  for (let n = 1; text.length < length; n++)
    text +=
      n % 7 === 0
        ? ` ${((row * 7919 + n) * 2_654_435_761).toString(36).slice(-8)}`
        : ` ${vocabulary[(row * 31 + n * n) % vocabulary.length]}`
  return text.slice(0, length)
}

const submittedAt = (row: number) => now - years + Math.floor((row * years) / rows)

async function fill(database: Database) {
  for (let first = 0; first < rows; first += perCommit)
    await database.write(async (tx) => {
      for (let row = first; row < Math.min(rows, first + perCommit); row++)
        await insertContact(tx, {
          ...toColumns({
            ...mapContactFields(() => 'Ann'),
            // Many have the same company.
            company: row % 20 ? `Works ${row % 9000}` : 'private',
            phone: `0803 ${String(row).padStart(7, '0')}`,
            businessEmail: `a${row % 9000}@b.example`,
            requestList: row % 4 ? '' : 'smart-lock*40,gateway*2',
            callBack: row % 50 ? '' : 'tomorrow-morning',
            message: messageOf(row, letters + written.note + written.reply),
          }),
          reference: `r${row}`,
          idempotency_key: `k${row}`,
          submitted_at: submittedAt(row),
          answered_at: row % 20 && row < rows * 0.99 ? submittedAt(row) + 5_000_000 : null,
          outcome: row % 9 ? null : 'won',
          campaign: `campaign/${row % 30}`,
          time_zone: row % 3 ? 'Africa/Lagos' : null,
          marketing: 0,
          consent_version: 'v',
          consent_text: 't',
          flags: row % 5 === 1 ? 'token-missing' : '',
          taken_by: row % 3 ? null : 'ada',
          come_back_on: row % 100 ? null : '2026-11-20',
          asked_about: row % 6 ? '' : '/nfc',
        })
      // The searched text holds what the message, the note and the reply say.
      for (const statement of [
        `insert into contact_note (contact_id, key, written_by, written_at, text)
         select id, 'n' || id, 'ada', submitted_at, substr(message, ${letters + 1}, ${written.note})
         from contact where id > ${first}`,
        `insert into contact_reply (contact_id, key, written_by, written_at, subject, text, sent_at)
         select id, 'r' || id, 'ada', submitted_at + 4000000, 'Your request',
         substr(message, ${letters + 1 + written.note}), submitted_at + 4000000
         from contact where id > ${first}`,
        `update contact set message = substr(message, 1, ${letters}) where id > ${first}`,
      ])
        await sql.raw(statement).execute(tx)
    })
  if (database.engine === 'postgres')
    await database.db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`vacuum full`.execute(connection)
      // Only this notes which pages an index answers for, as the server does by itself in time.
      await sql`vacuum analyze`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    })
}

/** @returns milliseconds: the median, and the time within which 95 of 100 end */
async function measure(work: () => Promise<unknown>): Promise<[number, number]> {
  await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return [sorted[Math.floor(rounds / 2)] ?? 0, sorted[Math.ceil(rounds * 0.95) - 1] ?? 0]
}

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
const searches = [
  'temperature',
  'cold rooms lagos',
  `request${rows - 7}`,
  'absent',
  'qu',
  'z',
  '0803 0000 123',
]

async function run(name: string, url: string) {
  const database = openDatabase(url)
  await migrate(database)
  await fill(database)
  const context = { database, notifyOutbox: () => {}, hasSharedCache: false }
  const size = sql<{ bytes: number }>`select ${
    database.engine === 'sqlite'
      ? sql`page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql`pg_database_size(current_database()) as bytes`
  }`
  const [{ bytes: stored } = { bytes: 0 }] = (await size.execute(database.db)).rows
  console.log(
    `\n${name}, ${rows} requests of ${letters} letters, ${Math.round(stored / 1e6)} MB\n` +
      `${'ms'.padEnd(40)} median    95 %  found`,
  )
  const print = (what: string, times: number[], found = '') =>
    console.log(
      `${what.padEnd(38)} ${times.map((time) => time.toFixed(1).padStart(8)).join('')} ${found.padStart(6)}`,
    )
  for (const [what, query] of [
    ...lists,
    ...searches.map((search): [string, ContactQuery] => [`search: ${search}`, { search }]),
  ]) {
    const found = await countRequests(context, query)
    print(what, await measure(() => readRequestPage(context, query)), String(found))
  }
  print('numbers of a year', await measure(() => readNumbers(context, '52-weeks')))
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const start = performance.now()
  const { rss: before } = process.memoryUsage()
  let [bytes, memory] = [0, before]
  for await (const chunk of csvResponse('all.csv', allRequests(context), [
    ['Message', ({ message }) => message],
  ]).body ?? []) {
    bytes += chunk.length
    memory = Math.max(memory, process.memoryUsage.rss())
  }
  delay.disable()
  print(`export of ${Math.round(bytes / 1e6)} MB`, [performance.now() - start])
  print('  others waited at most', [delay.max / 1e6])
  print('  MB of memory more', [(memory - before) / 1e6])
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
