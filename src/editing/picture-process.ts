// Makes a master of an uploaded picture in a separate process: its memory is returned when it ends, and a picture that crashes the decoder
// harms nothing else. It talks only to its parent and ends with it.
import sharp from 'sharp'
import { preparePicture } from './prepare-picture.ts'

sharp.cache(false)
sharp.concurrency(1)

process.on('disconnect', () => process.exit(0))
process.once('message', async (sent: Uint8Array) => {
  const prepared = await preparePicture(sent)
  process.send?.(prepared, undefined, undefined, () => {})
})
