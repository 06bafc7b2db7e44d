import type { Page } from '@playwright/test'
import type { ContentValue } from '#src/contracts/content/content.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { moved } from '#src/editor/fields/use-order.ts'
import { valueAt, withValueAt } from '#src/editor/texts/value-at.ts'
import { entryFormOf, readSources } from '#src/editor/texts/workspace.server.ts'
import { isTestAll } from '../../tests/test-all.ts'
import { test as base, expectedProblems, failedRequest } from '../fixtures.ts'
import { signIn } from '../staff.ts'
import { discardDraft, edit, expect, readSavedEntry, saved } from './editor.ts'

/** Entries that have every widget between them; `npm run test:all` presses the buttons of all. */
const chosen = [
  'content/brand.json',
  'content/certificates.json',
  'content/company.json',
  'content/free-pages/returns.yaml',
  'content/prices.json',
]
const all = readSources({ root: '.', published: new Map(), drafts: new Map() }).map(
  ({ path }) => path,
)

const test = base.extend<{ owner: undefined }>({
  owner: [
    async ({ page, account }, use) => {
      await signIn(page, account)
      await use(undefined)
    },
    { auto: true },
  ],
})

/** A button of the form. `place` is that of its group, `field` that of what it chooses for. */
type Button = { place: string; field: string; name: string; isOff: boolean }

const findButtons = (page: Page): Promise<Button[]> =>
  page
    .locator('fieldset[id^="entry-"] button, fieldset[id^="entry-"] input[type=color]')
    .evaluateAll((buttons) => {
      const placeOf = (element: Element | null | undefined) => {
        const name = element?.id.slice('entry-'.length).replace('-palette', '') ?? ''
        return name === 'whole' ? '' : name.replaceAll('_', '/')
      }
      return buttons.map((button) => ({
        place: placeOf(button.closest('fieldset[id^="entry-"]')),
        field: placeOf(
          button.parentElement?.previousElementSibling?.querySelector('input, textarea') ??
            button.closest('[id^="entry-"]'),
        ),
        name: button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '',
        isOff: button.matches(':disabled, [aria-disabled]'),
      }))
    })

/** Finds the button again, because other presses have rendered the form anew. */
async function locate(page: Page, { place, field, name }: Omit<Button, 'isOff'>) {
  const buttons = await findButtons(page)
  const index = buttons.findIndex(
    (one) => one.place === place && one.field === field && one.name === name,
  )
  expect(index, `${name} at ${place}`).toBeGreaterThanOrEqual(0)
  return page
    .locator('fieldset[id^="entry-"] button, fieldset[id^="entry-"] input[type=color]')
    .nth(index)
}

async function unfold(page: Page) {
  await expect(page.locator('main h2 button, [id^="entry-"]').first()).toBeVisible()
  const folded = page.locator('main :is(h2, li) button[aria-expanded=false]')
  while ((await folded.count()) > 0)
    await folded.evaluateAll((openers: HTMLElement[]) => {
      for (const opener of openers) opener.click()
    })
}

async function open(page: Page, path: string) {
  await page.goto(edit(path))
  await unfold(page)
  // A picture that has loaded adds a button.
  await expect(page.getByText('Loading the library...')).toHaveCount(0)
}

const rememberControls = (page: Page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll('input, textarea, select, button'))
      Object.assign(control, { isOld: true })
  })

/** What has the focus, and whether nothing hides it. */
type Focus = { name: string; place: string; isInView: boolean; isNew: boolean }
const readFocus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const active = document.activeElement
    if (!active) return { name: '', place: '', isInView: false, isNew: false }
    const { left, top, bottom, width, height } = active.getBoundingClientRect()
    const x = left + Math.min(width / 2, 40)
    const y = top + Math.min(height / 2, 20)
    const holder = active.closest<HTMLElement>('[data-place], [id^="entry-"]')
    const id = holder?.dataset['place'] ?? holder?.id.slice('entry-'.length) ?? ''
    return {
      name: active.getAttribute('aria-label') ?? active.textContent?.trim().slice(0, 80) ?? '',
      place: id.replace(/-body$/, '').replaceAll('_', '/'),
      isInView:
        top >= 0 &&
        (bottom <= innerHeight || height > innerHeight) &&
        active.contains(document.elementFromPoint(x, y)),
      isNew: !('isOld' in active),
    }
  })

/** Waits until what has the focus is as it should be: a press draws and scrolls in later frames. */
async function focusAfter(
  page: Page,
  what: string,
  wanted: Partial<Record<keyof Focus, unknown>>,
): Promise<Focus> {
  let focus = await readFocus(page)
  const read = async () => {
    focus = await readFocus(page)
    return { ...focus, what }
  }
  await expect.poll(read).toMatchObject(wanted)
  return focus
}

