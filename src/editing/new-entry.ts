import { placeOf } from '#src/content/schemas/collections.ts'
import { formSchemaOf } from '#src/content/schemas/form-schema.ts'
import type { ContentValue, EntryCreation, EntryKind, FieldPath } from '#src/contracts/content.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { dayOf } from '#src/contracts/formats.ts'
import { type ContentRecord, isRecord } from './same-value.ts'
import type { Source } from './workspace.ts'

/** The folder in which each kind of entry has its file; questions stand in the file of their group. */
export const foldersOfKinds = { product: 'products', article: 'articles', page: 'free-pages' } as const satisfies Partial<
  Record<EntryKind, string>
>

/** A value with every field that has to be there, empty as far as nobody can know what it holds. */
export function emptyValue(schema: FormSchema): ContentValue {
  if (schema.const !== undefined) return schema.const
  const [first] = schema.anyOf ?? []
  if (first) return emptyValue(first)
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).flatMap(([key, field]) => (schema.required?.includes(key) ? [[key, emptyValue(field)]] : [])),
    )
  const { items } = schema
  if (items) return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(items))
  if (schema.type === 'boolean') return false
  return schema.type === 'number' || schema.type === 'integer' ? null : ''
}

const valuesOf = (sources: readonly Source[], collection: string): ContentRecord[] =>
  sources.flatMap(({ place, value }) => (place.collection === collection && isRecord(value) ? [value] : []))

const nextId = (values: readonly ContentRecord[]) => Math.max(0, ...values.map(({ id }) => (typeof id === 'number' ? id : 0))) + 1

/** Fills in what is known of a new entry; only fields that its schema has. */
function fillIn(empty: ContentValue, known: ContentRecord): ContentValue {
  if (!isRecord(empty)) return empty
  return Object.fromEntries(Object.entries(empty).map(([key, value]) => [key, known[key] ?? value]))
}

/** A title ends with the company's name, which falls away where it has no room. */
const asTitle = (title: string) => `${title} | {name}`

function knownOf({ kind, title }: EntryCreation, sources: readonly Source[], today: string): ContentRecord {
  if (kind === 'product') return { id: nextId(valuesOf(sources, 'products')), name: title, title: asTitle(title) }
  if (kind === 'page') return { title: asTitle(title), heading: title }
  const articles = valuesOf(sources, 'articles')
  const [newest] = articles.toSorted((one, other) => String(other['date']).localeCompare(String(one['date'])))
  const { author = '', role = '' } = newest ?? {}
  return { id: nextId(articles), title: asTitle(title), heading: title, date: dayOf(today), author, role }
}

export type NewEntry = { path: string; value: ContentValue; field: FieldPath }
/** Why there is none: the words of the editor. */
export type Refused = { refused: string }

function newQuestion({ slug, title, into }: EntryCreation, sources: readonly Source[], today: string): NewEntry | Refused {
  const group = sources.find(({ path, place }) => path === into && place.collection === 'faq')
  if (!group || !isRecord(group.value) || !Array.isArray(group.value['entries'])) return { refused: 'Choose the group of the question.' }
  const isTaken = valuesOf(sources, 'faq').some(
    ({ entries }) => Array.isArray(entries) && entries.some((entry) => isRecord(entry) && entry['id'] === slug),
  )
  if (isTaken) return { refused: `There is a question at #${slug} already. Choose another place.` }
  const schema = formSchemaOf(group.place).properties?.['entries']?.items
  if (!schema) return { refused: 'This list takes no questions.' }
  const question = title.endsWith('?') ? title : `${title}?`
  const entries = [...group.value['entries'], fillIn(emptyValue(schema), { id: slug, question, checkedOn: dayOf(today) })]
  return { path: group.path, value: { ...group.value, entries }, field: ['entries', entries.length - 1] }
}

/**
 * A complete entry with everything that its schema asks for: what is not known is empty, and the check says what is missing.
 * @param takenAddresses addresses that are something else already
 */
export function newEntry(
  creation: EntryCreation,
  sources: readonly Source[],
  today: string,
  takenAddresses: (address: string) => boolean,
): NewEntry | Refused {
  const { kind, slug } = creation
  if (kind === 'question') return newQuestion(creation, sources, today)
  const path = `content/${foldersOfKinds[kind]}/${slug}.yaml`
  const place = placeOf(path.slice('content/'.length))
  if (!place) return { refused: 'This site has no such entries.' }
  if (sources.some((source) => source.path === path)) return { refused: `There is one called “${slug}” already. Choose another name.` }
  if (kind === 'page' && takenAddresses(`/${slug}`)) return { refused: `The address /${slug} is taken. Choose another one.` }
  return { path, value: fillIn(emptyValue(formSchemaOf(place)), knownOf(creation, sources, today)), field: [] }
}
