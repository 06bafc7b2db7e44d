import { formSchemaOf } from '#src/content/collections/form-schema.ts'
import { type FormSchema, placeOfField } from '#src/contracts/form-schema.ts'
import type { FieldDifference } from './differences.ts'
import { placeOfPath } from './workspace.ts'

export function formOf(path: string): FormSchema | undefined {
  const place = placeOfPath(path)
  return place && formSchemaOf(place)
}

export function withPlaces(path: string, found: readonly FieldDifference[]) {
  const form = found.length > 0 ? formOf(path) : undefined
  return found.map((difference) => ({ ...difference, place: placeOfField(form, difference.field) }))
}
