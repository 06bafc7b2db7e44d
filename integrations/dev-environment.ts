import type { Plugin } from 'vite'

/**
 * Astro's module that decides whether a page is rendered with the environment of the development
 * server or of a built site.
 */
export const astroModule = /\/astro\/dist\/core\/environment\/index\.js$/

/**
 * Replaces Astro's module: a manifest without a recorded environment gets the newest environment. A
 * file saved during a request makes such a manifest; Astro would then look for the scripts of a
 * built site, and fail with "Unable to resolve".
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

export const devEnvironment: Plugin = {
  name: 'dev-environment',
  apply: 'serve',
  load: { filter: { id: astroModule }, handler: () => replacement },
}
