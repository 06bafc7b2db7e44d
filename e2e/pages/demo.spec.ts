import { settings } from '#src/content/settings/settings.ts'
import { expect, test } from '../fixtures.ts'

const { controls, alarms, says } = settings().demo
const address = '/demo/cold-store'

test.describe('the app’s screen', () => {
  test('another range and an acknowledged alarm come without a reload and are said; slider and table agree', async ({
    page,
  }) => {
    await page.goto(address)
    await page.evaluate(() => {
      document.body.dataset['stays'] = 'yes'
    })
    await test.step('another range keeps the focus, and Back leads to the one before', async () => {
      await page.getByRole('link', { name: controls.day, exact: true }).click()
      await expect(page).toHaveURL(`${address}?range=day#app`)
      const current = page.getByRole('link', { name: controls.day, exact: true })
      await expect(current).toHaveAttribute('aria-current', 'true')
      await expect(current).toBeFocused()
      await expect(page.locator('[data-demo-status]')).toContainText(controls.day)
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('link', { name: controls.night, exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      )
    })
    await test.step('the slider over the chart says what stands at a time, as the table does', async () => {
      const slider = page.getByRole('slider', { name: controls.inspect })
      await slider.focus()
      await slider.press('Home')
      await expect(slider).toHaveAttribute('aria-valuetext', /18:00 · Frozen room −18\.0\s°C/)
      await slider.press('ArrowRight')
      await expect(slider).toHaveAttribute('aria-valuetext', /18:10 ·/)
      await page.locator('summary').filter({ hasText: controls.table }).click()
      await expect(page.getByRole('row', { name: /^18:10 −18\.0/ })).toBeVisible()
    })
    await test.step('an alarm is acknowledged by keyboard, stays so in another range, and not after a reload', async () => {
      const buttons = page.getByRole('button', { name: controls.acknowledge })
      await expect(buttons).toHaveCount(2)
      await buttons.first().focus()
      await page.keyboard.press('Enter')
      await expect(buttons).toHaveCount(1)
      await expect(page.getByText(alarms.you)).toBeVisible()
      await expect(page.locator('[data-demo-status]')).toContainText(
        says.acknowledged.split('{rule}')[1] ?? '',
      )
      await expect(page.locator('[data-alarm]:focus')).toHaveCount(1)
      await page.getByRole('link', { name: controls.day, exact: true }).click()
      await expect(page).toHaveURL(`${address}?range=day#app`)
      await expect(page.getByText(alarms.you)).toBeVisible()
      await expect(page.locator('body')).toHaveAttribute('data-stays', 'yes')
      await page.reload()
      await expect(page.getByText(alarms.you)).toHaveCount(0)
      await expect(buttons).toHaveCount(2)
    })
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('ranges, hours around an alarm and the file are links', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('button', { name: controls.acknowledge })).toHaveCount(0)
    const show = page.getByRole('link', { name: new RegExp(controls.show) })
    await show.first().click()
    await expect(page).toHaveURL(/range=alarm-\d#app$/)
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: controls.csv }).click()
    expect((await file).suggestedFilename()).toMatch(/^cold-store-alarm-\d\.csv$/)
    await page.getByRole('link', { name: controls.week, exact: true }).click()
    await expect(page.getByRole('table', { name: controls.week }).getByRole('row')).toHaveCount(9)
  })
})

test('the night and the week are one sheet of A4 each', async ({ page }) => {
  for (const range of ['', '?range=week']) {
    await page.goto(address + range)
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true }))
      .toString('latin1')
      .match(/\/Type \/Page\b(?!s)/g)
    expect(sheets, range).toHaveLength(1)
  }
})
