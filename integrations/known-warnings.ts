import type { AstroIntegration } from 'astro'

/** What Vite calls a plugin's mistake is the rule that it writes itself for every `composes` of a CSS Module. */
const missingFrom = 'A PostCSS plugin did not pass the `from` option'

/** Leaves out warnings of the build and of the development server that are false. */
export const knownWarnings = (): AstroIntegration => ({
  name: 'known-warnings',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'known-warnings',
              configResolved: ({ logger }) => {
                const { warnOnce } = logger
                logger.warnOnce = (message, options) => {
                  if (!message.includes(missingFrom)) warnOnce(message, options)
                }
              },
            },
          ],
        },
      })
    },
  },
})
