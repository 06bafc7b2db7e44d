import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { setBaseSnapshot } from '../src/content/base-snapshot.ts'
import { describeProblem } from '../src/content/reading/yaml-file.ts'
import { base } from './base-snapshot.ts'

/** Says what somebody should look at in the content, and while developing follows its files. */
export const content = (): AstroIntegration => ({
  name: 'content',
  hooks: {
    'astro:config:done': ({ logger }) => {
      for (const warning of base.warnings) logger.warn(describeProblem(warning))
    },
    'astro:server:setup': ({ server, logger }) => {
      const folder = path.resolve(fileURLToPath(new URL('..', import.meta.url)), 'content')
      server.watcher.add(folder)
      server.watcher.on('all', (_, file) => {
        if (!file.startsWith(folder)) return
        try {
          setBaseSnapshot()
          server.ws.send({ type: 'full-reload' })
        } catch (error) {
          // The pages stay as they were.
          logger.error(String(error))
        }
      })
    },
  },
})
