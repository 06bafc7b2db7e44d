import { freePageAddress } from '#src/content/addresses/address-of.ts'
import { sampleNumber } from '#src/content/reading/published.ts'
import type {
  ContentValue,
  EntryCreation,
  EntryKind,
  FieldPath,
} from '#src/contracts/content/content.ts'
import { type ContentRecord, isRecord } from '#src/contracts/content/is-record.ts'
import { addedKinds } from '#src/contracts/content/kinds.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { dayOf } from '#src/contracts/formats.ts'
import { type ContentSource, entryFormOf } from './workspace.server.ts'

/** Folder of a kind of entry; undefined for questions, which are in the file of their group. */
const folderOf = (kind: EntryKind) => addedKinds.find((one) => one.kind === kind)?.collection

export function emptyValue(schema: FormSchema): ContentValue {
  if (schema.const !== undefined) return schema.const
  const [first] = schema.anyOf ?? []
  if (first) return emptyValue(first)
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).flatMap(([key, field]) =>
        schema.required?.includes(key) ? [[key, emptyValue(field)]] : [],
      ),
    )
  const { items } = schema
  if (items) return Array.from({ length: schema.minItems ?? 0 }, () => emptyValue(items))
  if (schema.type === 'boolean') return false
  return schema.type === 'number' || schema.type === 'integer' ? null : ''
}

export const valuesOf = (sources: readonly ContentSource[], collection: string): ContentRecord[] =>
  sources.flatMap(({ place, value }) =>
    place.collection === collection && isRecord(value) ? [value] : [],
  )

const nextNumber = (values: readonly ContentRecord[], field: 'id' | 'order') =>
  Math.max(
    0,
    ...values.map(({ [field]: number }) =>
      typeof number === 'number' && number !== sampleNumber ? number : 0,
    ),
  ) + 1

export function fillIn(empty: ContentValue, known: ContentRecord): ContentValue {
  if (!isRecord(empty)) return empty
  return Object.fromEntries(Object.entries(empty).map(([key, value]) => [key, known[key] ?? value]))
}

/** Adds a token for the company's name, which is dropped later if the title becomes too long. */
const asTitle = (title: string) => `${title} — {name}`

/**
 * Fields that a copied entry does not take over: its name after a number, its order code, promises,
 * evidence and hiding.
 */
const notCopied = [
  'plural',
  'code',
  'isSample',
  'availability',
  'leadDays',
  'deliveryMonth',
  'successor',
  'approval',
  'warranty',
  'binding',
  'hidden',
  'redirect',
  'publishOn',
]

function copyOf(source: ContentSource | undefined, kind: EntryKind): ContentRecord {
  if (source?.place.collection !== folderOf(kind) || !isRecord(source?.value)) return {}
  return Object.fromEntries(
    Object.entries(source.value).filter(([key]) => !notCopied.includes(key)),
  )
}

function knownOf(
  { kind, title }: EntryCreation,
  sources: readonly ContentSource[],
  today: string,
): ContentRecord {
  if (kind === 'product')
    return {
      id: nextNumber(valuesOf(sources, 'products'), 'id'),
      name: title,
      title: asTitle(title),
    }
  if (kind === 'accessory')
    return { name: title, order: nextNumber(valuesOf(sources, 'accessories'), 'order') }
  if (kind === 'page') return { title: asTitle(title), heading: title }
  const articles = valuesOf(sources, 'articles')
  const [newest] = articles.toSorted((one, other) =>
    String(other['date']).localeCompare(String(one['date'])),
  )
  const { author = '', role = '' } = newest ?? {}
  return {
    id: nextNumber(articles, 'id'),
    title: asTitle(title),
    heading: title,
    date: dayOf(today),
    author,
    role,
  }
}

export type MadeEntry = { path: string; value: ContentValue; field: FieldPath }
export type RefusedEntry = { refused: string }

export function newEntry(
  creation: EntryCreation,
  sources: readonly ContentSource[],
  today: string,
  isTaken: (address: string) => boolean,
): MadeEntry | RefusedEntry {
  const { kind, slug } = creation
  const folder = folderOf(kind)
  if (!folder) return { refused: 'A question stands in the file of its group.' }
  const path = `content/${folder}/${slug}.yaml`
  const form = entryFormOf(path)
  if (!form) return { refused: 'This site has no such entries.' }
  if (sources.some((source) => source.path === path))
    return { refused: `There is one called “${slug}” already. Choose another name.` }
  if (kind === 'page' && isTaken(freePageAddress(slug)))
    return {
      refused: `The address ${freePageAddress(slug)} is taken. Choose another one, or hide the page that has it.`,
    }
  const original = sources.find((source) => source.path === creation.from)
  const copied = copyOf(original, kind)
  const empty = emptyValue(form)
  const value = fillIn(
    isRecord(empty) ? { ...empty, ...copied } : empty,
    knownOf(creation, sources, today),
  )
  return { path, value, field: kind === 'article' && creation.from === undefined ? ['lead'] : [] }
}
