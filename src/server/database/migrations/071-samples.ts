import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { parseDocument } from 'yaml'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const withoutKey = (value: Json, key: string): Json => {
  if (Array.isArray(value)) return value.map((item) => withoutKey(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) =>
      name === key ? [] : [[name, withoutKey(item, key)]],
    ),
  )
}
const without = (text: string, keys: readonly string[]) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(text) as { [key: string]: Json }).filter(
        ([key]) => !keys.includes(key),
      ),
    ),
    null,
    2,
  )

function withOneMark(text: string): string {
  const values = JSON.parse(text) as { [key: string]: Json }
  const rest = withoutKey(values, 'isExample') as { [key: string]: Json }
  const isSample = text.includes('"isExample": true') || text.includes('"isExample":true')
  return JSON.stringify({ isSample: values['isSample'] ?? isSample, ...rest }, null, 2)
}

function withPilot(text: string): string {
  const document = parseDocument(text)
  if (document.has('awards')) {
    document.set('pilot', document.get('awards', true))
    document.delete('awards')
  }
  return document.toString({ lineWidth: 140 }).replace(/\s*\{exampleNote\}\.?/g, '')
}

function withoutGuide(text: string): string {
  const document = parseDocument(text)
  document.delete('guideNote')
  document.deleteIn(['tables', 'guide'])
  return document.toString({ lineWidth: 140 })
}

const changes: Readonly<Record<string, (text: string) => string>> = {
  'content/prices.json': withOneMark,
  'content/references.json': (text) => without(text, ['state', 'instead', 'offer']),
  'content/navigation.json': (text) => without(text, ['pictures']),
  'content/pages/about.yaml': withPilot,
  'content/pages/prices.yaml': withoutGuide,
}
const upgraded = (path: string, text: string) =>
  (changes[path]?.(text) ?? text).replace(/\[([^\]]*)\]\(#guide-prices\)/g, '$1')

/** The marks of single examples became one mark of all prices; their notes went. */
export const samples = (): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ['content_entry', 'content_draft']) {
      const { rows } = await sql<{ path: string; text: string | null }>`
        select path, text from ${sql.table(table)} where text is not null`.execute(db)
      for (const { path, text } of rows) {
        const changed = text === null ? text : upgraded(path, text)
        if (changed !== text)
          await sql`update ${sql.table(table)} set text = ${changed} where path = ${path}`.execute(
            db,
          )
      }
    }
  },
})
