import type { Queryable } from '#src/core/database/connect.ts'

/**
 * Counts requests and subscribers by the language in which they are stored, without the first one.
 * What people got in a language stays in it.
 */
export async function countPeopleByLanguage(
  db: Queryable,
): Promise<ReadonlyMap<string, { requests: number; subscribers: number }>> {
  const countsIn = async (table: 'contact' | 'subscriber') => {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['language', fn.countAll<number | string>().as('count')])
      .where('language', 'is not', null)
      .groupBy('language')
      .execute()
    return new Map(rows.map(({ language, count }) => [language ?? '', Number(count)]))
  }
  const [requests, subscribers] = [await countsIn('contact'), await countsIn('subscriber')]
  const languages = new Set([...requests.keys(), ...subscribers.keys()])
  return new Map(
    [...languages].map((language) => [
      language,
      { requests: requests.get(language) ?? 0, subscribers: subscribers.get(language) ?? 0 },
    ]),
  )
}
