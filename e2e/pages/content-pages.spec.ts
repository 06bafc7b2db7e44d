import { copy } from '../copy.ts'
import { expect, expectedProblems, failedRequest, test, withAndWithoutScript } from '../fixtures.ts'

test('§2 /image/:imageName · a picture is headed by what it shows, once, and fills its container, however wide the window', async ({
  page,
}) => {
  for (const name of ['logo', copy.products[0]?.pictures[0]?.name.replaceAll('/', '-') ?? '']) {
    await page.goto(`/image/${name}`)
    const picture = page.getByRole('main').getByRole('img')
    const container = page.getByRole('contentinfo').locator('.container').first()
    const shows = await picture.evaluate(
      (element) => element.getAttribute('alt') ?? element.getAttribute('aria-label'),
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows ?? 'nothing')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
    await expect(page.getByRole('main').getByRole('figure')).toHaveCount(0)
    for (const [width, colorScheme] of [
      [390, 'light'],
      [820, 'light'],
      [1440, 'light'],
      [2560, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      if (name === 'logo')
        await expect(picture).toHaveAttribute('src', `/brand/logo-on-${colorScheme}.svg`)
      await expect(async () => {
        const [shownAt, room] = [await picture.boundingBox(), await container.boundingBox()]
        expect(shownAt?.x, `${width} px wide`).toBeCloseTo(room?.x ?? 0, 0)
        expect(shownAt?.width, `${width} px wide`).toBeCloseTo(room?.width ?? 0, 0)
      }).toPass()
    }
  }
})

test('§2 /technologies-tools · shows four protocols, and questions in groups: one is open at a time, an address opens its own', async ({
  page,
}) => {
  await page.goto('/technologies-tools#what-is-mqtt')
  await expect.soft(page.locator('#what-is-mqtt')).toBeVisible()
  await expect.soft(page.locator('[data-card]:has([role=img])')).toHaveCount(4)
  const questions = page.locator('details[name=faq] > summary')
  expect.soft(await questions.count()).toBeGreaterThanOrEqual(60)
  const groups = page.getByRole('navigation', { name: 'Groups of questions' }).getByRole('link')
  await expect.soft(groups).toHaveCount(4)
  for (const group of await groups.all())
    await expect.soft(page.locator((await group.getAttribute('href')) ?? '')).toHaveCount(1)
  for (const [index, open] of [
    [1, 1],
    [5, 1],
    [5, 0],
  ] as const) {
    await questions.nth(index).click()
    await expect(page.locator('details[name=faq][open]')).toHaveCount(open)
  }
  // The one above closes, and what was pressed stays in view.
  await questions.nth(2).click()
  await questions.nth(3).evaluate((one) => one.scrollIntoView())
  await questions.nth(3).click()
  await expect(questions.nth(3)).toBeInViewport()
})

withAndWithoutScript('§2 /technologies-tools ·', () => {
  test('the search of the questions leads to results, and one that finds nothing to an engineer, with the words', async ({
    page,
  }) => {
    await page.goto('/technologies-tools')
    await page.getByLabel('Find a word in the questions and answers').fill('modbus addresses')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?q=modbus\+addresses/)
    await page.locator('[data-result="/technologies-tools#modbus-addresses"] h3 a').click()
    await expect(page.locator('details[name=faq][open]')).toHaveCount(1)
    await page.goto('/search?q=qqqq+xyzzy')
    await expect(page.locator('[data-result]')).toHaveCount(0)
    await page.locator('main a[href^="/contact"]').click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/qqqq xyzzy/)
  })
})

test('§2 /blog leads from teasers to articles, with a feed', async ({ page, request }) => {
  const articles = copy.folder('articles').length
  await page.goto('/blog')
  const links = page.locator('main a[href^="/blog/"]')
  await expect(links).toHaveCount(articles)
  await links.first().click()
  await expect(page.locator('article h1')).toBeVisible()
  const feed = await request.get('/rss.xml')
  expect(feed.headers()['content-type']).toMatch(/xml/)
  expect((await feed.text()).match(/<item>/g)).toHaveLength(articles)
})

test.describe('/iot-use-cases on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('leaves no frame empty where no picture comes', async ({ page }) => {
    expectedProblems.push(failedRequest())
    await page.route('**/_astro/*.{avif,webp}', (route) => route.abort())
    await page.goto('/iot-use-cases')
    const cards = page.locator('main [data-card]').filter({ has: page.locator('img') })
    const frames = await cards.evaluateAll((all) =>
      all.map((card) => {
        const frame = card.firstElementChild?.getBoundingClientRect()
        const placeholder = card.querySelector('svg')
        const shown = placeholder?.getBoundingClientRect()
        return [
          placeholder?.querySelectorAll('stop').length,
          shown?.width === frame?.width,
          shown?.height === frame?.height,
        ]
      }),
    )
    expect(frames).toEqual(Array(6).fill([4, true, true]))
  })

  test('leaves it to the browser when to fetch a picture, and has it before its frame is seen', async ({
    page,
  }) => {
    await page.goto('/iot-use-cases', { waitUntil: 'networkidle' })
    const picture = page.locator('main [data-card] img').last()
    const source = () => picture.evaluate((img: HTMLImageElement) => img.currentSrc)
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await picture.locator('xpath=ancestor::*[@data-card]').evaluate((card) =>
      scrollBy({
        top: card.getBoundingClientRect().top - innerHeight - 400,
        behavior: 'instant',
      }),
    )
    await expect.poll(source).toContain('.avif')
  })
})

test('§2 every route change scrolls to the top', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => scrollTo(0, 900))
  await page.getByRole('contentinfo').getByRole('link', { name: 'NFC Solutions' }).click()
  await expect(page).toHaveURL('/nfc')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a name that is kept on one line is copied as it is written', async ({ page }) => {
  await page.goto('/technologies-tools')
  const copied = await page.locator('main').evaluate((main) => {
    getSelection()?.selectAllChildren(main)
    const clipboardData = new DataTransfer()
    main.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }))
    return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') }
  })
  expect(copied.text).toContain('Z-Wave')
  expect(copied.html).toContain('Z-Wave')
  expect(copied.text + copied.html).not.toContain('\u2060')
})
