import { readFile } from 'node:fs/promises'
import { advisedLengths } from '#src/content/schemas/product-schema.ts'
import { site } from '#src/content/settings/site.ts'
import { expectedProblems, failedRequest } from '../fixtures.ts'
import { sameOriginHeaders } from '../staff.ts'
import {
  discardByHand,
  discardDraft,
  edit,
  expect,
  openPart,
  productPath,
  publishing,
  saveDraftAsEditor,
  saved,
  test,
} from './editor.ts'

test('the overview is read at the second try, has Home first, finds by words and states', async ({
  page,
  editor,
}) => {
  expectedProblems.push(failedRequest(503))
  const path = 'content/pages/iot-services.yaml'
  await saveDraftAsEditor(page, path, { heading: '' })
  await page.route('**/api/content', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/admin/content')
  await expect(page.getByText('The content could not be loaded.')).toBeVisible()
  await page.unroute('**/api/content')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: /^Products/ })).toBeVisible()

  const pages = page.getByRole('region', { name: /^Pages/ })
  await expect(pages.getByRole('heading')).toContainText('1 not published · 1 to fix')
  await pages.getByRole('heading').click()
  await expect(pages.getByRole('link').first()).toHaveAccessibleName(/^Home/)
  const line = pages
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href*="${encodeURIComponent(path)}"]`) })
  await expect(line).toContainText('Draft')
  await expect(line).toContainText('1 thing to fix')
  await expect(line).toContainText(editor.name)
  await expect(pages.getByText('Published', { exact: true })).toHaveCount(0)
  await page.getByLabel('State').selectOption('Something to fix')
  await expect(line).toBeVisible()
  await expect(pages.getByRole('link', { name: /^Home/ })).toHaveCount(0)
  await page.getByLabel('State').selectOption({ index: 0 })
  await discardDraft(page, path)

  await page.getByLabel('Search').fill('smart lock')
  await expect(page.getByRole('link', { name: /^Smart Lock/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Questions/ })).toHaveCount(0)
  await page.getByLabel('Search').fill('no such words anywhere')
  await expect(page.getByText('No text has “no such words anywhere”.')).toBeVisible()
  await page.getByLabel('Search').fill('smart lock')
  await page.getByRole('link', { name: /^Smart Lock/ }).click()
  await expect(page.getByRole('heading', { name: 'Smart Lock', level: 1 })).toBeVisible()
})

test.describe('a draft', () => {
  test('is saved by itself, counts its words, names what to fix with a link to the field, and can be given up', async ({
    page,
  }) => {
    await discardDraft(page, 'content/products/dimmer-knob.yaml')
    await page.goto(productPath('dimmer-knob'))
    await page.getByLabel('Price', { exact: false }).fill('31.50')
    await expect(saved(page)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Price', { exact: false })).toHaveValue('31.50')

    await openPart(page, 'Benefits')
    await openPart(page, 'Benefit 2')
    await page.getByLabel('Text', { exact: true }).fill('Three words here')
    const { min, max } = advisedLengths.benefit
    await expect(page.getByText(`3 words; ${min} to ${max} fit`).first()).toBeVisible()
    // The counter counts the characters of the text that replaces the token.
    await page.getByLabel('Summary').fill('{name}')
    await expect(page.getByLabel('Summary')).toHaveAccessibleDescription(
      new RegExp(`\\b${site().name.length} characters; \\d`),
    )
    await expect(page.getByRole('heading', { name: 'Check this before you publish' })).toBeVisible()
    await page.getByLabel('Text', { exact: true }).fill('')
    await expect(saved(page)).toBeVisible()
    await page.reload()
    const problem = page.getByRole('link', { name: 'Benefit 2 › Text', exact: true })
    await problem.click()
    await expect(page.getByLabel('Text', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Text', { exact: true })).toHaveAccessibleDescription(
      /Write something here/,
    )

    await discardByHand(page)
    await expect(page.getByLabel('Price', { exact: false })).not.toHaveValue('31.50')
    await expect(problem).toHaveCount(0)
  })

  test('has lists that are put in order by keyboard and by pointer, and whose entries come back', async ({
    page,
  }) => {
    await page.goto(productPath('door-bell'))
    await openPart(page, 'Features')
    const entries = page.getByRole('button', { name: /^Feature \d/ })
    const first = (await entries.nth(0).textContent())?.replace('Feature 1', '') ?? ''
    const second = (await entries.nth(1).textContent())?.replace('Feature 2', '') ?? ''
    await page.getByRole('button', { name: 'Move down: Feature 1', exact: true }).press('Enter')
    await expect(entries.nth(1)).toContainText(first)
    await expect(page.getByText('Moved to 2 of')).toBeAttached()

    const row = page.locator('li', { has: entries.nth(0) })
    const handle = row.locator('[aria-hidden=true]').first()
    const from = await handle.boundingBox()
    const to = await entries.nth(1).boundingBox()
    if (!from || !to) throw new Error('The list is not on the screen')
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, to.y + to.height - 2, { steps: 8 })
    await page.mouse.up()
    await expect(entries.nth(1)).toContainText(second)

    const total = await entries.count()
    await page.getByRole('button', { name: 'Remove: Feature 1', exact: true }).click()
    await expect(entries).toHaveCount(total - 1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(entries).toHaveCount(total)
    await expect(entries.nth(0)).toContainText(first)
  })

  test('has the focus where one goes on: in the first field of a dialog, and in an entry that was added', async ({
    page,
  }) => {
    await page.goto('/admin/content')
    await page.getByRole('button', { name: 'New…' }).press('Enter')
    await expect(page.getByRole('dialog').getByLabel('Product', { exact: true })).toBeFocused()

    await page.goto(productPath('curtain-blind-control'))
    await page.getByRole('button', { name: 'Remove: Picture 4', exact: true }).click()
    await page.getByRole('button', { name: 'Add picture' }).press('Enter')
    await expect(
      page.locator('li:focus-within').getByRole('button', { name: 'Choose a picture' }),
    ).toBeVisible()
    await openPart(page, 'In the box')
    await page.getByRole('button', { name: /^Add / }).last().press('Enter')
    await page.keyboard.type('A spare battery')
    await expect(page.getByText('A spare battery')).toHaveCount(1)
    await discardDraft(page, 'content/products/curtain-blind-control.yaml')
  })

  test('takes blocks of reading text, links to pages there are, and cells of tables', async ({
    page,
  }) => {
    await page.goto(edit('content/pages/smart.yaml'))
    await openPart(page, 'Reading text')
    await openPart(page, 'Section 1')
    await page.getByLabel('Kind of block').selectOption({ label: 'Table' })
    await page.getByRole('button', { name: 'Add block' }).click()
    await page.getByLabel('Column 1', { exact: true }).fill('Part')
    await page.getByRole('button', { name: 'Add row' }).click()
    await page.getByLabel('Row 1, Part').fill('Microphone')
    await openPart(page, 'Call to action')
    const link = page.locator('#entry-callToAction_action')
    await link.getByRole('button', { name: 'Choose a page' }).click()
    await page.getByRole('dialog').getByLabel('Search').fill('edge gateway')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'IOT Edge Gateway /edge-gateway', exact: true })
      .click()
    await expect(page.getByLabel('Where it leads')).toHaveValue('/edge-gateway')
    await expect(saved(page)).toBeVisible()
  })
})

test('a preview that the server does not make says so, and comes at the next try', async ({
  page,
}) => {
  expectedProblems.push(failedRequest(503))
  await page.route('**/api/content/preview', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/admin/content/preview?address=/about')
  await expect(page.getByText('The server does not answer')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.unroute('**/api/content/preview')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.frameLocator('iframe[title^="Phone"]').getByRole('heading', { level: 1 }),
  ).toBeVisible()
  await expect(page.getByText('The server does not answer')).toHaveCount(0)
})

test('what is new begins as a draft, and names no fault before a field was left', async ({
  page,
}) => {
  // The page may still request the preview of a draft that has just been discarded.
  expectedProblems.push(failedRequest(404))
  await page.goto('/admin/content')
  await page.getByRole('button', { name: 'New…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Product', { exact: true }).check()
  await dialog.getByLabel('Name', { exact: true }).fill('Water Sensor')
  await expect(dialog.getByLabel('Short name')).toHaveValue('water-sensor')
  await dialog.getByRole('button', { name: 'Make the draft' }).click()
  await expect(page.getByRole('heading', { name: 'Water Sensor', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: /things? needs? another look/ })).toHaveCount(0)
  await discardByHand(page)
  await expect(page).toHaveURL(/\/admin\/content\/history/)
  await page.getByRole('button', { name: /^Bring it back as a draft: .*Water Sensor/ }).click()
  await expect(page.getByText('Brought back as a draft')).toBeVisible()
  await page.goto(productPath('water-sensor'))
  await expect(page.getByRole('heading', { name: 'Water Sensor', level: 1 })).toBeVisible()
  await page.getByText('More about this entry').click()
  await page.getByRole('button', { name: 'Change the address…' }).click()
  await dialog.getByLabel('Short name').fill('leak-sensor')
  await dialog.getByRole('button', { name: 'Change it' }).click()
  await expect(page).toHaveURL(/leak-sensor/)
  await expect(page.getByRole('heading', { name: 'Water Sensor', level: 1 })).toBeVisible()
})

test('a file that is no picture is refused in words, and the library shows what uses each', async ({
  page,
}) => {
  await page.goto('/admin/content/pictures')
  await expect(page.getByText(/^\d+ pictures$/)).toBeVisible()
  await page
    .getByLabel('Add a picture')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Pictures are JPEG, PNG, WebP or AVIF files.')).toBeVisible()
  await page.getByLabel('Search').fill('smart-lock/hero')
  await expect(page.getByRole('list', { name: 'Uses Smart lock, hero' })).toContainText(
    'Smart Lock',
  )
})

test('a picture waits while the server prepares others, and is then in the library', async ({
  page,
}) => {
  expectedProblems.push(failedRequest(503))
  const busy = {
    status: 503,
    headers: { 'retry-after': '2' },
    contentType: 'application/problem+json',
    body: '{}',
  }
  await page.route('**/api/content/pictures?*', (route) => route.fulfill(busy), { times: 1 })
  await page.goto('/admin/content/pictures')
  const picture = await readFile('src/assets/pictures/products/smart-lock/hero.webp')
  await page
    .getByLabel('Add a picture')
    .setInputFiles({ name: 'waiting.webp', mimeType: 'image/webp', buffer: picture })
  await expect(page.getByText('Waiting to send waiting.webp')).toBeVisible()
  await expect(page.getByText('The picture is in the library')).toBeVisible({ timeout: publishing })
  const data = { name: 'scenes/waiting' }
  expect(
    (await page.request.delete('/api/content/pictures', { data, headers: sameOriginHeaders })).ok(),
  ).toBe(true)
})
