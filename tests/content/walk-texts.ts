import { z } from 'astro/zod'
import { folderSchemas, listSchemas } from '#src/content/collections/collections.ts'
import { pageSchemas } from '#src/content/collections/page-schemas.ts'
import { settingSchemas } from '#src/content/schemas/setting-schemas.ts'

export const contentSchemas = {
  ...folderSchemas,
  ...listSchemas,
  ...pageSchemas,
  ...settingSchemas,
}

/** Kinds of schemas without free text, because their values are listed, counted or calculated. */
const closed = new Set([
  'enum',
  'literal',
  'number',
  'int',
  'boolean',
  'null',
  'undefined',
  'never',
  'transform',
])
const fixed = new Set(['date'])

type Walked = { texts: { place: string; schema: z.core.$ZodType }[]; faults: string[] }

/**
 * Collects every text in a schema. A kind of schema that is not handled here, such as one for any
 * value, is a fault.
 */
export function walkTexts(
  schema: z.core.$ZodType,
  place: string,
  walked: Walked = { texts: [], faults: [] },
): Walked {
  // The cast is safe, because every schema type that zod itself provides has a `def`.
  const { def } = (schema as z.core.$ZodTypes)._zod
  const visit = (part: unknown, key?: string) => {
    if (part instanceof z.core.$ZodType)
      walkTexts(part, key === undefined ? place : `${place}.${key}`, walked)
  }
  if (def.type === 'string') {
    walked.texts.push({ place, schema })
    const isBounded = 'maxLength' in schema && typeof schema.maxLength === 'number'
    if (!isBounded && !('format' in def && fixed.has(String(def.format)))) walked.faults.push(place)
  } else if (def.type === 'object') {
    for (const [key, part] of Object.entries(def.shape)) visit(part, key)
    visit(def.catchall)
  } else if (def.type === 'array') visit(def.element, '*')
  else if (def.type === 'union') for (const option of def.options) visit(option)
  else if (def.type === 'template_literal') for (const part of def.parts) visit(part)
  else if (def.type === 'tuple') for (const part of [...def.items, def.rest]) visit(part, '*')
  else if (def.type === 'record') for (const part of [def.keyType, def.valueType]) visit(part, '*')
  else if (def.type === 'pipe') for (const part of [def.in, def.out]) visit(part)
  else if ('innerType' in def) visit(def.innerType)
  else if (!closed.has(def.type))
    walked.faults.push(`${place}: ${def.type} takes what nobody has bounded`)
  return walked
}
