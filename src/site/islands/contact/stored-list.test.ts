import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readTypedList, writeRequestList } from '#src/contracts/contact/request-list.ts'
import { storeRequestList } from './request-list-storage.ts'
import { gatherLines, keepLines } from './stored-list.ts'

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
  keepLines(gathered, named)
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
  keepLines(linesOf('gateway*5'))
  expect(open('gateway*2')).toBe('gateway*5')
  storeRequestList('probe*1')
  expect(open('gateway*2'), 'a product that was taken out comes back').toBe('probe*1,gateway*2')
})

it('a list that was sent is forgotten', () => {
  open('gateway*2')
  keepLines([])
  expect(open('gateway*2')).toBe('gateway*2')
})
