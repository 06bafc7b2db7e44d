import type { ContentProblem, ContentValue, FieldPath } from '#src/contracts/content/content.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { placeOfField } from '#src/contracts/form-schema.ts'
import { labelOfSource } from './entries.ts'
import { formOf, readSources, type Workspace } from './workspace.ts'

function marksIn(value: ContentValue, path: FieldPath): { field: FieldPath; name: string }[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => marksIn(one, [...path, index]))
  if (!isRecord(value)) return []
  const { name, isExample } = value
  const own = isExample === true ? [{ field: [...path, 'isExample'], name: typeof name === 'string' ? name : '' }] : []
  return [...own, ...Object.entries(value).flatMap(([key, part]) => marksIn(part, [...path, key]))]
}

/** Lists every value marked `isExample: true`, which means that no owner has confirmed it, by the field of the mark. */
export function examplesIn(workspace: Workspace): ContentProblem[] {
  return readSources(workspace).flatMap((source) => {
    const marks = marksIn(source.value, [])
    if (marks.length === 0) return []
    const form = formOf(source.path)
    const label = labelOfSource(source)
    return marks.map(({ field, name }) => {
      const place = placeOfField(form, field.slice(0, -1))
      return { path: source.path, field, place, label, message: name || place }
    })
  })
}
