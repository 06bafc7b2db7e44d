import { site } from '#src/content/settings/site.ts'
import { copy, shown } from '../copy.ts'
import { expect, failedRequest, test } from '../fixtures.ts'

/** Pages with the heading of a section, and how many cards it has. */
const counts = [
  ['/expertise', 'In Which Expertise We Will Help You?', 9, 'industries'],
  ['/general-features', /Connected Objects/, 4, 'connected objects'],
  ['/general-features', /Real Time Operations/, 3, 'real-time cards'],
  ['/iot-use-cases', shown(copy.page('iot-use-cases').useCases.heading.name), 6, 'use cases'],
  ['/iot-development-services', shown(copy.page('iot-development-services').services.heading.name), 6, 'development services'],
  ['/operating-system-development', /Linux/, 6, 'Embedded Linux cards'],
  ['/operating-system-development', /RTOS/, 3, 'RTOS cards'],
  ['/nfc', shown(copy.page('nfc').solutions.heading.name), 8, 'NFC cards'],
  ['/aiot', shown(copy.page('aiot').services.heading.name), 8, 'AIOT cards'],
  ['/iot-machine-learning-services', shown(copy.page('iot-machine-learning-services').services.heading.name), 8, 'machine-learning cards'],
  ['/pets-iot', /Accessories/i, 6, 'accessories'],
  ['/iot-managed-services', '24/7 Support with Human Expertise and AI Monitoring', 6, 'managed services'],
] as const

for (const [path, heading, count, what] of counts)
  test(`§9 Caps · ${path} shows ${count} ${what}`, async ({ page }) => {
    await page.goto(path)
    const sections = page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
    const numbers = await sections.evaluateAll((all) => all.map((section) => section.querySelectorAll('[data-card]').length))
    expect(numbers.filter((number) => number > 0)).toEqual([count])
  })

for (const [path, ...texts] of [
  ['/services', 'Our Services', 'Other Services'],
  [
    '/general-features',
    'Connected Objects',
    'Real Time Operations',
    'Geographic Layers',
    'Reporting Features',
    'Public Work Features',
    'Routes Management',
    'Tracking',
    'Operations Status',
  ],
  ['/iot-use-cases', 'Explore Other Services'],
  ['/iot-services', 'IoT App Development', 'Explore Other Services'],
  ['/smart', 'Hey SMART'],
  ['/partners', 'AWS', 'Alexa', 'Google Smart', 'Home Kit', 'NFC', 'Smart Things', 'ZigBee', 'ZWave'],
  ['/about', 'Mission', 'Vision', 'Awards'],
  ['/iot-managed-services', '24/7 Support with Human Expertise and AI Monitoring'],
] as const)
  test(`§2 ${path} · holds the words of the specification`, async ({ page }) => {
    await page.goto(path)
    const text = ((await page.locator('main').textContent()) ?? '').toLowerCase()
    for (const part of texts) expect(text).toContain(part.toLowerCase())
  })

test('§2 /privacy-policy · has seven numbered sections, the last with telephone, e-mail and address as links', async ({ page }) => {
  await page.goto('/privacy-policy')
  const headings = await page.locator('main h2').allTextContents()
  expect(headings.map((heading) => heading.replace(/\s+/g, ' ').trim())).toEqual([
    '1. Information We Collect',
    '2. How We Use Your Information',
    '3. Sharing Your Information',
    '4. Security of Your Information',
    '5. Your Rights and Choices',
    '6. Changes to This Privacy Policy',
    '7. Contact Us',
  ])
  const last = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: /Contact Us/ }) })
    .last()
  await expect(last.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(last.locator('a[href^="mailto:"]').first()).toBeVisible()
  await expect(last.getByRole('link', { name: site().address.city }).first()).toBeVisible()
})

