/**
 * `npm run bench:growth [-- --base CHECKOUT] [SIZE …]`: how costs grow with the company. For each
 * number of products (16, 50, 200, 500) it publishes as many products and questions, two articles
 * for five products, ten requests and subscribers for each, and 300 drafts for 500 products. Prints
 * milliseconds, for start and publication those of the processor too, and of a second built
 * checkout the ratio to it in the same run. Needs `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { largeCompany } from '../scripts/company/large-company.ts'
import { ask, chooseFirstPassword } from '../scripts/site/ask-site.ts'
import { requireBuiltSite } from '../scripts/site/built-site.ts'
import { digestOfFile } from '../src/editor/published/overlay.server.ts'
import { memoryOfTree, processorTime } from './processes.ts'
import { startCheckout } from './start-checkout.ts'

const { values, positionals } = parseArgs({
  options: { base: { type: 'string' } },
  allowPositionals: true,
})
const sizes = positionals.length > 0 ? positionals.map(Number) : [16, 50, 200, 500]
const checkouts = [...(values.base ? [values.base] : []), '.']
for (const folder of checkouts) requireBuiltSite(path.join(folder, 'dist'))

const changed = { file: 'content/pages/about.yaml', address: '/about' }
/** Saves of one field, of which the middle one counts. */
const autosaves = 20
/** Milliseconds after which pages that the site renders by itself are done. */
const settled = 4000

/** Repeats a row of a table, with other values in the columns that are unique. */
function repeat(database: DatabaseSync, table: string, times: number, unique: string[]) {
  const columns = database
    .prepare(`select name from pragma_table_info('${table}') where name <> 'id'`)
    .all()
    .map(({ name }) => String(name))
  const wanted = columns.map((name) => (unique.includes(name) ? `n || ${name}` : name))
  database.exec(
    `with recursive t(n) as (select 1 union all select n + 1 from t where n < ${times})
     insert into ${table} (${columns}) select ${wanted} from t, (select * from ${table} limit 1)`,
  )
}

function fill(folder: string, file: string, products: number) {
  const database = new DatabaseSync(file)
  const drafts = Math.round(products * 0.6)
  const articles = Math.round(products * 0.4)
  const entries = largeCompany(folder, {
    products,
    questions: products,
    articles: articles + drafts,
  })
  const isArticle = ([name]: readonly [string, string]) => name.startsWith('content/articles/')
  const drafted = new Set(entries.filter(isArticle).slice(-drafts))
  const publish = database.prepare(
    `insert into content_entry (path, text, file_digest, editor, published_at) values (?, ?, ?, 'ann', 1)`,
  )
  const draft = database.prepare(
    `insert into content_draft (path, kind, text, version, editor, saved_at)
     values (?, 'text', ?, 'v', 'ann', 1)`,
  )
  database.exec('begin')
  for (const entry of entries) {
    const [name, text] = entry
    if (drafted.has(entry)) draft.run(name, text)
    else publish.run(name, text, digestOfFile(folder, name, 'example'))
  }
  repeat(database, 'contact', products * 10, ['reference', 'idempotency_key'])
  repeat(database, 'subscriber', products * 10, ['email', 'email_key'])
  database.exec('commit')
  database.close()
}

type Figures = Record<string, number>

