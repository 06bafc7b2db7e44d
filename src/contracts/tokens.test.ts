import { describe, expect, it } from 'vitest'
import { settings } from '#src/content/settings/settings.ts'
import { fillTokens, numberInWords, numberWords } from './tokens.ts'

const values = new Map<string, string | number>([
  ['name', 'Acme'],
  ['products', 17],
  ['steps.items', 7],
  [numberWords, settings().phrases.numbers],
])
const lookUp = (name: string) => values.get(name)

describe('fillTokens', () => {
  it.each([
    ['About {name}', 'About Acme'],
    ['All {products} products', 'All 17 products'],
    ['The {products:words} products', 'The seventeen products'],
    ['{products:Words} products of {name}', 'Seventeen products of Acme'],
    ['{steps.items:Words} steps', 'Seven steps'],
    ['{ "a": 1 }', '{ "a": 1 }'],
  ])('writes %s as %s', (text, filled) =>
    expect(fillTokens(text, lookUp)).toEqual({ text: filled, unknown: [] }),
  )

  it.each(['{company}', '{steps.none}', '{name:words}'])('gives %s back as unknown', (token) =>
    expect(fillTokens(`Of ${token}.`, lookUp)).toEqual({ text: `Of ${token}.`, unknown: [token] }),
  )
})

it.each([
  [0, 'zero'],
  [15, 'fifteen'],
  [20, 'twenty'],
  [70, 'seventy'],
  [21, 'twenty-one'],
  [99, 'ninety-nine'],
  [100, '100'],
])('writes %i in words as %s', (count, words) =>
  expect(numberInWords(count, settings().phrases.numbers)).toBe(words),
)
