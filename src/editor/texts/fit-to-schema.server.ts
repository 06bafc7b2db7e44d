import type { Problem } from '#src/content/reading/yaml-file.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { valueOrText, writeValue } from './document.server.ts'
import { entryFormOf } from './workspace.server.ts'

/**
 * Entries that say who the company is, where links lead and what things cost. A default value in
 * place of a published one would be false there.
 */
const guarded =
  /^content\/(company|navigation|booking|social-feed|whatsapp|people|prices)\.json$|^content\/products\//

/**
 * Fits a published text to this release's schema: keys that the schema no longer knows are dropped,
 * and required keys that are missing take the file's value. Looks at the first level only.
 * @param inFile text of the release's file; null if it has none
 * @returns also a fault if a key of a guarded entry seems to have been renamed
 */
export function fitToSchema(
  file: string,
  text: string,
  inFile: string | null,
): { text: string; problems: Problem[] } {
  const form = entryFormOf(file)
  const value = valueOrText(text)
  if (!form?.properties || !isRecord(value)) return { text, problems: [] }
  const { properties, required = [] } = form
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(properties, key))
  const missing = required.filter((key) => !Object.hasOwn(value, key))
  if (unknown.length + missing.length === 0) return { text, problems: [] }
  const ofFile = inFile === null ? null : valueOrText(inFile)
  const known = Object.entries(value).filter(([key]) => !unknown.includes(key))
  const added = missing.flatMap((key) =>
    isRecord(ofFile) && ofFile[key] !== undefined ? [[key, ofFile[key]] as const] : [],
  )
  const isRenamed = guarded.test(file) && unknown.length > 0 && added.length > 0
  const problems = isRenamed
    ? added.map(
        ([key]): Problem => ({
          ...{ file, path: [key], line: 1 },
          message: `${key}: is not published yet, while ${unknown.join(', ')} is no longer known: if it was renamed, move the published value`,
        }),
      )
    : []
  return { text: writeValue(file, text, Object.fromEntries([...known, ...added])), problems }
}
