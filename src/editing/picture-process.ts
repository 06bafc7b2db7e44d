// Makes a master of one picture that somebody sent, in a process of its own: the memory that it takes is given back when the process
// ends, and a picture at which a decoder breaks ends nothing else. It speaks to its parent alone and ends with it.
import sharp from 'sharp'
import { preparePicture } from './prepare-picture.ts'

sharp.cache(false)
sharp.concurrency(1)

process.on('disconnect', () => process.exit(0))
process.once('message', async (sent: Uint8Array) => {
  const prepared = await preparePicture(sent)
  // A parent that has ended meanwhile needs no answer.
  process.send?.(prepared, undefined, undefined, () => {})
})
