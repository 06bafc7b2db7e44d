import { request as apiRequest, test as base, expect, type Locator, type Page } from '@playwright/test'
import { type Account, openAccount } from './staff.ts'

type Fixtures = {
  /** Console errors and failed requests that a test expects; each pattern excuses every match. */
  expectedProblems: RegExp[]
  /** Other origins that a test contacts by pressing something. */
  allowedOrigins: string[]
  watched: undefined
}

/** Chromium reports an aborted fade between pages, even without scripts, if the page asks for such fades (brand-styles.ts). */
const givenUpFade = /uncaught: Transition was (aborted|skipped)(?!.*opt-in)/

/** Number of tests that this worker has begun. */
let count = 0
/** Gives each test another client address (RFC 6598 shared space: no country), so that limits of one test never affect another. */
function nextAddress(worker: number): string {
  count += 1
  return `100.${64 + (worker % 64)}.${Math.floor(count / 250)}.${1 + (count % 250)}`
}

/** Opens one account for the whole worker, because adding one takes longer than many a test. */
async function keepAccount(baseURL: string | undefined, role: string, use: (account: Account) => Promise<void>) {
  const request = await apiRequest.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { 'x-forwarded-for': '100.127.0.1' } })
  const account = await openAccount({ request }, role)
  await request.dispose()
  await use(account)
}

/** Accounts whose one-time passwords are already changed, opened by the first test that asks for one. */
type WorkerFixtures = { account: Account; editorAccount: Account }

/** Fails on console errors, uncaught errors, policy violations and third parties. Tests with other worker fixtures start more browsers. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  account: [async ({}, use, { project }) => keepAccount(project.use.baseURL, 'owner', use), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  editorAccount: [async ({}, use, { project }) => keepAccount(project.use.baseURL, 'editor', use), { scope: 'worker' }],
  // Each test gets a new list, because tests add to it.
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

/** Waits until an island's script runs. An island that waits for a visitor must have been reached before. */
export const isLive = (page: Page, name: string) =>
  expect(page.locator(`astro-island[component-export=${name}]`).first()).not.toHaveAttribute('ssr')

/** Waits until a carousel's script runs. */
export const hasStarted = (carousel: Locator) => expect(carousel).toHaveAttribute('data-live')

/** For tests of motion: pages fade and play. Other tests do without (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

export const toasts = (page: Page): Locator => page.locator('.Toastify__toast')

/** Holds requests back until they are released, and counts all requests to the address. */
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

/** Pattern of the console's report of a request that failed, or was answered with this status. */
export const failedRequest = (status?: number) => (status ? new RegExp(`status of ${status}`) : /net::ERR_FAILED/)

export { expect }
