import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Context } from 'hono'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { mapContactFields } from '#src/contracts/contact-fields.ts'
import type { Role } from '#src/contracts/permissions.ts'
import { readPersonKey } from '#src/contracts/person.ts'
import { readNextPage } from '#src/contracts/proof.ts'
import { type insertContact, toColumns } from '#src/server/database/contacts.ts'
import { readConfig } from '#src/server/environment/config.ts'
import type { Forms } from '#src/server/forms/forms.ts'
import { createHttpApp } from '#src/server/http.ts'
import type { RequestFacts } from '#src/server/middleware/context.ts'
import { openRuntime } from '#src/server/runtime.ts'
import type { PasswordCost } from '#src/server/services/accounts/passwords.ts'
import { readFilter } from '#src/ui/admin/contacts/list-address.ts'
import { undescribed } from './described-calls.ts'

export const engines = ['sqlite', 'postgres'] as const
export type TestEngine = (typeof engines)[number]
/** For files whose questions engines answer alike: searches, counts, locks, commits, migrations and the outbox run on both. */
export const anyEngine: readonly TestEngine[] = process.env['HTTP_ENGINES'] === 'all' ? engines : ['sqlite']

/** The origin of the requests in these tests: not the company's, which its mails name. */
export const testOrigin = 'https://site.example'
/** What the test's program was made of. */
export const version = { commit: 'c0ffee', builtAt: '2026-11-20T03:15:00.000Z' }
/** Where the test's company sends visitors from Canada, whether the real one does so or not. */
export const canadianSite = 'https://ca.site.example'

