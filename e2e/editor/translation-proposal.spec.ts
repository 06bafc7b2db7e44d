import { expectedProblems, failedRequest } from '../fixtures.ts'
import { discardDraft, edit, expect, readSavedEntry, saveDraftAsEditor, test } from './editor.ts'

test.describe.configure({ mode: 'default' })

/** A catalogue that no other test edits. */
const path = 'content/languages/fr/social-feed.po'
type Unit = { translation: string; proposal?: string }
test.afterEach(({ page }) => discardDraft(page, path))

for (const width of [390, 1440])
  test(`a proposal is used, brought back and discarded at ${width} px`, async ({ page }) => {
    // The preview, of a language that this site does not have.
    expectedProblems.push(failedRequest(404))
    await page.setViewportSize({ width, height: 844 })
    const unitsOf = async () => (await readSavedEntry(page, path)).value['units'] as Unit[]
    const [first, ...others] = await unitsOf()
    const before = first?.translation ?? ''
    const proposal = `${'Un texte proposé\u202f: '.repeat(12)}fin`
    await saveDraftAsEditor(page, path, { units: [{ ...first, proposal }, ...others] })
    const isStored = (expected: Unit) =>
      expect.poll(async () => (await unitsOf())[0]).toEqual({ ...first, ...expected })

    await page.goto(edit(path))
    const use = page.getByRole('button', { name: 'Use the proposal' })
    const discard = page.getByRole('button', { name: 'Discard the proposal' })
    const text = page.getByRole('textbox', { name: /Needs work/ })
    const settled = page.locator('textarea[lang=fr]').first()
    await expect(text).toHaveValue(before)
    await expect(page.getByText(/^1 of \d+ texts is open\.$/)).toBeVisible()
    await expect(page.getByText(proposal)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await use.click()
    await expect(settled).toHaveValue(proposal)
    await expect(settled).toBeFocused()
    await expect(use).toHaveCount(0)
    await expect(page.getByText('Every text is translated.')).toBeVisible()
    await isStored({ translation: proposal })

    await page.keyboard.press('ControlOrMeta+z')
    await expect(text).toHaveValue(before)
    await discard.click()
    await expect(settled).toHaveValue(before)
    await expect(settled).toBeFocused()
    await expect(discard).toHaveCount(0)
    await isStored({ translation: before })
    await page.reload()
    await expect(settled).toHaveValue(before)
    await expect(discard).toHaveCount(0)
  })
