import type { AstroIntegration } from 'astro'

/** What Vite calls a plugin's mistake is the rule that it writes itself for every `composes` of a CSS Module. */
const missingFrom = 'A PostCSS plugin did not pass the `from` option'

/** The pipeline reads the headers of each request, as it does on a server; no page that is built ahead does. */
const headersOfBuiltPage = '`Astro.request.headers` was used when rendering the route'

/** Leaves out warnings of the build and of the development server that are false. */
export const knownWarnings = (): AstroIntegration => ({
  name: 'known-warnings',
  hooks: {
    'astro:config:setup': ({ updateConfig, logger }) => {
      const { destination } = logger.options
      logger.options.destination = {
        ...destination,
        write: (line) => line.message.includes(headersOfBuiltPage) || destination.write(line),
      }
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
