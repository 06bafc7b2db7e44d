import type { AstroIntegration } from 'astro'

/** A cache of its own: `astro check` would prepare dependencies for production in the same folder, and islands would stop working. */
export const devCache = (): AstroIntegration => ({
  name: 'dev-cache',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      updateConfig({ vite: { cacheDir: `.cache/vite-${command}` } })
    },
  },
})
