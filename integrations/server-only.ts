import type { Plugin } from 'vite'

/** Fails the build if a program of the browser imports a module named `*.server.ts`. */
export const serverOnly: Plugin = {
  name: 'server-only',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    if (/\.server(\.tsx?)?(\?|$)/.test(source))
      throw new Error(`${importer} runs in the browser and must not import ${source}.`)
  },
}
