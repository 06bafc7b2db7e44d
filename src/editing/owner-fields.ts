import type { FieldPath } from '#src/contracts/content/content.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { holdsEditors } from '#src/editing/editor-fields/listed.ts'

export function markOwners(form: FormSchema, file: string, field: FieldPath = []): FormSchema {
  if (!holdsEditors(file, field)) return { ...form, isOwners: true }
  return {
    ...form,
    ...(form.properties && {
      properties: Object.fromEntries(
        Object.entries(form.properties).map(([key, part]) => [
          key,
          markOwners(part, file, [...field, key]),
        ]),
      ),
    }),
    ...(form.items && { items: markOwners(form.items, file, [...field, 0]) }),
    ...(form.anyOf && { anyOf: form.anyOf.map((part) => markOwners(part, file, field)) }),
  }
}
