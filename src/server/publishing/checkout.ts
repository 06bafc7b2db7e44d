import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'

/** What a checkout needs for its content to be changed and built. */
const needed = ['content', 'src/pages', 'astro.config.ts', 'node_modules/astro/bin/astro.mjs']

/** The checkout around a built site, and why its content cannot be edited there; null where it can. */
export type Checkout = { root: string; why: string | null }

/** @param dist folder of the built site, which lies in its checkout */
export function findCheckout(dist: string): Checkout {
  const root = path.dirname(dist)
  const missing = needed.find((name) => !existsSync(path.join(root, name)))
  if (missing) return { root, why: `The server runs the built site without ${missing} beside it. Texts are changed where it is built.` }
  try {
    for (const name of ['content', 'src/assets/pictures']) accessSync(path.join(root, name), constants.W_OK)
    return { root, why: null }
  } catch {
    return { root, why: 'The server may not write the folder of the texts (docs/deploy.md).' }
  }
}
