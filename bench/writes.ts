/**
 * `npm run bench:writes`: contact requests per second on a SQLite file with synchronous=FULL, for 1 and for 32 writers at a
 * time: combined (decision 0015) against one transaction each. Both ways run the whole service, in turns on the same disk;
 * only their ratio says something beyond this machine.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setBaseSnapshot } from '#src/content/base-snapshot.ts'
import { site } from '#src/content/settings/site.ts'
import { contactRequest } from '#src/contracts/forms.ts'
import type { Database } from '#src/server/database/connect.ts'
import { migrate } from '#src/server/database/migrate.ts'
import { openSqlite } from '#src/server/database/sqlite.ts'
import { createAccountLinks } from '#src/server/services/accounts/account-links.ts'
import { createNewsletterLinks } from '#src/server/services/newsletter/newsletter-links.ts'
import { createServices } from '#src/server/services/services.ts'

const rounds = 5
const requestsPerRound = { 1: 100, 32: 640 } as const

setBaseSnapshot()
const request = contactRequest(site().address).parse({
  firstName: 'Ann',
  lastName: 'Bee',
  phone: '+2348023456789',
  businessEmail: 'ann@works.example',
  message: 'Two gateways, please.',
  termsAccepted: true,
})

/** The same database with a transaction for each unit of work, one after the other: SQLite has one writer. */
function withoutCombining(database: Database): Database {
  let last: Promise<unknown> = Promise.resolve()
  return {
    ...database,
    write(run) {
      const mine = last.then(() => database.db.transaction().execute(run))
      last = mine.catch(() => {})
      return mine
    },
  }
}

// Not in the system's folder for temporary files, which may be memory and sync nothing.
mkdirSync('data', { recursive: true })
const folder = mkdtempSync(path.join('data', 'bench-'))
const secret = 'bench'
const links = createNewsletterLinks({ secret, origin: () => 'https://site.example' })
const accountLinks = createAccountLinks(secret)

async function open(name: string, wrap: (database: Database) => Database) {
  const database = wrap(openSqlite(path.join(folder, `${name}.db`)))
  await migrate(database)
  return {
    database,
    contacts: createServices({
      database,
      root: '.',
      secret,
      company: () => 'Isopo',
      links,
      accountLinks,
      fileBounds: { total: 0, perNetwork: 0 },
    }).contacts,
  }
}

type Site = Awaited<ReturnType<typeof open>>

/** @returns requests stored per second */
async function measure({ contacts }: Site, writers: 1 | 32): Promise<number> {
  let left = requestsPerRound[writers]
  const start = performance.now()
  const write = async () => {
    while (left-- > 0) await contacts.submit(request, { prefix: '192.0.2.1' })
  }
  await Promise.all(Array.from({ length: writers }, write))
  return requestsPerRound[writers] / ((performance.now() - start) / 1000)
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const combined = await open('combined', (database) => database)
const single = await open('single', withoutCombining)
console.log('writers   combined/s   one each/s   ratio')
for (const writers of [1, 32] as const) {
  const results: { combined: number; single: number }[] = []
  await Promise.all([measure(combined, 1), measure(single, 1)]) // warm up
  for (let round = 0; round < rounds; round++) {
    results.push({ combined: await measure(combined, writers), single: await measure(single, writers) })
  }
  const [a, b, ratio] = [
    median(results.map((result) => result.combined)),
    median(results.map((result) => result.single)),
    median(results.map((result) => result.combined / result.single)),
  ]
  console.log(`${String(writers).padStart(7)} ${a.toFixed(0).padStart(12)} ${b.toFixed(0).padStart(12)} ${ratio.toFixed(2).padStart(7)}`)
}
await combined.database.close()
await single.database.close()
rmSync(folder, { recursive: true })
