/** What stands at a field of an unchecked piece of copy. */
const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, name) ? Reflect.get(data, name) : undefined

/** Whether an entry is hidden: its address is known, and answers that it is gone or leads elsewhere. */
export const isHidden = (data: unknown): boolean => fieldOf(data, 'hidden') === true

/** The first day on which visitors see an entry; undefined where they see it at once. */
export function firstDay(collection: string, data: unknown): string | undefined {
  const day = fieldOf(data, collection === 'articles' ? 'date' : 'publishOn')
  return typeof day === 'string' ? day : undefined
}

/** Whether visitors see an entry: it is not hidden, and its day has come. @param today `2026-11-20` */
export const isPublished = (collection: string, data: unknown, today: string): boolean =>
  !isHidden(data) && (firstDay(collection, data) ?? '') <= today
