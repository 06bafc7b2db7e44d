import { describe, expect, it } from 'vitest'
import type { ContentValue } from '#src/contracts/content/content.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { valueAt, withValueAt } from '../texts/value-at.ts'
import { addedValue, firstValue, firstWords, optionOf } from './values.ts'

const line: FormSchema = { title: 'Heading', type: 'string' }
const object = (
  properties: Record<string, FormSchema>,
  required = Object.keys(properties),
): FormSchema => ({
  title: 'Object',
  type: 'object',
  properties,
  required,
})
const list = (items: FormSchema, rest: Partial<FormSchema> = {}): FormSchema => ({
  title: 'List',
  type: 'array',
  items,
  ...rest,
})
const blocks = [object({ paragraph: line }), object({ list: list(line) })]
const rows = [
  object({ label: line, value: line, unit: line }, ['label', 'value']),
  object({ label: line, size: line }),
]
const section = object({
  heading: line,
  blocks: list({ title: 'Block', anyOf: blocks }, { widget: 'blocks' }),
})
const page = object({ heading: line, lead: line, sections: list(section, { minItems: 1 }) }, [
  'heading',
  'sections',
])
const value: ContentValue = {
  heading: 'About',
  sections: [{ heading: 'One', blocks: [{ paragraph: 'Text' }, { list: ['a', 'b'] }] }],
}

describe('a value within a value', () => {
  it('is found by its place', () => {
    expect(valueAt(value, 'sections/0/blocks/1/list/1')).toBe('b')
    expect(valueAt(value, 'sections/3/heading')).toBeUndefined()
    expect(valueAt(value, 'constructor')).toBeUndefined()
  })

  it('is changed, added and taken away, and all else stays the same', () => {
    const changed = withValueAt(value, 'sections/0/heading', 'Two')
    expect(valueAt(changed, 'sections/0/heading')).toBe('Two')
    expect(valueAt(changed, 'sections/0/blocks')).toBe(valueAt(value, 'sections/0/blocks'))
    expect(withValueAt(value, 'lead', 'More')).toMatchObject({ heading: 'About', lead: 'More' })
    expect(
      Object.keys(withValueAt({ heading: 'About', lead: 'More' }, 'lead', undefined) as object),
    ).toEqual(['heading'])
  })
})

it('the form of a value is told by its keys', () => {
  expect(optionOf(blocks, { list: [] })).toBe(1)
  expect(optionOf(rows, { label: 'Plate', size: '68' })).toBe(1)
  expect(optionOf(rows, { label: 'Reach', value: '10', unit: 'm' })).toBe(0)
})

it('a new value has its required fields, and no blocks yet', () =>
  expect(firstValue(page)).toEqual({ heading: '', sections: [{ heading: '', blocks: [] }] }))

it('what is added is there, even where the default is none', () => {
  const tax = object({ number: line, vatNumber: { ...line, isNullable: true, default: null } }, [
    'number',
  ])
  const optional = { ...tax, isNullable: true, default: null }
  expect(firstValue(optional)).toBeNull()
  expect(addedValue(optional)).toEqual({ number: '' })
})

it('entries of a list are told apart by their names, else by their first words', () => {
  expect(firstWords({ id: 'x', heading: 'The month' })).toBe('The month')
  expect(firstWords({ date: '2026-12-25', name: 'Christmas Day', hours: null })).toBe(
    '2026-12-25 Christmas Day',
  )
  expect(firstWords({ paragraph: 'A'.repeat(80) })).toBe(`${'A'.repeat(60)}…`)
})
