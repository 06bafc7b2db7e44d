import { useState } from 'react'
import type { ContentCheck } from '#src/contracts/content/content.ts'
import { LineButton } from '#src/staff/kit/controls.tsx'
import { askOwner } from '../kit/content-client.ts'
import { useRequest } from '../kit/use-request.ts'

type Props = {
  path: string
  label: string
  /** Who has asked already; null for nobody. */
  asked: string | null
  owners: ContentCheck['owners']
  onAsked: () => unknown
}

/** Asks the owners to publish a draft; once asked, says who did. */
export function AskOwner({ path, label, asked, owners, onAsked }: Props) {
  const [isAsked, setAsked] = useState(false)
  const { failure, request } = useRequest()
  if (asked !== null || isAsked)
    return (
      <p role="status">
        {asked !== null && !isAsked
          ? `${asked} has asked the owners.`
          : owners.isAnyNotified
            ? 'The owners are asked by mail, and their overview lists it.'
            : 'The owners’ overview lists it. None of them has an e-mail address: tell them too.'}
      </p>
    )
  return (
    <>
      <LineButton
        aria-label={`Ask an owner to publish ${label}`}
        onClick={() =>
          void request(askOwner(path), () => {
            setAsked(true)
            return onAsked()
          })
        }
      >
        Ask an owner
      </LineButton>
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}
