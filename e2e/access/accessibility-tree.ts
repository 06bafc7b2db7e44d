import type { Page } from '@playwright/test'

export type Told = { role: string; name: string; url?: string }

/**
 * Reads Chromium's own accessibility tree in reading order, because Playwright computes the names
 * in its snapshots by itself.
 */
export async function accessibilityTree(page: Page): Promise<Told[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => {
      const url = properties?.find((property) => property.name === 'url')?.value.value
      return {
        role: String(role?.value),
        name: String(name?.value ?? '').trim(),
        ...(typeof url === 'string' && { url }),
      }
    })
}
