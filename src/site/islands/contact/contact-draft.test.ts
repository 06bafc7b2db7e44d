import { beforeEach, expect, it, vi } from 'vitest'
import { mapContactFields } from '#src/contracts/contact/contact-fields.ts'
import { typedKey, visitorPlaces } from '#src/ui/base/form/typed-texts.ts'
import { clearDraft, joinMessages, readContactDraft, writeDraft } from './contact-draft.ts'

const storageKey = typedKey('visitor', visitorPlaces.contact)
const stored = (text: unknown) => JSON.stringify({ at: '2026-11-29T10:00:00.000Z', text })
const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

it('keeps what was typed, and neither consent, hidden fields nor the list', () => {
  const typed = mapContactFields((_, name) => `typed-${name}`)
  writeDraft({ ...typed, company: '', termsAccepted: 'on', formToken: 'x' }, { key: 'k' })
  const { company: _, requestList: __, ...values } = typed
  expect(readContactDraft()).toEqual({ values, key: 'k' })
  clearDraft()
  expect(readContactDraft()).toBeNull()
})

it('forgets a draft whose fields were all emptied', () => {
  writeDraft({ firstName: 'Ade' })
  writeDraft({ firstName: '' })
  expect(readContactDraft()).toBeNull()
})

it('takes of a draft that another version wrote what this one can use', () => {
  kept.set(
    storageKey,
    stored({
      values: { firstName: 'Ade', message: { text: 1 }, company: null },
      key: 7,
    }),
  )
  expect(readContactDraft()).toEqual({ values: { firstName: 'Ade' } })
})

it.each(['', '{', '3', 'null', stored(3), stored({ other: 1 }), stored({ values: 'Ade' })])(
  'reads %j as no draft',
  (draft) => {
    kept.set(storageKey, draft)
    expect(readContactDraft()).toBeNull()
  },
)

it('lives without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(readContactDraft()).toBeNull()
  expect(() => writeDraft({ firstName: 'Ade' })).not.toThrow()
  expect(() => clearDraft()).not.toThrow()
})

it('joins a kept message with the question about a product, once', () => {
  expect(joinMessages('', 'About the lock.')).toBe('About the lock.')
  expect(joinMessages('Hello', 'About the lock.')).toBe('Hello\n\nAbout the lock.')
  expect(joinMessages('Hello\n\nAbout the lock.', 'About the lock.')).toBe(
    'Hello\n\nAbout the lock.',
  )
})