const patternOf = (place: string) => place.replace(/\d+/g, '*')

/** The first button of each kind; those of other entries of a list are the same code. */
function firstOfKind(buttons: readonly Button[]): Button[] {
  const kinds = new Set<string>()
  return buttons.filter(({ place, field, name }) => {
    const kind = `${patternOf(place)} ${patternOf(field)} ${name}`
    return !kinds.has(kind) && kinds.add(kind)
  })
}

const isThere = (value: ContentValue, place: string) => {
  const at = valueAt(value, place.replace(/\/?\d+$/, ''))
  const [, index] = /(\d+)$/.exec(place) ?? []
  if (Array.isArray(at) && index) return at.length > Number(index)
  const found = valueAt(value, place)
  return found !== undefined && found !== null
}

const readDraft = async (page: Page, path: string) =>
  (await readSavedEntry(page, path)).value as ContentValue

/** A value without what is empty: a list that was added and emptied again is none. */
function filled(value: ContentValue): ContentValue {
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  const isFilled = (one: ContentValue) =>
    one !== null && !(typeof one === 'object' && Object.keys(one).length === 0)
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, filled(one)] as const)
      .filter(([, one]) => isFilled(one)),
  )
}

/** Presses every *Add*. @returns the places of what was added, in order */
async function pressAdds(page: Page): Promise<string[]> {
  const added: string[] = []
  const done = new Set<string>()
  const isAdd = ({ name, isOff }: Button) => /^Add (?!the public)/.test(name) && !isOff
  const keyOf = ({ place, name }: Button) => `${patternOf(place)} ${name}`
  for (;;) {
    await unfold(page)
    const next = (await findButtons(page)).find(
      (button) => isAdd(button) && !done.has(keyOf(button)),
    )
    if (!next) return added
    done.add(keyOf(next))
    const findKinds = async () =>
      (await locate(page, next)).locator('xpath=preceding-sibling::select')
    const count =
      next.name === 'Add block' ? await (await findKinds()).locator('option').count() : 1
    for (let kind = 0; kind < count; kind += 1) {
      if (count > 1) await (await findKinds()).selectOption({ index: kind })
      await rememberControls(page)
      await (await locate(page, next)).click()
      const what = `${next.name} at ${next.place}`
      const focus = await focusAfter(page, what, { isNew: true, isInView: true })
      expect(focus.place.startsWith(next.place), what).toBe(true)
      const isList = /^\/?\d+/.test(focus.place.slice(next.place.length))
      const [part = ''] =
        isList || ['Add row', 'Add column'].includes(next.name)
          ? (/^\/?((rows|columns)\/)?\d+/.exec(focus.place.slice(next.place.length)) ?? [])
          : []
      added.push(`${next.place}${part}`.replace(/^\//, ''))
    }
  }
}

/** The button that removes a part which is at a place. */
function removerOf(buttons: readonly Button[], place: string): Button | undefined {
  const [, list = '', index] = /^(.*?)\/?(\d+)$/.exec(place) ?? []
  const [, table, kind] = /^(.+)\/(rows|columns)$/.exec(list) ?? []
  const isTable = table !== undefined && !buttons.some((button) => button.place === list)
  const number = Number(index) + 1
  const [at, name] =
    index === undefined
      ? [place, /^Remove (?!column \d)/]
      : isTable && kind === 'columns'
        ? [table, new RegExp(`^Remove column ${number}$`)]
        : [isTable ? table : list, new RegExp(`^Remove: .* ${number}$`)]
  return buttons.find((button) => button.place === at && name.test(button.name))
}

async function pressRemove(page: Page, place: string) {
  await unfold(page)
  const remover = removerOf(await findButtons(page), place)
  expect(remover, `the button that removes ${place}`).toBeDefined()
  if (!remover) return
  await (await locate(page, remover)).click()
  await focusAfter(page, `${remover.name} at ${place}`, { name: 'Undo', isInView: true })
}

async function pressUndo(page: Page, place: string) {
  await page.keyboard.press('Enter')
  await focusAfter(page, `Undo at ${place}`, {
    isInView: true,
    place: expect.stringMatching(new RegExp(`^${place}`)),
  })
  expect(removerOf(await findButtons(page), place), `${place} is there again`).toBeDefined()
}

async function pressMoves(page: Page, before: ContentValue): Promise<ContentValue> {
  const depth = ({ place }: Button) => place.split('/').length
  const moves = firstOfKind(await findButtons(page))
    .filter(({ name, isOff }) => /^Move down: .* 1$/.test(name) && !isOff)
    .sort((one, other) => depth(other) - depth(one))
  let expected = before
  for (const button of moves) {
    await (await locate(page, button)).click()
    await focusAfter(page, `${button.name} at ${button.place}`, {
      isInView: true,
      name: expect.stringMatching(/^Move/),
    })
    const table = valueAt(expected, `${button.place}/rows`)
    const at = Array.isArray(table) ? `${button.place}/rows` : button.place
    const list = valueAt(expected, at)
    if (Array.isArray(list)) expected = withValueAt(expected, at, moved(list, 0, 1)) ?? null
  }
  return expected
}

async function pressChoices(page: Page): Promise<string[]> {
  const changed: string[] = []
  for (const button of firstOfKind(await findButtons(page))) {
    if (!/^Choose/.test(button.name)) continue
    const control = await locate(page, button)
    if (button.name.startsWith('Choose: ')) {
      await control.fill('#123456')
      changed.push(button.field)
      continue
    }
    await control.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog, `${button.name} at ${button.field}`).toBeVisible()
    await focusAfter(page, button.name, { isInView: true })
    await dialog.locator('ul button:not([aria-pressed=true])').last().click()
    await expect(dialog).toHaveCount(0)
    await focusAfter(page, `${button.name} at ${button.field}`, { isInView: true })
    changed.push(button.field)
  }
  return changed
}

function* widgetsOf(schema: FormSchema): Generator<string> {
  yield schema.widget ?? (schema.anyOf ? 'union' : schema.enum ? 'choice' : (schema.type ?? ''))
  for (const field of Object.values(schema.properties ?? {})) yield* widgetsOf(field)
  if (schema.items) yield* widgetsOf(schema.items)
  for (const option of schema.anyOf ?? []) yield* widgetsOf(option)
}
const widgetsIn = (paths: readonly string[]) =>
  [...new Set(paths.flatMap((path) => [...widgetsOf(entryFormOf(path) ?? { title: '' })]))].sort()

test('the chosen entries have every widget between them', () =>
  expect(widgetsIn(chosen)).toEqual(widgetsIn(all)))

for (const path of isTestAll ? all : chosen)
  test(`every button of ${path} does what it says`, async ({ page }) => {
    test.setTimeout(600_000)
    // Beside the form, pages that need a link of a mail have no preview.
    expectedProblems.push(/frame-ancestors/, failedRequest(400))
    // Its preview is the page that the server sends with this status.
    if (path === 'content/pages/not-found.yaml') expectedProblems.push(failedRequest(404))
    await discardDraft(page, path)
    const before = await readDraft(page, path)

    await test.step('Add', async () => {
      await open(page, path)
      const added = await pressAdds(page)
      if (added.length === 0) return
      await expect(saved(page)).toBeVisible()
      const draft = await readDraft(page, path)
      for (const place of added) expect(isThere(draft, place), place).toBe(true)

      await open(page, path)
      for (const place of added.toReversed()) {
        await pressRemove(page, place)
        await pressUndo(page, place)
        await pressRemove(page, place)
      }
      await expect(saved(page)).toBeVisible()
      expect(filled(await readDraft(page, path))).toEqual(filled(before))
    })

    await test.step('Remove and Undo', async () => {
      await discardDraft(page, path)
      await open(page, path)
      const removers = firstOfKind(await findButtons(page)).filter(({ name }) =>
        /^Remove/.test(name),
      )
      for (const { place, name } of removers) {
        const [, index] = / (\d+)$/.exec(name) ?? []
        const table = name.startsWith('Remove column')
          ? 'columns/'
          : name.startsWith('Remove: row')
            ? 'rows/'
            : ''
        const part = index ? `${place}/${table}${Number(index) - 1}`.replace(/^\//, '') : place
        await pressRemove(page, part)
        await pressUndo(page, part)
      }
      if (removers.length > 0) await expect(saved(page)).toBeVisible()
      expect(await readDraft(page, path)).toEqual(before)
    })

    await test.step('Move', async () => {
      await discardDraft(page, path)
      await open(page, path)
      const expected = await pressMoves(page, before)
      if (expected !== before) await expect(saved(page)).toBeVisible()
      expect(await readDraft(page, path)).toEqual(expected)
    })

    await test.step('Choose', async () => {
      await discardDraft(page, path)
      await open(page, path)
      const changed = await pressChoices(page)
      if (changed.length > 0) await expect(saved(page)).toBeVisible()
      const draft = await readDraft(page, path)
      for (const place of changed)
        expect(valueAt(draft, place), place).not.toEqual(valueAt(before, place))
    })
    await discardDraft(page, path)
  })
