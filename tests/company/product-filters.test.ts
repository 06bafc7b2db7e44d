import { expect, it } from 'vitest'
import {
  choiceOf,
  filterNames,
  narrow,
  queryOfFilters,
  readFilters,
} from '#src/content/products/product-filters.ts'
import { currentCopy } from '#src/content/snapshot/copy.ts'

const { products } = currentCopy()
const values = {
  room: ['kitchen', 'office', 'outdoor'],
  radio: ['zigbee', 'wifi', 'nfc'],
  power: ['battery', 'mains', 'poe'],
  price: ['known'],
}
const read = (query: string) => readFilters(new URLSearchParams(query), products)

it('no choice leads to nothing, from any list that choices lead to', () => {
  const seen = new Set<string>()
  const walk = (query: string) => {
    if (seen.has(query)) return
    seen.add(query)
    const needs = read(query)
    expect(queryOfFilters(needs)).toBe(query)
    expect(narrow(products, needs), query).not.toEqual([])
    for (const name of filterNames)
      for (const value of values[name]) {
        const choice = choiceOf(products, needs, name, value)
        if (!choice) continue
        if (!choice.isChosen)
          expect(narrow(products, read(choice.query)), choice.query).toHaveLength(choice.count)
        walk(choice.query)
      }
  }
  walk('')
  expect(seen.size).toBeGreaterThan(20)
})

it('a need that is unknown, given twice or answered by no product narrows nothing', () => {
  expect(read('room=moon&colour=red&radio=wifi&radio=zigbee')).toEqual({ radio: 'wifi' })
  expect(read('radio=constructor&price=1&power=')).toEqual({})
  const [battery] = narrow(products, { power: 'battery', radio: 'zigbee' })
  expect(battery).toBeDefined()
  expect(
    readFilters(new URLSearchParams('radio=zigbee&power=mains'), battery ? [battery] : []),
  ).toEqual({ radio: 'zigbee' })
  expect(readFilters(new URLSearchParams('room=kitchen'), [])).toEqual({})
})
