import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'

/** Where the addresses of sources begin that are http. @throws where the text is no YAML, or too deep */
function insecureSources(text: string): number[] {
  const document = parseDocument(text)
  if (document.errors.length > 0) return []
  const found: number[] = []
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || key.value !== 'sources' || !isSeq(value)) return
      for (const source of value.items) {
        const url = isMap(source) ? source.get('url', true) : undefined
        if (!isScalar(url) || typeof url.value !== 'string' || !/^http:/i.test(url.value) || !url.range) continue
        found.push(url.range[0] + text.slice(url.range[0]).search(/http:/i))
      }
    },
  })
  return found
}

/** The text with such addresses as https, and nothing else of it changed; as it is where it is no text, or cannot be read. */
function withSecureSources(text: string | null): string | null {
  if (text === null || !/http:/i.test(text)) return text
  try {
    return insecureSources(text).reduceRight((all, at) => `${all.slice(0, at)}https${all.slice(at + 'http'.length)}`, text)
  } catch {
    return text
  }
}

type Tables = {
  content_entry: { path: string; text: string | null; base: string | null; merged: string | null }
  content_draft: { path: string; text: string | null; base: string | null }
}

/** Sources are https (src/content/schemas/schema.ts): what was published or drafted with http is not refused for it. */
export const secureSources = (): Migration => ({
  async up(db: Kysely<Tables>) {
    for (const { path, text, base, merged } of await db.selectFrom('content_entry').selectAll().execute()) {
      const moved = { text: withSecureSources(text), base: withSecureSources(base), merged: withSecureSources(merged) }
      if (moved.text === text && moved.base === base && moved.merged === merged) continue
      await db.updateTable('content_entry').set(moved).where('path', '=', path).execute()
    }
    for (const { path, text, base } of await db.selectFrom('content_draft').selectAll().execute()) {
      const moved = { text: withSecureSources(text), base: withSecureSources(base) }
      if (moved.text === text && moved.base === base) continue
      await db.updateTable('content_draft').set(moved).where('path', '=', path).execute()
    }
  },
})
