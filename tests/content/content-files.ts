import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'

const root = path.join(import.meta.dirname, '../../content')

/** One content file, checked against its schema. @throws ZodError where it breaks it */
export const readContent = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  schema.parse(parse(readFileSync(path.join(root, file), 'utf8')))

/** All content files of a folder. */
export const readFolder = <Schema extends z.ZodType>(folder: string, schema: Schema): z.output<Schema>[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readContent(`${folder}/${name}`, schema))

/** Every text of a content file with the path to it. */
export function textsOf(value: unknown, at = ''): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${at}[${index}]`))
  if (value !== null && typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => textsOf(item, `${at}.${key}`))
  return []
}

/** All content files with their texts, as they are written. */
export const allTexts = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((file) => textsOf(parse(readFileSync(path.join(root, file), 'utf8'))).map((entry) => ({ file, ...entry })))
