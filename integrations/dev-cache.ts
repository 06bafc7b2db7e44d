import type { AstroIntegration } from 'astro'

/**
 * Gives the development server a cache of its own for what Vite prepares of our dependencies. `astro check` prepares them for
 * production, in the same folder unless told otherwise, and the islands of a server that runs meanwhile stop working.
 */
export const devCache = (): AstroIntegration => ({
  name: 'dev-cache',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      updateConfig({ vite: { cacheDir: `.cache/vite-${command}` } })
    },
  },
})
