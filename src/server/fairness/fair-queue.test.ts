import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFairQueue, NoSlot } from './fair-queue.ts'

it('does work in a slot, and gives the slot back where the work fails', async () => {
  const queue = createFairQueue({ slots: 1, slotsPerNetwork: 1, waiting: 1, waitingPerNetwork: 1 })
  const failing = queue.run({ network: 'a' }, async () => {
    await nextRound()
    throw new Error('broken')
  })
  const waiting = queue.run({ network: 'a' }, async () => 'done')
  await expect(queue.run({ network: 'a' }, async () => 'never')).rejects.toMatchObject({
    status: 429,
  })
  await expect(queue.run({ network: 'b' }, async () => 'never')).rejects.toMatchObject({
    status: 503,
  })
  await expect(
    queue.run({ network: 'b', signal: AbortSignal.abort() }, async () => 'never'),
  ).rejects.toThrow(NoSlot)
  await expect(failing).rejects.toThrow('broken')
  expect(await waiting).toBe('done')
})

it('serves another network soon, although each of many requests is done before the next one comes', async () => {
  const queue = createFairQueue({
    slots: 4,
    slotsPerNetwork: 2,
    waiting: 100,
    waitingPerNetwork: 50,
  })
  const done: string[] = []
  const ask = (network: string) => queue.run({ network }, async () => void done.push(network))
  const visitor = nextRound().then(() => ask('b'))
  for (let count = 0; count < 5; count++) await ask('a')
  await visitor
  expect(done.indexOf('b')).toBeLessThan(3)
})

it('pauses a network after long work, so that it does not fill each round in which others come and are answered', async () => {
  const bounds = {
    slots: 4,
    slotsPerNetwork: 2,
    waiting: 100,
    waitingPerNetwork: 50,
    pause: { afterMs: 10, mostMs: 100 },
  }
  const queue = createFairQueue(bounds)
  const done: string[] = []
  const search = () =>
    queue.run({ network: 'a' }, async () => {
      const end = performance.now() + 20
      while (performance.now() < end);
      done.push('search')
    })
  /**
   * Requests a page after 5 turns of the event loop, as if a connection were accepted and read;
   * rendering takes 15 turns.
   */
  const visit = async () => {
    for (let round = 0; round < 5; round++) await nextRound()
    await queue.run({ network: 'b' }, async () => {
      for (let round = 0; round < 15; round++) await nextRound()
      done.push('page')
    })
  }
  await Promise.all([...Array.from({ length: 10 }, search), visit()])
  expect(done.indexOf('page')).toBeLessThan(4)
  expect(done).toHaveLength(11)
})

it('lets requests come that are accepted one in each turn of the event loop, before it does more work', async () => {
  const bounds = { slots: 4, slotsPerNetwork: 2, waiting: 100, waitingPerNetwork: 50 }
  const queue = createFairQueue(bounds)
  const done: string[] = []
  const ask = (network: string) =>
    queue.run({ network }, async () => {
      const end = performance.now() + 5
      while (performance.now() < end);
      done.push(network)
    })
  const asked: Promise<void>[] = []
  for (let count = 0; count < 40; count++) {
    asked.push(ask('a'))
    await nextRound()
  }
  await ask('b')
  expect(done.indexOf('b')).toBeLessThan(20)
  await Promise.all(asked)
})

it('serves another network as soon where a /48 asks from many addresses as where one address asks', async () => {
  const bounds = { slots: 4, slotsPerNetwork: 2, waiting: 1000, waitingPerNetwork: 250 }
  const askedBefore = async (networkOf: (index: number) => string) => {
    const queue = createFairQueue(bounds)
    const done: string[] = []
    const ask = (network: string) =>
      queue.run({ network }, async () => {
        await nextRound()
        done.push(network)
      })
    const flood = Array.from({ length: 100 }, (_, index) => ask(networkOf(index)))
    await ask('203.0.113.9')
    await Promise.all(flood)
    return done.indexOf('203.0.113.9')
  }
  expect(await askedBefore(() => '198.51.100.1')).toBeLessThan(5)
  expect(await askedBefore((index) => `2001:db8:1:${index.toString(16)}::/64`)).toBeLessThan(5)
})

it('serves the networks of a /48 in turn, and takes another network in place of its last waiter', async () => {
  const queue = createFairQueue({ slots: 1, slotsPerNetwork: 1, waiting: 8, waitingPerNetwork: 7 })
  const done: string[] = []
  const ask = (network: string) =>
    queue.run({ network }, async () => void done.push(network)).catch(({ status }) => status)
  const flooding = '2001:db8:1:1::/64'
  const asked = [...Array<string>(6).fill(flooding), '2001:db8:1:2::/64', '2001:db8:1:3::/64']
  const flood = [ask('198.51.100.1'), ...asked.map(ask)]
  const visitor = ask('203.0.113.9')
  expect((await Promise.all(flood)).filter(Boolean)).toEqual([429])
  await visitor
  expect(done.slice(0, 5)).toEqual([
    '198.51.100.1',
    flooding,
    '203.0.113.9',
    '2001:db8:1:2::/64',
    '2001:db8:1:3::/64',
  ])
})
