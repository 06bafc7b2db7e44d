import { valuesIn } from '../reading/links.ts'
import type { DataPath, YamlFile } from '../reading/yaml-file.ts'

/**
 * Compares a file with what visitors read of it.
 * @param shown the file without the parts of which something is missing
 * @returns places of texts, or of parts around texts, that visitors do not see
 */
export function unreadTexts(written: YamlFile, shown: YamlFile): DataPath[] {
  if (shown.data === written.data) return []
  const keyOf = (path: DataPath) => path.map(String).join('/')
  const parts = new Set<string>()
  for (const { path } of valuesIn(shown.data)) {
    const place = shown.placeOf?.(path) ?? path
    for (const [index] of place.entries()) parts.add(keyOf(place.slice(0, index + 1)))
  }
  const found = new Map<string, DataPath>()
  for (const { path, value } of valuesIn(written.data)) {
    // Nobody reads an address: a card or link that leaves with it has words of its own.
    if (typeof value !== 'string' || parts.has(keyOf(path)) || path.at(-1) === 'href') continue
    const depth = path.findIndex((_, index) => !parts.has(keyOf(path.slice(0, index + 1))))
    const part = path.slice(0, depth + 1)
    found.set(keyOf(part), part)
  }
  return [...found.values()]
}
