import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createFairQueue } from '#src/core/fairness/fair-queue.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { decodePicture } from './picture-decoder.server.ts'

/**
 * Replaces src/editor/pictures/picture-process.server.ts; the first byte that the program receives chooses its
 * behaviour.
 */
const program = `
process.on('disconnect', () => process.exit(0))
process.once('message', (sent) => {
  if (sent[0] === 1) process.kill(process.pid, 'SIGKILL')
  if (sent[0] === 2) process.exit(1)
  if (sent[0] === 3) for (;;);
  setTimeout(() => process.send({ bytes: sent, width: 1, height: 1 }), 50)
})
`
const root = temporaryFolder()
mkdirSync(path.join(root, 'src/editor/pictures'), { recursive: true })
writeFileSync(path.join(root, 'src/editor/pictures/picture-process.server.ts'), program)

const picture = (first: number) => new Uint8Array([first])
const [works, dies, breaks, hangs] = [picture(0), picture(1), picture(2), picture(3)]
const openDecoder = (longestMs: number) => {
  const context = {
    pictureQueue: createFairQueue({ permits: 1, waiting: 3, waitingPerNetwork: 2 }),
  }
  return (editor: string, sent: Uint8Array, signal: AbortSignal) =>
    decodePicture(context, { root, editor, sent, signal, longestMs })
}
const nobodyLeaves = new AbortController().signal

it('lets a picture that breaks its process, or takes too long, end no other', async () => {
  const decode = openDecoder(4000)
  const all = [dies, works, hangs, breaks].map((sent, editor) =>
    decode(String(editor), sent, nobodyLeaves),
  )
  expect(await Promise.all(all)).toEqual([
    { refused: expect.stringContaining('could not be opened'), isWrongType: false },
    { bytes: works, width: 1, height: 1 },
    { refused: expect.stringContaining('too long'), isWrongType: false },
    { refused: expect.stringContaining('could not be opened'), isWrongType: false },
  ])
})

it('has one editor wait for no more than a share, and all of them together for no more than there is room', async () => {
  const decode = openDecoder(10_000)
  const all = ['Ada', 'Ada', 'Ada', 'Ada', 'Bola', 'Chidi'].map((editor) =>
    decode(editor, works, nobodyLeaves),
  )
  const outcomes = (await Promise.all(all)).map((outcome) =>
    outcome === 'busy' ? 'busy' : 'width' in outcome,
  )
  // Chidi's picture replaces a waiting picture of the editor who has the most waiting pictures.
  expect(outcomes).toEqual([true, true, 'busy', 'busy', true, true])
  expect(await decode('Ada', works, nobodyLeaves)).toHaveProperty('width')
})

it('ends the picture of an editor who has left, and goes on with the next', async () => {
  const decode = openDecoder(10_000)
  const leaving = new AbortController()
  const [left, waitsAndLeaves, next] = [
    decode('Ada', hangs, leaving.signal),
    decode('Ada', hangs, leaving.signal),
    decode('Bola', works, nobodyLeaves),
  ]
  leaving.abort()
  await Promise.all([left, waitsAndLeaves])
  expect(await next).toHaveProperty('width')
})
