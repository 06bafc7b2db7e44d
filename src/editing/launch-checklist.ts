import { staleFilm } from '#src/content/check/film-words.ts'
import { valuesIn } from '#src/content/reading/links.ts'
import { ofNobody } from '#src/content/schemas/delivered-company.ts'
import type { Film } from '#src/content/schemas/interface-schemas.ts'
import type { ContentValue, FieldPath } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import type { ChecklistAnswer, ChecklistLine } from '#src/contracts/content/launch-checklist.ts'
import { placeInValue, valueAt } from '#src/contracts/content/value-at.ts'
import { cutText } from '#src/contracts/cut-text.ts'
import { type FormSchema, formUnder, placeOfField } from '#src/contracts/form-schema.ts'
import { staffLimits } from '#src/contracts/staff-limits.ts'
import { type DeliveredValue, delivered } from './delivered-values.ts'
import { labelOfSource } from './entries.ts'
import { examplesIn } from './examples.ts'
import { isSame } from './same-value.ts'
import { unconfirmedIn } from './unconfirmed.ts'
import { type ContentSource, formOf, readSources, type Workspace } from './workspace.ts'

/**
 * A value that an answer publishes; `confirmation` is today's confirmation by the owner who
 * answers.
 */
export type ChecklistWrite = {
  path: string
  field: FieldPath
  value: ContentValue | 'confirmation'
}
/**
 * A checklist line about the content. `writes`: the values that answers publish; other answers are
 * only recorded.
 */
export type ContentLine = ChecklistLine & {
  writes: Partial<Record<ChecklistAnswer, ChecklistWrite>>
}

const isOfNobody = (value: ContentValue) => ofNobody.test(JSON.stringify(value))

function wordsOf(value: ContentValue | undefined): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
    return 'nothing'
  if (Array.isArray(value)) return 'as delivered'
  return isRecord(value) ? Object.values(value).map(wordsOf).join(', ') : String(value)
}

const isNullable = (form: FormSchema | undefined, field: FieldPath) =>
  field.reduce<FormSchema | undefined>(
    (at, key) => (typeof key === 'number' ? at?.items : formUnder(at, key)),
    form,
  )?.isNullable === true

function answersOf(value: ContentValue, isOptional: boolean): ChecklistAnswer[] {
  const isNone = value === null || (Array.isArray(value) && value.length === 0)
  if (isNone) return ['none']
  return [...(isOfNobody(value) ? [] : ['ours' as const]), ...(isOptional ? ['none' as const] : [])]
}

const lineOf = (
  line: Omit<ContentLine, 'page' | 'partOf' | 'answers' | 'writes'> & Partial<ContentLine>,
): ContentLine => ({
  ...{ page: null, partOf: null, answers: [], writes: {} },
  ...line,
})

function lineOfField(
  { id, group, path, field, why, title }: Omit<DeliveredValue, 'value'>,
  source: ContentSource,
  value: ContentValue,
): ContentLine {
  const form = formOf(path)
  const place = placeOfField(form, field)
  const write = value !== null && isNullable(form, field) ? { path, field, value: null } : null
  const fields = [{ label: `${labelOfSource(source)}: ${place}`, path, field }]
  const [now, answers] = [wordsOf(value), answersOf(value, write !== null)]
  return lineOf({
    id,
    group,
    why,
    now,
    fields,
    answers,
    title: title ?? place,
    writes: write ? { none: write } : {},
  })
}

const asDelivered = (sources: readonly ContentSource[]): ContentLine[] =>
  delivered.flatMap((one) => {
    const source = sources.find(({ path }) => path === one.path)
    const value = valueAt(source?.value, placeInValue(one.field)) ?? null
    return source && (isSame(value, one.value) || isOfNobody(value))
      ? [lineOfField(one, source, value)]
      : []
  })

