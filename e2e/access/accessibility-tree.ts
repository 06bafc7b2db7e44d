import type { Page } from '@playwright/test'

/** What a screen reader is told of one thing on the page. */
export type Told = { role: string; name: string; url?: string }

/** Chromium's own tree in reading order, without what it leaves out. Playwright's snapshots work names out by themselves. */
export async function accessibilityTree(page: Page): Promise<Told[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => {
      const url = properties?.find((property) => property.name === 'url')?.value.value
      return { role: String(role?.value), name: String(name?.value ?? '').trim(), ...(typeof url === 'string' && { url }) }
    })
}
