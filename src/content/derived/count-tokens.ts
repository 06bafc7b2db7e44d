import { z } from 'astro/zod'
import type { Tokens } from '#src/contracts/tokens.ts'
import type { PlacedFile } from '../reading/check-file.ts'

/**
 * Schema of list entries. Their words are not parsed, because they may contain tokens of the
 * counts.
 */
const entries = z.array(z.unknown())
/**
 * Schemas of lists whose entries are counted for texts, by collection, or by collection and page; each schema
 * turns a file into its counts.
 */
const counted = {
  // As their schemas say, a file may have no services or no partners.
  services: z
    .object({
      services: z.array(z.object({ isOrdered: z.boolean().default(true) })).default([]),
    })
    .transform(({ services }) => ({
      services: services.length,
      orderedServices: services.filter(({ isOrdered }) => isOrdered).length,
    })),
  partners: z
    .object({ partners: entries.default([]) })
    .transform(({ partners }) => ({ partners: partners.length })),
  faq: z.object({ entries }).transform((group) => ({ questions: group.entries.length })),
  'pages/iot-use-cases': z
    .object({ useCases: z.object({ items: entries }) })
    .transform(({ useCases }) => ({ useCases: useCases.items.length })),
  'pages/existing-solutions': z
    .object({ solutions: z.object({ items: entries }) })
    .transform(({ solutions }) => ({ solutions: solutions.items.length })),
  'pages/iot-product-development-step': z
    .object({
      steps: z.object({
        items: z.array(z.object({ weeks: z.object({ to: z.int() }) })),
      }),
    })
    .transform(({ steps: { items } }) => ({
      developmentWeeks: Math.max(0, ...items.map(({ weeks }) => weeks.to)),
    })),
} as const satisfies Record<string, z.ZodType<Record<string, number>>>

const schemas: ReadonlyMap<string, z.ZodType<Record<string, number>>> = new Map(
  Object.entries(counted),
)

/**
 * Counts the entries of lists in the content, over all files of a list.
 * @returns also the files without their list
 */
export function countTokens(files: readonly PlacedFile[]): {
  tokens: Tokens
  faulty: PlacedFile[]
} {
  const counts = new Map<string, number>()
  const faulty: PlacedFile[] = []
  for (const file of files) {
    const { collection, id } = file.place
    const schema = schemas.get(collection === 'pages' ? `pages/${id}` : collection)
    const { success, data } = schema?.safeParse(file.source.data) ?? { success: true, data: {} }
    if (!success) faulty.push(file)
    for (const [name, count] of Object.entries(data ?? {}))
      counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return { tokens: Object.fromEntries(counts), faulty }
}