test('§2 /consulting-services · ends with a Contact Us button', async ({ page }) => {
  await page.goto('/consulting-services')
  await expect(page.locator('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', /^\/contact\b/)
})

test('§2 /iot-product-development-step · is one picture', async ({ page }) => {
  await page.goto('/iot-product-development-step')
  await expect(page.locator('main').getByRole('img').first()).toBeVisible()
})

for (const name of ['logo', copy.products[0]?.pictures[0]?.name.replaceAll('/', '-') ?? ''])
  test(`§2 /image/:imageName · shows ${name} over the full width of the container, however wide the window`, async ({ page }) => {
    await page.goto(`/image/${name}`)
    for (const width of [390, 820, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const picture = page.getByRole('main').getByRole('img')
      const container = page.getByRole('contentinfo').locator('.container').first()
      await expect(async () => {
        const [shownAt, room] = [await picture.boundingBox(), await container.boundingBox()]
        expect(shownAt?.x, `${width} px wide`).toBeCloseTo(room?.x ?? 0, 0)
        expect(shownAt?.width, `${width} px wide`).toBeCloseTo(room?.width ?? 0, 0)
      }).toPass()
    }
  })

test('§2 /technologies-tools · an address with a question opens it', async ({ page }) => {
  await page.goto('/technologies-tools#what-is-mqtt')
  await expect(page.locator('#what-is-mqtt')).toBeVisible()
})

test.describe('§2 /technologies-tools', () => {
  test.beforeEach(({ page }) => page.goto('/technologies-tools'))
  test('shows four protocols and a long list of questions', async ({ page }) => {
    await expect(page.locator('[data-card]:has([role=img])')).toHaveCount(4)
    expect(await page.locator('details[name=faq]').count()).toBeGreaterThanOrEqual(60)
  })
  test('one question is open at a time, and clicking the open one closes it', async ({ page }) => {
    const questions = page.locator('details[name=faq] > summary')
    await questions.nth(0).click()
    await expect(page.locator('details[name=faq][open]')).toHaveCount(1)
    await questions.nth(5).click()
    await expect(page.locator('details[name=faq][open]')).toHaveCount(1)
    await questions.nth(5).click()
    await expect(page.locator('details[name=faq][open]')).toHaveCount(0)
  })
  test('lists the four groups of questions above them', async ({ page }) => {
    const groups = page.getByRole('navigation', { name: 'Groups of questions' }).getByRole('link')
    await expect(groups).toHaveCount(4)
    for (const group of await groups.all()) await expect(page.locator((await group.getAttribute('href')) ?? '')).toHaveCount(1)
  })
  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })
      test('the search of the questions leads to the page of results', async ({ page }) => {
        await page.getByLabel('Find a word in the questions and answers').fill('modbus addresses')
        await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
        await expect(page).toHaveURL(/\/search\?q=modbus\+addresses/)
        await page.locator('[data-result="/technologies-tools#modbus-addresses"] h3 a').click()
        await expect(page.locator('details[name=faq][open]')).toHaveCount(1)
      })
      test('a search that finds nothing leads on to an engineer, with the words', async ({ page }) => {
        await page.goto('/search?q=qqqq+xyzzy')
        await expect(page.locator('[data-result]')).toHaveCount(0)
        await page.locator('main a[href^="/contact"]').click()
        await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/qqqq xyzzy/)
      })
    })
})

test('where to tell of a weakness of the site is at the address of RFC 9116', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toContain(`Contact: mailto:${site().email}\n`)
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
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

  test('leaves no frame empty where no picture comes', async ({ page, expectedProblems }) => {
    expectedProblems.push(failedRequest())
    await page.route('**/_astro/*.{avif,webp}', (route) => route.abort())
    await page.goto('/iot-use-cases')
    const cards = page.locator('main [data-card]').filter({ has: page.locator('img') })
    const frames = await cards.evaluateAll((all) =>
      all.map((card) => {
        const frame = card.firstElementChild?.getBoundingClientRect()
        const placeholder = card.querySelector('svg')
        const shown = placeholder?.getBoundingClientRect()
        return [placeholder?.querySelectorAll('stop').length, shown?.width === frame?.width, shown?.height === frame?.height]
      }),
    )
    expect(frames).toEqual(Array(6).fill([4, true, true]))
  })

  test('leaves it to the browser when to fetch a picture, and has it before its frame is seen', async ({ page }) => {
    await page.goto('/iot-use-cases', { waitUntil: 'networkidle' })
    const last = page
      .locator('main [data-card]')
      .filter({ has: page.locator('img') })
      .last()
    const source = () =>
      last
        .locator('img')
        .last()
        .evaluate((img: HTMLImageElement) => img.currentSrc)
    await expect(last.locator('img').last()).toHaveAttribute('loading', 'lazy')
    // 400 px below the window
    await last.evaluate((card) => scrollBy({ top: card.getBoundingClientRect().top - innerHeight - 400, behavior: 'instant' }))
    await expect.poll(source).toContain('.avif')
  })
})
