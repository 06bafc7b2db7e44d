import type { Browser, BrowserContext } from '@playwright/test'
import { hostileFlag } from './hostile-text.ts'

const atOnce = 4

export type Opened = {
  /**
   * Console errors, including violations of the Content-Security-Policy, with numbers replaced by
   * N.
   */
  said: string[]
  ran: unknown[]
}

async function openPage(context: BrowserContext, address: string): Promise<Opened> {
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('dialog', async (dialog) => {
    said.push(dialog.message())
    await dialog.dismiss()
  })
  await page.goto(address, { timeout: 120_000 })
  // The network may never be idle, because some pages of the staff area poll the site.
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => {})
  const flags = await Promise.all(
    page.frames().map((frame) => frame.evaluate((name) => Reflect.get(window, name), hostileFlag)),
  )
  await page.close()
  return {
    said: said.map((text) => text.replaceAll(/\b\d+\b/g, 'N')).sort(),
    ran: flags.filter((field) => field !== undefined),
  }
}

/** Opens pages in a browser, several at the same time. @returns the results by address */
export async function openPages(
  browser: Browser,
  origin: string,
  targets: readonly string[],
  cookie = '',
): Promise<Map<string, Opened>> {
  const context = await browser.newContext()
  const cookies = cookie.split('; ').map((one) => one.split('='))
  if (cookie)
    await context.addCookies(
      cookies.map(([name = '', value = '']) => ({ name, value, url: origin })),
    )
  const opened = new Map<string, Opened>()
  const queue = [...targets]
  const work = async () => {
    for (let target = queue.shift(); target !== undefined; target = queue.shift())
      opened.set(target, await openPage(context, origin + target))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await context.close()
  return opened
}
