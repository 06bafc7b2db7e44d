import { z } from 'astro/zod'
import { onlyWith } from './schema.ts'

/** Rebuilds a schema with another definition, and with its title and help. */
function rebuilt<Schema extends z.core.$ZodType>(
  schema: Schema,
  definition: Schema['_zod']['def'],
): Schema {
  const made = z.core.clone(schema, definition)
  const meta = z.globalRegistry.get(schema)
  if (meta) z.globalRegistry.add(made, meta)
  return made
}

/** @param canGo whether the value is an entry of a list or may be absent */
function partsOf(schema: z.core.$ZodType, canGo: boolean): z.core.$ZodType {
  if (schema instanceof z.core.$ZodObject) {
    const { shape, ...rest } = schema._zod.def
    const parts = Object.entries(shape).map(([name, part]) => [name, partsOf(part, false)])
    const needs = canGo ? onlyWith : {}
    return rebuilt(schema, { ...rest, shape: { ...Object.fromEntries(parts), ...needs } })
  }
  if (schema instanceof z.core.$ZodArray)
    return rebuilt(schema, { ...schema._zod.def, element: partsOf(schema._zod.def.element, true) })
  if (schema instanceof z.core.$ZodUnion) {
    const options = schema._zod.def.options.map((one) => partsOf(one, canGo))
    return rebuilt(schema, { ...schema._zod.def, options })
  }
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault
  )
    return rebuilt(schema, {
      ...schema._zod.def,
      innerType: partsOf(schema._zod.def.innerType, true),
    })
  return schema
}

/**
 * Lets every part of a file say what it needs (`onlyWith`): each group of fields that is an entry of
 * a list or that may be absent. Only `withoutMissing` reads it, so that the type stays the same.
 */
export const withNeeds = <Schema extends z.ZodType>(schema: Schema): Schema =>
  // The cast is safe, because the schema is rebuilt with one more key, which no type names.
  partsOf(schema, false) as Schema