const addressesOfNobody = (sources: readonly ContentSource[]): ContentLine[] =>
  sources.flatMap((source) =>
    valuesIn(source.value).flatMap(({ path: found, value }) => {
      const [path, field] = [source.path, found.filter((key) => typeof key !== 'symbol')]
      const isListed = delivered.some(
        (one) => one.path === path && one.field.every((key, index) => field[index] === key),
      )
      if (typeof value !== 'string' || !ofNobody.test(value) || isListed) return []
      const why = 'An address under .example belongs to nobody.'
      return [
        lineOfField(
          { id: `address:${path}:${field.join('.')}`, group: 'links', path, field, why },
          source,
          value,
        ),
      ]
    }),
  )

/**
 * Maximum characters of a value in a checklist line. A longer value is left out, because its field
 * shows it.
 */
const longestFigure = 16

const examples = (workspace: Workspace, sources: readonly ContentSource[]): ContentLine[] =>
  examplesIn(workspace).map(({ path, field, label, message: title }) => {
    const [form, at] = [formOf(path), field.slice(0, -1)]
    const value = valueAt(sources.find((source) => source.path === path)?.value, placeInValue(at))
    const figures = Object.entries(isRecord(value) ? value : {}).flatMap(([key, figure]) =>
      figure !== true && !['id', 'name'].includes(key) && String(figure).length <= longestFigure
        ? [`${placeOfField(form, [...at, key]).replace(/^.* › /, '')} ${wordsOf(figure)}`]
        : [],
    )
    const why = 'Visitors read it with the sign of an example, and no offer takes it.'
    const fields = [{ label: `${label}: ${title}`, path, field }]
    const writes = { ours: { path, field, value: false } }
    const id = `example:${path}:${title}`
    return lineOf({
      id,
      group: 'prices',
      title,
      now: figures.join(', '),
      why,
      fields,
      answers: ['ours'],
      writes,
    })
  })

const documents = (
  workspace: Workspace,
  sources: readonly ContentSource[],
  today: string,
): ContentLine[] =>
  unconfirmedIn(workspace, today).flatMap(({ path, field, label: title, message }) => {
    const open = valueAt(sources.find((source) => source.path === path)?.value, 'binding/toDecide')
    const why = 'It binds you by law, and visitors see it once you confirm it.'
    const fields = [{ label: `${title}: Binding document`, path, field }]
    const questions = Array.isArray(open) ? open : []
    const id = `document:${path}`
    const group = 'documents'
    const confirmed: ChecklistWrite = {
      path,
      field: [...field, 'confirmed'],
      value: 'confirmation',
    }
    const own =
      questions.length === 0
        ? { answers: ['confirmed', 'none'] as const, writes: { confirmed } }
        : { answers: ['none'] as const }
    return [
      lineOf({
        id,
        group,
        title,
        now: `a draft; ${message}`,
        why,
        fields,
        ...own,
        answers: [...own.answers],
      }),
      ...questions.map((question, index) => {
        const words = wordsOf(question)
        const stays: ChecklistWrite = {
          path,
          field: [...field, 'toDecide'],
          value: questions.filter((_, at) => at !== index),
        }
        return lineOf({
          ...{
            id: cutText(`decide:${path}:${words}`, staffLimits.opening.line),
            group,
            title: `${title}: ${words}`,
            now: words,
            why,
          },
          ...{ partOf: id, fields: [], answers: ['stays'], writes: { stays } },
        })
      }),
    ]
  })

function outdated(workspace: Workspace, sources: readonly ContentSource[], film: Film) {
  const now = staleFilm(workspace.root, film)
  const source = sources.find(({ path }) => path === 'content/film.json')
  if (now === null || !source) return []
  const { path } = source
  const title = labelOfSource(source)
  const why = 'Visitors get an outdated file until the person who runs the server makes a new one.'
  const fields = [{ label: title, path, field: [] }]
  return [lineOf({ id: `outdated:${path}`, group: 'documents', title, now, why, fields })]
}

/**
 * Lists the checklist's lines about the content.
 * @param workspace the public content
 * @param today the company's date and time
 * @param film what the film shows, of the same content
 */
export function checklistIn(workspace: Workspace, today: string, film: Film): ContentLine[] {
  const sources = readSources(workspace)
  return [
    ...asDelivered(sources),
    ...addressesOfNobody(sources),
    ...examples(workspace, sources),
    ...documents(workspace, sources, today),
    ...outdated(workspace, sources, film),
  ]
}
