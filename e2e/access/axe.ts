import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** The rules' program, half a megabyte: no page is given it twice, and none the form for reading, which is more than twice as large. */
const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that see colours: all that a dark scheme can break. */
const colourRules = ['color-contrast', 'link-in-text-block']
/** Rules that see sizes too: all that a narrow window can break. */
const layoutRules = [...colourRules, 'target-size', 'scrollable-region-focusable', 'heading-order', 'region']

/** What to look at. */
type Scope = {
  /** Selectors of what was looked at on another page. */
  leftOut?: readonly string[]
}

/** The header and the footer of a public page: half of the work of these rules, and the same on all pages. */
export const frameOfPage = ['body > header', 'body > footer']

/** Looks at the page as it stands. @param runOnly tags or names of rules; without it all but experimental @returns a line a fault */
export async function faults(page: Page, runOnly?: RunOptions['runOnly'], { leftOut = [] }: Scope = {}): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate("'axe' in window"))) await frame.evaluate(axe)
  const options: RunOptions = { resultTypes: ['violations'], preload: false, ...(runOnly && { runOnly }) }
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify({ exclude: ['[aria-label="Preview"] iframe', ...leftOut] })}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
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
      const isFading = document.getAnimations().some(
        (animation) =>
          animation instanceof CSSTransition &&
          animation.effect instanceof KeyframeEffect &&
          // A slide that is not shown keeps its transitions waiting.
          animation.effect.target?.checkVisibility({ contentVisibilityAuto: true }),
      )
      calmFrames = isFading ? 0 : calmFrames + 1
    }
  })
}

/** Expects no fault as the page stands, in light, by every rule. */
export async function expectNoFaultsInLight(page: Page, scope?: Scope) {
  await show(page, 'light')
  expect(await faults(page, { type: 'tag', values: tags }, scope)).toEqual([])
}

/** Expects no fault as the page stands: by every rule in light, by those for colours in dark. */
export async function expectNoFaults(page: Page) {
  await expectNoFaultsInLight(page)
  await show(page, 'dark')
  expect(await faults(page, colourRules), 'dark').toEqual([])
}

/** Expects no fault that a narrow window or the dark scheme makes, on a page that has none in a wide one in light. */
export async function expectNoLayoutFaults(page: Page, scope?: Scope) {
  await show(page, 'dark')
  expect(await faults(page, layoutRules, scope)).toEqual([])
}

/** Expects no fault: in light by every rule in a wide window, and in dark on a phone. There and at 320 px nothing scrolls sideways. */
export async function expectNoFaultsOnDesktopAndPhone(page: Page) {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    if (width === 1440) await expectNoFaultsInLight(page)
    if (width === 390) await expectNoLayoutFaults(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
  }
}
