// Makes a master of an uploaded picture in a separate process, so that the memory is returned at the end, and a picture that crashes the
// decoder harms nothing else. The process exchanges messages only with the server, and ends with the server.
import sharp from 'sharp'
import { preparePicture } from './prepare-picture.ts'

sharp.cache(false)
sharp.concurrency(1)

process.on('disconnect', () => process.exit(0))
process.once('message', async (sent: Uint8Array) => {
  const prepared = await preparePicture(sent)
  process.send?.(prepared, undefined, undefined, () => {})
})
