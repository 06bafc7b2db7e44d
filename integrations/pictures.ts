import path from 'node:path'
import type { AstroIntegration } from 'astro'
import { deliveredAt, readPictureFile } from '../src/content/pictures/picture-files.ts'

export const pictures = (): AstroIntegration => ({
  name: 'pictures',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const file = request.url?.startsWith(deliveredAt)
          ? request.url.slice(deliveredAt.length)
          : ''
        readPictureFile(decodeURIComponent(file)).then((picture) => {
          if (!picture) return next()
          response
            .setHeader('content-type', `image/${path.extname(file).slice(1)}`)
            .end(picture.bytes)
        }, next)
      })
    },
  },
})
