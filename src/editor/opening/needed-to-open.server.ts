import { isSampleFact } from '#src/content/evidence/samples.ts'
import { publicSnapshot } from '#src/content/snapshot/snapshot.ts'

/** What the law of most countries asks of every site: who is responsible, and how to reach them. */
const needed = { name: 'Name', address: 'Postal address', email: 'E-mail' } as const

/** Lists what a site cannot be opened without, because it is still the delivered one. */
export const readNeeded = (): string[] => {
  const { settings } = publicSnapshot()
  // `Object.entries` loses the type of the keys.
  return (Object.entries(needed) as [keyof typeof needed, string][]).flatMap(([key, title]) =>
    isSampleFact(key, settings) ? [title] : [],
  )
}
