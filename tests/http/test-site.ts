import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { mapContactFields } from '#src/contracts/contact/contact-fields.ts'
import type { Role } from '#src/contracts/permissions.ts'
import { readConfig } from '#src/core/environment/config.ts'
import { type Outbox, sendDue, startOutbox, stopOutbox } from '#src/core/outbox/outbox.ts'
import { issueFormToken } from '#src/core/spam/form-token.ts'
import { insertRequest, toColumns } from '#src/desk/requests/request-rows.server.ts'
import type { Route } from '#src/desk/webhooks/post-event.server.ts'
import { createHttpApp } from '#src/server/http.ts'
import { noPages, openRuntime, type PublicPages } from '#src/server/runtime.ts'
import { addAccount } from '#src/staff/accounts/command-line-accounts.server.ts'
import { changeOwnPassword } from '#src/staff/sign-in/own-password.server.ts'
import type { PasswordCost } from '#src/staff/sign-in/passwords.server.ts'
import { findSignedIn } from '#src/staff/sign-in/sessions.server.ts'
import { signIn } from '#src/staff/sign-in/sign-in.server.ts'
import { afterwards, temporaryFolder } from '../temporary-folder.ts'
import { isTestAll } from '../test-all.ts'
import { undescribed } from './described-calls.ts'
import { copyMigrated } from './new-database.ts'
import { formOf } from './page-forms.ts'

export const engines = ['sqlite', 'postgres'] as const
export type TestEngine = (typeof engines)[number]
/**
 * Engines for tests whose results do not depend on the engine. One file for each query module that
 * behaves differently on PostgreSQL uses `engines` (searches, counts, locks, leads, the outbox,
 * publications, group commit).
 */
export const sqliteUnlessAll: readonly TestEngine[] = isTestAll ? engines : ['sqlite']

/** Origin of the requests in these tests. Mails name the company's own origin instead. */
export const testOrigin = 'https://site.example'
export const version = { commit: 'c0ffee', builtAt: '2026-11-20T03:15:00.000Z' }
/**
 * The site to which visitors from Canada are sent in tests, even if the company has no such site.
 */
export const canadianSite = 'https://ca.site.example'

export type TestSite = Awaited<ReturnType<typeof openTestSite>>

/**
 * The lowest cost of argon2. With the recommended cost, hashing would take a fifth of the tests'
 * processor time.
 */
const leastCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }

type SiteOptions = { hashing?: 'quick' | 'as in production'; route?: Route } & Partial<PublicPages>

/** The functions of an outbox. */
export const outboxOf = (outbox: Outbox) => ({
  sendDue: (clock?: () => number) => sendDue(outbox, clock),
  start: () => startOutbox(outbox),
  stop: () => stopOutbox(outbox),
})

/**
 * Opens the whole pipeline on a new database, until the test or file ends. Pages answer with their
 * input.
 * @param hashing if not quick
 */
