import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readTypedList, writeRequestList } from '#src/contracts/contact/request-list.ts'
import { emptyChoice } from '#src/contracts/quote/quote-address.ts'
import { noteEarlierList, storeRequestList } from './request-list-storage.ts'
import {
  gatherLines,
  readEarlierList,
  restoreChoice,
  storeChoice,
  storeLines,
} from './stored-list.ts'

const linesOf = (list: string) => readTypedList(list) ?? []

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

/** Opens a link in a new history entry. @returns the list that the form then shows */
function open(list: string): string {
  const history = {
    state: null as unknown,
    replaceState(state: unknown) {
      this.state = state
    },
  }
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', { search: `?list=${list}`, pathname: '/contact', hash: '' })
  const named = linesOf(list)
  const gathered = gatherLines(named)
  storeLines(gathered, named)
  return writeRequestList(gathered)
}

it('a link that is opened again adds no quantities, and another one does', () => {
  expect(open('gateway*2')).toBe('gateway*2')
  expect(open('gateway*1,probe*3')).toBe('gateway*3,probe*3')
  expect(open('gateway*1,probe*3')).toBe('gateway*3,probe*3')
  expect(open('gateway*2')).toBe('gateway*3,probe*3')
})

it('a bookmark of the form adds nothing to the list that has changed since', () => {
  open('gateway*2')
  storeLines(linesOf('gateway*5'))
  expect(open('gateway*2')).toBe('gateway*5')
  storeRequestList('probe*1')
  expect(open('gateway*2'), 'a product that was taken out comes back').toBe('probe*1,gateway*2')
})

it('a list that was sent is forgotten', () => {
  open('gateway*2')
  storeLines([])
  expect(open('gateway*2')).toBe('gateway*2')
})

const day = 24 * 3_600_000

it('names what is from an earlier day while all of it is on the list', () => {
  const now = Date.now()
  storeRequestList('gateway*2', now - day)
  noteEarlierList(now)
  storeRequestList('gateway*2,probe*1', now)
  expect(readEarlierList(linesOf('gateway*2,probe*1'))).toMatchObject({
    ...{ on: new Date(now - day).toISOString(), lines: [{ slug: 'gateway', quantity: 2 }] },
  })
  expect(readEarlierList(linesOf('gateway*1,probe*1'))).toBeNull()
  open('gateway*2')
  storeLines([])
  expect(readEarlierList(linesOf('gateway*2'))).toBeNull()
})

describe('a chosen site on a page that came without it, as offline', () => {
  const at = (search: string) => {
    vi.stubGlobal('location', { search, pathname: '/contact', hash: '' })
    return restoreChoice()
  }
  beforeEach(() => {
    vi.stubGlobal('history', { state: null, replaceState() {} })
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('location', { search: '', pathname: '/contact', hash: '' })
  })

  it('is the one of this browser, or of the address', () => {
    const choice = {
      ...emptyChoice,
      ...{ site: 'shop', sites: 4, plan: 'remote', region: 'abuja' },
      ...{ lines: 'gateway*1,service.survey*1', later: 'plan.remote*1' },
    }
    storeChoice(choice)
    expect(at('')).toEqual(choice)
    storeChoice(null)
    expect(at('')).toBeNull()
    expect(at('?site=clinic&sites=2')).toEqual({ ...emptyChoice, site: 'clinic', sites: 2 })
  })
})
