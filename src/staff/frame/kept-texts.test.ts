import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canKeepTexts, keptTextDays, keptTexts } from './kept-texts.ts'

const dayMs = 86_400_000
const now = Date.parse('2026-11-26T10:00:00Z')
let items: Record<string, string>

/** A storage whose own keys are its texts, as `Object.keys(localStorage)` requires. */
const createStorage = (isFull = false) => {
  items = {}
  return Object.defineProperties(items, {
    getItem: { value: (key: string) => items[key] ?? null },
    setItem: {
      value: (key: string, text: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        items[key] = text
      },
    },
    removeItem: { value: (key: string) => delete items[key] },
  })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

it('shows a text to the account that typed it, and to no other', () => {
  keptTexts.keep(1, 'contact 12 reply', { text: 'Dear Ngozi' }, now)
  expect(keptTexts.find(1, 'contact 12 reply', now)).toEqual({
    at: '2026-11-26T10:00:00.000Z',
    text: { text: 'Dear Ngozi' },
  })
  // Account 11 begins with the number of account 1.
  for (const other of [2, 11]) {
    expect(keptTexts.find(other, 'contact 12 reply', now)).toBeNull()
    expect(keptTexts.places(other, now)).toEqual([])
    keptTexts.forgetAll(other)
  }
  expect(keptTexts.places(1, now)).toEqual(['contact 12 reply'])
  keptTexts.forgetAll(1)
  expect(Object.keys(items)).toEqual([])
})

it.each([
  ['a moment before the last day ends', keptTextDays * dayMs - 1, true],
  ['when the last day ends', keptTextDays * dayMs, false],
])('a text is kept %s: %i ms', (_, age, isKept) => {
  keptTexts.keep(1, 'contact 12 note', {}, now)
  localStorage.setItem('theme', 'dark')
  expect(keptTexts.find(1, 'contact 12 note', now + age) !== null).toBe(isKept)
  expect(keptTexts.places(1, now + age)).toHaveLength(isKept ? 1 : 0)
  keptTexts.purgeExpired(now + age)
  expect(Object.keys(items)).toEqual(isKept ? ['kept-text:1:contact 12 note', 'theme'] : ['theme'])
})

it.each(['', 'null', '[', '{"text":1}', '{"at":"yesterday","text":1}', '7'])(
  'treats unreadable storage as no text: %s',
  (stored) => {
    localStorage.setItem('kept-text:1:contact 12 note', stored)
    expect(keptTexts.find(1, 'contact 12 note', now)).toBeNull()
    keptTexts.purgeExpired(now)
    expect(Object.keys(items)).toEqual([])
  },
)

it('says that a full or forbidden storage keeps nothing', () => {
  expect(canKeepTexts()).toBe(true)
  expect(Object.keys(items)).toEqual([])
  vi.stubGlobal('localStorage', createStorage(true))
  expect(canKeepTexts()).toBe(false)
  expect(keptTexts.keep(1, 'contact 12 note', {}, now)).toBe(false)
})
