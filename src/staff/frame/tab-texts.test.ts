import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const place = 'contact 12 reply'

function createStorage() {
  const items: Record<string, string> = {}
  return Object.defineProperties(items, {
    getItem: { value: (key: string) => items[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(items, { [key]: text }) },
    removeItem: { value: (key: string) => delete items[key] },
  })
}

/** Opens a tab of the same browser. The module remembers what its tab has taken over. */
async function openTab() {
  const tab = createStorage()
  vi.resetModules()
  const { tabTexts } = await import('./tab-texts.ts')
  return <Answer>(act: (texts: typeof tabTexts) => Answer): Answer => {
    vi.stubGlobal('sessionStorage', tab)
    return act(tabTexts)
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

it('keeps what two tabs type at one place apart, and lists the place once', async () => {
  const [first, second] = [await openTab(), await openTab()]
  first((texts) => texts.store(1, place, 'first'))
  second((texts) => texts.store(1, place, 'second'))
  expect(first((texts) => texts.adopt(1, place)?.text)).toBe('first')
  expect(second((texts) => texts.adopt(1, place)?.text)).toBe('second')
  expect(first((texts) => texts.places(1))).toEqual([place])
  first((texts) => texts.forget(1, place, (text) => text === 'first'))
  expect(first((texts) => texts.newest(1, place)?.text)).toBe('second')
})

it.each([
  ['is gone once it was sent', 'first', undefined],
  ['stays if that tab has typed on', 'more', 'more'],
])('goes on with the text of another tab, which %s', async (_, typed, left) => {
  vi.useFakeTimers({ now: 0 })
  const [first, second] = [await openTab(), await openTab()]
  first((texts) => texts.store(1, place, 'first'))
  vi.setSystemTime(1)
  expect(second((texts) => texts.adopt(1, place)?.text)).toBe('first')
  vi.setSystemTime(2)
  if (typed === 'more') first((texts) => texts.store(1, place, typed))
  second((texts) => texts.forget(1, place, () => false))
  expect(second((texts) => texts.newest(1, place)?.text)).toBe(left)
  vi.useRealTimers()
})

it('drops the texts of all tabs with their place', async () => {
  const [first, second] = [await openTab(), await openTab()]
  for (const tab of [first, second]) tab((texts) => texts.store(1, place, 'typed'))
  second((texts) => texts.forget(1, place))
  expect(first((texts) => texts.places(1))).toEqual([])
})
