// Makes a master of an uploaded picture, in its own process: its memory is given back when the process ends, and a picture that breaks
// the decoder ends nothing else. It speaks to its parent alone and ends with it.
import sharp from 'sharp'
import { preparePicture } from './prepare-picture.ts'

sharp.cache(false)
sharp.concurrency(1)

process.on('disconnect', () => process.exit(0))
process.once('message', async (sent: Uint8Array) => {
  const prepared = await preparePicture(sent)
  process.send?.(prepared, undefined, undefined, () => {})
})
