import { globSync } from 'node:fs'
import path from 'node:path'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { checkContent } from '../../src/content/check/check-content.ts'
import { placeOf } from '../../src/content/collections/collections.ts'
import { formSchemaOf } from '../../src/content/collections/make-form-schema.ts'
import {
  type DataPath,
  describeProblem,
  readYamlFile,
} from '../../src/content/reading/yaml-file.ts'
import { today } from '../../src/content/today.ts'
import type { ContentValue } from '../../src/contracts/content/content.ts'
import type { FormSchema } from '../../src/contracts/form-schema.ts'
import { type Candidate, harmless, hostileTexts } from './hostile-text.ts'
import { sampleOf } from './sample.ts'

export type HostileField = {
  file: string
  path: DataPath
  form: FormSchema
  /** The field's value in the content file; undefined if the optional field was absent. */
  written: string | undefined
  /**
   * Hostile texts, the most harmful first. `chosen` is the index of the text in use; past the end,
   * `written` is in use.
   */
  candidates: readonly Candidate[]
  chosen: number
  /** Why the first value tried for this field was refused. */
  reason?: string
}

/** The file of a page that has every kind of section and block. */
const freePage = 'content/free-pages/hostile.yaml'

/**
 * Whether a field names an example site, a product, an accessory or what a block needs. Such a field gets no
 * hostile text, because wrong references are removed.
 */
const isReference = ({ title, widget }: FormSchema) =>
  title === 'Worked example' || ['product', 'accessory', 'onlyWith'].includes(widget ?? '')
const isText = (form: FormSchema) =>
  form.type === 'string' && form.const === undefined && form.enum === undefined

/** Finds the alternative of a form that has all keys of the value. */
const kindOf = (form: FormSchema, value: object): FormSchema =>
  form.anyOf?.find(({ properties = {} }) => Object.keys(value).every((key) => key in properties)) ??
  form

function* textsIn(
  form: FormSchema,
  value: ContentValue | undefined,
  at: DataPath = [],
): Generator<Pick<HostileField, 'path' | 'written' | 'form'>> {
  if (isReference(form)) return
  if (typeof value === 'string' || value === undefined) {
    if (isText(form)) yield { path: at, written: value, form }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (form.items) yield* textsIn(form.items, item, [...at, index])
  } else if (typeof value === 'object' && value !== null)
    for (const [key, property] of Object.entries(kindOf(form, value).properties ?? {}))
      yield* textsIn(property, value[key], [...at, key])
}

function place(root: ContentValue, at: DataPath, text: string | undefined) {
  let parent: unknown = root
  for (const step of at.slice(0, -1)) parent = Reflect.get(Object(parent), step)
  const key = at.at(-1) ?? ''
  if (text === undefined) Reflect.deleteProperty(Object(parent), key)
  else Reflect.set(Object(parent), key, text)
}

const isBelow = (inner: DataPath, outer: DataPath) =>
  outer.every((step, index) => String(inner[index]) === String(step))
/** The path of the entry `by` places after, in the innermost list of a path. */
function shifted(path: DataPath, by: number): DataPath {
  const at = path.findLastIndex((step) => /^\d+$/.test(String(step)))
  return path.map((step, index) => (index === at ? Number(step) + by : step))
}

export type HostileContent = {
  values: ReadonlyMap<string, ContentValue>
  /** The same files with harmless texts, from which pages get the same elements and attributes. */
  control: ReadonlyMap<string, ContentValue>
  fields: readonly HostileField[]
}

function readFiles(root: string): Map<string, ContentValue> {
  const paths = globSync('content/**/*.{yaml,json}', { cwd: root }).sort()
  const files = new Map(paths.map((file) => [file, readYamlFile(root, file).data as ContentValue]))
  const product = paths.find((file) => file.startsWith('content/products/')) ?? ''
  const pictures = globSync('products/**/*.webp', {
    cwd: path.join(root, 'src/assets/pictures'),
  }).sort()
  const names = {
    product: path.basename(product, '.yaml'),
    picture: (pictures[0] ?? '').replace(/\.webp$/, ''),
  }
  return files.set(freePage, sampleOf(formOf(freePage), names))
}

function formOf(file: string): FormSchema {
  const known = placeOf(file.replace(/^content\//, ''))
  if (!known) throw new Error(`No schema for ${file}`)
  return formSchemaOf(known)
}

function write(
  files: ReadonlyMap<string, ContentValue>,
  { file, path: at, candidates, chosen, written }: HostileField,
) {
  place(files.get(file) ?? null, at, candidates[chosen]?.text ?? written)
}

/** Returns the files with a harmless text in place of each hostile one. */
function controlOf(
  values: ReadonlyMap<string, ContentValue>,
  fields: readonly HostileField[],
): Map<string, ContentValue> {
  const control = new Map(Array.from(values, ([file, value]) => [file, structuredClone(value)]))
  for (const { file, path: at, candidates, chosen } of fields) {
    const { kind = 'as an address', text } = candidates[chosen] ?? {}
    if (!kind.startsWith('as an address'))
      place(control.get(file) ?? null, at, harmless(text ?? ''))
  }
  return control
}

/**
 * Puts into every text field the first hostile text that the content check accepts, as it
 * accepts the harmless text of the same length.
 * @throws Error on faults outside these fields
 */
export function makeHostileContent(textsFor = hostileTexts): HostileContent {
  const root = '.'
  const values = readFiles(root)
  // Who is at a site must be one of those who get its messages, and both get texts of their own.
  for (const value of values.values()) if (isRecord(value)) delete value['atSite']
  const fields: HostileField[] = []
  for (const [file, value] of values)
    for (const text of [...textsIn(formOf(file), value)])
      fields.push({
        ...text,
        file,
        candidates: textsFor(fields.length + 1, text.form, text.written),
        chosen: 0,
      })
  for (const field of fields) write(values, field)
  const fieldsOf = Map.groupBy(fields, ({ file }) => file)
  // The texts are JSON, which is valid YAML, and faster to write and read.
  const texts = new Map([...values].map(([file, value]) => [file, JSON.stringify(value)]))
  const problemsOf = (written: ReadonlyMap<string, string>) =>
    checkContent(root, today(), written).problems
  for (;;) {
    let problems = problemsOf(texts)
    if (problems.length === 0) {
      // A token loses the signs of markup in its value, so the harmless value may be too long.
      const control = controlOf(values, fields)
      problems = problemsOf(
        new Map(Array.from(control, ([file, value]) => [file, JSON.stringify(value)])),
      )
      if (problems.length === 0) return { values, control, fields }
    }
    const changed = new Set<string>()
    const change = (isMeant: (inner: DataPath, outer: DataPath) => boolean) => {
      for (const { file, path: at, message } of problems)
        for (const field of fieldsOf.get(file) ?? []) {
          if (field.chosen === field.candidates.length || !isMeant(field.path, at)) continue
          field.chosen++
          field.reason ??= message
          write(values, field)
          changed.add(file)
        }
    }
    change(isBelow)
    // An entry of a list that is left out, such as one about samples, shifts those after it.
    for (let by = 1; changed.size === 0 && by <= 3; by += 1)
      change((inner, outer) => isBelow(inner, shifted(outer, by)))
    if (changed.size === 0) throw new Error(problems.map(describeProblem).join('\n'))
    for (const file of changed) texts.set(file, JSON.stringify(values.get(file)))
  }
}
