import type { ContentValue, FieldPath } from '#src/contracts/content/content.ts'
import { type FormSchema, formUnder } from '#src/contracts/form-schema.ts'
import { placeInValue, valueAt } from './value-at.ts'

/** Reads the heading of a cell's column from the table around it. @param field path of the cell */
function columnOf(value: ContentValue | undefined, field: FieldPath): string {
  const columns = valueAt(value, placeInValue([...field.slice(0, -3), 'columns']))
  const heading = Array.isArray(columns) ? columns[Number(field.at(-1))] : undefined
  return typeof heading === 'string' && heading !== ''
    ? heading
    : `Column ${Number(field.at(-1)) + 1}`
}

/**
 * Names a field in words: `Question 4 › Answer`, or by its key if unknown.
 * @param value of the entry, whose tables name their columns
 * @returns an empty text for the whole entry
 */
export function placeOfField(
  form: FormSchema | undefined,
  field: FieldPath,
  value?: ContentValue,
): string {
  const words: string[] = []
  let at = form
  for (const [index, key] of field.entries()) {
    if (typeof key === 'number' && typeof field[index - 1] === 'number') {
      // A list of lists is a table; its inner lists are the columns.
      at = at?.items
      words.push(columnOf(value, field.slice(0, index + 1)))
    } else if (typeof key === 'number') {
      const list = words.pop() ?? 'Entry'
      at = at?.items
      words.push(`${at?.title || list} ${key + 1}`)
    } else {
      at = formUnder(at, key)
      words.push(at?.title ?? key)
    }
  }
  return words.join(' › ')
}
