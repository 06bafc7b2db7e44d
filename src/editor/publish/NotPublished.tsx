import type { ContentCheck } from '#src/contracts/content/content.ts'
import { EntryLink } from '../kit/EntryLink.tsx'
import { leftOut } from './publish-choice.ts'

type Props = { check: ContentCheck; ticked: readonly string[] }

/** Names the drafts that a publication left out, and why. */
export function NotPublished({ check, ticked }: Props) {
  const rest = leftOut(check, ticked)
  if (rest.length === 0) return null
  return (
    <>
      <p>Not published:</p>
      <ul>
        {rest.map(({ path, label, why }) => (
          <li key={path}>
            <EntryLink path={path} label={label} />
            <span>{`: ${why}. `}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