export async function openTestSite(
  engine: TestEngine,
  env: Record<string, string> = {},
  root = process.cwd(),
  { hashing = 'quick', route, ...pages }: SiteOptions = {},
) {
  const folder = temporaryFolder()
  const databaseUrl = await copyMigrated(engine, folder)
  const config = readConfig({
    MAIL_DIR: path.join(folder, 'mail'),
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXY: '127.0.0.1',
    ...env,
  })
  const logged: object[] = []
  const warnings: string[] = []
  const note = (facts: object, event = '') => void logged.push({ event, ...facts })
  const warn = (facts: object, event = '') => {
    note(facts, event)
    warnings.push(event)
  }
  const runtime = await openRuntime(
    config,
    { info: note, warn },
    {
      root,
      openPages: async () => ({ ...noPages, ...pages }),
      canadianSite: () => canadianSite,
      passwordCost: hashing === 'quick' ? leastCost : undefined,
      webhookRoute: route,
    },
  )
  const { database, context, content } = runtime
  // Tests do not depend on the disk of the machine on which they run.
  context.readDisk = async () => null
  // Waiting for the disk would take a sixth of the tests' time.
  // src/core/database/group-commit.test.ts tests that a site waits.
  if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.db)
  const app = createHttpApp({
    ...runtime,
    version,
    refusalDelayMs: 0,
    async renderWithAstro(request, { staff, receive }) {
      const html = (text: string) =>
        new Response(text, { headers: { 'content-type': 'text/html; charset=UTF-8' } })
      if (new URL(request.url).pathname === '/admin/refused') return html('refused')
      const page = { request, response: { status: 200, headers: new Headers() } }
      const take = formOf(runtime, request, staff)
      const form = take ? await receive(page, take) : null
      if (form?.location)
        return new Response(null, { status: 303, headers: { location: form.location } })
      const formToken = form?.values['formToken'] || issueFormToken(context)
      if (form)
        return Response.json(
          { ...form, ...Object(form.given), hidden: { formToken } },
          page.response,
        )
      return html(`<title>page</title>${staff ? `staff ${staff.name}` : ''}`)
    },
    log: {
      request: (entry) => logged.push(entry),
      error: (error) => warnings.push(String(error)),
      unnamedClients: () => {},
    },
  })

  /**
   * Sends a request.
   * @throws Error if the API's description does not contain the answer's status or content type
   */
  async function request(target: string, init: RequestInit = {}) {
    const answer = await app.request(testOrigin + target, init, { peer: '127.0.0.1' })
    const fault = undescribed(init.method ?? 'GET', new URL(target, testOrigin).pathname, answer)
    if (fault) throw new Error(`openapi.json does not say that ${fault}`)
    return answer
  }
  const get = (target: string, cookie: string) => request(target, { headers: { cookie } })
  const read = async (target: string, cookie: string) => (await get(target, cookie)).json()
  function mails(): string[] {
    const box = path.join(config.mail.directory, 'new')
    return readdirSync(box).map((name) => readFileSync(path.join(box, name), 'utf8'))
  }
  // Errors are ignored, because a test may already have closed the database.
  afterwards(() => runtime.close().catch(() => {}))
  return {
    app,
    config,
    database,
    context,
    queues: runtime.queues,
    outbox: outboxOf(runtime.outbox),
    content,
    editor: runtime.editor,
    logged,
    warnings,
    request,
    /** Sends JSON as a page of this site would. */
    send: (method: string, target: string, body?: unknown, headers: Record<string, string> = {}) =>
      request(target, {
        method,
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    /** Submits an HTML form like a browser without JavaScript. */
    submit: (
      target: string,
      fields: Record<string, string>,
      headers: Record<string, string> = {},
    ) =>
      request(target, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        body: new URLSearchParams(fields),
      }),
    /**
     * Makes an account, replaces its one-time password and signs in.
     * @returns the session cookie
     */
    async signIn(
      name = 'ngozi',
      password = 'a long pass phrase',
      role: Role = 'owner',
    ): Promise<string> {
      const oneTime = await addAccount(context, name, role)
      if (!oneTime) throw new Error(`${name} is taken`)
      const first = await signIn(context, { username: name, password: oneTime }, { prefix: 'test' })
      const account =
        first.outcome === 'signed-in' ? await findSignedIn(context, first.token) : null
      if (!account) throw new Error('no session')
      const changed = await changeOwnPassword(context, account, {
        currentPassword: '',
        newPassword: password,
      })
      if (changed.outcome !== 'done') throw new Error(`password ${changed.outcome}`)
      return `__Host-session=${changed.token}`
    },
    /** Returns the hidden fields of a form as if a person had filled in the form. */
    hiddenFields: () => ({
      subject: '',
      formToken: issueFormToken(context, aMinuteAgo()),
    }),
    get,
    read,
    listContacts: async (cookie: string) => (await read('/api/contact', cookie)).items,
    /**
     * Reads entries of the audit log in their order.
     * @param actions pattern of the names of their actions, as `like` in SQL takes it
     */
    async audited(actions = '%') {
      const rows = await database.db
        .selectFrom('audit')
        .selectAll()
        .where('action', 'like', actions)
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) }))
    },
    /** Stores requests, by default ordinary ones that were received just now. */
    addContacts: (...changes: ContactChange[]) =>
      database.write(async (tx) => {
        for (const change of changes) await insertRequest(tx, contactRow(change))
      }),
    mails,
    readMails: () => Promise.all(mails().map((mail) => PostalMime.parse(mail))),
    async staffOf(cookie: string) {
      const staff = await findSignedIn(context, cookie.split('=')[1])
      if (!staff) throw new Error('no session')
      return staff
    },
  }
}

/** A contact request as in spec.md §7. */
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

const consent = { consent_version: 'v', consent_text: 't' }

type ContactChange = Partial<Parameters<typeof insertRequest>[1]>

/**
 * Makes a row with the fields of `contact`; by default it is an ordinary request that was received
 * just now.
 */
export const contactRow = (change: ContactChange = {}): Parameters<typeof insertRequest>[1] => ({
  ...toColumns({ ...mapContactFields(() => ''), ...contact }),
  reference: randomUUID(),
  idempotency_key: randomUUID(),
  submitted_at: Date.now(),
  marketing: 0,
  ...consent,
  flags: '',
  ...change,
})

/** Makes a row of a subscriber, who by default has just confirmed the address. */
export const subscriberRow = (email: string, confirmed_at: number | null = Date.now()) =>
  ({
    email,
    email_key: email,
    subscribed_at: 1,
    source: 'newsletter',
    flags: '',
    ...consent,
    confirmed_at,
  }) as const

/** Returns the first cookie that an answer sets, in the form in which a browser sends it back. */
export const cookieOf = (response: Response) =>
  response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

export const from = (address: string) => ({ 'x-forwarded-for': address })

/** Returns a time that is long enough ago for a person to have filled in a form. */
export const aMinuteAgo = () => Date.now() - 60_000
