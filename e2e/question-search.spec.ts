import { expect, isLive, test } from './fixtures.ts'

const groups = '[data-question-group]'
const questions = '[data-question]:visible'

test('§2 /technologies-tools · the search hides what it does not find, counts with it, and agrees with the page without a script', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/technologies-tools')
  const field = page.getByLabel('Find a word in the questions and answers')
  await field.focus()
  await isLive(page, 'QuestionFilter')
  const all = await page.locator(questions).count()

  await field.fill('qqqq')
  await expect(page.locator(`${groups}:visible`)).toHaveCount(0)
  await expect(page.locator(questions)).toHaveCount(0)

  await field.fill('battery')
  const found = page.locator(questions)
  await expect.poll(() => found.count()).toBeLessThan(all)
  for (const group of await page.locator(`${groups}:visible`).all()) {
    const count = await group.locator(questions).count()
    await expect(group.locator('.label').first()).toHaveText(count === 1 ? '1 question' : `${count} questions`)
  }

  const still = await browser.newPage({ javaScriptEnabled: false })
  for (const word of ['battery', 'lock', 'zigbee hub', 'http']) {
    await field.fill(word)
    await still.goto(`${baseURL}/technologies-tools/search?q=${encodeURIComponent(word)}`)
    await expect(page.locator(questions)).toHaveText(
      await still
        .locator('[data-question] summary')
        .evaluateAll((all) => all.map(({ textContent }) => new RegExp(textContent.slice(0, 20).replace(/[^\w ]/g, '.')))),
    )
  }
  await still.close()

  await field.fill('')
  await expect(page.locator(questions)).toHaveCount(all)
})

test('§2 /products · a page beyond the last is none', async ({ page, expectedProblems }) => {
  expectedProblems.push(/status of 404/)
  const response = await page.goto('/products?page=99')
  expect(response?.status()).toBe(404)
  await expect(page).not.toHaveTitle(/page 1/)
})
