import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFairQueue, NoPermit } from './fair-queue.ts'
import { createSharedWork } from './shared-work.ts'

const bounds = { permits: 2, waiting: 100, waitingPerNetwork: 3 }

function open() {
  const queue = createFairQueue(bounds)
  const work = createSharedWork<string>()
  const made: string[] = []
  const finish: (() => void)[] = []
  const ask = (key: string, network: string, signal?: AbortSignal) =>
    work.make(key, queue, { network, ...(signal && { signal }) }, async () => {
      made.push(key)
      await new Promise<void>((resolve) => finish.push(resolve))
      return `${key} for all`
    })
  return {
    ask,
    made,
    work,
    async finishOne() {
      finish.shift()?.()
      for (let round = 0; round < 4; round++) await nextRound()
    },
  }
}

it('makes the same thing once for all who wait, of whatever network', async () => {
  const { ask, made, finishOne, work } = open()
  const answers = ['a', 'a', 'b', 'c'].map((network) => ask('page', network))
  await nextRound()
  const late = ask('page', 'd')
  await finishOne()
  expect(await Promise.all([...answers, late])).toEqual(Array(5).fill('page for all'))
  expect([made, work.has('page')]).toEqual([['page'], false])
})

it('is not made later for another network because the first who asked has many things to wait for', async () => {
  const { ask, made, finishOne } = open()
  const flood = ['one', 'two', 'three', 'page'].map((key) => ask(key, 'a'))
  const visitor = ask('page', 'b')
  await expect.poll(() => made.length).toBe(2)
  expect(made).toEqual(['one', 'page'])
  for (let count = 0; count < 4; count++) await finishOne()
  expect(await visitor).toBe('page for all')
  await Promise.all(flood)
  expect(made).toEqual(['one', 'page', 'two', 'three'])
})

it('goes on for others when one leaves, and forgets work without waiters', async () => {
  const { ask, made, finishOne, work } = open()
  const running = ask('other', 'a')
  const left = new AbortController()
  const leaving = ask('page', 'a', left.signal)
  const staying = ask('page', 'a')
  const alone = ask('nothing', 'a', left.signal)
  left.abort()
  await expect(leaving).rejects.toThrow(NoPermit)
  await expect(alone).rejects.toThrow(NoPermit)
  expect([work.has('page'), work.has('nothing')]).toEqual([true, false])
  await finishOne()
  await finishOne()
  expect(await Promise.all([running, staying])).toEqual(['other for all', 'page for all'])
  expect(made).toEqual(['other', 'page'])
})

it('gives the permit back and makes it anew for the next who asks, where it fails', async () => {
  const queue = createFairQueue(bounds)
  const work = createSharedWork<string>()
  let fails = true
  const ask = (network: string) =>
    work.make('page', queue, { network }, async () => {
      await nextRound()
      if (fails) throw new Error('broken')
      return 'page'
    })
  for (const answer of [ask('a'), ask('a'), ask('b')])
    await expect(answer).rejects.toThrow('broken')
  fails = false
  expect(await ask('a')).toBe('page')
})