async function measure(folder: string, products: number): Promise<Figures> {
  const data = mkdtempSync(path.join(tmpdir(), 'growth-'))
  const env = { DATABASE_URL: path.join(data, 'site.db'), PROCESSES: '1' }
  try {
    const first = await startCheckout(folder, env)
    const cookie = await chooseFirstPassword(`http://localhost:${first.port}`, first.password)
    const send = (origin: string, target: string, method = 'GET', body?: object, more = '') =>
      ask(origin, target, {
        method,
        cookie: [cookie, more].filter(Boolean).join('; '),
        ...(body && { body }),
      }).then((answer) => {
        if (answer.status < 300) return answer
        throw new Error(`${method} ${target} answered ${answer.status}: ${answer.body}`)
      })
    const visitor = { email: 'ann@works.example' }
    await send(`http://localhost:${first.port}`, '/api/newsletter', 'POST', visitor)
    await send(`http://localhost:${first.port}`, '/api/contact', 'POST', {
      ...{ firstName: 'Ann', lastName: 'Bee', businessEmail: visitor.email },
      ...{ phone: '0803 000 0000', message: 'Two of them, please.', termsAccepted: true },
      timeZone: 'Africa/Lagos',
    })
    await first.stop()
    fill(folder, env.DATABASE_URL, products)

    const figures: Figures = {}
    const time = async <Result>(name: string, work: () => Promise<Result>) => {
      const from = performance.now()
      const result = await work()
      figures[`${name}, ms`] = performance.now() - from
      return result
    }
    const site = await time('start', () => startCheckout(folder, env))
    const processor = () => processorTime(site.pid) / 1000
    figures['start, ms of processor'] = processor()
    const origin = `http://localhost:${site.port}`
    const get = (target: string) => send(origin, target)
    try {
      await sleep(settled)
      await time('first search', () => get('/search?q=leak'))
      for (const target of ['/products', '/technologies-tools', '/blog']) {
        const { body } = await time(target, () => get(target))
        figures[`${target}, KB`] = body.length / 1000
      }
      await time('PDF', () => get('/product/1/datasheet.pdf'))
      const overview = await time('overview', () => get('/api/content'))
      figures['overview, KB'] = overview.body.length / 1000
      await time('check of drafts', () => get('/api/content/check'))
      await time('requests', () => get('/api/contact'))
      const words = `About us, of ${products}`
      const entry = `/api/content/entry?path=${changed.file}`
      const { value, version: opened } = JSON.parse((await get(entry)).body)
      let version = opened
      const saves: number[] = []
      for (let turn = 0; turn < autosaves; turn++) {
        const save = { path: changed.file, value: { ...value, heading: `About ${turn}` }, version }
        const from = performance.now()
        const saved = await send(origin, '/api/content/entry', 'PUT', save)
        saves.push(performance.now() - from)
        version = JSON.parse(saved.body).version
      }
      figures['autosave after a start, ms'] = saves[0] ?? 0
      figures['autosave, ms'] =
        saves.slice(1).sort((one, other) => one - other)[autosaves >> 1] ?? 0
      const save = { path: changed.file, value: { ...value, heading: words }, version }
      const until = async (more = '') => {
        while (!(await send(origin, changed.address, 'GET', undefined, more)).body.includes(words))
          await sleep(10)
      }
      await time('save to preview', async () => {
        await send(origin, '/api/content/entry', 'PUT', save)
        const { cookies } = await send(origin, '/api/content/preview', 'POST', {})
        await until(cookies.join('; '))
      })
      const before = processor()
      await time('publish to public', async () => {
        const { versions } = JSON.parse((await get('/api/content/check')).body)
        const change = { summary: words, paths: [changed.file], versions }
        await send(origin, '/api/content/publish', 'POST', change)
        await until()
      })
      figures['publish to public, ms of processor'] = processor() - before
      await sleep(settled)
      await time('search after it', () => get('/search?q=leak'))
      figures['memory, MB'] = memoryOfTree(site.pid)
      return figures
    } finally {
      await site.stop()
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

const rows: Record<string, Record<string, string>> = {}
for (const size of sizes) {
  const measured: Figures[] = []
  for (const folder of checkouts) measured.push(await measure(folder, size))
  const [own = {}, before] = measured.reverse()
  for (const [name, value] of Object.entries(own)) {
    const ratio = before ? ` (× ${(value / (before[name] ?? value)).toFixed(2)})` : ''
    rows[name] = { ...rows[name], [size]: `${value.toFixed(0)}${ratio}` }
  }
}
console.table(rows)
