import browserslist from 'browserslist'
import type { Plugin } from 'vite'
import { cssFallbacks } from './css-fallbacks.ts'

/**
 * Vite's names for browsers of browserslist. Every other browser has the engine of a listed
 * browser.
 */
const engines: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
}

/**
 * Returns the oldest supported version by Vite's name of the browser (`ios`), from `browserslist`
 * in package.json.
 */
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

export const browserTargets = () =>
  Object.entries(oldestBrowsers()).map(([name, version]) => `${name}${version}`)

export const supportedBrowsers: Plugin = {
  name: 'supported-browsers',
  config: () => ({
    build: { cssTarget: browserTargets(), cssMinify: 'lightningcss' },
    css: { postcss: { plugins: [cssFallbacks()] } },
  }),
  // The target is set here, because Astro overrides `build.target` for the scripts.
  configEnvironment: (name) =>
    name === 'client' ? { build: { target: browserTargets() } } : undefined,
}
