import { site } from '#src/content/settings/site.ts'
import { expect, hasStarted, isLive, test } from '../fixtures.ts'
import { reachContact } from '../forms/contact-request.ts'
import { accessibilityTree } from './accessibility-tree.ts'

test('the pager tells its page as a whole, not the number alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products')
  const pager = page.getByRole('navigation', { name: /^Pages of/ })
  const status = pager.locator('[aria-live=polite]')
  await expect(status).toHaveText(/^Page 1 of \d+$/)
  await expect(status).toHaveAttribute('aria-atomic', 'true')
  await pager.getByRole('link', { name: 'Next page' }).focus()
  await isLive(page, 'ProductGrid')
  await pager.getByRole('link', { name: 'Next page' }).click()
  await expect(status).toHaveText(/^Page 2 of \d+$/)
  // If the status had several text nodes, a screen reader would read only the changed node.
  expect(await status.evaluate((element) => element.childNodes.length)).toBe(1)
})

test('the drawn letter has no link that leads nowhere', async ({ page }) => {
  await page.goto('/newsletter')
  const texts = page
    .getByRole('main')
    .getByRole('img', { name: /^A drawn letter/ })
    .locator('text')
  const colourOf = (text: string) =>
    texts.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).fill)
  expect(await colourOf('Unsubscribe')).toBe(await colourOf('0 h'))
  expect((await accessibilityTree(page)).filter(({ name }) => name === 'Unsubscribe')).toEqual([])
})

test('home: slides are told as 1 of 3, hidden ones neither told nor focused, and a card that turns is a plain button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const { word } = site()
  if (word) await expect.soft(page.locator(`[lang=${word.language}]`)).toContainText(word.text)
  const hero = page.getByRole('region', { name: 'Featured' })
  await hero.hover()
  await hasStarted(hero)
  await hero.getByRole('button', { name: 'Next slide' }).click()
  await expect(hero.getByRole('group')).toHaveCount(1)
  const told = await accessibilityTree(page)
  const groups = told.filter(({ role, name }) => role === 'group' && name.endsWith(' of 3'))
  expect.soft(groups.map(({ name }) => name)).toEqual(['2 of 3'])
  expect
    .soft(
      told.filter(
        ({ role, name }) => role === 'heading' && name === 'IoT that works through power cuts.',
      ),
    )
    .toEqual([])
  const slides = await hero.locator('[aria-roledescription=slide]').evaluateAll((all) =>
    all.map((slide) =>
      [...slide.querySelectorAll<HTMLElement>('a, button')].some((control) => {
        control.focus()
        return document.activeElement === control
      }),
    ),
  )
  expect.soft(slides, 'slides that take the focus').toEqual([false, true, false])

  const buttons = page
    .getByRole('region', { name: /^Why Choose Us/ })
    .getByRole('button', { name: /: turn the card$/ })
  await expect(buttons).toHaveCount(4)
  await buttons.first().focus()
  await isLive(page, 'FlipCards')
  for (const button of await buttons.all())
    await expect.soft(button).not.toHaveAttribute('aria-pressed')
})

test('contact: no field is called invalid before anybody reached it, and the regions for its results are there', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect
    .soft(page.getByRole('checkbox', { name: /^I agree/ }))
    .toHaveAttribute('aria-invalid', 'false')
  for (const form of ['/contact', '/newsletter'])
    await expect
      .soft(page.locator(`form[action^="${form}"] [aria-live=polite][data-status]:empty`).first())
      .not.toHaveCSS('display', 'none')
  // The page has no empty element with the role "status", because screen readers would read it as
  // an empty status bar.
  expect.soft((await accessibilityTree(page)).filter(({ role }) => role === 'status')).toEqual([])
  // No empty field may be `:invalid`, because Firefox would report it to screen readers as faulty.
  await reachContact(page)
  await expect.soft(page.locator('main form :is(input, textarea):invalid')).toHaveCount(0)
  await expect
    .soft(page.getByRole('checkbox', { name: /^I agree/ }))
    .toHaveAttribute('aria-required', 'true')
  await expect.soft(page.locator(':required:not([aria-invalid=false])')).toHaveCount(0)
})

test('asked to use the colours of the system, letters of night drawings are dark on a light ground', async ({
  page,
}) => {
  for (const path of ['/', '/edge-gateway']) {
    await page.goto(path)
    await page.emulateMedia({
      forcedColors: 'active',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    const light = () =>
      page.locator('.night [role=img] text').evaluateAll((letters) =>
        letters.flatMap((letter) => {
          const sum = [...getComputedStyle(letter).fill.matchAll(/[\d.]+/g)]
            .slice(0, 3)
            .reduce((total, [part]) => total + Number(part), 0)
          return sum > 500 && letter.textContent ? [letter.textContent] : []
        }),
      )
    await expect.poll(light, { message: path }).toEqual([])
  }
})
