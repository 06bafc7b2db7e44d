import { test as base, expect } from '@playwright/test'

type Fixtures = {
  /** Console errors and requests that a test expects; each pattern excuses what it matches. */
  expectedProblems: RegExp[]
  /** Origins beside our own that a test asks for by pressing something. */
  allowedOrigins: string[]
  watched: undefined
}

/** A client address of its own for each test (RFC 6598 shared space: no country). */
const address = () => `100.${64 + Math.floor(Math.random() * 64)}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`

/** Every test fails on a console error, an uncaught error, a breach of the policy, or a request to a third party. */
export const test = base.extend<Fixtures>({
  expectedProblems: [[], { option: true }],
  allowedOrigins: [[], { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => use({ 'x-forwarded-for': address(), ...extraHTTPHeaders }),
  watched: [
    async ({ page, baseURL, expectedProblems, allowedOrigins }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== baseURL && !allowedOrigins.includes(origin))
          problems.push(`third party: ${request.url()}`)
      })
      await use(undefined)
      expect(problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
