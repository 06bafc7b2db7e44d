import type { AstroIntegration } from 'astro'

/**
 * Gives each command its own cache: `astro sync` caches dependencies for production, which would
 * break the islands of `astro dev`.
 */
export const devCache = (): AstroIntegration => ({
  name: 'dev-cache',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      updateConfig({ vite: { cacheDir: `.cache/vite-${command}` } })
    },
  },
})
