import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canStoreTexts, unsentTextDays, unsentTexts } from './unsent-texts.ts'

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
  unsentTexts.store(1, 'contact 12 reply', { text: 'Dear Ngozi' }, now)
  expect(unsentTexts.find(1, 'contact 12 reply', now)).toEqual({
    at: '2026-11-26T10:00:00.000Z',
    text: { text: 'Dear Ngozi' },
  })
  // Account 11 begins with the number of account 1.
  for (const other of [2, 11]) {
    expect(unsentTexts.find(other, 'contact 12 reply', now)).toBeNull()
    expect(unsentTexts.places(other, now)).toEqual([])
    unsentTexts.forgetAll(other)
  }
  expect(unsentTexts.places(1, now)).toEqual(['contact 12 reply'])
  unsentTexts.forgetAll(1)
  expect(Object.keys(items)).toEqual([])
})

it.each([
  ['a moment before the last day ends', unsentTextDays * dayMs - 1, true],
  ['when the last day ends', unsentTextDays * dayMs, false],
])('a text is kept %s: %i ms', (_, age, isKept) => {
  unsentTexts.store(1, 'contact 12 note', {}, now)
  localStorage.setItem('theme', 'dark')
  expect(unsentTexts.find(1, 'contact 12 note', now + age) !== null).toBe(isKept)
  expect(unsentTexts.places(1, now + age)).toHaveLength(isKept ? 1 : 0)
  unsentTexts.purgeExpired(now + age)
  expect(Object.keys(items)).toEqual(isKept ? ['kept-text:1:contact 12 note', 'theme'] : ['theme'])
})

it.each(['', 'null', '[', '{"text":1}', '{"at":"yesterday","text":1}', '7'])(
  'treats unreadable storage as no text: %s',
  (stored) => {
    localStorage.setItem('kept-text:1:contact 12 note', stored)
    expect(unsentTexts.find(1, 'contact 12 note', now)).toBeNull()
    unsentTexts.purgeExpired(now)
    expect(Object.keys(items)).toEqual([])
  },
)

it('says that a full or forbidden storage keeps nothing', () => {
  expect(canStoreTexts()).toBe(true)
  expect(Object.keys(items)).toEqual([])
  vi.stubGlobal('localStorage', createStorage(true))
  expect(canStoreTexts()).toBe(false)
  expect(unsentTexts.store(1, 'contact 12 note', {}, now)).toBe(false)
})
