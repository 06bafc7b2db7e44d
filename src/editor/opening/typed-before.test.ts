import { expect, it } from 'vitest'
import { withTypedBefore } from './typed-before.ts'

const base = { company: { name: 'Isopo', employees: 24, app: { name: 'Store' } } }
const typed = { base, value: { company: { name: 'Isopo', employees: 11 } } }

it('keeps what was typed in a form when another has published meanwhile', () => {
  const published = { company: { ...base.company, name: 'Annapurna' } }
  expect(withTypedBefore(published, typed)).toEqual({
    company: { name: 'Annapurna', employees: 11 },
  })
})

it('finds nothing unsaved once what was typed is public', () =>
  expect(withTypedBefore(typed.value, typed)).toBeNull())
