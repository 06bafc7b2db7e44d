import type { AstroIntegration } from 'astro'

/** Gives each command its own cache, because in a shared one `astro check` prepares dependencies for production, which break islands. */
export const devCache = (): AstroIntegration => ({
  name: 'dev-cache',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      updateConfig({ vite: { cacheDir: `.cache/vite-${command}` } })
    },
  },
})
