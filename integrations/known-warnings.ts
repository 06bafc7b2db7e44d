import type { Plugin } from 'vite'

/**
 * A false warning: Vite blames a PostCSS plugin for the rule that Vite itself writes for every
 * `composes` of a CSS Module.
 */
const missingFrom = 'A PostCSS plugin did not pass the `from` option'

export const knownWarnings: Plugin = {
  name: 'known-warnings',
  configResolved: ({ logger }) => {
    const { warnOnce } = logger
    logger.warnOnce = (message, options) => {
      if (!message.includes(missingFrom)) warnOnce(message, options)
    }
  },
}
