import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  noteEarlierList,
  readStoredChoice,
  readStoredRequestList,
  storeRequestList,
} from './request-list-storage.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 29)
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps the request list for seven days after its last change, and then removes it', () => {
  storeRequestList('smart-lock*1', now - 6 * day)
  storeRequestList('smart-lock*1,gateway*2', now)
  expect(readStoredRequestList(now + 6.9 * day)).toBe('smart-lock*1,gateway*2')
  expect(readStoredRequestList(now + 7 * day)).toBe('')
  expect(stored.size).toBe(0)
})

it('keeps a list that was stored while the clock was fast', () => {
  storeRequestList('smart-lock*1', now + 30 * day)
  expect(readStoredRequestList(now)).toBe('smart-lock*1')
})

it.each(['', 'smart-lock*1', 'yesterday smart-lock*1'])('removes %j, which has no time', (text) => {
  stored.set('request-list', text)
  expect(readStoredRequestList(now)).toBe('')
  expect(stored.size).toBe(0)
})

it('stores no empty list, and reads none without storage', () => {
  storeRequestList('smart-lock*1', now)
  storeRequestList('', now)
  expect(stored.size).toBe(0)
  vi.unstubAllGlobals()
  expect(readStoredRequestList(now)).toBe('')
  expect(storeRequestList('smart-lock*1', now)).toBe(false)
})

it('remembers a list of an earlier day, and none of the same one', () => {
  storeRequestList('smart-lock*1', now)
  noteEarlierList(now + 1000)
  expect(stored.has('earlier-list')).toBe(false)
  noteEarlierList(now + day)
  expect(stored.get('earlier-list')).toBe(`${now} smart-lock*1`)
  expect(readStoredRequestList(now + 8 * day)).toBe('')
  expect(stored.size).toBe(0)
})

it('removes a chosen site as late as a list', () => {
  stored.set('quote', `${now} site=shop`)
  expect(readStoredChoice(now + 6 * day)).toBe('site=shop')
  expect(readStoredChoice(now + 7 * day)).toBe('')
  expect(stored.size).toBe(0)
})
