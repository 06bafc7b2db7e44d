import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** A number in letters: 0 is `a`, 26 is `ba`. */
const letters = (number: number): string => (number < 26 ? '' : letters(Math.floor(number / 26))) + String.fromCharCode(97 + (number % 26))

/**
 * Gives a class or an animation of a CSS Module its name in the built site: letters for the file, a number for the class in it. A tenth less to fetch than
 * the usual names, which repeat the file's hash and the source's name; both stay as they are under development. The same source
 * gives the same names.
 * @param files every CSS Module of the site, as absolute paths
 */
export function shortNames(files: string[]): (name: string, file: string, css: string) => string {
  const sorted = [...files].sort()
  return (name, file, css) => {
    const known = [...new Set([...css.matchAll(/(?:\.|@keyframes )([a-zA-Z_][\w-]*)/g)].map(([, found = '']) => found))]
    const fileAt = sorted.indexOf(path.normalize(file.replace(/\?.*$/, '')))
    const classAt = known.indexOf(name)
    if (fileAt < 0 || classAt < 0) throw new Error(`no short name for .${name} of ${file}`)
    return letters(fileAt) + classAt
  }
}

/** Shortens the names of CSS Modules' classes in the built site. */
export const shortClassNames = (): AstroIntegration => ({
  name: 'short-class-names',
  hooks: {
    'astro:config:setup': ({ command, config, updateConfig }) => {
      if (command !== 'build') return
      const root = fileURLToPath(config.root)
      const files = globSync('src/**/*.module.css', { cwd: root }).map((file) => path.join(root, file))
      updateConfig({ vite: { css: { modules: { generateScopedName: shortNames(files) } } } })
    },
  },
})
