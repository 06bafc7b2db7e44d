import type { FieldPath } from '#src/contracts/content/content.ts'
import { editAddress, faultsAddress } from './state-words.ts'

type Props = {
  path: string
  field?: FieldPath
  label: string
  isTall?: boolean
  /** Whether the entry opens at its faults. */
  isToFaults?: boolean
}

export const EntryLink = ({ path, field, label, isTall = false, isToFaults = false }: Props) => (
  <a
    className={isTall ? 'link tap' : 'link'}
    href={isToFaults ? faultsAddress(path, field) : editAddress(path, field)}
  >
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
