import { request as apiRequest, test as base, expect, type Locator, type Page } from '@playwright/test'
import { type Account, openAccount } from './staff.ts'

type Fixtures = {
  /** Console errors and requests that a test expects; each pattern excuses what it matches. */
  expectedProblems: RegExp[]
  /** Origins beside our own that a test asks for by pressing something. */
  allowedOrigins: string[]
  watched: undefined
}

/** Chromium reports a fade that it gave up, also of a page without scripts. Only of pages that ask for it (brand-styles.ts). */
const givenUpFade = /uncaught: Transition was (aborted|skipped)(?!.*opt-in)/

/** Tests that this worker has begun. */
let count = 0
/** A client address of its own for each test (RFC 6598 shared space: no country), so that limits of one never hit another. */
function nextAddress(worker: number): string {
  count += 1
  return `100.${64 + (worker % 64)}.${Math.floor(count / 250)}.${1 + (count % 250)}`
}

/** An account of a worker's own: to add one takes longer than many a test. */
async function keepAccount(baseURL: string | undefined, role: string, use: (account: Account) => Promise<void>) {
  const request = await apiRequest.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { 'x-forwarded-for': '100.127.0.1' } })
  const account = await openAccount({ request }, role)
  await request.dispose()
  await use(account)
}

/** Accounts that have already changed their one-time passwords, opened by the first test that asks for one. */
type WorkerFixtures = { account: Account; editorAccount: Account }

/** Fails on console errors, uncaught errors, breaches of the policy and third parties. Other worker fixtures would start more browsers. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  account: [async ({}, use, { project }) => keepAccount(project.use.baseURL, 'owner', use), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  editorAccount: [async ({}, use, { project }) => keepAccount(project.use.baseURL, 'editor', use), { scope: 'worker' }],
  // A fresh list for each test: tests add to it.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  expectedProblems: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: see above
  allowedOrigins: async ({}, use) => use([]),
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) =>
    use({ 'x-forwarded-for': nextAddress(workerIndex), ...extraHTTPHeaders }),
  watched: [
    async ({ context, baseURL, expectedProblems, allowedOrigins }, use) => {
      const problems: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== baseURL && !allowedOrigins.includes(origin))
          problems.push(`third party: ${request.url()}`)
      })
      await use(undefined)
      const expected = [givenUpFade, ...expectedProblems]
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until an island's script runs. One that waits for a visitor must have been reached before. */
export const isLive = (page: Page, name: string) =>
  expect(page.locator(`astro-island[component-export=${name}]`).first()).not.toHaveAttribute('ssr')

/** Waits until a carousel's script runs. */
export const hasStarted = (carousel: Locator) => expect(carousel).toHaveAttribute('data-live')

/** For what moves: pages fade and play, which journeys do without otherwise (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

export const toasts = (page: Page): Locator => page.locator('.Toastify__toast')

/** Holds requests back until they are released, and counts all of them. */
export async function holdBack(page: Page, address: string | RegExp) {
  const held = { count: 0, release: () => {} }
  const released = new Promise<void>((resolve) => {
    held.release = resolve
  })
  await page.route(address, async (route) => {
    held.count += 1
    await released
    await route.continue()
  })
  return held
}

/** How a browser's console reports a request that failed, or was answered with this status. */
export const failedRequest = (status?: number) => (status ? new RegExp(`status of ${status}`) : /net::ERR_FAILED/)

export { expect }
