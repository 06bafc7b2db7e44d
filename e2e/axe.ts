import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that see colours: all that a dark scheme can break. */
const colourRules = ['color-contrast', 'link-in-text-block']
/** Rules that see sizes too: all that a narrow window can break. */
export const layoutRules = [...colourRules, 'target-size', 'scrollable-region-focusable', 'heading-order', 'region']

async function faults(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.slice(0, 200)}`),
  )
}

/** Switches the colours and waits until they stand: what inherits a colour that fades begins to fade one frame later. */
async function show(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    for (let calmFrames = 0; calmFrames < 3; ) {
      await new Promise(requestAnimationFrame)
      const isFading = document.getAnimations().some((animation) => animation instanceof CSSTransition)
      calmFrames = isFading ? 0 : calmFrames + 1
    }
  })
}

/**
 * Expects no fault as the page stands: by every rule in light, by those for colours in dark.
 * @param rules those to apply in light, where others have been applied at another size of the window
 */
export async function expectNoFaults(page: Page, rules?: readonly string[]) {
  await show(page, 'light')
  const builder = new AxeBuilder({ page })
  expect(await faults(rules ? builder.withRules([...rules]) : builder.withTags(tags))).toEqual([])
  await show(page, 'dark')
  expect(await faults(new AxeBuilder({ page }).withRules(colourRules)), 'dark').toEqual([])
}
