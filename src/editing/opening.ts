import { checkContent } from '#src/content/check/check-content.ts'
import { valuesIn } from '#src/content/reading/links.ts'
import type { ContentValue, FieldPath } from '#src/contracts/content.ts'
import { type FormSchema, formUnder, placeOfField } from '#src/contracts/form-schema.ts'
import type { OpeningAnswer, OpeningLine } from '#src/contracts/opening.ts'
import { type Delivered, delivered, deliveredApproval } from './delivered.ts'
import { labelOfSource } from './entries.ts'
import { examplesIn } from './examples.ts'
import { formOf } from './forms.ts'
import { isRecord, isSame } from './same-value.ts'
import { unconfirmedIn } from './unconfirmed.ts'
import { overlayOf, readSources, type Source, type Workspace } from './workspace.ts'

/** Another value of a field that an answer publishes. */
export type OpeningWrite = { path: string; field: FieldPath; value: ContentValue }
/** A line about the content; an answer without a value to write is kept alone. */
export type ContentLine = OpeningLine & { writes: Partial<Record<OpeningAnswer, OpeningWrite>> }

/** A host or mailbox under `.example`, which belongs to nobody (RFC 2606). */
const ofNobody = /(https?:\/\/|@)[^\s/@()]*\.example(?![\w-])/

const isOfNobody = (value: ContentValue) => ofNobody.test(JSON.stringify(value))

/** What stands at a field; undefined where there is nothing. */
function valueAt(value: ContentValue | undefined, field: FieldPath): ContentValue | undefined {
  return field.reduce<ContentValue | undefined>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)]
    return isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined
  }, value)
}

/** The value with another at a field that it has. */
export function withValueAt(value: ContentValue, [key, ...rest]: FieldPath, next: ContentValue): ContentValue {
  if (key === undefined) return next
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withValueAt(item, rest, next) : item))
  return isRecord(value) ? { ...value, [key]: withValueAt(value[key] ?? null, rest, next) } : value
}

/** What stands there, for people: texts and numbers, without names of fields. */
function wordsOf(value: ContentValue | undefined): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return 'nothing'
  if (Array.isArray(value)) return 'as delivered'
  return isRecord(value) ? Object.values(value).map(wordsOf).join(', ') : String(value)
}

const isNullable = (form: FormSchema | undefined, field: FieldPath) =>
  field.reduce<FormSchema | undefined>((at, key) => (typeof key === 'number' ? at?.items : formUnder(at, key)), form)?.isNullable === true

/** Nobody owns what lies under `.example`; none is offered where there is none already, and where the field may be null. */
function answersOf(value: ContentValue, isOptional: boolean): OpeningAnswer[] {
  const isNone = value === null || (Array.isArray(value) && value.length === 0)
  if (isNone) return ['none']
  return [...(isOfNobody(value) ? [] : ['ours' as const]), ...(isOptional ? ['none' as const] : [])]
}

function lineOf(one: Omit<Delivered, 'value'>, source: Source, value: ContentValue): ContentLine {
  const { id, group, path, field, why } = one
  const form = formOf(path)
  const place = placeOfField(form, field)
  const write: OpeningWrite | null = value !== null && isNullable(form, field) ? { path, field, value: null } : null
  return {
    ...{ id, group, why, page: null, questions: [] },
    title: one.title ?? place,
    now: wordsOf(value),
    fields: [{ label: `${labelOfSource(source)}: ${place}`, path, field }],
    answers: answersOf(value, write !== null),
    writes: write ? { none: write } : {},
  }
}

const asDelivered = (sources: readonly Source[]): ContentLine[] =>
  delivered.flatMap((one) => {
    const source = sources.find(({ path }) => path === one.path)
    // A field that is left out stands for null.
    const value = valueAt(source?.value, one.field) ?? null
    return source && (isSame(value, one.value) || isOfNobody(value)) ? [lineOf(one, source, value)] : []
  })

