import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readTypedList, writeRequestList } from '#src/contracts/contact/request-list.ts'
import { noteEarlierList, storeRequestList } from './request-list-storage.ts'
import {
  gatherLines,
  readEarlierList,
  restoreChoice,
  storeChoice,
  storeLines,
  storeSite,
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
  const site = {
    ...{ id: 'shop', name: 'Shop', holds: [], night: null, message: '' },
    usualPlan: 'remote',
    plans: [{ id: 'remote', name: 'Remote', lines: [], later: [] }],
  }
  const at = (search: string) => {
    vi.stubGlobal('location', { search, pathname: '/contact', hash: '' })
    return restoreChoice()
  }
  beforeEach(() => {
    vi.stubGlobal('history', { state: null, replaceState() {} })
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('location', { search: '', pathname: '/contact', hash: '' })
  })

  it('is the one of this browser, with what its card showed', () => {
    const choice = { site: 'shop', sites: 4, plan: 'remote', hours: null, region: 'abuja' }
    storeSite(site)
    storeChoice(choice)
    expect(at('')).toEqual({ choice, site })
    expect(at('?site=shop')).toEqual({ choice: { ...choice, sites: 1, region: '' }, site })
    storeChoice(null)
    expect(at('')).toBeNull()
  })

  it('is in the request although its card was never shown here', () =>
    expect(at('?site=clinic&sites=2')).toMatchObject({
      ...{ choice: { site: 'clinic', sites: 2 }, site: null },
    }))

  it('has prices of an earlier day only without a network', () => {
    storeSite(site, Date.now() - day)
    expect(at('?site=shop')?.site).toBeNull()
    vi.stubGlobal('navigator', { onLine: false })
    expect(at('?site=shop')?.site).toEqual(site)
  })

  it('is left out as another version of the program wrote it', () => {
    storeSite(JSON.parse('{"id":"shop","name":"Shop","holds":[],"plans":[{"id":1}]}'))
    expect(at('?site=shop')?.site).toBeNull()
  })
})
