import { expect, it } from 'vitest'
import { mapContactFields } from '#src/contracts/contact-fields.ts'
import { clearDraft, joinMessages, readDraft, writeDraft } from './contact-draft.ts'

function memory() {
  const items = new Map<string, string>()
  const store = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  return () => store
}

it('keeps what was typed, and neither consent, hidden fields nor the list', () => {
  const store = memory()
  const typed = mapContactFields((_, name) => `typed-${name}`)
  writeDraft({ ...typed, company: '', termsAccepted: 'on', formToken: 'x' }, { key: 'k', sent: 's' }, store)
  const { company: _, requestList: __, ...kept } = typed
  expect(readDraft(store)).toEqual({ values: kept, attempt: { key: 'k', sent: 's' } })
  clearDraft(store)
  expect(readDraft(store)).toBeNull()
})

it('forgets a draft whose fields were all emptied', () => {
  const store = memory()
  writeDraft({ firstName: 'Ade' }, undefined, store)
  writeDraft({ firstName: '' }, undefined, store)
  expect(readDraft(store)).toBeNull()
})

it('takes of a draft that another version wrote what this one can use', () => {
  const stored = JSON.stringify({ values: { firstName: 'Ade', message: { text: 1 }, company: null }, attempt: 7 })
  expect(readDraft(() => ({ ...memory()(), getItem: () => stored }))).toEqual({ values: { firstName: 'Ade' } })
})

it.each(['', '{', '3', 'null', '{"other":1}', '{"values":"Ade"}'])('reads %j as no draft', (stored) => {
  expect(readDraft(() => ({ ...memory()(), getItem: () => stored }))).toBeNull()
})

it('lives without storage', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(readDraft(forbidden)).toBeNull()
  expect(() => writeDraft({ firstName: 'Ade' }, undefined, forbidden)).not.toThrow()
  expect(() => clearDraft(forbidden)).not.toThrow()
})

it('joins a kept message with the question about a product, once', () => {
  expect(joinMessages('', 'About the lock.')).toBe('About the lock.')
  expect(joinMessages('Hello', 'About the lock.')).toBe('Hello\n\nAbout the lock.')
  expect(joinMessages('Hello\n\nAbout the lock.', 'About the lock.')).toBe('Hello\n\nAbout the lock.')
})
