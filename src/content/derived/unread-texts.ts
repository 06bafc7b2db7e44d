import { marks } from '#src/contracts/content/marks.ts'
import { valuesIn } from '../reading/links.ts'
import type { DataPath, YamlFile } from '../reading/yaml-file.ts'

/**
 * A text, or a part around texts, that visitors do not read as it is written. `said`: what they read
 * instead; null for nothing.
 */
export type UnreadText = { path: DataPath; said: string | null }

const linkMarks = new RegExp(marks.link, 'g')
/** A link that was replaced by its words is the same text. */
const wordsOf = (text: string) => text.replace(linkMarks, (_, label: string) => label)

/**
 * Compares a file with what visitors read of it.
 * @param shown the file without what does not apply to the company
 */
export function unreadTexts(written: YamlFile, shown: YamlFile): UnreadText[] {
  if (shown.data === written.data) return []
  const keyOf = (path: DataPath) => path.map(String).join('/')
  const texts = new Map<string, unknown>()
  const parts = new Set<string>()
  for (const { path, value } of valuesIn(shown.data)) {
    const place = shown.placeOf?.(path) ?? path
    texts.set(keyOf(place), value)
    for (const [index] of place.entries()) parts.add(keyOf(place.slice(0, index + 1)))
  }
  const found = new Map<string, UnreadText>()
  for (const { path, value } of valuesIn(written.data)) {
    const said = texts.get(keyOf(path))
    // Nobody reads an address: a card or link that leaves with it has words of its own.
    if (typeof value !== 'string' || said === value || path.at(-1) === 'href') continue
    if (typeof said === 'string') {
      if (wordsOf(said) !== wordsOf(value)) found.set(keyOf(path), { path, said })
      continue
    }
    const depth = path.findIndex((_, index) => !parts.has(keyOf(path.slice(0, index + 1))))
    const part = path.slice(0, depth + 1)
    found.set(keyOf(part), { path: part, said: null })
  }
  return [...found.values()]
}
