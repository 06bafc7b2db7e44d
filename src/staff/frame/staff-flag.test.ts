import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardRestoredPage, leaveStaffArea, staffFlag, watchUnsentText } from './staff-flag.ts'

const items = new Map<string, string>()
const shared = new Map<string, string>()
const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
const body = { hidden: false }
const replace = vi.fn()
let show: (event: { persisted: boolean }) => void = () => {}

beforeEach(() => {
  items.clear()
  shared.clear()
  body.hidden = false
  replace.mockClear()
  vi.stubGlobal('sessionStorage', storageOf(items))
  vi.stubGlobal('localStorage', storageOf(shared))
  vi.stubGlobal('document', { body })
  vi.stubGlobal('location', { replace, pathname: '/admin/content/edit', search: '?path=a' })
  vi.stubGlobal('addEventListener', (_: string, listener: typeof show) => {
    show = listener
  })
})
afterEach(() => vi.unstubAllGlobals())

it('§4 keeps isAdmin=true in session storage until logout', () => {
  staffFlag.set()
  expect(items).toEqual(new Map([['isAdmin', 'true']]))
  staffFlag.remove()
  expect(items.size).toBe(0)
})

it('lets public pages offer to be edited until an editor signs out, and to nobody else', () => {
  staffFlag.set(true)
  expect(shared).toEqual(new Map([['editor', 'true']]))
  staffFlag.remove()
  expect(shared.size).toBe(0)
  staffFlag.set(true)
  staffFlag.set(false)
  expect(shared.size).toBe(0)
})

it.each([
  ['restored after a logout', true, false, true],
  ['restored while signed in', true, true, false],
  ['freshly loaded', false, false, false],
])('a page %s', (_, persisted, isSignedIn, isHidden) => {
  if (isSignedIn) staffFlag.set()
  guardRestoredPage()
  show({ persisted })
  expect(body.hidden).toBe(isHidden)
  expect(replace.mock.calls).toEqual(isHidden ? [['/admin/signin']] : [])
})

const back = '/admin/signin?next=%2Fadmin%2Fcontent%2Fedit%3Fpath%3Da'
it.each([
  ['after a session that has ended', true, false, `${back}&reason=ended`],
  ['after a session that has ended, with text kept', true, true, `${back}&reason=kept`],
  ['after a logout', false, true, '/admin/signin'],
])('the sign-in %s is told so', (_, isSignedIn, isKept, address) => {
  if (isSignedIn) staffFlag.set()
  const stop = watchUnsentText(() => isKept)
  leaveStaffArea()
  stop()
  expect(body.hidden).toBe(true)
  expect(replace.mock.calls).toEqual([[address]])
})

it('several refused requests lead to one sign-in that knows the way back', () => {
  staffFlag.set()
  leaveStaffArea()
  leaveStaffArea()
  leaveStaffArea()
  expect(replace.mock.calls).toEqual([[`${back}&reason=ended`]])
})
