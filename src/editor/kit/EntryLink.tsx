import type { FieldPath } from '#src/contracts/content/content.ts'
import { editAddress } from './state-words.ts'

type Props = { path: string; field?: FieldPath; label: string; isTall?: boolean }

export const EntryLink = ({ path, field, label, isTall = false }: Props) => (
  <a className={isTall ? 'link tap' : 'link'} href={editAddress(path, field)}>
    {label}
  </a>
)

export const EntryLinks = ({ entries, name }: { entries: readonly Props[]; name?: string }) => (
  <ul aria-label={name}>
    {entries.map((entry) => (
      <li key={entry.path}>
        <EntryLink {...entry} isTall />
      </li>
    ))}
  </ul>
)
