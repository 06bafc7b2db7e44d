import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentLimits } from '#src/contracts/content-limits.ts'
import { createUploads } from './uploads.ts'

const actorOf = (id: number) => ({ id, name: `Editor ${id}`, network: '192.0.2.1' })
const [ada, bola, chidi] = [actorOf(1), actorOf(2), actorOf(3)] as const
const part = new Uint8Array([1, 2])
/** The first half of a picture. */
const first = (upload: string = randomUUID()) => ({ upload, offset: 0, size: 4, part })
const second = (upload: string) => ({ ...first(upload), offset: 2 })

it('keeps a whole until it is forgotten: its last part may be sent again', () => {
  const uploads = createUploads()
  const upload = randomUUID()
  expect(uploads.collect(ada, first(upload))).toBe(2)
  const whole = new Uint8Array([1, 2, 1, 2])
  expect([uploads.collect(ada, second(upload)), uploads.collect(ada, first(upload)), uploads.collect(ada, second(upload))]).toEqual([
    whole,
    2 + 2,
    whole,
  ])
  uploads.forget(ada, upload)
  expect(uploads.collect(ada, second(upload))).toBeNull()
})

it('has room for some uploads of each editor and of all, and none of them ends another', () => {
  const { total, perEditor } = contentLimits.uploads
  const uploads = createUploads()
  const begin = (actor: typeof ada, count: number) => Array.from({ length: count }, () => uploads.collect(actor, first()))
  const mine = randomUUID()
  expect(uploads.collect(ada, first(mine))).toBe(2)
  expect(begin(ada, perEditor)).toEqual([...Array.from({ length: perEditor - 1 }, () => 2), 'busy'])
  expect(begin(bola, total - perEditor)).not.toContain('busy')
  expect(begin(chidi, 1)).toEqual(['busy'])
  // One that names the upload of somebody else, or a part that does not follow, ends at most its own.
  expect(uploads.collect(chidi, second(mine))).toBeNull()
  expect(uploads.collect(bola, { ...second(mine), size: 3 })).toBeNull()
  expect(uploads.collect(ada, second(mine))).toHaveLength(4)
})
