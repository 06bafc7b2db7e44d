import { counted } from '#src/content/example-sites/event-words.ts'
import { exampleSites } from '#src/content/example-sites.ts'
import { getExample } from '#src/content/instrument.ts'
import { settings } from '#src/content/settings/settings.ts'
import { expect, isLive, test, withMotion } from '../fixtures.ts'

test.use(withMotion)

const words = settings().instrument
const { controls, form, parts, supply } = words

test.describe('the instrument', () => {
  test('the plug takes the mains away, the app writes its log, and the address holds the night', async ({
    page,
  }) => {
    await page.goto('/cut-the-power?site=shop')
    const slider = page.getByRole('slider', { name: controls.time })
    await slider.focus()
    await isLive(page, 'Instrument')
    await slider.press('Home')
    for (let step = 0; step < 2; step++) await slider.press('ArrowRight')
    await page.getByRole('button', { name: controls.pull }).click()
    await expect(page).toHaveURL(/\/cut-the-power\/night\?site=shop&from=18%3A20&hours=/)
    await expect(page.getByRole('button', { name: controls.restore })).toBeVisible()
    await expect(page.locator('ol').getByText(words.events['grid-lost']).first()).toBeAttached()

    const address = page.url()
    await page.goto(address)
    await expect(page.getByLabel(form.from)).toHaveValue('18:20')
  })

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`switch, clock and question are in the first view of ${viewport.width} px, and nothing moves while it plays`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto('/cut-the-power')
      const pull = page.getByRole('button', { name: controls.pull })
      await pull.hover()
      await isLive(page, 'Instrument')
      for (const part of [
        pull,
        page.getByText('21:30', { exact: true }),
        page.getByText(words.controls.question.replace('{time}', '22:00')),
      ])
        await expect(part).toBeInViewport({ ratio: 1 })
      await page.evaluate(() => {
        const shift = { sum: 0 }
        Object.assign(window, { shift })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') shift.sum += entry.value
        }).observe({ type: 'layout-shift' })
      })
      await pull.click()
      await expect(page.getByRole('slider', { name: controls.time })).toHaveAttribute(
        'aria-valuetext',
        /^0[1-5]:/,
      )
      expect(await page.evaluate('shift.sum')).toBeLessThanOrEqual(0.02)
    })

  for (const [route, ...widths] of [
    ['/', 320, 768],
    ['/cut-the-power', 360],
    ['/cut-the-power?site=clinic', 768, 1100],
  ] as const)
    test(`what is said beside the clock is never cut off on ${route} at ${widths.join(' and ')} px`, async ({
      page,
    }) => {
      await page.goto(route)
      const slider = page.getByRole('slider', { name: controls.time })
      await slider.focus()
      await isLive(page, route === '/' ? 'HomeNight' : 'Instrument')
      await slider.press('Home')
      // The test keeps a handle, because the words by which it has found the element change.
      const said = await page.getByText(words.notes.untilCut.replace('{time}', '')).elementHandle()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        await slider.press('Home')
        // The slider moves to 06:00 by a script in the page, because pressing keys through
        // Playwright takes twenty times as long.
        const cut = await slider.evaluate(async (control, span) => {
          const texts = new Set<string>()
          for (let step = 0; step < 72; step++) {
            control.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
            )
            await new Promise(requestAnimationFrame)
            if (!span) texts.add('nothing is said')
            else if (span.scrollHeight > span.clientHeight) texts.add(span.textContent ?? '')
          }
          return [...texts]
        }, said)
        await expect(slider).toHaveAttribute('aria-valuetext', /^06:00/)
        expect(cut, `${width} px`).toEqual([])
      }
    })

  test('by keyboard alone: a mark gives its reading, the slider says time and supply, and moves by ten minutes', async ({
    page,
  }) => {
    await page.goto('/cut-the-power')
    const { site } = getExample('cold-store')
    const marks = page.locator('button[data-tone]')
    const [probes] = site.devices
    if (!probes) throw new Error('The example site has no device')
    const mark = page.getByRole('button', { name: counted(probes) })
    await mark.focus()
    await isLive(page, 'Instrument')
    await expect(marks).toHaveCount(site.devices.length)
    await mark.press('Enter')
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    const reading = page.getByText(`${counted(probes)}: `)
    await expect(reading).toHaveText(
      new RegExp(
        `^21:30, .*: −1[78]\\.\\d\\s°C, (${words.state.onMains}|${words.state.onInverter})$`,
      ),
    )
    const said = (await reading.textContent()) ?? ''
    const slider = page.getByRole('slider', { name: controls.time })
    await slider.press('End')
    await expect(reading).not.toHaveText(said)
    await mark.press('Enter')
    await expect(reading).toHaveCount(0)
    await slider.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', `18:00, ${supply.grid}`)
    await slider.press('ArrowRight')
    await expect(slider).toHaveAttribute('aria-valuetext', `18:10, ${supply.grid}`)
    for (let hour = 0; hour < 5; hour++) await slider.press('PageUp')
    await expect(slider).toHaveAttribute('aria-valuetext', `23:10, ${supply.none}`)
  })

  test('a mark has the room of a thumb', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const { id: site } of exampleSites()) {
      await page.goto(`/cut-the-power?site=${site}`)
      const boxes = await page
        .locator('button[data-tone]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      expect(boxes.length).toBeGreaterThan(0)
      for (const { width, height } of boxes) {
        expect(width).toBeGreaterThanOrEqual(44)
        expect(height).toBeGreaterThanOrEqual(44)
      }
    }
  })

  test('a number that is changed changes the sums and the list that is sent for a quote', async ({
    page,
  }) => {
    await page.goto('/cut-the-power')
    await page.getByRole('slider', { name: controls.time }).focus()
    await isLive(page, 'Instrument')
    await page.getByText(form.heading).click()
    await isLive(page, 'NightDetails')
    await page.getByLabel('Humidity Sensor').fill('9')
    await expect(page.getByRole('link', { name: words.sums.quote })).toHaveAttribute(
      'href',
      /humidity-sensor\*9/,
    )
    await expect(page).toHaveURL(/n-bay-sensor=9/)
    await expect(page.getByRole('link', { name: words.sums.share })).toHaveAttribute(
      'href',
      /n-bay-sensor=9/,
    )
    await page.getByLabel(form.hours, { exact: true }).fill('')
    await page.getByLabel(form.hours, { exact: true }).pressSequentially('12.5')
    await expect(page).toHaveURL(/hours=12\.5/)
    await page.getByLabel(form.from).fill('8 pm')
    await expect(page).toHaveURL(/from=20%3A00/)
    await page.getByLabel(form.from).fill('soon')
    await expect(page.getByLabel(form.from)).toHaveAccessibleDescription(words.hints.unusable)
    await page.getByRole('link', { name: form.reset }).click()
    await expect(page.getByRole('link', { name: words.sums.quote })).not.toHaveAttribute(
      'href',
      /humidity-sensor\*9/,
    )
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form answers with the night, its table, its sums and the way to a quote', async ({
    page,
  }) => {
    await page.goto('/cut-the-power?site=clinic')
    await page.getByText(form.heading).click()
    await page.getByLabel(form.from).fill('19:00')
    await page.getByLabel(form.hours, { exact: true }).fill('12')
    await page.getByRole('button', { name: form.submit }).first().click()
    await expect(page).toHaveURL(
      /\/cut-the-power\/night\?(?=.*site=clinic)(?=.*from=19%3A00)(?=.*hours=12)/,
    )
    await page.locator('summary').filter({ hasText: parts.table }).click()
    const lost = page.getByRole('row', { name: words.events['grid-lost'] })
    await expect(lost).toHaveCount(1)
    await expect(lost.getByRole('rowheader')).toHaveText('19:00')
    await expect(page.getByRole('link', { name: words.sums.quote })).toBeVisible()
  })

  test('a request for a quote brings its list with all parts, and its night', async ({ page }) => {
    await page.goto('/cut-the-power?site=cold-store&hours=5&sites=12')
    await page.getByRole('link', { name: words.sums.quote }).click()
    await expect(page.locator('textarea[name=message]')).toHaveValue(
      /\/cut-the-power\/night\?site=cold-store&from=22%3A00&hours=5&sites=12\n[\s\S]*Frozen room[\s\S]*First year/,
    )
    await expect(page.locator('input[name="quantity.gateway"]')).toHaveValue('12')
    await expect(page.locator('input[name="quantity.part.wired-probe"]')).toHaveValue('60')
  })

  test('a night is one sheet of paper', async ({ page }) => {
    // The hotel has the longest table of all example sites.
    await page.goto('/cut-the-power/night?site=hotel')
    const paper = await page.pdf({ format: 'A4' })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  test('what cannot be used is named, and the example goes on', async ({ page }) => {
    await page.goto('/cut-the-power/night?site=estate&hours=minus')
    await expect(page.getByText(words.hints.refused.replace('{names}', 'hours'))).toBeVisible()
  })
})
