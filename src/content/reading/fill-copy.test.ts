import { describe, expect, it } from 'vitest'
import { fill } from './fill-copy.ts'

const long = 'Consolidated Instruments of the Great Lakes'
const values = new Map<string, string | null>([
  ['name', long],
  ['city', 'Goma'],
  ['sister', null],
])
const filled = (value: unknown) => fill(value, (name) => values.get(name)).value

describe('a long name', () => {
  it.each([
    ['About us | {name}', `About us | ${long}`],
    ['Sensors for cold rooms and stores | {name}', 'Sensors for cold rooms and stores'],
    ['Sensors for cold rooms and stores — {name}', 'Sensors for cold rooms and stores'],
    [
      '{name}: engineers for sensors in {city}',
      'Consolidated Instruments of the Great Lakes: engineers for…',
    ],
  ])('in the title %s becomes %s', (title, becomes) => {
    expect(filled({ title })).toEqual({ title: becomes })
    expect(becomes.length).toBeLessThanOrEqual(60)
  })
  it('leaves a description whole words that fit', () => {
    const written = `{name} makes sensors in {city}. ${'They keep working. '.repeat(6)}`.trim()
    // the same shape as the argument
    const { description } = filled({ description: written }) as { description: string }
    expect(description).toMatch(/^\w.*[\w.]…$/)
    expect(written.replace('{name}', long).replace('{city}', 'Goma')).toContain(
      `${description.slice(0, -1)} `,
    )
    expect(description.length).toBeLessThanOrEqual(160)
  })
  it('stays as it is in every other text', () =>
    expect(filled({ lead: `{name} ${'x'.repeat(200)}` })).toEqual({
      lead: `${long} ${'x'.repeat(200)}`,
    }))
  it('is no excuse for a text that was too long before', () =>
    expect(filled({ title: 'x'.repeat(70) })).toEqual({ title: 'x'.repeat(70) }))
})

it('keeps a token without a value, and names it with its place', () =>
  expect(fill({ list: ['In {city}.', 'See {sister}.'] }, (name) => values.get(name))).toEqual({
    value: { list: ['In Goma.', 'See {sister}.'] },
    unknown: [{ token: '{sister}', path: ['list', 1] }],
  }))
