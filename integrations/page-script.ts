import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import { browserTargets } from './supported-browsers.ts'

const folder = new URL('../src/layouts/page-script/', import.meta.url)
const entry = fileURLToPath(new URL('page-script.ts', folder))
const name = 'virtual:page-script'

/** @returns the inline script of every page as one text. For all supported browsers (decision 0043). */
export async function bundlePageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: browserTargets(),
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { format: 'iife' }, optimization: { inlineConst: true } },
    },
  })
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (script?.type !== 'chunk') throw new Error(`${entry} made no script`)
  return script.code.trim()
}

/** Gives layouts the script as `pageScript` of `virtual:page-script`; the development server starts anew when it changes. */
export const pageScript = (script: string): AstroIntegration => ({
  name: 'page-script',
  hooks: {
    'astro:config:setup': ({ addWatchFile, updateConfig }) => {
      addWatchFile(entry)
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'page-script',
              resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
              load: (id: string) => (id === `\0${name}` ? `export const pageScript = ${JSON.stringify(script)}` : undefined),
            },
          ],
        },
      })
    },
  },
})
