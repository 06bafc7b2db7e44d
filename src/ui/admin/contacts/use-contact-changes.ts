import { type QueryClient, useMutation, useMutationState } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContactState } from '#src/contracts/contact-list.ts'
import type { ContactPage, StaffContact } from '#src/contracts/records.ts'
import { orThrow } from '../frame/staff-client.ts'
import { changeContact, describeState, withContact } from './contact-changes.ts'

export type ChangeError = { id: number; text: string }

/** What a form that was posted without JavaScript has changed, or failed to. */
type Posted = { changed: StaffContact | null; error: ChangeError | null }
type Change = { contact: StaffContact; state: ContactState }

const listKey = ['contacts']
const changeKey = ['change']

/** Changes contacts where they stand: the card keeps its position, and focus stays on its button. */
export function useContactChanges(client: QueryClient, posted: Posted) {
  const [changed, setChanged] = useState(posted.changed)
  const [error, setError] = useState(posted.error)
  const [announcement, announce] = useState('')
  const { mutate } = useMutation(
    {
      mutationKey: changeKey,
      mutationFn: async ({ contact, state }: Change) => orThrow(await changeContact(contact, state)),
      onSuccess(outcome, { contact: { id } }) {
        const { contact } = outcome
        if (contact) {
          client.setQueryData<{ page: ContactPage }>(listKey, (list) => list && { ...list, page: withContact(list.page, contact) })
          // An answer on its way may have left the server before the change.
          if (client.isFetching({ queryKey: listKey }) > 0) void client.refetchQueries({ queryKey: listKey })
          setChanged((now) => (now?.id === id ? contact : now))
        }
        if (outcome.kind === 'refused') setError({ id, text: outcome.text })
        else announce(describeState(outcome.contact))
      },
      onError: (_, { contact: { id } }) => setError({ id, text: 'This is not saved. Check your connection and try again.' }),
    },
    client,
  )
  const busy = useMutationState(
    { filters: { status: 'pending', mutationKey: changeKey }, select: ({ state }) => (state.variables as Change).contact.id },
    client,
  )

  function move(contact: StaffContact, state: ContactState) {
    if (busy.includes(contact.id)) return
    setError(null)
    announce('')
    mutate({ contact, state })
  }
  const forget = () => {
    setChanged(null)
    setError(null)
    // The same words again are read out only where they were gone in between.
    announce('')
  }
  return { changed, error, busy, announcement, announce, move, forget }
}

export type ContactChanges = ReturnType<typeof useContactChanges>
