import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { AstroIntegration } from 'astro'
import sharp from 'sharp'
import { deliveredAt, readPictureFile } from '../src/content/picture-files.ts'

/**
 * Writes picture files into the built site, each as it stands ready or made anew, one on each core.
 * @param files names that pages show
 * @param onFile called after each file
 * @returns how many had to be made
 */
export async function deliverPictures(files: Iterable<string>, folder: string, onFile: (done: number, all: number) => void = () => {}) {
  const queue = [...new Set(files)]
  const all = queue.length
  let done = 0
  let made = 0
  // Encoders that share one picture among cores wait for each other.
  sharp.concurrency(1)
  await mkdir(folder, { recursive: true })
  const deliverNext = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const picture = await readPictureFile(file)
      if (!picture) throw new Error(`A page shows ${file}, and no such picture can be made`)
      if (picture.isNew) made++
      await writeFile(path.join(folder, file), picture.bytes)
      done++
      onFile(done, all)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, deliverNext))
  return { all, made }
}

/** Makes pictures for the development server when they are asked for. */
export const pictures = (): AstroIntegration => ({
  name: 'pictures',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const file = request.url?.startsWith(deliveredAt) ? request.url.slice(deliveredAt.length) : ''
        readPictureFile(decodeURIComponent(file)).then((picture) => {
          if (!picture) return next()
          response.setHeader('content-type', `image/${path.extname(file).slice(1)}`).end(picture.bytes)
        }, next)
      })
    },
  },
})
