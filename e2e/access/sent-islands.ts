import type { Page } from '@playwright/test'
import { measureElement } from '../../integrations/islands/sent-markup.ts'

/**
 * Finds islands whose script does not run yet, and which it would not recognise as what the server
 * sent, or in which two texts stand side by side: React would go on changing one that a translation
 * has taken away.
 * @returns a line per fault
 */
export const faultsOfIslands = (page: Page) =>
  page.evaluate<string[]>(
    `[...document.querySelectorAll('astro-island[ssr]')]
      .filter(
        (island) =>
          (${measureElement})(island) !== island.dataset.sent || island.innerHTML.includes('<!-- -->'),
      )
      .map((island) => island.getAttribute('component-export'))`,
  )
