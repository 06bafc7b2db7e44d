import { beforeEach, expect, it, vi } from 'vitest'
import type { Database } from './connect.ts'
import { openDatabase } from './open-database.ts'
import { noteQueued } from './queued.ts'

let database: Database
const onQueued = vi.fn<() => void>()
beforeEach(() => {
  onQueued.mockClear()
  database = openDatabase(':memory:')
  database.onQueued = onQueued
  return () => database.close()
})

it.each(['write', 'writeUrgent'] as const)('%s reports what was queued', async (write) => {
  await database[write](async () => {})
  expect(onQueued).not.toHaveBeenCalled()
  await database[write](async (tx) => {
    noteQueued(tx)
    expect(onQueued, 'before the commit').not.toHaveBeenCalled()
  })
  expect(onQueued).toHaveBeenCalledOnce()
})

it('reports nothing that was rolled back', async () => {
  const failing = database.write(async (tx) => {
    noteQueued(tx)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(onQueued).not.toHaveBeenCalled()
})
