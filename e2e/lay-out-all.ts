import type { Page } from '@playwright/test'

/** Lays out what is far below the window too (src/ui/far-below.css), for what reads or measures a whole page at once. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main > *, body > footer')) part.style.contentVisibility = 'visible'
  })
