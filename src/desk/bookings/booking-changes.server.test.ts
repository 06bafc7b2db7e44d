import { expect, it } from 'vitest'
import {
  currentSnapshot,
  setCurrentSnapshot,
  withSnapshot,
} from '#src/content/snapshot/snapshot.ts'
import { inWords } from './booking-changes.server.ts'

const before = currentSnapshot()
const slovene = {
  ...before,
  language: 'sl',
  settings: { ...before.settings, company: { ...before.settings.company, locale: 'sl-SI' } },
}

it('a note to staff says the time of a call in English, whoever moves it', () => {
  const slot = '2026-11-30T10:00:00.000Z'
  expect(withSnapshot(slovene, () => inWords(slot))).toBe(inWords(slot))
  try {
    // The first language of a company may be another too.
    setCurrentSnapshot(slovene)
    expect(inWords(slot)).toMatch(/Monday.*November/)
  } finally {
    setCurrentSnapshot(before)
  }
})
