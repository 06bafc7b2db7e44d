import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { typedKey, typedTexts } from './typed-texts.ts'

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
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

it('shows a text to the writer who typed it, and to no other', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T10:00:00Z') })
  typedTexts.store(1, 'contact 12 reply', { text: 'Dear Ngozi' })
  expect(typedTexts.find(1, 'contact 12 reply')).toEqual({
    at: '2026-11-26T10:00:00.000Z',
    text: { text: 'Dear Ngozi' },
  })
  vi.useRealTimers()
  // Account 11 begins with the number of account 1.
  for (const other of [2, 11, 'visitor'] as const) {
    expect(typedTexts.find(other, 'contact 12 reply')).toBeNull()
    expect(typedTexts.places(other)).toEqual([])
    typedTexts.forgetAll(other)
  }
  expect(typedTexts.places(1)).toEqual(['contact 12 reply'])
  typedTexts.forgetAll(1)
  expect(Object.keys(items)).toEqual([])
})

it('removes what earlier versions stored for all tabs, and nothing else', () => {
  vi.stubGlobal('localStorage', createStorage())
  localStorage.setItem('kept-text:1:contact 12 note', '{}')
  localStorage.setItem('theme', 'dark')
  typedTexts.removeFormer()
  expect(Object.keys(items)).toEqual(['theme'])
})

it.each(['', 'null', '[', '{"text":1}', '7'])(
  'treats unreadable storage as no text: %s',
  (stored) => {
    sessionStorage.setItem(typedKey(1, 'contact 12 note'), stored)
    expect(typedTexts.find(1, 'contact 12 note')).toBeNull()
    expect(typedTexts.places(1)).toEqual([])
  },
)

it('says that a full or forbidden storage keeps nothing', () => {
  expect(typedTexts.isAvailable()).toBe(true)
  expect(Object.keys(items)).toEqual([])
  vi.stubGlobal('sessionStorage', createStorage(true))
  expect(typedTexts.isAvailable()).toBe(false)
  expect(typedTexts.store(1, 'contact 12 note', {})).toBe(false)
})
