import {
  request as apiRequest,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { words } from '#src/content/words/words.ts'
import { type Account, openAccount } from './staff.ts'

/**
 * Patterns of console errors and failed requests that the running test expects, any number of
 * times. A worker runs one test at a time.
 */
export const expectedProblems: RegExp[] = []

type Fixtures = {
  allowedOrigins: string[]
  watched: undefined
}

/**
 * Matches Chromium's report of an aborted fade between two pages (brand-styles.ts), which is no
 * fault.
 */
const givenUpFade = /uncaught: Transition was (aborted|skipped)(?!.*opt-in)/

let count = 0
/**
 * Returns a new client address, so that limits that one test reaches do not affect other tests. RFC
 * 6598 addresses have no country.
 */
function nextAddress(worker: number): string {
  count += 1
  return `100.${64 + (worker % 64)}.${Math.floor(count / 250)}.${1 + (count % 250)}`
}

/**
 * Opens one account for all tests of a worker, because adding an account takes longer than some
 * tests.
 */
async function keepAccount(
  baseURL: string | undefined,
  role: string,
  use: (account: Account) => Promise<void>,
) {
  const request = await apiRequest.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': '100.127.0.1' },
  })
  const account = await openAccount({ request }, role)
  await request.dispose()
  await use(account)
}

type WorkerFixtures = { account: Account; editorAccount: Account }

/**
 * A test that fails on console errors, uncaught errors, policy violations and requests to other
 * origins.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  account: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { project }) => keepAccount(project.use.baseURL, 'owner', use),
    { scope: 'worker' },
  ],
  editorAccount: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use, { project }) => keepAccount(project.use.baseURL, 'editor', use),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: see above
  allowedOrigins: async ({}, use) => use([]),
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) =>
    use({ 'x-forwarded-for': nextAddress(workerIndex), ...extraHTTPHeaders }),
  watched: [
    async ({ context, baseURL, allowedOrigins }, use) => {
      expectedProblems.length = 0
      const problems: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error')
          problems.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== baseURL && !allowedOrigins.includes(origin))
          problems.push(`third party: ${request.url()}`)
      })
      await use(undefined)
      const expected = [givenUpFade, ...expectedProblems]
      expect(
        problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
      ).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Repeats tests with and without JavaScript.
 * @param title of both groups, before "with JavaScript" or "without JavaScript"
 */
export function withAndWithoutScript(title: string, declare: (isScripted: boolean) => void) {
  for (const javaScriptEnabled of [true, false])
    test.describe(`${title} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled })
      declare(javaScriptEnabled)
    })
}

/**
 * Waits until an island's script runs. If an island hydrates on interaction, the test must have
 * reached the island before.
 */
export const isLive = (page: Page, name: string) =>
  expect(page.locator(`astro-island[component-export=${name}]`).first()).not.toHaveAttribute('ssr')

/** Waits until a carousel's script runs. */
export const hasStarted = (carousel: Locator) => expect(carousel).toHaveAttribute('data-live')

/** Options for tests of motion. Other tests ask for reduced motion (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Each has a button that closes it. */
export const toasts = (page: Page): Locator =>
  page.locator(`.Toastify :has(> button[aria-label="${words().site.close}"])`)

/**
 * Holds back requests to an address.
 * @returns the number of requests so far, and a function that releases them
 */
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

/**
 * Returns a pattern of the console's report of a failed request.
 * @param status of the answer; without it, the request got no answer
 */
export const failedRequest = (status?: number) =>
  status ? new RegExp(`status of ${status}`) : /net::ERR_FAILED/

export { expect }
