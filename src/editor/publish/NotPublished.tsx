import type { ContentCheck } from '#src/contracts/content/content.ts'
import { EntryLink } from '../kit/EntryLink.tsx'
import { AskOwner } from './AskOwner.tsx'
import { leftOut } from './publish-choice.ts'

type Props = { check: ContentCheck; ticked: readonly string[]; onAsked: () => unknown }

/** Names the drafts that a publication left out, and why. */
export function NotPublished({ check, ticked, onAsked }: Props) {
  const rest = leftOut(check, ticked)
  if (rest.length === 0) return null
  return (
    <>
      <p>Not published:</p>
      <ul>
        {rest.map(({ path, label, isOwners, why }) => (
          <li key={path}>
            <EntryLink path={path} label={label} />
            <span>{`: ${why}. `}</span>
            {isOwners && (
              <AskOwner
                path={path}
                label={label}
                asked={check.drafts[path]?.asked ?? null}
                owners={check.owners}
                onAsked={onAsked}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
