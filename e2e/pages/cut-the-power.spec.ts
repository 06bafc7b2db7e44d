import { usualHours } from '#src/content/example-sites/model-site.ts'
import { firstExampleSite } from '#src/content/example-sites.ts'
import { nightWords } from '#src/content/settings/settings.ts'
import { nightView } from '#src/power-cut/page/night-view.ts'
import { expect, isLive, test, withMotion } from '../fixtures.ts'

const words = nightWords()
const { controls, form, parts } = words
const { answers, ending, question } = nightView(firstExampleSite(), usualHours)
const [{ line } = { line: '' }] = answers

test.describe('the night plays', () => {
  test.use(withMotion)

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`first at ${viewport.width} px: site, hours, picture and button are in the first view`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto('/cut-the-power')
      const pull = page.getByRole('button', { name: controls.pull })
      for (const part of [
        page.locator('main [name=site]'),
        page.locator('main [name=hours]'),
        page.locator('main astro-island svg[data-screen]'),
        page.getByText(question).first(),
        pull,
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(line)).toBeHidden()
      await pull.hover()
      await isLive(page, 'NightPlayer')
      await pull.click()
      await expect(page.getByText('21:30', { exact: true })).toBeHidden()
      await page.getByRole('button', { name: controls.pause }).click()
      await expect(page.getByText(line)).toBeHidden()
      await page.getByRole('button', { name: controls.replay }).click()
      await expect(page.getByText(line)).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText(ending).first()).toBeInViewport()
      await expect(page.getByText('08:00', { exact: true })).toBeVisible()
    })

  test('or is skipped, also before the script runs', async ({ page }) => {
    await page.goto('/cut-the-power')
    await page.getByRole('link', { name: controls.skip }).click()
    await expect(page.getByText(line)).toBeInViewport()
  })
})

test('under reduced motion the answers are there, and one press shows the middle of the cut', async ({
  page,
}) => {
  await page.goto('/cut-the-power')
  await expect(page.getByText(line)).toBeVisible()
  const pull = page.getByRole('button', { name: controls.pull })
  await pull.hover()
  await isLive(page, 'NightPlayer')
  await pull.click()
  await expect(page.locator('astro-island .tabular').first()).toHaveText('02:00')
})

test('back at a night, the form has its choices again', async ({ page }) => {
  const hours = page.locator('main [name="hours"]')
  await page.goto('/cut-the-power?site=clinic')
  await hours.selectOption('12')
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page).toHaveURL(/hours=12/)
  await page.goBack()
  await expect(page).not.toHaveURL(/hours=12/)
  await expect(hours).toHaveValue(String(usualHours))
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form answers with the night, its answers, its table and the way to a quote', async ({
    page,
  }) => {
    await page.goto('/cut-the-power?site=clinic')
    await page.getByLabel(form.hours).selectOption('12')
    await page.getByRole('button', { name: form.submit }).click()
    await expect(page).toHaveURL(/\/cut-the-power\?site=clinic&hours=12/)
    await expect(page.locator('main [name=site]')).toHaveValue('clinic')
    await expect(page.getByText(words.answer.notifiedLabel)).toBeVisible()
    await page.locator('summary').filter({ hasText: parts.table }).click()
    const lost = page.getByRole('row', { name: words.events['grid-lost'] })
    await expect(lost.getByRole('rowheader')).toHaveText('20:00')
  })

  test('a request for a quote brings its list with all parts, and its night', async ({ page }) => {
    await page.goto('/cut-the-power?site=cold-store&hours=12')
    await page.getByRole('link', { name: controls.quote }).click()
    await expect(page.locator('textarea[name=message]')).toHaveValue('Please send me a quote.')
    const quote = page.getByRole('region', { name: /^Your quote/ })
    await expect(quote).toContainText('Cold store, through 12 hours without mains from')
    await expect(quote).toContainText('1 × Gateway')
    await expect(quote.locator('table')).toContainText('1 × Further inverter battery')
  })

  test('a night is one sheet of paper', async ({ page }) => {
    await page.goto('/cut-the-power?site=hotel&hours=24')
    const paper = await page.pdf({ format: 'A4' })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})
