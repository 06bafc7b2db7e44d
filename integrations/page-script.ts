import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { browserTargets } from './supported-browsers.ts'

const entries = {
  pageScript: fileURLToPath(new URL('../src/layouts/page-script/page-script.ts', import.meta.url)),
  prefixLinks: fileURLToPath(new URL('../src/layouts/prefix-links.ts', import.meta.url)),
  languageLinks: fileURLToPath(new URL('../src/layouts/language-links.ts', import.meta.url)),
  searchField: fileURLToPath(new URL('../src/layouts/search-field.ts', import.meta.url)),
  offline: fileURLToPath(new URL('../src/layouts/offline/register-worker.ts', import.meta.url)),
  worker: fileURLToPath(new URL('../src/layouts/offline/worker.ts', import.meta.url)),
  removeWorker: fileURLToPath(new URL('../src/layouts/offline/remove-worker.ts', import.meta.url)),
  queuedRequests: fileURLToPath(new URL('../src/layouts/queued-requests.ts', import.meta.url)),
}
const name = 'virtual:page-script'

/**
 * Bundles a script for all supported browsers (decision 0043).
 * @returns one text without imports
 */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: browserTargets(),
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { format: 'iife' },
        optimization: { inlineConst: true },
      },
    },
  })
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (script?.type !== 'chunk') throw new Error(`${entry} made no script`)
  return script.code.trim()
}

export const bundleScripts = async () => ({
  pageScript: await bundle(entries.pageScript),
  prefixLinks: await bundle(entries.prefixLinks),
  languageLinks: await bundle(entries.languageLinks),
  searchField: await bundle(entries.searchField),
  queuedRequests: await bundle(entries.queuedRequests),
  offline: await bundle(entries.offline),
  worker: await bundle(entries.worker),
  removeWorker: await bundle(entries.removeWorker),
})

/**
 * Gives layouts and pages the scripts as `virtual:page-script`; the development server restarts
 * when a script changes.
 */
export const pageScript = (
  scripts: Awaited<ReturnType<typeof bundleScripts>>,
): AstroIntegration => ({
  name: 'page-script',
  hooks: {
    'astro:config:setup': ({ addWatchFile, updateConfig }) => {
      for (const entry of Object.values(entries)) addWatchFile(entry)
      const source = Object.entries(scripts).map(
        ([script, code]) => `export const ${script} = ${JSON.stringify(code)}`,
      )
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'page-script',
              resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
              load: (id: string) => (id === `\0${name}` ? source.join('\n') : undefined),
            },
          ],
        },
      })
    },
  },
})
