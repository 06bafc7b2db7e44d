import type { AstroIntegration } from 'astro'
import browserslist from 'browserslist'
import { cssFallbacks } from './css-fallbacks.ts'

/** Vite's name for each browser of browserslist. Other browsers share an engine with one of these. */
const engines: Record<string, string> = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' }

/** The oldest supported version by browser, named as Vite does (`ios`), from `browserslist` in package.json. */
export function oldestBrowsers(): Record<string, number> {
  const oldest: Record<string, number> = {}
  for (const entry of browserslist()) {
    const [name = '', versions = ''] = entry.split(' ')
    const version = Number.parseFloat(versions)
    const engine = engines[name]
    if (engine) oldest[engine] = Math.min(version, oldest[engine] ?? version)
  }
  return oldest
}

export const browserTargets = () => Object.entries(oldestBrowsers()).map(([name, version]) => `${name}${version}`)

export const supportedBrowsers = (): AstroIntegration => ({
  name: 'supported-browsers',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const targets = browserTargets()
      updateConfig({
        vite: {
          build: { cssTarget: targets, cssMinify: 'lightningcss' },
          css: { postcss: { plugins: [cssFallbacks()] } },
          plugins: [
            {
              name: 'supported-browsers',
              // Astro overrides the configured target of the scripts.
              configEnvironment: (name: string) => (name === 'client' ? { build: { target: targets } } : undefined),
            },
          ],
        },
      })
    },
  },
})
