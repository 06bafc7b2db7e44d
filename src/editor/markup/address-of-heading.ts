import type { ContentValue } from '#src/contracts/content/content.ts'
import { contentLimits } from '#src/contracts/content/content-limits.ts'
import { isRecord } from '#src/contracts/content/is-record.ts'
import { type FormSchema, formUnder } from '#src/contracts/form-schema.ts'
import { cutAtWord, nameOfFile } from '../pictures/use-upload.ts'
import { fieldOf, valueAt, within } from '../texts/value-at.ts'

/** `Which clock?` → `which-clock` */
export const slugOfWords = (words: string): string =>
  cutAtWord(nameOfFile(`${words}.new`), contentLimits.slug.max)

const idsIn = (value: ContentValue | undefined): string[] =>
  Array.isArray(value)
    ? value.flatMap((item) =>
        isRecord(item) && typeof item['id'] === 'string' ? [item['id']] : [],
      )
    : []

/**
 * Returns the id for a changed heading; null once the part is public or its id was typed.
 * @param published null for a new entry
 */
export function addressOfHeading(
  schema: FormSchema,
  {
    at,
    words,
    before,
    published,
  }: {
    at: string
    words: ContentValue | undefined
    before: ContentValue
    published: ContentValue | null
  },
): { at: string; value: string } | null {
  const [, part = '', list = '', key = ''] = /^((.+)\/\d+)\/(heading|question)$/.exec(at) ?? []
  const form = fieldOf(part).reduce<FormSchema | undefined>(
    (one, step) => (typeof step === 'number' ? one?.items : formUnder(one, step)),
    schema,
  )
  const known = valueAt(before, part)
  if (typeof words !== 'string' || !isRecord(known) || form?.properties?.['id']?.widget !== 'place')
    return null
  const [id, old] = [known['id'], known[key]]
  const follows =
    id === '' || id === undefined || (typeof old === 'string' && id === slugOfWords(old))
  if (
    !follows ||
    idsIn(published === null ? undefined : valueAt(published, list)).includes(String(id))
  )
    return null
  return { at: within(part, 'id'), value: words.trim() === '' ? '' : slugOfWords(words) }
}