/** @param template whose copy it is; left out, it is empty */
export async function createPostgresDatabase(template?: string): Promise<string> {
  const server = inject('postgresUrl')
  const name = `site_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`create database ${name}${template ? ` template ${template}` : ''}`)
  await client.end()
  return `${server}/${name}`
}

/** A database with the newest schema. @param folder holds the file, where it is one */
async function copyMigrated(engine: TestEngine, folder: string): Promise<string> {
  const { sqlite, postgres } = inject('migrated')
  if (engine === 'postgres') return createPostgresDatabase(postgres)
  const file = path.join(folder, 'site.db')
  copyFileSync(sqlite, file)
  return file
}

export type TestSite = Awaited<ReturnType<typeof openTestSite>>

/** The least that argon2 can be asked for: hashes at the recommended cost would take a fifth of the processor time of all these tests. */
const leastCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }

/** The whole pipeline on a fresh database; pages answer with what they were handed. @param hashing as in production, where it matters */
export async function openTestSite(
  engine: TestEngine,
  env: Record<string, string> = {},
  root = process.cwd(),
  {
    hashing = 'quick',
    ...pages
  }: { hashing?: 'quick' | 'as in production' } & Pick<Parameters<typeof openRuntime>[2], 'tryPages' | 'failedPages'> = {},
) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'))
  const databaseUrl = await copyMigrated(engine, folder)
  const config = readConfig({ MAIL_DIR: path.join(folder, 'mail'), DATABASE_URL: databaseUrl, TRUSTED_PROXY: '127.0.0.1', ...env })
  /** Everything that was logged about requests and mails. */
  const logged: object[] = []
  /** Errors and warnings that were logged. */
  const warnings: string[] = []
  const note = (facts: object, event = '') => void logged.push({ event, ...facts })
  const warn = (facts: object, event = '') => {
    note(facts, event)
    warnings.push(event)
  }
  const runtime = await openRuntime(
    config,
    { info: note, warn },
    { root, ...pages, canadianSite: () => canadianSite, passwordCost: hashing === 'quick' ? leastCost : undefined },
  )
  const { database, services, reserve, outbox, content } = runtime
  // No test takes the power away, and to wait for the disk at each commit would take a sixth of their time. That a site waits is asked by
  // src/server/database/group-commit.test.ts.
  if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.db)
  let seen: RequestFacts | undefined
  /** The form of each page, as its route takes it (src/pages). */
  const formOf = ({ req }: Context, forms: Forms) =>
    ({
      '/contact': forms.contact,
      '/newsletter': forms.newsletter,
      '/newsletter/confirm': forms.confirmSubscription,
      '/newsletter/unsubscribe': forms.unsubscribe,
      '/admin/signin': (request: Request) => forms.signIn(request, { location: readNextPage(req.query('next') ?? null) ?? undefined }),
      '/admin/people': forms.findPerson,
      '/admin/people/kept': (request: Request) => forms.correctPerson(request, readPersonKey(new URL(req.url).searchParams)),
      '/admin/people/erase': (request: Request) => forms.erasePerson(request, readPersonKey(new URL(req.url).searchParams)),
      '/admin/delete': (request: Request) => forms.contactDeletion(request, readFilter(new URL(request.url).searchParams)),
      '/admin/opening': forms.settleOpening,
      '/admin/account': forms.endSession,
      '/admin/account/authenticator': forms.addApp,
      '/admin/account/recovery-codes': forms.makeCodes,
      '/admin/account/remove-factor': (request: Request) => forms.removeFactor(request, req.query('factor') ?? ''),
      '/admin/accounts/second-factor': forms.requireSecondFactor,
      '/admin/second-factor': (request: Request) =>
        forms.prove(request, { location: readNextPage(req.query('next') ?? null) ?? undefined }),
      '/admin/confirm': (request: Request) => forms.prove(request, { location: req.query('next') ?? '' }),
      '/admin/accounts': (request: Request) =>
        req.query('account') ? forms.accountChange(request, Number(req.query('account'))) : forms.invitation(request),
      '/admin/join': forms.join,
      '/admin/pro-forma': (request: Request) => forms.proForma(request, Number(req.query('contact'))),
      '/admin/dashboard/view': forms.contactView,
      '/admin/dashboard': (request: Request) => forms.contactChange(request, Number(req.query('contact'))),
    })[req.path]
  const app = createHttpApp({
    services,
    editor: runtime.editor,
    contentState: content.state,
    version,
    config,
    lanes: runtime.lanes,
    peer: () => '127.0.0.1',
    refusalDelayMs: 0,
    refusedPage: async (c) => c.html('refused'),
    shareWithPage: (_, facts) => {
      seen = facts
    },
    pages: async (c) => {
      const processForm = seen && formOf(c, seen.forms)
      const page = { request: c.req.raw, response: { status: 200, headers: new Headers() } }
      const form = seen && processForm ? await seen.forms.receive(page, processForm) : null
      if (form?.location) return c.redirect(form.location, 303)
      if (form) return Response.json({ ...form, ...Object(form.given), hidden: seen?.forms.hidden() }, page.response)
      return c.html(`<title>page</title>${seen?.staff ? `staff ${seen.staff.name}` : ''}`)
    },
    log: { request: (entry) => logged.push(entry), error: (error) => warnings.push(String(error)) },
  })

  /** @throws for an answer of the API that its description does not name */
  async function request(target: string, init: RequestInit = {}) {
    const answer = await app.request(testOrigin + target, init)
    const fault = undescribed(init.method ?? 'GET', new URL(target, testOrigin).pathname, answer)
    if (fault) throw new Error(`openapi.json does not say that ${fault}`)
    return answer
  }
  return {
    app,
    config,
    database,
    services,
    lanes: runtime.lanes,
    reserve,
    outbox,
    content,
    previews: runtime.previews,
    previewLinks: runtime.previewLinks,
    publishDue: runtime.publishDue,
    logged,
    warnings,
    request,
    /** Sends JSON as a page of this site would. */
    send: (method: string, target: string, body?: unknown, headers: Record<string, string> = {}) =>
      request(target, {
        method,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    /** Submits an HTML form as a browser without JavaScript would. */
    submit: (target: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      request(target, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', ...headers }, body: new URLSearchParams(fields) }),
    /** Makes an account with a password of its own. @returns the cookie of its session */
    async signIn(name = 'ngozi', password = 'a long pass phrase', role: Role = 'owner'): Promise<string> {
      const oneTime = await services.staff.add(name, role)
      if (!oneTime) throw new Error(`${name} is taken`)
      const first = await services.sessions.signIn({ username: name, password: oneTime }, { prefix: 'test' })
      const account = first.outcome === 'signed-in' ? await services.sessions.find(first.token) : null
      if (!account) throw new Error('no session')
      const changed = await services.ownPassword.change(account, { currentPassword: '', newPassword: password })
      if (changed.outcome !== 'done') throw new Error(`password ${changed.outcome}`)
      return `__Host-session=${await services.sessions.open(account.id)}`
    },
    /** The hidden fields of a form that a person has filled in. */
    hiddenFields: () => ({ subject: '', formToken: services.formTokens.issue(aMinuteAgo()) }),
    /** Contact requests as the API lists them, newest first. */
    listContacts: async (cookie: string) => (await (await request('/api/contact', { headers: { cookie } })).json()).items,
    /** The mails in the maildir folder. */
    mails(): string[] {
      const box = path.join(config.mail.directory, 'new')
      return readdirSync(box).map((name) => readFileSync(path.join(box, name), 'utf8'))
    },
    async close() {
      // A test may have closed it before.
      await runtime.close().catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The payload of spec.md §7. */
export const contact = {
  firstName: 'Ann',
  lastName: 'Bee',
  company: 'Works Ltd',
  phone: '+234 802 345 6789',
  businessEmail: 'ann@works.example',
  message: 'Two gateways, please.',
  termsAccepted: true,
  timeZone: 'Africa/Lagos',
}

/** The same as a row that is stored directly: as an ordinary request, just now, unless told otherwise. */
export const contactRow = (change: Partial<Parameters<typeof insertContact>[1]> = {}): Parameters<typeof insertContact>[1] => ({
  ...toColumns({ ...mapContactFields(() => ''), ...contact }),
  reference: randomUUID(),
  idempotency_key: randomUUID(),
  submitted_at: Date.now(),
  marketing: 0,
  consent_version: 'v',
  consent_text: 't',
  flags: '',
  ...change,
})

/** Headers of a request that comes from an address. */
export const from = (address: string) => ({ 'x-forwarded-for': address })

/** A moment long enough ago for a form to have been filled in by a person. */
export const aMinuteAgo = () => Date.now() - 60_000
