import { expect, it, vi } from 'vitest'
import { createShares, shareAt } from './shares.ts'

it('opens as many as there may be of one network and in all, and again what was closed', () => {
  const open = createShares({ total: 3, perNetwork: 2 })
  const [first, second] = [open('a'), open('a')]
  expect([first, second, open('a')]).toEqual([expect.any(Function), expect.any(Function), null])
  expect([open('b'), open('c')]).toEqual([expect.any(Function), null])
  first?.()
  expect([open('c'), open('a')]).toEqual([expect.any(Function), null])
})

it('opens several shares for the networks of a /48, and leaves some to others', () => {
  const open = createShares({ total: 20, perNetwork: 2 })
  const opened = Array.from({ length: 10 }, (_, index) => open(`2001:db8:1:${index}::/64`))
  expect(opened.filter(Boolean)).toHaveLength(8)
  expect(open('2001:db8:2:0::/64')).not.toBeNull()
  opened[0]?.()
  expect(open('2001:db8:1:ff::/64')).not.toBeNull()
})

it('takes the oldest of the network that has most, when a network with fewer comes', () => {
  const open = createShares({ total: 4, perNetwork: 3 })
  const evicted: string[] = []
  const ask = (network: string, name: string) => open(network, () => void evicted.push(name))
  for (const name of ['a1', 'a2', 'a3']) ask('a', name)
  ask('b', 'b1')
  expect(ask('c', 'c1')).not.toBeNull()
  expect(evicted).toEqual(['a1'])
  expect(ask('b', 'b2')).not.toBeNull()
  expect(ask('b', 'b3')).toBeNull()
  expect(evicted).toEqual(['a1', 'a2'])
  const whole = createShares({ total: 1, perNetwork: 1 })
  expect([whole('a'), whole('b', () => {})]).toEqual([expect.any(Function), null])
})

it('leaves an open request its time before another network may take its place', () => {
  const open = createShares({ total: 1, perNetwork: 1, evictAfterMs: 1000 })
  const evict = vi.fn()
  open('a', evict)
  expect(open('b')).toBeNull()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  expect(open('b')).not.toBeNull()
  expect(evict).toHaveBeenCalledOnce()
})

it.each([
  [{ total: 4, perNetwork: 2 }, 3],
  [{ total: 2, perNetwork: 1 }, 1],
  [{ total: 1, perNetwork: 1 }, 1],
  [{ total: 1000, perNetwork: 32 }, 128],
])('gives a wider network of %j %i', (bounds, share) => expect(shareAt(1, bounds)).toBe(share))
