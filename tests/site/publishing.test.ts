import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { site as company } from '#src/company/site.ts'
import { formatDay } from '#src/contracts/formats.ts'
import { ask, openEditorSession } from '../../scripts/ask-site.ts'
import { copyCheckout } from '../../scripts/copy-checkout.ts'
import { startSite } from '../../scripts/start-site.ts'
import { today } from '../../src/content/today.ts'
import { readJournal, writeJournal } from '../../src/server/publishing/journal.ts'
import { openPending } from '../../src/server/publishing/pending.ts'
import { scheduler } from '../../src/server/publishing/publisher.ts'
import { stageChanges } from '../../src/server/publishing/staged-changes.ts'

/** One build has to do for all of these, so they follow each other. */
const file = 'content/pages/about.yaml'
const heading = 'About us, said anew'

/** Milliseconds for what waits on a build, which yields to everything else on a machine that is busy with other tests. */
const patience = 600_000
/** Milliseconds for what needs no build. */
const soon = { timeout: 90_000 }

let copy: ReturnType<typeof copyCheckout>
let site: Awaited<ReturnType<typeof startSite>>
let session = ''
const start = () => startSite({ built: copy.built, env: { DATABASE_URL: path.join(copy.folder, 'data/site.db') } })
beforeAll(async () => {
  copy = copyCheckout()
  site = await start()
  session = await openEditorSession(site.origin, path.join(copy.folder, 'data/site.db'))
}, patience)
afterAll(async () => {
  await site.stop()
  copy.remove()
}, patience)

const post = (target: string, body: object = {}) => ask(site.origin, target, { method: 'POST', cookie: session, body })
const page = async (cookie = '', headers: Record<string, string> = { accept: 'text/html' }) =>
  ask(site.origin, '/about', { cookie, headers })
const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
/** The process that has last said that it listens. */
const servingPid = () => Number([...site.printed().matchAll(/"pid":(\d+)[^\n]*"server.listening"/g)].at(-1)?.[1])
/** The processes that a process has started, the newest last. */
const childrenOf = (pid: number) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
const isRunning = (pid: number) => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

async function finish(job: string) {
  for (;;) {
    const { job: now } = JSON.parse((await ask(site.origin, '/api/content/job', { cookie: session })).body)
    if (now.id === job && now.endedAt !== null) return now
    await sleep(200)
  }
}

