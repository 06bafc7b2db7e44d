import type { Page, Request } from '@playwright/test'
import {
  expectNoFaults,
  expectNoFaultsInLight,
  expectNoLayoutFaults,
  frameOfPage,
} from '../access/axe.ts'
import { coveredControls } from '../access/covered-controls.ts'
import { faultsOfFocus } from '../access/focus.ts'
import { expectWellTold, headingsOutOfOrder } from '../access/screen-reader.ts'
import { faultsOfIslands } from '../access/sent-islands.ts'
import { lostTexts, smallDrawnTexts, touchingDrawnTexts } from '../access/text-size.ts'
import { smallTargets } from '../access/touch-targets.ts'
import { expect, expectedProblems, test, withMotion } from '../fixtures.ts'
import { emptyBands } from './empty-bands.ts'
import {
  expectButtonsInView,
  expectContent,
  expectPageOfItsOwn,
  pagesToRead,
} from './page-content.ts'
import { everyPage, withScript } from './routes.ts'
import { expectCounts } from './spec-counts.ts'

/**
 * Pages that together have every component that only wide windows show. All other pages are checked
 * in dark only on a phone.
 */
const inDarkOnDesktop = [
  '/',
  '/product/2',
  '/products',
  '/contact',
  '/technologies-tools',
  '/edge-gateway',
]
/**
 * Pages whose header and footer are checked too: one page of each kind, and pages whose link in the
 * header is marked as current.
 */
const withFrame = [...inDarkOnDesktop, '/newsletter', '/admin/signin', '/no-such-page']
/** Pages of different kinds, which are also read at other widths and with large text. */
const ofEachKind = [
  ...inDarkOnDesktop,
  '/blog/zigbee-or-z-wave-hotel',
  '/cut-the-power',
  '/prices',
  '/privacy-policy',
]
/**
 * Widths of the window, each with the minimum size of text in drawings (`--drawn-label`), in CSS
 * pixels.
 */
const drawn = [
  [1440, 14],
  [820, 12],
  [320, 11],
  [390, 12],
] as const

/** Maximum size of the pictures that a phone fetches before scrolling, in KB of 1024 bytes. */
const pictureLimit = { home: 110, other: 80 }

const setTextSize = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value
  }, size)

/**
 * Expectations that are polled, because a busy browser updates the layout some frames after its
 * window has changed.
 */
const eventually = expect.configure({ soft: true })

test.beforeEach(() => void expectedProblems.push(/status of 40[04]/))

const movingParts = (page: Page) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) > 50,
      )
      // Animations of `contentVisibility` are left out, because they only delay the loading of
      // pictures.
      .filter(
        ({ effect }) =>
          !(
            effect instanceof KeyframeEffect &&
            effect.getKeyframes().every((frame) => 'contentVisibility' in frame)
          ),
      )
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : 'unknown',
      ),
    ...[...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .filter((text) => text.startsWith('@view-transition')),
  ])

async function turnIntoPhone(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
}

/** Reads a page on a phone, and expects few pictures and no script before somebody scrolls. */
async function expectFewLoads(page: Page, path: string) {
  const scripts: string[] = []
  const pictures: Promise<number>[] = []
  const note = (request: Request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    if (request.resourceType() === 'image')
      pictures.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  }
  page.on('requestfinished', note)
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  // Later pictures are not counted, because the page shows more of them in a wide window.
  page.off('requestfinished', note)
  if (!withScript.test(path)) expect.soft(scripts).toEqual([])
  const weight = (await Promise.all(pictures)).reduce((sum, bytes) => sum + bytes, 0) / 1024
  expect
    .soft(weight, 'KB of pictures')
    .toBeLessThanOrEqual(path === '/' ? pictureLimit.home : pictureLimit.other)
  expect(response?.status()).toBe(200)
  expect(response?.headers()['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
}

/** Expects that everything can be read at every width, and with text of twice the size. */
async function expectReadableAtEveryWidth(page: Page) {
  for (const [width, least] of drawn) {
    await page.setViewportSize({ width, height: 900 })
    await eventually
      .poll(() => smallDrawnTexts(page, least), `drawn text at ${width} px`)
      .toEqual([])
    await eventually.poll(() => touchingDrawnTexts(page), `drawn texts at ${width} px`).toEqual([])
    await eventually.poll(() => lostTexts(page), `at ${width} px`).toEqual([])
    if (width === 390 || width === 1440) {
      await setTextSize(page, '200%')
      await eventually.poll(() => lostTexts(page), `text of 200 % at ${width} px`).toEqual([])
      await setTextSize(page, '')
    }
  }
}

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, ...withMotion })
for (const path of everyPage)
  test(`${pagesToRead.get(path) ?? path} has its own page, loads little, has no fault, is well told, shows the focus, has large targets that nothing covers, and can be read`, async ({
    page,
  }) => {
    if (pagesToRead.has(path)) {
      await expectFewLoads(page, path)
      await expectPageOfItsOwn(page, path)
      await expectContent(page, path)
      expect.soft(await faultsOfIslands(page)).toEqual([])
    } else await page.goto(path)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await eventually.poll(() => movingParts(page), 'moves').toEqual([])
    await expectButtonsInView(page, path)
    await expectCounts(page, path)
    // The expectation is polled, because a picture that has just loaded may not be painted yet.
    await eventually.poll(() => emptyBands(page), 'empty bands').toEqual([])
    await expectWellTold(page)
    expect
      .soft(await headingsOutOfOrder(page, 'h1, h2'), 'headings that stand above the one before')
      .toEqual([])
    const scope = withFrame.includes(path) ? {} : { leftOut: frameOfPage }
    await (inDarkOnDesktop.includes(path)
      ? expectNoFaults(page)
      : expectNoFaultsInLight(page, scope))
    expect.soft(await faultsOfFocus(page)).toEqual([])
    expect.soft(await coveredControls(page), 'covered').toEqual([])
    await page.setViewportSize({ width: 820, height: 900 })
    expect.soft(await coveredControls(page), 'covered at 820 px').toEqual([])
    if (ofEachKind.includes(path)) await expectReadableAtEveryWidth(page)

    await page.setViewportSize({ width: 390, height: 900 })
    await eventually.poll(() => lostTexts(page), 'on a phone').toEqual([])
    await eventually
      .poll(() => headingsOutOfOrder(page, 'h1, h2, h3'), 'headings above the one before')
      .toEqual([])
    // A picture of the page turns the emulation of a touch screen off, so this comes before.
    await eventually.poll(() => emptyBands(page), 'empty bands on a phone').toEqual([])
    expect.soft(await coveredControls(page), 'covered on a phone').toEqual([])
    await turnIntoPhone(page)
    await expectButtonsInView(page, path)
    await expectNoLayoutFaults(page, scope)
    expect.soft(await faultsOfFocus(page), 'on a phone').toEqual([])
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name')
        details.open = true
      }
    })
    expect(await smallTargets(page)).toEqual([])
  })
