import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { convertToTsx } from '@astrojs/astro2tsx'

/**
 * Writes each `.astro` file as a `.tsx` file, for tools that read no `.astro`.
 * @param folder in which each file gets the place and the name that it has, with `.tsx` after it
 * @returns by file, a function that finds the line of the `.astro` for one of the `.tsx`
 */
export function writeAstroAsTsx(folder: string): Map<string, (line: number) => number> {
  const lines = new Map<string, (line: number) => number>()
  for (const file of globSync('src/**/*.astro')) {
    const source = readFileSync(file, 'utf8')
    const { code, mappings } = convertToTsx(source, { filename: file, ambientTypes: true })
    const target = path.join(folder, `${file}.tsx`)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, code)
    lines.set(file, (line) => {
      const end = code.split('\n', line).join('\n').length
      const [from = 0, , of = 0] = mappings.findLast(([start]) => start <= end) ?? []
      return source.slice(0, of + end - from).split('\n').length
    })
  }
  return lines
}
