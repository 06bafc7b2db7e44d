import { expect, it } from 'vitest'
import { watchProxy } from './proxy-watch.ts'

const warnings = (...named: boolean[]) => {
  let count = 0
  const watch = watchProxy(() => {
    count += 1
  })
  named.forEach(watch)
  return count
}
const times = (count: number, isNamed: boolean) => Array<boolean>(count).fill(isNamed)

it('warns once of a proxy that never names a client', () =>
  expect(warnings(...times(60, false))).toBe(1))

it('is silent about a proxy that does, even if a monitor on the machine sends requests', () =>
  expect(warnings(...times(5, false), true, ...times(60, false))).toBe(0))
