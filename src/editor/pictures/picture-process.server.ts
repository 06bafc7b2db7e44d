// Makes a master in a separate process, so that its memory is returned, and a picture that crashes
// the decoder harms nothing else.
import sharp from 'sharp'
import { preparePicture } from './prepare-picture.server.ts'

sharp.cache(false)
sharp.concurrency(1)

process.on('disconnect', () => process.exit(0))
process.once('message', async (sent: Uint8Array) => {
  const prepared = await preparePicture(sent)
  process.send?.(prepared, undefined, undefined, () => {})
})
