import { z } from 'astro/zod'
import { folderSchemas, listSchemas } from '#src/content/collections/collections.ts'
import { pageSchemas } from '#src/content/collections/page-schemas.ts'
import { wordSchemas } from '#src/content/collections/word-schemas.ts'
import { settingSchemas } from '#src/content/schemas/setting-schemas.ts'

type SchemaText = { place: string; schema: z.core.$ZodType; isBounded: boolean }

/** Every text that a content file may hold, by the JSON schema that zod makes of its schema. */
export function textsOfSchemas(
  schemas: Readonly<Record<string, z.core.$ZodType>> = {
    ...folderSchemas,
    ...listSchemas,
    ...pageSchemas,
    ...settingSchemas,
    ...Object.fromEntries(
      Object.entries(wordSchemas).map(([name, schema]) => [`words/${name}`, schema]),
    ),
  },
): SchemaText[] {
  // A schema comes after those that it was made from, at the same place.
  const texts = new Map<string, SchemaText>()
  for (const [name, schema] of Object.entries(schemas))
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema, path }) => {
        const { type, maxLength, format, pattern } = jsonSchema
        const isListed = jsonSchema.enum !== undefined || jsonSchema.const !== undefined
        const place = [name, ...path].join('.')
        if (type === 'string' && !isListed)
          texts.set(place, {
            place,
            schema: zodSchema,
            // A date, or a pattern that repeats nothing without an end, such as a colour's.
            isBounded:
              maxLength !== undefined ||
              format === 'date' ||
              (pattern !== undefined && !/[*+]|,\}/.test(pattern)),
          })
      },
    })
  return [...texts.values()]
}