/** Addresses under `.example` in any other field, which somebody has typed. */
const addressesOfNobody = (sources: readonly Source[]): ContentLine[] =>
  sources.flatMap((source) =>
    valuesIn(source.value).flatMap(({ path: found, value }) => {
      const field = found.filter((key) => typeof key !== 'symbol')
      const isListed = delivered.some((one) => one.path === source.path && one.field.every((key, index) => field[index] === key))
      if (typeof value !== 'string' || !ofNobody.test(value) || isListed) return []
      const id = `address:${source.path}:${field.join('.')}`
      const why = 'An address under .example belongs to nobody.'
      return [lineOf({ id, group: 'links', path: source.path, field, why }, source, value)]
    }),
  )

function approvals(sources: readonly Source[]): ContentLine[] {
  const products = sources.filter(
    ({ place, value }) => place.collection === 'products' && isSame(valueAt(value, ['approval']), deliveredApproval),
  )
  if (products.length === 0) return []
  return [
    {
      ...{ id: 'approvals', group: 'proof' as const, title: 'Type approvals', page: null, questions: [], writes: {} },
      now: `applied for, of ${products.length} ${products.length === 1 ? 'product' : 'products'}`,
      why: 'Every selling page says it, and nobody may sell radio equipment without one.',
      fields: products.map((source) => ({ label: labelOfSource(source), path: source.path, field: ['approval'] })),
      answers: ['ours'],
    },
  ]
}

/** Characters of a figure; what is longer is a text of its field. */
const longestFigure = 16

function examples(workspace: Workspace, sources: readonly Source[]): ContentLine[] {
  return examplesIn(workspace).map(({ path, field, label, message }) => {
    const value = valueAt(sources.find((source) => source.path === path)?.value, field.slice(0, -1))
    const figures = isRecord(value)
      ? Object.entries(value).filter(
          ([key, figure]) => figure !== true && !['id', 'name'].includes(key) && String(figure).length <= longestFigure,
        )
      : []
    return {
      ...{ id: `example:${path}:${message}`, group: 'prices', title: message, page: null, questions: [], answers: ['ours'] },
      now: figures
        .map(([key, figure]) => `${placeOfField(formOf(path), [...field.slice(0, -1), key]).replace(/^.* › /, '')} ${wordsOf(figure)}`)
        .join(', '),
      why: 'Visitors read it with the sign of an example, and no offer takes it.',
      fields: [{ label: `${label}: ${message}`, path, field }],
      writes: { ours: { path, field, value: false } },
    } satisfies ContentLine
  })
}

const documents = (workspace: Workspace, sources: readonly Source[], today: string): ContentLine[] =>
  unconfirmedIn(workspace, today).map(({ path, field, label, message }) => {
    const open = valueAt(sources.find((source) => source.path === path)?.value, ['binding', 'toDecide'])
    return {
      ...{ id: `document:${path}`, group: 'documents', title: label, page: null, answers: ['none'], writes: {} },
      now: `a draft; ${message}`,
      why: 'It binds you by law, and visitors see it once you confirm it.',
      fields: [{ label: `${label}: Binding document`, path, field }],
      questions: Array.isArray(open) ? open.map(wordsOf) : [],
    } satisfies ContentLine
  })

const outdated = (workspace: Workspace, sources: readonly Source[], today: string): ContentLine[] =>
  checkContent(workspace.root, today, overlayOf(workspace)).outdated.map(({ file, path, message }) => {
    const source = sources.find((one) => one.path === file)
    const label = source ? labelOfSource(source) : file
    return {
      ...{ id: `outdated:${file}`, group: 'documents', page: null, questions: [], answers: [], writes: {} },
      title: label,
      now: message,
      why: 'Visitors get a file with earlier words until whoever keeps the server makes it anew.',
      fields: [{ label, path: file, field: path.filter((key) => typeof key !== 'symbol') }],
    } satisfies ContentLine
  })

/**
 * All of the content that still stands as the site was delivered.
 * @param workspace what is public
 * @param today the company's date and time
 */
export function openingIn(workspace: Workspace, today: string): ContentLine[] {
  const sources = readSources(workspace)
  return [
    ...asDelivered(sources),
    ...addressesOfNobody(sources),
    ...approvals(sources),
    ...examples(workspace, sources),
    ...documents(workspace, sources, today),
    ...outdated(workspace, sources, today),
  ]
}
