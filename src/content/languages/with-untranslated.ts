import type { Entry } from '../reading/entry.ts'
import type { DataPath } from '../reading/yaml-file.ts'
import type { SnapshotEntry } from '../snapshot/snapshot.ts'

type Open = {
  /** Files of entries without a translation. */
  untranslated: readonly string[]
  /** Ids of questions without one, by their file. */
  questions: ReadonlyMap<string, ReadonlySet<string>>
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function questionsIn(value: unknown): [id: string, question: unknown][] {
  if (Array.isArray(value)) return value.flatMap(questionsIn)
  if (!isObject(value)) return []
  const own: [string, unknown][] = 'question' in value ? [[String(value['id']), value]] : []
  return [...own, ...Object.values(value).flatMap(questionsIn)]
}

function withQuestions(value: unknown, of: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => withQuestions(item, of))
  if (!isObject(value)) return value
  if ('question' in value) return of.get(String(value['id'])) ?? value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withQuestions(item, of)]),
  )
}

/**
 * Puts the texts without a translation as the default language shows them. A list that lost other
 * entries in it has other places, and stays.
 */
function withOpenTexts(
  value: unknown,
  first: unknown,
  isOpenAt: (path: DataPath) => boolean,
  at: DataPath = [],
): unknown {
  if (typeof value === 'string') return typeof first === 'string' && isOpenAt(at) ? first : value
  if (Array.isArray(value))
    return Array.isArray(first) && first.length === value.length
      ? value.map((item, index) => withOpenTexts(item, first[index], isOpenAt, [...at, index]))
      : value
  if (!isObject(value) || !isObject(first)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      withOpenTexts(item, first[key], isOpenAt, [...at, key]),
    ]),
  )
}

/**
 * Shows what has no translation as the default language shows it. Its tokens were filled in the
 * other language: an English sentence would say “14 jours”.
 * @param first the entries in the default language
 */
export function withUntranslated<Given extends SnapshotEntry & Pick<Entry, 'isOpenAt'>>(
  entries: readonly Given[],
  first: readonly Given[],
  { untranslated, questions }: Open,
): Given[] {
  const inFirst = new Map(first.map((entry) => [entry.file, entry]))
  const translated = new Map(entries.map((entry) => [entry.file, entry]))
  const isUntranslated = new Set(untranslated)
  return [...new Set([...inFirst.keys(), ...translated.keys()])].flatMap((file) => {
    const original = inFirst.get(file)
    // An entry stays that does not fit the other language even without its translation.
    if (original && isUntranslated.has(file)) return [original]
    const entry = translated.get(file)
    if (!entry) return []
    const open = original && questions.get(file)
    if (!original || (!open && !entry.isOpenAt)) return [entry]
    const own = entry.isOpenAt
      ? withOpenTexts(entry.data, original.data, entry.isOpenAt)
      : entry.data
    const found = questionsIn(original.data).filter(([id]) => open?.has(id))
    // An object stays an object.
    const data = withQuestions(own, new Map(found)) as Given['data']
    return [{ ...entry, data }]
  })
}
