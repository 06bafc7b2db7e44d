import { formSchemaOf } from '#src/content/collections/form-schema.ts'
import type { FormSchema } from '#src/contracts/form-schema.ts'
import { placeOfPath } from './workspace.ts'

export function formOf(path: string): FormSchema | undefined {
  const place = placeOfPath(path)
  return place && formSchemaOf(place)
}
