import type { ContentEntry } from '#src/contracts/content/content.ts'
import type { ContentListQuery } from './content-list.ts'

type Filter = Partial<Pick<ContentListQuery, 'words' | 'state' | 'address'>>

/** Whether the list of the content shows an entry, on the server and in the browser alike. */
export function isListed(entry: ContentEntry, { words = '', state, address }: Filter): boolean {
  const text = `${entry.label} ${entry.path} ${entry.address ?? ''}`.toLowerCase()
  return (
    (!state || (state === 'faults' ? entry.faults > 0 : entry.state === state)) &&
    (address === undefined || entry.address === address) &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  )
}
