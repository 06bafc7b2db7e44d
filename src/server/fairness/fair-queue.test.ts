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
  await expect(queue.run({ network: 'a' }, async () => 'never')).rejects.toMatchObject({ status: 429 })
  await expect(queue.run({ network: 'b' }, async () => 'never')).rejects.toMatchObject({ status: 503 })
  await expect(queue.run({ network: 'b', signal: AbortSignal.abort() }, async () => 'never')).rejects.toThrow(NoSlot)
  await expect(failing).rejects.toThrow('broken')
  expect(await waiting).toBe('done')
})