describe('an editor changes a text', () => {
  let preview = ''

  it(
    'sees the draft on the real page, with a way out, and nobody else does',
    async () => {
      const entry = JSON.parse((await ask(site.origin, `/api/content/entry?path=${file}`, { cookie: session })).body)
      const body = { path: file, value: { ...entry.value, heading }, version: entry.version }
      expect((await ask(site.origin, '/api/content/entry', { method: 'PUT', cookie: session, body })).status).toBe(200)

      const asked = await post('/api/content/preview')
      expect(asked.status).toBe(202)
      preview = asked.cookies.find((cookie) => cookie.startsWith('preview=')) ?? ''
      const job = await finish(JSON.parse(asked.body).job)
      expect(job).toMatchObject({ kind: 'preview', state: 'done', percent: 100, editor: 'ann' })

      const seen = await page(`${session}; ${preview}`)
      expect(seen.body).toContain(heading)
      expect(seen.body).toContain('You are seeing drafts')
      expect(seen.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-frame-options': 'SAMEORIGIN' })
      expect(seen.headers['content-security-policy']).toContain("frame-ancestors 'self'")
      expect((await page(`${session}; ${preview}`, { accept: 'text/html', 'sec-fetch-dest': 'iframe' })).body).not.toContain(
        'seeing drafts',
      )

      for (const cookie of ['', session, preview, `session=another; ${preview}`, `${session}; ${preview}x`]) {
        const other = await page(cookie)
        expect(other.body, `with the cookies "${cookie}"`).not.toContain(heading)
        expect(other.headers['x-frame-options']).toBe('DENY')
      }
      const left = await ask(site.origin, '/admin/content/preview/leave', {
        method: 'POST',
        cookie: `${session}; ${preview}`,
        headers: { referer: `${site.origin}/about`, 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(left).toMatchObject({ status: 303, cookies: ['preview='] })
      expect(left.headers['location']).toBe('/about')
    },
    patience,
  )

  /** Looks as a browser does: a page that the version before is asked for stands at the same address of the next one. */
  const look = async () => {
    const answer = await page()
    return answer.status === 307 && answer.headers['location'] === '/about' ? page() : answer
  }

  it(
    'is a draft again, and the texts are as they were, where the new version dies before it takes over',
    async () => {
      const serving = servingPid()
      const trial = childrenOf(parentOf(serving)).at(-1) ?? serving
      expect(trial).not.toBe(serving)
      const text = readFileSync(path.join(copy.folder, file), 'utf8')
      const [content, commit] = [copy.git('rev-parse', 'HEAD:content'), copy.git('rev-parse', 'HEAD')]
      // It neither listens nor says so, until the texts are written; then it is gone.
      process.kill(trial, 'SIGSTOP')
      const asked = await post('/api/content/publish', { summary: 'Say it anew' })
      expect(asked.status).toBe(202)
      try {
        await expect.poll(() => readFileSync(path.join(copy.folder, file), 'utf8'), soon).toContain(heading)
        await expect.poll(() => copy.git('rev-parse', 'HEAD'), soon).not.toBe(commit)
      } finally {
        process.kill(trial, 'SIGKILL')
      }
      expect(await finish(JSON.parse(asked.body).job)).toMatchObject({
        state: 'failed',
        message: expect.stringContaining('new version ended'),
      })

      expect(readFileSync(path.join(copy.folder, file), 'utf8')).toBe(text)
      expect(copy.git('rev-parse', 'HEAD:content')).toBe(content)
      expect(copy.git('status', '--short')).toBe('')
      const releases = path.join(copy.folder, 'data/releases')
      expect(JSON.parse(readFileSync(path.join(releases, 'public.json'), 'utf8')).releases).toEqual([])
      expect(await readJournal(releases)).toBeNull()
      expect(await openPending(releases).list()).toEqual([])
      expect((await page()).body).not.toContain(heading)
      expect(servingPid()).toBe(serving)
      const { items } = JSON.parse((await ask(site.origin, '/api/content/history', { cookie: session })).body)
      expect(items).toEqual([])
      // The preview is there as before, and nothing was built for it.
      await expect.poll(async () => (await page(`${session}; ${preview}`)).body, soon).toContain(heading)
    },
    patience,
  )

  it(
    'publishes what was previewed without building it again and without one failed request, pressed twice',
    async () => {
      const before = servingPid()
      const built = readFileSync(path.join(copy.folder, 'data/releases/build-milliseconds'), 'utf8')
      const failures: string[] = []
      let isOver = false
      const visitors = Array.from({ length: 6 }, async () => {
        while (!isOver) {
          await look().then(
            ({ status }) => status === 200 || failures.push(String(status)),
            (error: Error) => failures.push(error.message),
          )
          await sleep(5)
        }
      })
      const press = () => post('/api/content/publish', { summary: 'Say it anew' })
      const presses = await Promise.all([press(), press()])
      // Pressed at the same time it is the same; pressed a moment later nothing is left to publish, or nothing that differs.
      const jobs = new Set(presses.flatMap(({ status, body }) => (status === 202 ? [JSON.parse(body).job] : [])))
      expect(presses.map(({ status }) => status).toSorted()).toBeOneOf([
        [202, 202],
        [202, 409],
      ])
      const { job: newest } = JSON.parse((await ask(site.origin, '/api/content/job', { cookie: session })).body)
      expect(jobs).toContain(newest.id)
      const message = jobs.size === 2 ? 'This is public already.' : ''
      expect(await finish(newest.id)).toMatchObject({ kind: 'publication', state: 'done', message })
      await expect.poll(async () => (await page()).body, soon).toContain(heading)
      await sleep(500)
      isOver = true
      await Promise.all(visitors)
      expect(failures).toEqual([])
      expect(servingPid()).not.toBe(before)
      expect(readFileSync(path.join(copy.folder, 'data/releases/build-milliseconds'), 'utf8')).toBe(built)

      expect(readFileSync(path.join(copy.folder, file), 'utf8')).toContain(`heading: ${heading}`)
      expect(copy.git('log', '-1', '--format=%an: %s')).toBe('ann: Say it anew')
      expect(copy.git('show', '--format=', '--name-only', 'HEAD')).toBe(file)
      const { items } = JSON.parse((await ask(site.origin, '/api/content/history', { cookie: session })).body)
      expect(items[0]).toMatchObject({ editor: 'ann', summary: 'Say it anew', commit: copy.git('rev-parse', 'HEAD') })
      expect((await post('/api/content/publish')).status, 'nothing is left to publish').toBe(409)
    },
    patience,
  )

  it(
    'is started again after a crash',
    async () => {
      const crashed = servingPid()
      process.kill(crashed, 'SIGKILL')
      await expect.poll(servingPid, soon).not.toBe(crashed)
      expect((await page()).body).toContain(heading)
    },
    patience,
  )

  it(
    'is what the next start serves, and no process outlives a supervisor that was killed',
    async () => {
      const killed = site
      const serving = servingPid()
      process.kill(parentOf(serving), 'SIGKILL')
      await expect.poll(() => isRunning(serving), soon).toBe(false)
      await killed.stop()
      site = await start()
      expect((await page()).body).toContain(heading)
    },
    patience,
  )

  it(
    'is followed by what the schedule publishes on its day, with a row in the history',
    async () => {
      await site.stop()
      const releases = path.join(copy.folder, 'data/releases')
      const state = JSON.parse(readFileSync(path.join(releases, 'public.json'), 'utf8'))
      // The newest article that is out, and a version of the day before it. The version of today is there, so that nothing is built.
      const dates = globSync('content/articles/*.yaml', { cwd: copy.folder }).map((article) => {
        const text = readFileSync(path.join(copy.folder, article), 'utf8')
        return { day: /^date: *['"]?([\d-]{10})/m.exec(text)?.[1] ?? '', name: /^heading: (.+)$/m.exec(text)?.[1] ?? '' }
      })
      const [newest] = dates.filter(({ day }) => day <= today()).sort((one, other) => other.day.localeCompare(one.day))
      if (!newest) throw new Error('No article is out yet')
      const dayBefore = new Date(Date.parse(newest.day) - 86_400_000).toISOString().slice(0, 10)
      cpSync(path.join(releases, state.releases[0]), path.join(releases, 'yesterday'), { recursive: true, verbatimSymlinks: true })
      const release = JSON.parse(readFileSync(path.join(releases, state.releases[0], 'release.json'), 'utf8'))
      writeFileSync(path.join(releases, 'yesterday/release.json'), JSON.stringify({ ...release, id: 'yesterday', day: dayBefore }))
      writeFileSync(path.join(releases, 'public.json'), JSON.stringify({ ...state, releases: ['yesterday', ...state.releases] }))

      const built = readFileSync(path.join(releases, 'build-milliseconds'), 'utf8')
      site = await start()
      const newestRow = async () => JSON.parse((await ask(site.origin, '/api/content/history', { cookie: session })).body).items[0]
      await expect.poll(newestRow, soon).toMatchObject({ editor: scheduler, files: [] })
      const { summary } = await newestRow()
      expect(summary).toContain(`Shown from ${formatDay(newest.day, company().locale, 'long')}: `)
      expect(summary).toContain(newest.name)
      expect(readFileSync(path.join(releases, 'build-milliseconds'), 'utf8')).toBe(built)
      expect((await page()).body).toContain(heading)
    },
    patience,
  )

  it(
    'is finished at the next start, where the server was killed while it wrote',
    async () => {
      await site.stop()
      const releases = path.join(copy.folder, 'data/releases')
      const [release] = JSON.parse(readFileSync(path.join(releases, 'public.json'), 'utf8')).releases
      const staging = path.join(releases, 'staging/one')
      const text = readFileSync(path.join(copy.folder, file), 'utf8').replace(heading, 'About us, at last')
      await stageChanges(staging, new Map([[file, text]]))
      const published = { id: 'one', at: Date.now(), editor: 'ann', summary: 'Say it at last', release, commit: null, paths: [file] }
      writeJournal(releases, { published, staging })
      site = await start()
      expect(readFileSync(path.join(copy.folder, file), 'utf8')).toBe(text)
      expect(copy.git('log', '-1', '--format=%an: %s')).toBe('ann: Say it at last')
      expect(await readJournal(releases)).toBeNull()
      await expect.poll(() => openPending(releases).list(), soon).toEqual([])
    },
    patience,
  )
})
