import { formSchemaOf } from '#src/content/collections/make-form-schema.ts'
import type { EntryCreation } from '#src/contracts/content/content.ts'
import { type ContentRecord, isRecord } from '#src/contracts/content/is-record.ts'
import { kindOf } from '#src/contracts/content/kinds.ts'
import { dayOf } from '#src/contracts/formats.ts'
import type { Creatable } from './content-list.ts'
import { filledName, labelOfSource } from './entries.server.ts'
import {
  emptyValue,
  fillIn,
  type MadeEntry,
  type RefusedEntry,
  valuesOf,
} from './new-entry.server.ts'
import type { ContentSource } from './workspace.server.ts'

const recordsIn = (value: unknown): ContentRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const buyerGroups = ({ value }: ContentSource) =>
  isRecord(value) ? recordsIn(value['groups']) : []

/**
 * Lists the groups to which a question can be added, buyers' groups first, because buyers ask most
 * questions.
 */
export const questionGroups = (
  sources: readonly ContentSource[],
): NonNullable<Creatable['into']> => [
  ...sources
    .filter(({ place }) => place.collection === 'buyer-questions')
    .flatMap((source) =>
      buyerGroups(source).map(({ id, name }) => ({
        path: source.path,
        label: filledName(String(name)),
        group: String(id),
        of: 'buyers' as const,
      })),
    ),
  ...sources
    .filter(({ place }) => place.collection === 'faq')
    .map((source) => ({
      path: source.path,
      label: labelOfSource(source),
      of: 'engineers' as const,
    })),
]

export function newQuestion(
  { slug, title, into, group }: EntryCreation,
  sources: readonly ContentSource[],
  today: string,
): MadeEntry | RefusedEntry {
  const source = sources.find(
    ({ path, place }) => path === into && kindOf(place.collection).questionDepth > 0,
  )
  if (!source || !isRecord(source.value)) return { refused: 'Choose the group of the question.' }
  const isOfBuyers = source.place.collection === 'buyer-questions'
  const index = buyerGroups(source).findIndex(({ id }) => id === group)
  const list = isOfBuyers ? buyerGroups(source)[index]?.['items'] : source.value['entries']
  if (!Array.isArray(list)) return { refused: 'Choose the group of the question.' }
  const others = isOfBuyers
    ? buyerGroups(source).flatMap(({ items }) => recordsIn(items))
    : valuesOf(sources, 'faq').flatMap(({ entries }) => recordsIn(entries))
  if (others.some(({ id }) => id === slug))
    return { refused: `There is a question at #${slug} already. Choose another place.` }
  const { properties = {} } = formSchemaOf(source.place)
  const schema = isOfBuyers
    ? properties['groups']?.items?.properties?.['items']?.items
    : properties['entries']?.items
  if (!schema) return { refused: 'This list takes no questions.' }
  const question = title.endsWith('?') ? title : `${title}?`
  const items = [
    ...list,
    fillIn(emptyValue(schema), { id: slug, question, checkedOn: dayOf(today) }),
  ]
  if (!isOfBuyers)
    return {
      path: source.path,
      value: { ...source.value, entries: items },
      field: ['entries', items.length - 1],
    }
  const groups = buyerGroups(source).map((one, place) =>
    place === index ? { ...one, items } : one,
  )
  return {
    path: source.path,
    value: { ...source.value, groups },
    field: ['groups', index, 'items', items.length - 1],
  }
}
