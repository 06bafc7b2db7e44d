import type { Locator, Page } from '@playwright/test'
import { linkAddress } from '#src/contracts/paths.ts'
import { smallTargets } from '../access/touch-targets.ts'
import { discardDraft, edit, expect, openPart, readSavedEntry, saved, test } from './editor.ts'

test.describe.configure({ mode: 'default' })

/** A page that no other test edits. */
const path = 'content/pages/prices.yaml'
const before = 'We answer at night too'
test.afterEach(({ page }) => discardDraft(page, path))

async function openText(page: Page): Promise<Locator> {
  await page.goto(edit(path))
  await openPart(page, 'Call to action')
  const field = page.getByLabel('Text', { exact: true })
  await field.fill(before)
  return field
}
const select = (field: Locator, words: string) =>
  field.evaluate((element: HTMLTextAreaElement, part) => {
    element.focus()
    const from = element.value.indexOf(part)
    element.setSelectionRange(from, from + part.length)
  }, words)

test('bold and code are put around words by button and by key, taken away again, and undone', async ({
  page,
}) => {
  const field = await openText(page)
  const marks = page.getByRole('group', { name: 'Marks in Text' })
  await select(field, 'at night')
  await marks.getByRole('button', { name: 'Bold' }).click()
  await expect(field).toHaveValue('We answer **at night** too')
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue(before)
  await select(field, 'at night')
  await page.keyboard.press('Control+b')
  await expect(field).toHaveValue('We answer **at night** too')
  await page.keyboard.press('Control+b')
  await expect(field).toHaveValue(before)
  await page.keyboard.press('Control+e')
  await expect(field).toHaveValue('We answer `at night` too')
  await expect(saved(page)).toBeVisible()
  expect((await readSavedEntry(page, path)).value['callToAction']).toMatchObject({
    text: 'We answer `at night` too',
  })
})

test('a link asks for its address, says what is wrong with one in the words of the check, and can be taken away', async ({
  page,
}) => {
  const field = await openText(page)
  await select(field, 'answer')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Make a link' })
  await expect(dialog.getByLabel('Words of the link')).toHaveValue('answer')
  const address = dialog.getByLabel('Where it leads')
  await address.fill('http://somewhere.example')
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  await expect(address).toHaveAccessibleDescription(new RegExp(linkAddress.fault))
  await address.fill('/contact')
  await address.press('ArrowDown')
  await page.getByRole('dialog', { name: 'Choose a page' }).getByLabel('Search').press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(address).toHaveValue('/contact')
  await address.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(field).toHaveValue('We [answer](/contact) at night too')
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue(before)
  await page.keyboard.press('Control+Shift+z')
  await expect(field).toHaveValue('We [answer](/contact) at night too')

  await select(field, 'swer')
  await page
    .getByRole('group', { name: 'Marks in Text' })
    .getByRole('button', { name: 'Link' })
    .click()
  await page.getByRole('button', { name: 'Take the link away' }).click()
  await expect(field).toHaveValue(before)
})

/** Pastes into a field as a browser does. */
const paste = (field: Locator, html: string, plain = '') =>
  field.evaluate(
    (element, [rich = '', text = '']) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', rich)
      clipboardData.setData('text/plain', text)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    [html, plain],
  )

test('a text of another program is pasted at the caret with its marks and blocks, what is left out is said, and one Ctrl+Z takes it back', async ({
  page,
}) => {
  await page.goto(edit(path))
  await openPart(page, 'Reading text')
  await openPart(page, 'Section 2')
  const blocks = page.getByRole('button', { name: /^(Paragraph|List) \d/ })
  await blocks.first().click()
  type Sections = { sections: { id: string; heading: string; blocks: object[] }[] }
  const read = async () => ((await readSavedEntry(page, path)).value as Sections).sections
  const [before, first, ...others] = await read()
  const field = page.getByLabel('Paragraph', { exact: true }).first()
  await field.fill('Before after')
  await select(field, 'after')
  await paste(
    field,
    '<p>It <b>runs</b> <a href="/contact">on</a>.</p><ol><li>One<ul><li>Two</li></ul></li></ol><h2>By night</h2><table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table><img src="x">',
  )
  await expect(
    page.getByText('Pasted. Left out: pictures and bullets of inner lists.'),
  ).toBeVisible()
  await expect(saved(page)).toBeVisible()
  expect(await read()).toEqual([
    before,
    {
      ...first,
      blocks: [
        { paragraph: 'Before It **runs** [on](/contact).' },
        { numbered: ['One', { inset: 'Two' }] },
      ],
    },
    {
      id: 'by-night',
      heading: 'By night',
      blocks: [
        { table: { caption: '', columns: ['A', 'B'], rows: [['1', '2']] } },
        ...(first?.blocks.slice(1) ?? []),
      ],
    },
    ...others,
  ])
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue('Before after')
  await expect(saved(page)).toBeVisible()
  await expect(async () => expect((await read()).slice(2)).toEqual(others)).toPass()
})

