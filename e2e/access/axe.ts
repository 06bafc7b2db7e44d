import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** The minified script of axe (0.5 MB), because the readable script is more than twice as large. */
const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const colourRules = ['color-contrast', 'link-in-text-block']
/** Rules that can fail in a narrow window or in the dark scheme only. */
const layoutRules = [
  ...colourRules,
  'target-size',
  'scrollable-region-focusable',
  'heading-order',
  'region',
]

type Scope = {
  leftOut?: readonly string[]
}

/**
 * The header and the footer of a public page, which are the same on all pages and take half of the
 * time of a check.
 */
export const frameOfPage = ['body > header', 'body > footer']

/**
 * Checks the page's current state.
 * @param runOnly tags or names of rules, by default all except experimental
 * @returns a line per fault
 */
export async function faults(
  page: Page,
  runOnly?: RunOptions['runOnly'],
  { leftOut = [] }: Scope = {},
): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate("'axe' in window"))) await frame.evaluate(axe)
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(runOnly && { runOnly }),
  }
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify({ exclude: ['[aria-label="Preview"] iframe', ...leftOut] })}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary?.slice(0, 200)}`,
    ),
  )
}

/**
 * Switches the colour scheme, and waits for three frames without a fade, because elements that
 * inherit a colour fade a frame later.
 */
async function show(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    for (let calmFrames = 0; calmFrames < 3; ) {
      await new Promise(requestAnimationFrame)
      const isFading = document.getAnimations().some(
        (animation) =>
          animation instanceof CSSTransition &&
          animation.effect instanceof KeyframeEffect &&
          // The test does not wait for transitions of a hidden slide, because they never finish.
          animation.effect.target?.checkVisibility({ contentVisibilityAuto: true }),
      )
      calmFrames = isFading ? 0 : calmFrames + 1
    }
  })
}

export async function expectNoFaultsInLight(page: Page, scope?: Scope) {
  await show(page, 'light')
  expect(await faults(page, { type: 'tag', values: tags }, scope)).toEqual([])
}

/**
 * Expects no fault in the page's current state by any rule in the light scheme, and by colour rules
 * in the dark scheme.
 */
export async function expectNoFaults(page: Page) {
  await expectNoFaultsInLight(page)
  await show(page, 'dark')
  expect(await faults(page, colourRules), 'dark').toEqual([])
}

/**
 * Expects no fault caused by a narrow window or the dark scheme. Other faults are checked in a wide
 * window in the light scheme.
 */
export async function expectNoLayoutFaults(page: Page, scope?: Scope) {
  await show(page, 'dark')
  expect(await faults(page, layoutRules, scope)).toEqual([])
}

/**
 * Expects no sideways scrolling, no fault in a wide window in light, and no fault by layout rules
 * on a phone in dark.
 */
export async function expectNoFaultsOnDesktopAndPhone(page: Page) {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    if (width === 1440) await expectNoFaultsInLight(page)
    if (width === 390) await expectNoLayoutFaults(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(width)
  }
}
