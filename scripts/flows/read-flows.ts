import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Flow = { title: string; files: string[]; faults: string[] }

/**
 * Files at which a flow may begin, or go on: requests reach them by their address, and the outbox
 * reads by itself what was stored.
 */
const isEntry = (file: string) =>
  file.startsWith('src/pages/') ||
  ['src/server/main.ts', 'src/server/http.ts', 'src/server/site-outbox.ts'].includes(file)

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].map(([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : path.posix.join(path.dirname(file), target),
  )
}

function readFlow(list: string): Flow {
  const lines = readFileSync(list, 'utf8').split('\n').filter(Boolean)
  const files = lines.filter((line) => !line.startsWith('#'))
  const reached = new Set<string>()
  const faults: string[] = []
  for (const file of files) {
    if (!isEntry(file) && !reached.has(file)) faults.push(`no file before ${file} imports it`)
    if (existsSync(file)) for (const target of importsOf(file)) reached.add(target)
    else faults.push(`${file} is not there`)
  }
  return { title: (lines[0] ?? '').replace(/^# /, ''), files, faults }
}

/**
 * Reads the lists of docs/flows: the files that someone who follows a datum has to open, in order.
 * Each is imported by one before it, or found by an address.
 */
export const readFlows = (): Flow[] => globSync('docs/flows/*.txt').sort().map(readFlow)