test('Enter begins the next paragraph, and a text that is alone says that it is one paragraph', async ({
  page,
}) => {
  const article = 'content/articles/night-without-power.yaml'
  await discardDraft(page, article)
  await page.goto(edit(article))
  await openPart(page, 'Section 1')
  await page
    .getByRole('button', { name: /^Paragraph \d/ })
    .first()
    .click()
  const fields = page.getByLabel('Paragraph', { exact: true })
  await fields.first().fill('One. Two.')
  await select(fields.first(), ' Two.')
  await page.keyboard.press('Home')
  for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(fields.nth(1)).toBeFocused()
  await expect(fields.nth(1)).toBeInViewport({ ratio: 1 })
  await page.keyboard.type('Then ')
  await expect(saved(page)).toBeVisible()
  type Sections = { sections: { blocks: object[] }[] }
  const { sections } = (await readSavedEntry(page, article)).value as Sections
  expect(sections[0]?.blocks.slice(0, 2)).toEqual([
    { paragraph: 'One.' },
    { paragraph: 'Then Two.' },
  ])
  await discardDraft(page, article)

  const product = 'content/products/dimmer-knob.yaml'
  await page.goto(edit(product))
  await openPart(page, 'Benefits')
  await openPart(page, 'Benefit 2')
  const text = page.getByLabel('Text', { exact: true })
  const words = await text.inputValue()
  await text.press('Enter')
  await expect(page.getByText('This text is one paragraph.')).toBeVisible()
  await expect(text).toHaveValue(words)
})

const tablePath = 'content/pages/consulting-services.yaml'
async function openTable(page: Page) {
  await page.goto(edit(tablePath))
  await openPart(page, 'Reading text')
  await openPart(page, 'Section 1')
  await page
    .getByRole('button', { name: /^Table\b/ })
    .first()
    .click()
}

test('a range of a spreadsheet is pasted into the cells of a table', async ({ page }) => {
  await openTable(page)
  const cell = page.getByLabel(/^Row 1, /).first()
  const words = await cell.inputValue()
  await cell.focus()
  await paste(cell, '', 'One\t1\nTwo\t2\n')
  await expect(page.getByText('Pasted into the cells.')).toBeVisible()
  await expect(cell).toHaveValue('One')
  await expect(page.getByLabel(/^Row 2, /).first()).toHaveValue('Two')
  await page.keyboard.press('Control+z')
  await expect(cell).toHaveValue(words)
  await discardDraft(page, tablePath)
})

test('cells of a table take marks, and a heading takes none', async ({ page }) => {
  await openTable(page)
  const cell = page.getByLabel(/^Row 1, /).first()
  const words = await cell.inputValue()
  await cell.focus()
  await cell.selectText()
  const marks = page.getByRole('group', { name: 'Marks in Table' })
  await marks.getByRole('button', { name: 'Bold' }).click()
  await expect(cell).toHaveValue(`**${words}**`)
  await page.keyboard.press('Control+z')
  await expect(cell).toHaveValue(words)
  await openPart(page, 'In search results')
  await expect(page.getByLabel('Title in search results')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Marks in Title in search results' })).toHaveCount(0)
  const heading = page.getByLabel('Heading', { exact: true }).first()
  const name = await heading.inputValue()
  await heading.focus()
  await page.keyboard.press('Control+b')
  await expect(heading).toHaveValue(name)
})

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a thumb hits the marks below a text, and what a search has found', async ({ page }) => {
    await openText(page)
    expect(await smallTargets(page)).toEqual([])
    await page.goto('/admin/content?search=warranty')
    await expect(
      page.getByRole('region', { name: 'In the texts' }).getByRole('link').first(),
    ).toBeVisible()
    expect(await smallTargets(page)).toEqual([])
  })
})
