import type { Browser, Page } from '@playwright/test'
import { type Account, expect, openAccount, signIn, test as staffTest } from './staff.ts'

export const edit = (path: string) => `/admin/content/edit?path=${encodeURIComponent(path)}`
export const product = (name: string) => edit(`content/products/${name}.yaml`)

/** Somebody else, in a browser of their own. */
export async function openSecond(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { 'x-forwarded-for': '100.127.0.9' } })
  const page = await context.newPage()
  const account = await openAccount(page, 'editor')
  return { page, account, close: () => context.close() }
}

/** Tests of the editor, whose page is signed in. */
export const test = staffTest.extend<{ editor: Account }>({
  editor: [
    async ({ page, editorAccount }, use) => {
      await signIn(page, editorAccount)
      await use(editorAccount)
    },
    { auto: true },
  ],
})

export const saved = (page: Page) => page.getByText(/^Draft saved \d\d:\d\d$/)
export const openPart = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click()

export { expect }
