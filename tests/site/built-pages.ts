import { globSync, readFileSync } from 'node:fs'

const client = 'dist/client'

/** The address of a built file: as src/server/static/static-files.ts answers it. */
const addressOf = (file: string) =>
  `/${file
    .slice(client.length + 1)
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '')}`

/** Every prerendered page by its address. @throws where the site is not built */
export function builtPages(): Map<string, string> {
  const files = globSync(`${client}/**/*.html`)
  if (files.length < 20) throw new Error('Build the site first: npm run build')
  return new Map(files.map((file) => [addressOf(file), readFileSync(file, 'utf8')]))
}

/** Addresses of every file that is served. */
export const builtFiles = () => new Set(globSync(`${client}/**/*.*`).map((file) => addressOf(file)))

export const attributes = (html: string, tag: string, attribute: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  )
