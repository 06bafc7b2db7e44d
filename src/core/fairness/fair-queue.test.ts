import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFairQueue, NoPermit, type QueueClient } from './fair-queue.ts'

it('does work in a permit, and gives the permit back where the work fails', async () => {
  const queue = createFairQueue({ permits: 1, waiting: 1, waitingPerNetwork: 1 })
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
  ).rejects.toThrow(NoPermit)
  await expect(failing).rejects.toThrow('broken')
  expect(await waiting).toBe('done')
})

it('serves another network soon, although each of many requests is done before the next one comes', async () => {
  const queue = createFairQueue({
    permits: 4,
    waiting: 100,
    waitingPerNetwork: 50,
  })
  const done: string[] = []
  const ask = (network: string) => queue.run({ network }, async () => void done.push(network))
  const visitor = nextRound().then(() => ask('b'))
  for (let count = 0; count < 5; count++) await ask('a')
  await visitor
  expect(done.indexOf('b')).toBeLessThan(4)
})

it.each([
  { permits: 4, workMs: 5 },
  { permits: 1, workMs: 60 },
])(
  'lets requests come that are accepted one in each turn of the event loop, before it does more work: %o',
  async ({ permits, workMs }) => {
    const queue = createFairQueue({ permits, waiting: 100, waitingPerNetwork: 50 })
    const done: string[] = []
    const ask = (network: string) =>
      queue.run({ network }, async () => {
        const end = performance.now() + workMs
        while (performance.now() < end);
        done.push(network)
      })
    const asked: Promise<void>[] = []
    for (let count = 0; count < 20; count++) {
      asked.push(ask('a'))
      await nextRound()
    }
    await ask('b')
    expect(done.indexOf('b')).toBeLessThan(10)
    await Promise.all(asked)
  },
)

it('serves lines in turn, newcomers and others by turns, and a /48 as one line', async () => {
  const queue = createFairQueue({ permits: 1, waiting: 20, waitingPerNetwork: 10 })
  const done: string[] = []
  const ask = (network: string) => queue.run({ network }, async () => void done.push(network))
  const one = '198.51.100.1'
  const [first, second] = ['2001:db8:1:1::/64', '2001:db8:1:2::/64']
  await Promise.all([one, one, one, first, second, first, '203.0.113.9'].map(ask))
  expect(done).toEqual([one, first, one, '203.0.113.9', second, one, first])
})

it('serves a visitor again, and staff, within four turns while newcomers always wait', async () => {
  const queue = createFairQueue({ permits: 1, waiting: 30, waitingPerNetwork: 5 })
  const done: string[] = []
  let newcomers = 0
  const comeAnew = async (): Promise<void> => {
    const network = `newcomer ${newcomers++}`
    await queue.run({ network }, async () => void done.push(network))
    if (newcomers < 200) await comeAnew()
  }
  const visit = (client: QueueClient) => {
    const asked = done.length
    return queue
      .run(client, async () => void done.push(client.network))
      .then(() => done.indexOf(client.network, asked) + 1 - asked)
  }
  const visitor = { network: '198.51.100.1' }
  const staff = { network: 'account 1', isStaff: true }
  const running = queue.run({ network: 'first' }, nextRound)
  const crowd = Array.from({ length: 29 }, comeAnew)
  await Promise.all([running, visit(visitor)])
  for (let count = 0; count < 3; count++)
    for (const turns of await Promise.all([visit(visitor), visit(staff)]))
      expect(turns).toBeLessThanOrEqual(4)
  await Promise.all(crowd)
})

it('lets staff wait although all lines of visitors are full', async () => {
  const queue = createFairQueue({ permits: 1, waiting: 2, waitingPerNetwork: 2 })
  const ask = (client: QueueClient) => queue.run(client, nextRound).catch(({ status }) => status)
  const visitors = ['a', 'b', 'c'].map((network) => ask({ network }))
  const staff = ask({ network: 'account 1', isStaff: true })
  expect(await ask({ network: 'd' })).toBe(503)
  expect(await staff).toBeUndefined()
  await Promise.all(visitors)
})

it('refuses the last of the longest line when all lines are full, and a newcomer only if no line is longer', async () => {
  const queue = createFairQueue({ permits: 1, waiting: 4, waitingPerNetwork: 4 })
  const done: string[] = []
  const ask = (network: string) =>
    queue
      .run({ network }, async () => {
        await nextRound()
        done.push(network)
      })
      .catch(({ status }) => status)
  const running = ask('z')
  const flood = ['a', 'a', 'a', 'b'].map(ask)
  const visitor = ask('c')
  expect((await Promise.all(flood)).filter(Boolean)).toEqual([429])
  await Promise.all([running, visitor])
  expect(done).toContain('c')
  const others = ['z', 'd', 'e', 'f', 'g'].map(ask)
  expect(await ask('h')).toBe(503)
  await Promise.all(others)
})

it('drops who has left from its line', async () => {
  const queue = createFairQueue({ permits: 1, waiting: 4, waitingPerNetwork: 4 })
  const left = new AbortController()
  const running = queue.run({ network: 'a' }, nextRound)
  const waiting = queue.enter({ network: 'b', signal: left.signal })
  left.abort()
  expect(await waiting).toBe('left')
  await running
  await queue.run({ network: 'c' }, async () => {})
})
