import type { FieldPath } from '#src/contracts/content/content.ts'
import { holdsEditors } from '#src/contracts/content/editor-fields/listed.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'

/** The form of a file with a mark on each field, or group of fields, of which nothing is an editor's. */
export function markOwners(form: FormSchema, file: string, field: FieldPath = []): FormSchema {
  if (!holdsEditors(file, field)) return { ...form, isOwners: true }
  return {
    ...form,
    ...(form.properties && {
      properties: Object.fromEntries(Object.entries(form.properties).map(([key, part]) => [key, markOwners(part, file, [...field, key])])),
    }),
    ...(form.items && { items: markOwners(form.items, file, [...field, 0]) }),
    ...(form.anyOf && { anyOf: form.anyOf.map((part) => markOwners(part, file, field)) }),
  }
}
