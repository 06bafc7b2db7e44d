import { expect as hardExpect, type Locator, type Page, test } from '@playwright/test'
import { accessibilityTree } from './accessibility-tree.ts'

/** Expectations are soft, so that one fault does not hide other faults. */
const expect = hardExpect.configure({ soft: true })

const vague =
  /^(more|see more|show more|read more|learn more|details|here|click here|link|open|download)$/i
const landmarks = [
  'navigation',
  'region',
  'complementary',
  'form',
  'search',
  'banner',
  'main',
  'contentinfo',
]
/** Maximum number of landmarks on one page. The home page has ten named blocks. */
const mostLandmarks = 16
/**
 * Maximum number of characters in a drawing's text alternative. Longer texts should be on the page.
 */
const longestAlternative = 340

const texts = async (found: Locator) =>
  (await found.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())

/**
 * Finds headings that are rendered above an earlier heading.
 * @param selector of headings that are stacked at the window's width
 */
export const headingsOutOfOrder = (page: Page, selector: string) =>
  page.locator('main').evaluate((main, headings) => {
    let last = Number.NEGATIVE_INFINITY
    return [...main.querySelectorAll(headings)].flatMap((heading) => {
      if (!heading.checkVisibility() || heading.closest('dialog, [inert]')) return []
      const { top, left, right } = heading.getBoundingClientRect()
      // Headings outside the window are left out, because they are on hidden slides, which are
      // beside the visible slide, not below it.
      if (left >= innerWidth || right <= 0) return []
      const isBefore = top < last - 4
      last = Math.max(last, top)
      return isBefore ? [heading.textContent] : []
    })
  }, selector)

/**
 * Expects that headings, links, landmarks and pictures have names and texts that are useful with a
 * screen reader.
 */
export async function expectWellTold(page: Page) {
  const told = await accessibilityTree(page)
  const names = (role: string) => told.filter((node) => node.role === role).map(({ name }) => name)

  await test.step('no space between the words of a heading or cell is lost', async () => {
    expect(names('heading').filter((name) => name === '')).toEqual([])
    const words = new Map(
      (await texts(page.locator(':is(h1, h2, h3, h4, td, th)'))).map((text) => [
        text.replaceAll(' ', ''),
        text,
      ]),
    )
    const joined = [...names('heading'), ...names('cell'), ...names('rowheader')].filter(
      (name) =>
        name.split(/\s+/).length < (words.get(name.replace(/\s/g, ''))?.split(' ').length ?? 0),
    )
    expect(joined, 'joined words').toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

  // A link of a table's row is read out with the name of its row.
  const ofRows = new Set(
    await page
      .locator('tr a')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map((one) => one.href)),
  )
  await test.step('links and buttons can be told apart by their names alone', () => {
    const controls = told.filter(({ role }) => role === 'link' || role === 'button')
    const unclear = controls.filter(({ name }) => name === '' || vague.test(name))
    expect(unclear, 'controls with a name that says nothing').toEqual([])
    const targets = new Map<string, Set<string>>()
    for (const { name, url } of controls)
      if (url && !ofRows.has(url)) targets.set(name, (targets.get(name) ?? new Set()).add(url))
    const shared = [...targets]
      .filter(([, urls]) => urls.size > 1)
      .map(([name, urls]) => `${name}: ${[...urls].join(', ')}`)
    expect(shared, 'links of one name to several pages').toEqual([])
  })

  await test.step('who speaks a visible label reaches its control', async () => {
    // All controls are read in one call, because a script that loads between two calls may turn a
    // link into a button.
    const controls = await page.locator('[aria-label]:is(a, button)').evaluateAll((found) =>
      found.map((control) => ({
        label: control.getAttribute('aria-label') ?? '',
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not part of what somebody sees and says
        shown: (control instanceof HTMLElement ? control.innerText : '')
          .replace(/\s+/g, ' ')
          .trim(),
      })),
    )
    const renamed = controls.filter(({ label, shown }) => !label.includes(shown))
    expect(renamed, 'controls that are called otherwise than they are labelled').toEqual([])
  })

  await test.step('landmarks are few, and of one kind each has a name of its own', () => {
    for (const role of ['banner', 'main']) expect(names(role), role).toHaveLength(1)
    for (const role of ['navigation', 'region', 'complementary', 'search']) {
      const found = names(role)
      expect(new Set(found).size, `${role}: ${found.join(', ')}`).toBe(found.length)
    }
    expect(
      told.filter(({ role, name }) => landmarks.includes(role) && name !== '').length,
      'landmarks',
    ).toBeLessThanOrEqual(mostLandmarks)
  })

  await test.step('drawings are told in a sentence or two, tables by a name', async () => {
    const alternatives = await page
      .locator('[role=img]')
      .evaluateAll((drawings) =>
        drawings.map((drawing) => drawing.getAttribute('aria-label') ?? ''),
      )
    const unfit = alternatives.filter((text) => text.length < 4 || text.length > longestAlternative)
    expect(unfit, 'drawings').toEqual([])
    expect(names('table'), 'tables without a name').not.toContain('')
    const loose = await page.locator('[role=img]').evaluateAll((drawings) =>
      drawings.flatMap((drawing) => {
        const walker = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        // Texts in a picture must be hidden, because WebKit and Orca would read them in addition to
        // the text alternative.
        while (walker.nextNode())
          if (
            walker.currentNode.textContent?.trim() &&
            !walker.currentNode.parentElement?.closest('[aria-hidden=true]')
          )
            found.push(walker.currentNode.textContent)
        return found
      }),
    )
    expect(loose, 'letters of a drawing that are told apart').toEqual([])
  })

  await test.step('a term and its text are wrapped once: more is read twice or not at all', async () => {
    const wrapped = await page
      .locator('main dd > :only-child')
      .evaluateAll((found) =>
        found
          .filter((part) => getComputedStyle(part).display !== 'inline')
          .map((part) => part.textContent),
      )
    expect(wrapped, 'wrapped texts of terms').toEqual([])
  })
}
