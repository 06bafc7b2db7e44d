import { site } from '#src/content/settings/site.ts'
import { expect, hasStarted, isLive, test } from '../fixtures.ts'
import { accessibilityTree } from './accessibility-tree.ts'

test('a drawing is one picture with one name, and none of its letters is told apart', async ({ page }) => {
  for (const path of ['/', '/edge-gateway', '/newsletter', '/general-features', '/image/logo']) {
    await page.goto(path)
    const loose = await page.locator('[role=img]').evaluateAll((drawings) =>
      drawings.flatMap((drawing) => {
        const walker = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        // WebKit and Orca go into a picture, and read what is not hidden.
        while (walker.nextNode())
          if (walker.currentNode.textContent?.trim() && !walker.currentNode.parentElement?.closest('[aria-hidden=true]'))
            found.push(walker.currentNode.textContent)
        return found
      }),
    )
    expect(loose, path).toEqual([])
  }
})

test('each picture of a gallery is told once, with its place in the list', async ({ page }) => {
  await page.goto('/product/2')
  const gallery = page.getByRole('region', { name: /^Pictures of/ })
  const alternatives = await gallery
    .getByRole('list')
    .first()
    .getByRole('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt') ?? ''))
  expect(alternatives.length).toBeGreaterThan(2)
  await gallery.getByRole('button', { name: 'Next picture' }).focus()
  await hasStarted(gallery)
  const told = await gallery.ariaSnapshot()
  for (const alternative of alternatives) expect(told.split(alternative), alternative).toHaveLength(2)
  await expect(gallery.getByRole('link', { name: /^Show picture \d$/ })).toHaveCount(alternatives.length)
})

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
  // Several texts in it would be told apart, and only the one that has changed.
  expect(await status.evaluate((element) => element.childNodes.length)).toBe(1)
})

test('a card that turns is a plain button, in no state that reading would change', async ({ page }) => {
  await page.goto('/')
  const buttons = page.getByRole('region', { name: /^Why Choose Us/ }).getByRole('button', { name: /: turn the card$/ })
  await expect(buttons).toHaveCount(4)
  await buttons.first().focus()
  await isLive(page, 'FlipCards')
  for (const button of await buttons.all()) await expect(button).not.toHaveAttribute('aria-pressed')
})

test('a picture on a page of its own is headed by what it shows, and nothing around it says so once more', async ({ page }) => {
  for (const name of ['logo', 'products-gateway-hero']) {
    await page.goto(`/image/${name}`)
    const shows = await page
      .getByRole('main')
      .getByRole('img')
      .first()
      .evaluate((picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows ?? 'nothing')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
    await expect(page.getByRole('main').getByRole('figure')).toHaveCount(0)
  }
})

test('the drawn letter has no link that leads nowhere', async ({ page }) => {
  await page.goto('/newsletter')
  const letter = page.getByRole('main').getByRole('img', { name: /^A drawn letter/ })
  const colourOf = (text: string) =>
    letter
      .locator('text')
      .getByText(text, { exact: true })
      .evaluate((element) => getComputedStyle(element).fill)
  expect(await colourOf('Unsubscribe')).toBe(await colourOf('0 h'))
  expect((await accessibilityTree(page)).filter(({ name }) => name === 'Unsubscribe')).toEqual([])
})

test('the word behind the name is spoken in its language', async ({ page }) => {
  const { word } = site()
  test.skip(!word, 'the name is a word of no other language')
  await page.goto('/')
  await expect(page.locator(`[lang=${word?.language}]`)).toContainText(word?.text ?? '')
})

test('slides are told as 1 of 3, and those that are not shown are not told at all', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Featured' })
  await hero.hover()
  await hasStarted(hero)
  await hero.getByRole('button', { name: 'Next slide' }).click()
  await expect(hero.getByRole('group')).toHaveCount(1)
  const told = await accessibilityTree(page)
  expect(told.filter(({ role, name }) => role === 'group' && name.endsWith(' of 3')).map(({ name }) => name)).toEqual(['2 of 3'])
  expect(told.filter(({ role, name }) => role === 'heading' && name === 'IoT that works through power cuts.')).toEqual([])
})

test('no field is called invalid before anybody reached it', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toHaveAttribute('aria-invalid', 'false')
  // Firefox goes by the browser's own check.
  await isLive(page, 'ContactForm')
  await expect(page.locator('main form :is(input, textarea):invalid')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toHaveAttribute('aria-required', 'true')
  await expect(page.locator(':required:not([aria-invalid=false])')).toHaveCount(0)
})

test('of a term and its text none is wrapped once more, and read twice or not at all', async ({ page }) => {
  for (const path of ['/product/1', '/consulting-services']) {
    await page.goto(path)
    await expect(page.locator('dl dd').first()).toBeVisible()
    const wrapped = await page
      .locator('main dd > *')
      .evaluateAll((found) => found.filter((part) => getComputedStyle(part).display !== 'inline').map((part) => part.textContent))
    expect(wrapped, path).toEqual([])
  }
})

test.describe('asked to', () => {
  test('move nothing, pages neither fade nor play', async ({ page }) => {
    for (const path of ['/', '/smart', '/general-features']) {
      await page.goto(path)
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 50)
          // One that only waits until a picture may be fetched moves nothing.
          .filter(
            ({ effect }) => !(effect instanceof KeyframeEffect && effect.getKeyframes().every((frame) => 'contentVisibility' in frame)),
          )
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : 'unknown')),
      )
      expect(moving, path).toEqual([])
    }
    const fades = await page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter((rule) => rule.cssText.startsWith('@view-transition'))),
    )
    expect(fades).toEqual([])
  })

  test('use the colours of the system, letters of night drawings are dark on a light ground', async ({ page }) => {
    for (const path of ['/', '/edge-gateway']) {
      await page.goto(path)
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' })
      const light = () =>
        page.locator('.night [role=img] text').evaluateAll((letters) =>
          letters.flatMap((letter) => {
            // The letters on a device are drawn on its own dark body.
            const sum = [...getComputedStyle(letter).fill.matchAll(/[\d.]+/g)]
              .slice(0, 3)
              .reduce((total, [part]) => total + Number(part), 0)
            return sum > 500 && letter.textContent ? [letter.textContent] : []
          }),
        )
      await expect.poll(light, { message: path }).toEqual([])
    }
  })
})

test('the regions that tell how a form fared are there before they tell it', async ({ page }) => {
  await page.goto('/contact')
  for (const form of ['/contact', '/newsletter'])
    await expect(page.locator(`form[action="${form}"] [aria-live=polite][data-status]:empty`).first()).not.toHaveCSS('display', 'none')
  // An empty one of the role "status" would be told as an empty status bar.
  const told = await accessibilityTree(page)
  expect(told.filter(({ role }) => role === 'status')).toEqual([])
})

test('the logo on a page of its own is as wide as its container, in one colour scheme at a time', async ({ page }) => {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1920, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/image/logo')
    const logo = page.getByRole('main').getByRole('img')
    await expect(logo).toHaveCount(1)
    await expect(logo).toHaveAttribute('src', `/brand/logo-on-${colorScheme}.svg`)
    const room = await logo.evaluate((picture) => [picture, picture.closest('.container')].map((box) => box?.getBoundingClientRect().width))
    expect(room[0]).toBe(room[1])
  }
})
