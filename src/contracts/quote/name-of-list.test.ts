import { expect, it } from 'vitest'
import { namesOfList } from './name-of-list.ts'

const of = (list: Record<string, number>) =>
  Object.entries(list).map(([slug, quantity]) => ({ slug, quantity }))
const sets = [
  { name: 'Gas watch', lines: of({ gateway: 1, gas: 2 }) },
  { name: 'Gas and door watch', lines: of({ gateway: 1, gas: 2, door: 1 }) },
  { name: 'Key board', lines: of({ gateway: 1, key: 8 }) },
]
const plurals: Record<string, string> = { gateway: 'gateways' }
const options = {
  ...{
    sets,
    productOf: (slug: string) => ({ name: slug, plural: plurals[slug] }),
    locale: 'en-GB',
  },
  line: '{quantity} × {item}' as never,
}

it.each([
  ['its product', { lock: 40 }, '40 × lock'],
  ['its products', { lock: 1, gateway: 2 }, '1 × lock and 2 × gateways'],
  ['the set', { gateway: 1, gas: 2 }, 'Gas watch'],
  ['the larger set', { door: 1, gateway: 1, gas: 2 }, 'Gas and door watch'],
  ['equal sets', { gateway: 3, gas: 6 }, '3 × Gas watch'],
  ['a set and what is beside it', { gateway: 2, gas: 2 }, 'Gas watch and 1 × gateway'],
  ['no set in part', { gateway: 1, gas: 1 }, '1 × gateway and 1 × gas'],
])('names a list by %s', (_, list, name) =>
  expect(namesOfList(of(list), options).join(' and ')).toBe(name),
)
