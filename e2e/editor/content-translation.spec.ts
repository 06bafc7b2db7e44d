import { expectedProblems, failedRequest } from '../fixtures.ts'
import {
  discardDraft,
  edit,
  expect,
  readSavedEntry,
  saveDraftAsEditor,
  saved,
  test,
} from './editor.ts'

test.describe.configure({ mode: 'default' })

/** A catalogue that no other test edits. */
const path = 'content/languages/fr/social-feed.po'
type Unit = { source?: string; translation: string; proposal?: string; discarded?: string }
// The preview is of a language that this site does not have.
test.beforeEach(() => void expectedProblems.push(failedRequest(404)))
test.afterEach(({ page }) => discardDraft(page, path))

for (const width of [390, 1440])
  test(`a proposal is used, brought back and discarded at ${width} px`, async ({ page }) => {
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
    await isStored({ translation: before, discarded: proposal })
    await page.reload()
    await expect(settled).toHaveValue(before)
    await expect(discard).toHaveCount(0)
  })

test('a text has several lines where its original has, and else one', async ({ page }) => {
  const replies = 'content/languages/fr/replies.po'
  const units = (await readSavedEntry(page, replies)).value['units'] as Unit[]
  const fieldOf = (isLong: boolean) => {
    const at = units.findIndex(({ source }) => source?.includes('\n') === isLong)
    return page.locator(`#entry-units_${at}_translation`)
  }
  const [long, short] = [fieldOf(true), fieldOf(false)]
  const lines = /^Bonjour \{firstName\},\n\n.+ Fin\.$/s
  await page.goto(edit(replies))
  await long.press('ControlOrMeta+End')
  await page.keyboard.type(' Fin.')
  await expect(long).toHaveValue(lines)
  await short.fill('Une\nligne')
  await expect(short).toHaveValue('Une ligne')
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(long).toHaveValue(lines)
  await discardDraft(page, replies)
})
