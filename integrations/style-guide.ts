import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Serves the style guide as /styleguide under `astro dev`; the built site does not have it. */
export const styleGuide = (): AstroIntegration => ({
  name: 'style-guide',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev')
        injectRoute({ pattern: '/styleguide', entrypoint: fileURLToPath(new URL('../src/layouts/StyleGuide.astro', import.meta.url)) })
    },
  },
})
