import type { AstroIntegration } from 'astro'

/** Another cache than that of `astro check`, which would prepare dependencies for production in the same folder, and islands would stop working. */
export const devCache = (): AstroIntegration => ({
  name: 'dev-cache',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      updateConfig({ vite: { cacheDir: `.cache/vite-${command}` } })
    },
  },
})
