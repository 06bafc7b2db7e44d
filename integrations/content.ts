import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { ErrorPayload } from 'vite'
import { setBaseSnapshot } from '../src/content/base-snapshot.ts'
import { describeProblem } from '../src/content/reading/yaml-file.ts'
import { base } from './base-snapshot.ts'

/**
 * Prints the content's warnings, and reloads pages when content files change during development.
 */
export const content = (): AstroIntegration => ({
  name: 'content',
  hooks: {
    'astro:config:done': ({ logger }) => {
      for (const warning of base?.warnings() ?? []) logger.warn(describeProblem(warning))
    },
    'astro:server:setup': ({ server, logger }) => {
      let fault: ErrorPayload | null = null
      server.ws.on('connection', () => {
        if (fault) server.ws.send(fault)
      })
      const folders = ['../content', '../starter'].map((folder) =>
        fileURLToPath(new URL(folder, import.meta.url)),
      )
      server.watcher.add(folders)
      server.watcher.on('all', (_, file) => {
        if (!folders.some((folder) => file.startsWith(folder))) return
        try {
          setBaseSnapshot()
          fault = null
          server.ws.send({ type: 'full-reload' })
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error)
          fault = { type: 'error', err: { message, stack: '' } }
          server.ws.send(fault)
          logger.error(message)
        }
      })
    },
  },
})
