import type { AstroIntegration } from 'astro'

/** Astro's module that decides whether a page is rendered with the environment of the development server or of a built site. */
export const astroModule = /\/astro\/dist\/core\/environment\/index\.js$/

/**
 * Replaces Astro's module. Astro records the development environment for each manifest at the beginning of a request. A file that is saved
 * during the request makes a new manifest without a recorded environment. Astro's module would then look for the scripts of a built site,
 * and the page would fail with "Unable to resolve". This module gives such a manifest the environment that was recorded last.
 */
export const replacement = `
import { productionEnvironment } from './production.js'
const environments = new WeakMap()
let newest = productionEnvironment
export function setEnvironment(manifest, environment) {
  environments.set(manifest, environment)
  newest = environment
}
export const getEnvironment = (manifest) => environments.get(manifest) ?? newest
`

/** Keeps the development server answering while files are saved. */
export const devEnvironment = (): AstroIntegration => ({
  name: 'dev-environment',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'dev') return
      updateConfig({
        vite: { plugins: [{ name: 'dev-environment', load: { filter: { id: astroModule }, handler: () => replacement } }] },
      })
    },
  },
})
